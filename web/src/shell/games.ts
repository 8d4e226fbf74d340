import type { GameLine, OptionLine } from '../gen/contract';

/** A way into a game: a tile of the lobby. `box` is what option `box` must offer for it to be playable. */
export type Tile = {
  id: string;
  game: string;
  box: string;
  players: string;
  minutes: number;
  weight: 1 | 2 | 3;
  bots: number;
  lesson: boolean;
};

export const TILES: readonly Tile[] = [
  { id: 'valley', game: 'valley', box: '', players: '2–4', minutes: 45, weight: 2, bots: 1, lesson: true },
  { id: 'afterlife', game: 'valley', box: 'afterlife', players: '1–4', minutes: 45, weight: 2, bots: 1, lesson: true },
  { id: 'pyramids', game: 'pyramids', box: '', players: '2–4', minutes: 20, weight: 1, bots: 2, lesson: true },
  { id: 'sneferu', game: 'sneferu', box: '', players: '1–4', minutes: 45, weight: 2, bots: 2, lesson: true },
  { id: 'kemet', game: 'kemet', box: '', players: '2–5', minutes: 90, weight: 3, bots: 2, lesson: true },
];

const LEVELS = ['scribe', 'random'];

export function choicesOf(option: OptionLine): readonly string[] {
  return option.choices.map(String);
}

/** The tile under which a table was opened: Afterlife is not the base game. */
export function tileOf(game: string, options: { box?: string } | null): Tile | undefined {
  return TILES.find((tile) => tile.game === game && tile.box !== '' && tile.box === options?.box);
}

/** The game of a tile, if the server offers it. */
export function offered(tile: Tile, games: readonly GameLine[]): GameLine | null {
  const line = games.find((game) => game.id === tile.game);
  if (!line || !tile.box) return line ?? null;
  const box = line.options.find((option) => option.name === 'box');
  return box && choicesOf(box).includes(tile.box) ? line : null;
}

/** Both boxes together, where they are offered. */
export function offersBoth(line: GameLine): boolean {
  const box = line.options.find((option) => option.name === 'box');
  return box !== undefined && choicesOf(box).includes('both');
}

export function optionsOf(box: string): Record<string, unknown> {
  return box ? { box } : {};
}

export function usualBot(line: GameLine): string {
  return LEVELS.find((level) => line.bots.includes(level)) ?? line.bots[0] ?? 'random';
}

/** Opponents for somebody who just wants to play. */
export function usualBots(tile: Tile, line: GameLine): string[] {
  const most = Math.max(...line.seats) - 1;
  const fewest = Math.min(...line.seats) - 1;
  return Array<string>(Math.min(most, Math.max(fewest, tile.bots))).fill(usualBot(line));
}
