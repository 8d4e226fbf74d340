import { HEIGHT, WIDTH } from './shapes';
import type { Printed } from './table';

export type Spot = { x: number; y: number };

/** Where the drawing needs a place a little beside the printed coordinates. */
const DRAWN: Record<string, [number, number]> = {
  c1a: [52, 254],
  c1b: [140, 263],
  c1c: [228, 297],
  c2a: [226, 806],
  c2b: [316, 796],
  c2c: [406, 808],
  c3a: [716, 71],
  c3b: [806, 78],
  c3c: [896, 71],
  c4a: [944, 466],
  c4b: [908, 557],
  c4c: [944, 648],
  c5a: [248, 548],
  c5b: [338, 562],
  c5c: [428, 548],
  tWest: [60, 636],
  tSphinx: [529, 450],
  tColossi: [688, 462],
  tEast: [934, 296],
  tDeltaA: [505, 132],
  tDeltaB: [505, 132],
  sanct: [170, 108],
  a1: [320, 330],
  a2: [200, 440],
  a3: [466, 622],
  a4: [330, 716],
  a5: [104, 796],
  a6: [612, 650],
  a7: [750, 212],
  a8: [764, 318],
  a9: [640, 316],
  a10: [876, 706],
  a11: [330, 166],
  b12: [220, 404],
  b13: [300, 570],
  b14: [390, 700],
  b15: [612, 650],
  b16: [750, 212],
  b17: [764, 318],
  b18: [640, 316],
  b19: [876, 706],
  b20: [330, 166],
};

const OBELISKS: Record<string, [number, number]> = {
  a2: [372, 420],
  a4: [470, 706],
  a8: [808, 340],
  b13: [400, 560],
  b17: [808, 340],
  sanct: [104, 112],
  tWest: [114, 660],
  tSphinx: [478, 474],
  tColossi: [732, 496],
  tEast: [880, 318],
  tDeltaA: [448, 150],
  tDeltaB: [448, 150],
};

/** Where a port crosses the water: both ends of the line. */
const PORTS: Record<string, [number, number, number, number]> = {
  'a6 a7': [572, 356, 640, 311],
  'a6 a10': [706, 671, 772, 617],
  'a6 tColossi': [604, 496, 664, 472],
  'a11 tDeltaA': [366, 178, 424, 168],
  'b15 b16': [572, 356, 640, 311],
  'b15 b19': [706, 671, 772, 617],
  'b15 tColossi': [604, 496, 664, 472],
  'b20 tDeltaB': [366, 178, 424, 168],
};

/** Width and height of the thing that stands for an area. */
export const SIZES: Record<string, [number, number]> = {
  district: [88, 84],
  temple: [116, 104],
  sanctuary: [116, 104],
  desert: [72, 72],
};

const BANKS = ['W', 'D', 'E'];
/** Areas whose middles are this close in height are read from left to right. */
const LINE = 45;

export function spotOf(area: Printed): Spot {
  const [x, y] = DRAWN[area.name] ?? [(area.x * WIDTH) / 100, (area.y * HEIGHT) / 100];
  return { x, y };
}

export function obeliskOf(area: Printed): Spot | null {
  if (!area.obelisk) return null;
  const spot = spotOf(area);
  const [x, y] = OBELISKS[area.name] ?? [spot.x - 52, spot.y + 14];
  return { x, y };
}

export function portsOf(map: readonly Printed[]): [number, number, number, number][] {
  const pairs = map.flatMap((area) => area.ports.map((other) => `${area.name} ${other}`));
  return pairs.flatMap((pair) => (PORTS[pair] ? [PORTS[pair]] : []));
}

/** As one reads a map: bank after bank, from the north, line by line; a city stays together. */
export function inOrder(map: readonly Printed[]): Printed[] {
  const line = (area: Printed): number => Math.round(anchor(area, map).y / LINE);
  return [...map].sort(
    (a, b) =>
      BANKS.indexOf(a.bank) - BANKS.indexOf(b.bank) ||
      line(a) - line(b) ||
      (a.city ?? '').localeCompare(b.city ?? '') ||
      spotOf(a).x - spotOf(b).x,
  );
}

function anchor(area: Printed, map: readonly Printed[]): Spot {
  return spotOf((area.city && map.find((other) => other.city === area.city)) || area);
}
