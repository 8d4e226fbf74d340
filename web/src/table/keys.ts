import type { TableModel } from './model.svelte';

type Table = {
  model: () => TableModel;
  drawer: (name: 'log' | 'chat' | 'rules') => void;
  list: () => void;
  back: () => void;
};

const ARROWS: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Shortcuts of the table; `KeyList` lists them. */
export function keys(table: Table): (event: KeyboardEvent) => void {
  return (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || typing(event.target)) return;
    const arrow = ARROWS[event.key];
    if (arrow && !inMenu(event.target) ? step(arrow) : pressed(table, event)) event.preventDefault();
  };
}

function typing(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.matches('input, textarea, select, [contenteditable]');
}

function inMenu(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.closest('[role=menu], [role=slider]') !== null;
}

function pressed(table: Table, event: KeyboardEvent): boolean {
  const model = table.model();
  switch (event.key.toLowerCase()) {
    case 'l':
      table.drawer('log');
      return true;
    case 'c':
      table.drawer('chat');
      return true;
    case '?':
      table.list();
      return true;
    case 'escape':
      return back(table, model);
    default:
      return button(event.key.toLowerCase());
  }
}

function back(table: Table, model: TableModel): boolean {
  if (model.menu || model.bubble || model.confirming || model.lifted) {
    const from = model.menu?.from;
    model.menu = null;
    model.bubble = null;
    model.lifted = false;
    model.confirming = null;
    from?.focus();
  } else table.back();
  return true;
}

/** Digits and letters press the button that carries them. */
function button(key: string): boolean {
  const found = document.querySelector<HTMLElement>(`[data-key="${CSS.escape(key)}"]`);
  found?.click();
  return found !== null;
}

/** The nearest thing in a direction, by geometry. */
function step([dx, dy]: readonly [number, number]): boolean {
  const things = [...document.querySelectorAll<HTMLElement>('.thing, .prompt .btn')].filter(
    (thing) => thing.offsetParent,
  );
  const here = document.activeElement instanceof HTMLElement ? things.indexOf(document.activeElement) : -1;
  const current = things[here];
  if (!current) {
    (things.find((thing) => thing.tabIndex === 0) ?? things[0])?.focus();
    return things.length > 0;
  }
  const from = middle(current);
  const ahead = things
    .map((thing) => ({ thing, ...middle(thing) }))
    .map(({ thing, x, y }) => ({
      thing,
      along: (x - from.x) * dx + (y - from.y) * dy,
      across: Math.abs((x - from.x) * dy) + Math.abs((y - from.y) * dx),
    }))
    .filter(({ along }) => along > 4);
  ahead.sort((a, b) => a.along + 2 * a.across - b.along - 2 * b.across);
  ahead[0]?.thing.focus();
  return true;
}

function middle(thing: HTMLElement): { x: number; y: number } {
  const rect = thing.getBoundingClientRect();
  return { x: rect.x + rect.width / 2, y: rect.y + rect.height / 2 };
}
