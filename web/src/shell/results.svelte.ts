import { SvelteMap } from 'svelte/reactivity';
import type { Listing, Result } from '../gen/contract';
import { api } from './api';
import { app } from './app.svelte';

const known = new SvelteMap<string, Result | null>();

/** The result of a finished table, asked for once. */
export function fetchResult(id: string): void {
  if (known.has(id)) return;
  known.set(id, null);
  api.view(id).then(
    (frame) => known.set(id, frame.view?.result ?? null),
    () => known.delete(id),
  );
}

function who(result: Result, line: Listing): string {
  const seats = result.winners;
  if (!seats.length) return app.say('no-winner');
  const mine = seats.some((seat) => line.seats[seat]?.user === app.me?.id);
  if (mine) return app.say(seats.length > 1 ? 'web-won-shared' : 'web-won');
  return app.say('web-won-by', { names: seats.map((seat) => line.seats[seat]?.name ?? '').join(', ') });
}

/** Who won and with how many points, seat by seat. */
export function resultLine(line: Listing): string {
  const result = known.get(line.id);
  if (!result) return app.say('web-finished');
  const totals = [...result.scores].sort((a, b) => a.seat - b.seat).map((score) => score.total);
  return `${who(result, line)} · ${totals.join(' : ')}`;
}
