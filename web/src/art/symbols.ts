/** Symbols of a chamber, as the data names them, and the marks of the score sheet. */
export const SYMBOLS = [
  'entrance',
  'tomb',
  'wall',
  'empty',
  'gem_red',
  'gem_green',
  'torch',
  'potion',
  'skull',
  'cross',
] as const;
export type SymbolName = (typeof SYMBOLS)[number];

export const CARD_COLOURS = {
  purple: { light: '#6a4191', dark: '#4b2a6c', sky: '#c9aee4' },
  orange: { light: '#c4661c', dark: '#8a4210', sky: '#f5c793' },
  green: { light: '#2b7d52', dark: '#185336', sky: '#a5d6b5' },
} as const;
export type CardColour = keyof typeof CARD_COLOURS;
