import type { Listing } from '../gen/contract';

export function myTurn(line: Listing, me: string | undefined): boolean {
  return line.status === 'playing' && me !== undefined && line.waiting.some((seat) => line.seats[seat]?.user === me);
}

export function freeSeats(line: Listing): number {
  return line.seats.filter((chair) => !chair.name).length;
}

export function waitsFor(line: Listing): string[] {
  return line.waiting.map((seat) => line.seats[seat]?.name ?? '').filter(Boolean);
}

const STEPS: readonly [Intl.RelativeTimeFormatUnit, number][] = [
  ['day', 86400],
  ['hour', 3600],
  ['minute', 60],
];

/** How long ago, in the largest unit that fits. */
export function ago(at: number, lang: string, now = Date.now() / 1000): string {
  const passed = Math.max(0, now - at);
  const format = new Intl.RelativeTimeFormat(lang, { numeric: 'auto' });
  const [unit, seconds] = STEPS.find(([, length]) => passed >= length) ?? ['second', Infinity];
  return format.format(-Math.floor(passed / seconds), unit);
}

export type Sorted = { waiting: Listing[]; playing: Listing[]; open: Listing[]; over: Listing[] };

/** My tables as the page shows them: those that wait for me come first. */
export function sorted(lines: readonly Listing[], me: string | undefined): Sorted {
  const playing = lines.filter((line) => line.status === 'playing');
  return {
    waiting: playing.filter((line) => myTurn(line, me)),
    playing: playing.filter((line) => !myTurn(line, me)),
    open: lines.filter((line) => line.status === 'open'),
    over: lines.filter((line) => line.status === 'over'),
  };
}
