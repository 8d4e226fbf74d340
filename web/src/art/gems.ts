interface Look {
  light: string;
  dark: string;
  mark: string;
  path: string;
}

const circle = 'M-5 0a5 5 0 1 0 10 0 5 5 0 1 0-10 0';

/** Gems of Kemet by colour: each has its own shape. */
export const GEMS = {
  red: { light: '#b5322a', dark: '#7a1a14', mark: '#fff3d2', path: 'M0-6L5 0 0 6-5 0z' },
  blue: { light: '#2a5fb4', dark: '#163a78', mark: '#fff3d2', path: 'M-3-5.2h6l3 5.2-3 5.2h-6l-3-5.2z' },
  white: { light: '#f4eee0', dark: '#b9ab8c', mark: '#5c4a26', path: circle },
  black: { light: '#2b2622', dark: '#14110e', mark: '#fff3d2', path: 'M-4.6-4.6h9.2v9.2h-9.2z' },
  green: { light: '#17784e', dark: '#0d5334', mark: '#fff3d2', path: 'M-2.5-5.5h5l3 3v5l-3 3h-5l-3-3v-5z' },
} as const satisfies Record<string, Look>;

export type GemColour = keyof typeof GEMS;
