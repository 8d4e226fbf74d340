import { type Side, SIDES, SIZE, type Spot, nameOf, spotOf } from './chambers';

/** One legal answer: squares of one side. `form` is what it looks like, wherever it lies; `middle` is its centre. */
export type Marking = {
  action: string;
  side: Side;
  squares: readonly string[];
  spots: readonly Spot[];
  form: string;
  middle: Spot;
};

export const ONE_SQUARE = '0,0';
const NEAR = 1;
const ALIKE = 1e-6;

function readingOrder(spots: readonly Spot[]): Spot[] {
  return [...spots].sort((a, b) => a.y - b.y || a.x - b.x);
}

export function formOf(spots: readonly Spot[]): string {
  const left = Math.min(...spots.map((spot) => spot.x));
  const top = Math.min(...spots.map((spot) => spot.y));
  return readingOrder(spots)
    .map((spot) => `${spot.x - left},${spot.y - top}`)
    .join(' ');
}

export function spotsOf(form: string): Spot[] {
  return form.split(' ').map((pair) => {
    const [x = 0, y = 0] = pair.split(',').map(Number);
    return { x, y };
  });
}

export function turned(form: string): string {
  return formOf(spotsOf(form).map(({ x, y }) => ({ x: -y, y: x })));
}

export function mirrored(form: string): string {
  return formOf(spotsOf(form).map(({ x, y }) => ({ x: -x, y })));
}

/** The form and what a quarter turn after the other makes of it. */
export function turns(form: string): string[] {
  const found = [form];
  while (found.length < 4) found.push(turned(found[found.length - 1]!));
  return found;
}

function middleOf(spots: readonly Spot[]): Spot {
  const sum = spots.reduce((all, spot) => ({ x: all.x + spot.x, y: all.y + spot.y }), { x: 0, y: 0 });
  return { x: sum.x / spots.length, y: sum.y / spots.length };
}

export function markingOf(action: string): Marking | null {
  const found = /^mark:(left|right)\.(.+)$/.exec(action);
  const side = SIDES.find((known) => known === found?.[1]);
  if (!found || !side) return null;
  const squares = found[2]!.split('-');
  const spots = squares.map(spotOf);
  return { action, side, squares, spots, form: formOf(spots), middle: middleOf(spots) };
}

function distance(a: Spot, b: Spot): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}

function covers(marking: Marking, { x, y }: Spot, near = 0): boolean {
  return marking.spots.some((spot) => Math.abs(spot.x - x) <= near && Math.abs(spot.y - y) <= near);
}

/** Of several as near as each other the one that begins at the square. */
export function nearest(markings: readonly Marking[], at: Spot): Marking | null {
  const square = nameOf({ x: Math.round(at.x), y: Math.round(at.y) });
  const rated = markings.map((marking) => ({ marking, far: distance(marking.middle, at) }));
  rated.sort((a, b) =>
    Math.abs(a.far - b.far) > ALIKE
      ? a.far - b.far
      : +(b.marking.squares[0] === square) - +(a.marking.squares[0] === square),
  );
  return rated[0]?.marking ?? null;
}

/** What a touch of this point means: the nearest marking that covers its square, or else one right beside it. */
export function hit(markings: readonly Marking[], at: Spot): Marking | null {
  const square = { x: Math.round(at.x), y: Math.round(at.y) };
  const covering = markings.filter((marking) => covers(marking, square));
  const beside = covering.length ? covering : markings.filter((marking) => covers(marking, square, NEAR));
  return nearest(beside, at);
}

/** The next marking in a direction, by geometry. */
export function beyond(markings: readonly Marking[], from: Spot, dx: number, dy: number): Marking | null {
  const ahead = markings
    .map((marking) => {
      const x = marking.middle.x - from.x;
      const y = marking.middle.y - from.y;
      return { marking, along: x * dx + y * dy, across: Math.abs(x * dy) + Math.abs(y * dx) };
    })
    .filter(({ along }) => along > 0.4);
  ahead.sort((a, b) => a.along + 2 * a.across - b.along - 2 * b.across);
  return ahead[0]?.marking ?? null;
}

/** The answer a person meant who touched this square, legal or not: the form around it, pushed inside the chamber. */
export function meant(side: Side, form: string, at: Spot): string {
  const spots = spotsOf(form);
  const middle = middleOf(spots);
  const shift = (axis: 'x' | 'y'): number => {
    const most = SIZE - 1 - Math.max(...spots.map((spot) => spot[axis]));
    return Math.max(0, Math.min(most, Math.round(at[axis] - middle[axis])));
  };
  const [x, y] = [shift('x'), shift('y')];
  const squares = readingOrder(spots.map((spot) => ({ x: spot.x + x, y: spot.y + y }))).map(nameOf);
  return `mark:${side}.${squares.join('-')}`;
}
