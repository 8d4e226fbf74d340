export type Point = { x: number; y: number };

/** Where the spaces of the Nile lie, and the river they lie in. */
export type Course = {
  width: number;
  height: number;
  river: string;
  /** The spaces that are drawn. */
  from: number;
  to: number;
  /** The middle of a space; between two spaces too, for a boat under way. */
  at(space: number): Point;
  /** The bank beside a space, where the bonus token lies. */
  bank(space: number): Point;
};

const WIDTH = 1000;
const HEIGHT = 262;
const LEFT = 46;
const RIGHT = 874;
const TOP = 74;
const BOTTOM = 188;
const RADIUS = (BOTTOM - TOP) / 2;
const ARM = RIGHT - LEFT;
const TURN = Math.PI * RADIUS;
const BANK = 49;
const SAMPLE = 12;

function sway(x: number): number {
  return 4 * Math.sin(x / 72);
}

/** The point after so much of the way, moved out of the middle by `aside`. */
function along(way: number, aside = 0): Point {
  if (way <= ARM) return { x: LEFT + way, y: TOP + sway(LEFT + way) - aside };
  if (way >= ARM + TURN) {
    const x = RIGHT - (way - ARM - TURN);
    return { x, y: BOTTOM - sway(x) + aside };
  }
  const angle = (way - ARM) / RADIUS - Math.PI / 2;
  const bent = sway(RIGHT) * Math.cos(angle + Math.PI / 2);
  return {
    x: RIGHT + (RADIUS + aside) * Math.cos(angle),
    y: (TOP + BOTTOM) / 2 + bent + (RADIUS + aside) * Math.sin(angle),
  };
}

function path(points: readonly Point[]): string {
  return points.map(({ x, y }, nth) => `${nth ? 'L' : 'M'}${x.toFixed(1)} ${y.toFixed(1)}`).join('');
}

function bentRiver(): string {
  const whole = 2 * ARM + TURN;
  const samples = Array.from({ length: Math.ceil(whole / SAMPLE) + 1 }, (_, n) => along(Math.min(whole, n * SAMPLE)));
  return `M-3000 ${TOP}L${path(samples).slice(1)}L-3000 ${BOTTOM}`;
}

/** The whole Nile: upstream above, round the bend, downstream below. */
export function bend(last: number): Course {
  const step = (2 * ARM + TURN) / last;
  return {
    width: WIDTH,
    height: HEIGHT,
    river: bentRiver(),
    from: 0,
    to: last,
    at: (space) => along(space * step),
    bank: (space) => along(space * step, BANK),
  };
}

const PITCH = 43;
const STRIP = 104;
const WATER = 64;
const BEHIND = 2;

/** A window of so many spaces around one space, for narrow screens. */
export function strip(last: number, around: number, count: number): Course {
  const shown = Math.min(count, last + 1);
  const from = Math.max(0, Math.min(around - BEHIND, last + 1 - shown));
  const middle = (space: number): Point => ({ x: (space - from + 0.5) * PITCH, y: WATER });
  return {
    width: shown * PITCH,
    height: STRIP,
    river: `M-40 ${WATER}H${shown * PITCH + 40}`,
    from,
    to: from + shown - 1,
    at: middle,
    bank: (space) => ({ x: middle(space).x, y: 19 }),
  };
}

/** Boats on one space: the first to arrive lies nearest to the middle of the river, the others queue beside it. */
export function berth(nth: number, of: number): Point {
  return { x: -7 * nth + 3.5 * (of - 1), y: 11 * nth - 5.5 * (of - 1) };
}

/** The way a boat would sail, as a bow over the river. */
export function bow(course: Course, start: number, end: number): string {
  const a = course.at(start);
  const b = course.at(end);
  const bank = course.bank((start + end) / 2);
  const middle = course.at((start + end) / 2);
  const over = { x: middle.x + (bank.x - middle.x) * 1.5, y: middle.y + (bank.y - middle.y) * 1.5 };
  return `M${a.x} ${a.y - 26}Q${over.x} ${over.y} ${b.x} ${b.y - 28}`;
}
