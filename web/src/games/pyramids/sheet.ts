import type { PyramidsArea, PyramidsTable } from '../../gen/contract';

export type Box = { points: number; state: 'open' | 'won' | 'closed' };

/** The boxes of a colour, as one player's score card shows them. */
export function boxesOf(area: PyramidsArea, table: PyramidsTable, colour: string): Box[] {
  const won = area.boxes.filter((box) => box.colour === colour).map((box) => box.points);
  const open = table.boxes[colour] ?? [];
  return table.card.boxes.map((points) => ({
    points,
    state: won.includes(points) ? 'won' : open.includes(points) ? 'open' : 'closed',
  }));
}

/** A number with a real minus. */
export function signed(value: number): string {
  return value < 0 ? `−${-value}` : String(value);
}
