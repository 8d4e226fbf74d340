import type { SneferuTable } from '../../gen/contract';
import { type Cell, SLOT, SLOTS } from './pyramid';

export type Closing = { material: string; cells: Cell[]; food: number };
/** What a stone would bring on a place: its bread, and the areas it would close. */
export type Yield = { bread: number; closings: Closing[]; food: number };

type Places = Readonly<Record<string, string | null>>;

const key = ({ x, y }: Cell): string => `${x},${y}`;
const OUTLINE: ReadonlySet<string> = new Set(SLOTS.flatMap(({ x, y }) => [key({ x, y }), key({ x: x + 1, y })]));

function laid(places: Places): Map<string, string> {
  const found = new Map<string, string>();
  for (const [name, stone] of Object.entries(places)) {
    const slot = SLOT.get(name);
    if (!slot || !stone) continue;
    stone.split('-').forEach((material, side) => found.set(key({ x: slot.x + side, y: slot.y }), material));
  }
  return found;
}

function beside({ x, y }: Cell): Cell[] {
  return [
    { x: x - 1, y },
    { x: x + 1, y },
    { x, y: y - 1 },
    { x, y: y + 1 },
  ];
}

/** Everything of one material around a half, or nothing while an empty place touches it. */
function closed(start: Cell, halves: ReadonlyMap<string, string>): Cell[] {
  const material = halves.get(key(start));
  const found = [start];
  const known = new Set([key(start)]);
  for (const cell of found) {
    for (const near of beside(cell)) {
      if (!OUTLINE.has(key(near)) || known.has(key(near))) continue;
      if (!halves.has(key(near))) return [];
      if (halves.get(key(near)) !== material) continue;
      known.add(key(near));
      found.push(near);
    }
  }
  return found;
}

/** The areas that a stone closes by lying on a place. */
export function closings(places: Places, slot: string, stone: string): Omit<Closing, 'food'>[] {
  const here = SLOT.get(slot);
  if (!here) return [];
  const halves = laid({ ...places, [slot]: stone });
  const own: Cell[] = [here, { x: here.x + 1, y: here.y }].map(({ x, y }) => ({ x, y }));
  const seen = new Set<string>();
  const found: Omit<Closing, 'food'>[] = [];
  for (const start of [...own, ...own.flatMap(beside)]) {
    const material = halves.get(key(start));
    if (material === undefined || seen.has(key(start))) continue;
    const cells = closed(start, halves);
    cells.forEach((cell) => seen.add(key(cell)));
    if (cells.length) found.push({ material, cells });
  }
  return found;
}

export function foresee(table: SneferuTable, seat: number, slot: string, stone: string): Yield {
  const player = table.players[seat];
  if (!player) return { bread: 0, closings: [], food: 0 };
  const paid = player.builder === 'aya' ? table.reward_of_aya : table.reward;
  const closing = closings(player.pyramid, slot, stone).map((area) => ({
    ...area,
    food: paid[area.cells.length] ?? 0,
  }));
  const bread = table.bread[slot] ?? 0;
  return { bread, closings: closing, food: closing.reduce((sum, area) => sum + area.food, bread) };
}
