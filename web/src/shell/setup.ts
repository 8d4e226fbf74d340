import type { GameLine, OptionLine, SeatWish, TableWish } from '../gen/contract';
import { usualBot } from './games';

/** `me`, `here` (another person at this screen), `open` (a person who comes by link) or `bot:<level>`. */
export type Seat = string;

export type Draft = {
  seats: Seat[];
  options: Record<string, unknown>;
  public: boolean;
  undo: 'fair' | 'free' | 'none';
  hints: boolean | null; // null: as usual, only where one person plays
  stand_in: string;
  clock: 'none' | 'live' | 'days';
  minutes: number;
  increment: number;
  days: number;
};

const HIDDEN = ['errata'];

export function shownOptions(line: GameLine): OptionLine[] {
  return line.options.filter((option) => !HIDDEN.includes(option.name) && option.kind !== 'object');
}

export function draftOf(line: GameLine, given: Record<string, unknown> = {}): Draft {
  const count = Math.min(Math.max(2, Math.min(...line.seats)), Math.max(...line.seats));
  const options = Object.fromEntries(shownOptions(line).map((option) => [option.name, option.default]));
  return {
    seats: ['me', ...Array<Seat>(count - 1).fill(`bot:${usualBot(line)}`)],
    options: { ...options, ...given },
    public: false,
    undo: 'fair',
    hints: null,
    stand_in: usualBot(line),
    clock: 'none',
    minutes: 15,
    increment: 10,
    days: 3,
  };
}

export function seatWish(seat: Seat): SeatWish {
  if (seat === 'me' || seat === 'here') return { kind: 'me' };
  return seat.startsWith('bot:') ? { kind: 'bot', bot: seat.slice(4) } : { kind: 'open' };
}

export function hasHints(draft: Draft): boolean {
  return draft.hints ?? people(draft) === 1;
}

export function people(draft: Draft): number {
  return draft.seats.filter((seat) => !seat.startsWith('bot:')).length;
}

/** Only what differs from the usual is sent as an option. */
export function wishOf(line: GameLine, draft: Draft): TableWish {
  const changed = line.options.filter(
    ({ name, default: usual }) => name in draft.options && draft.options[name] !== usual,
  );
  return {
    game: line.id,
    seats: draft.seats.map(seatWish),
    options: Object.fromEntries(changed.map(({ name }) => [name, draft.options[name]])),
    public: draft.public,
    undo: draft.undo,
    hints: draft.hints,
    stand_in: draft.stand_in,
    clock: { kind: draft.clock, bank: draft.minutes * 60, increment: draft.increment, days: draft.days },
  };
}
