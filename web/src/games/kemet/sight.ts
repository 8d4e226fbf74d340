import { SIZES, spotOf } from './places';
import type { Printed } from './table';

/** A part of the map: its middle and its size, in units of the map. */
export type Box = { x: number; y: number; w: number; h: number };

const EDGE = 16;

/** The smallest part of the map with all of these areas. */
export function boxOf(areas: readonly Printed[]): Box | null {
  if (!areas.length) return null;
  const edges = areas.map((area) => {
    const { x, y } = spotOf(area);
    const [w, h] = SIZES[area.kind] ?? [0, 0];
    return { left: x - w / 2, right: x + w / 2, top: y - h / 2, bottom: y + h / 2 };
  });
  const [left, right] = [Math.min(...edges.map((at) => at.left)), Math.max(...edges.map((at) => at.right))];
  const [top, bottom] = [Math.min(...edges.map((at) => at.top)), Math.max(...edges.map((at) => at.bottom))];
  return { x: (left + right) / 2, y: (top + bottom) / 2, w: right - left + 2 * EDGE, h: bottom - top + 2 * EDGE };
}

/** Pixels for a unit of the map, so that the part can be seen whole; no larger than need be. */
export function scaleFor(box: Box, room: { w: number; h: number }, most: number): number {
  return Math.min(most, room.w / box.w, room.h / box.h);
}
