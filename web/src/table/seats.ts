import { app } from '../shell/app.svelte';
import type { TableModel } from './model.svelte';

/** Who plays a seat, in a few words: a bot of a level, you, a guest, somebody here or away. */
export function seatKind(model: TableModel, seat: number): string {
  const sits = model.frame?.seats[seat];
  if (!sits?.name) return '';
  if (sits.bot) return app.say('web-bot-level', { bot: sits.bot });
  const mine = seat === model.seat || model.info?.my_seats.includes(seat);
  const present = app.say(mine ? 'web-you' : sits.here ? 'web-here' : 'web-away');
  return sits.guest ? `${app.say('web-is-guest')} · ${present}` : present;
}
