import type { Component } from 'svelte';
import type { Entry, View } from '../gen/contract';
import type { TableModel } from './model.svelte';

/**
 * Something that travels: from one `data-place` to another, drawn as a copy of what lies at either end. What falls drops
 * like a stone, bounces once and raises dust.
 */
export type Flight = { from: string; to: string; falls?: boolean };

/** What a game brings to the table. A game without one is played from its text model. */
export interface BoardModule {
  /** The mat: everything everybody sees, and what is mine to use. */
  Board: Component<{ model: TableModel }>;
  /** Public numbers in the panel of a seat. */
  SeatLines: Component<{ model: TableModel; seat: number }>;
  /** The right column: my own things. */
  Aside?: Component<{ model: TableModel }>;
  /** One piece in detail; without it the facts are listed. */
  Detail?: Component<{ model: TableModel; entry: Entry }>;
  /** The number shown large in a seat's panel, and what it counts (a message). */
  score(view: View, seat: number): { value: number; of: string } | null;
  /** Verbs of the answer expected next, for the golden button. */
  primary: readonly string[];
  /** Verbs that end a turn, for "confirm the end of my turn". */
  ending: readonly string[];
  /** The phases of a turn (messages), and which one it is. */
  phases?(view: View): { names: readonly string[]; at: number };
  /** What moves when this event happens. */
  flights(kind: string, args: readonly unknown[], view: View): readonly Flight[];
}

const MODULES = import.meta.glob<{ default: BoardModule }>('../games/*/index.ts');

export async function boardOf(game: string): Promise<BoardModule | null> {
  const load = MODULES[`../games/${game}/index.ts`];
  return load ? (await load()).default : null;
}
