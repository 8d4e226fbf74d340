import { tick } from 'svelte';
import type { Marking } from './markings';
import type { Pen } from './pen.svelte';

export function cellOf(marking: Marking): HTMLElement | null {
  return document.querySelector(`[data-cell="${marking.side}-${marking.squares[0]}"]`);
}

/** After a turn the focus stays with the ghost, where it was with it before. */
export async function keepFocus(pen: Pen, change: () => void): Promise<void> {
  const inside = document.activeElement?.matches('[data-cell]') ?? false;
  change();
  await tick();
  if (inside && pen.ghost) cellOf(pen.ghost)?.focus();
}
