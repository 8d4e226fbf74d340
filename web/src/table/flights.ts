import { tick } from 'svelte';
import type { Flight } from './board';
import { drop, dust, type Way } from './fall';

const TRAVEL = 260;
const STAGGER = 60;
const FALLEN = 120;
const MOST = 12;

type Seen = { rect: DOMRect; copy: HTMLElement | null; element: HTMLElement };

/** The element of a place that can be seen; a phone draws some places in another form. */
function look(place: string, copied = false): Seen | null {
  for (const found of document.querySelectorAll<HTMLElement>(`[data-place="${CSS.escape(place)}"]`)) {
    const rect = found.getBoundingClientRect();
    if (rect.width > 0) return { rect, copy: copied ? (found.cloneNode(true) as HTMLElement) : null, element: found };
  }
  return null;
}

/** Things move from where they were to where they are. Nothing waits for it, and any click finishes it. */
export class Flights {
  private seen = new Map<string, Seen>();
  private running = new Set<Animation>();

  /** Remember how the places look before the page changes. */
  before(flights: readonly Flight[]): void {
    this.seen.clear();
    const starts = new Set(flights.map(({ from }) => from));
    for (const place of new Set([...starts, ...flights.map(({ to }) => to)])) {
      const found = look(place, starts.has(place));
      if (found) this.seen.set(place, found);
    }
  }

  async play(flights: readonly Flight[], speed: number): Promise<void> {
    await tick();
    if (speed === 0 || !flights.length || document.hidden) return;
    const played = flights.slice(0, MOST).map((flight, nth) => this.fly(flight, nth, speed));
    await Promise.all(played);
  }

  finish(): void {
    for (const animation of this.running) animation.finish();
  }

  private async fly({ from, to, falls = false }: Flight, nth: number, speed: number): Promise<void> {
    const start = this.seen.get(from);
    const end = look(to) ?? this.seen.get(to);
    if (!start?.copy || !end) return;
    const ghost = start.copy.cloneNode(true) as HTMLElement;
    prepare(ghost, start.rect);
    document.body.append(ghost);
    const way = wayOf(start.rect, end.rect);
    if (!falls) await this.watch(carry(ghost, way, nth * STAGGER, speed));
    else await this.fall(ghost, end, way, nth * FALLEN, speed);
    ghost.remove();
  }

  /** The block itself is not seen before it has landed. */
  private async fall(ghost: HTMLElement, end: Seen, way: Way, delay: number, speed: number): Promise<void> {
    end.element.style.visibility = 'hidden';
    for (const chip of dust(end.rect, delay, speed)) void this.watch(chip);
    await this.watch(drop(ghost, way, delay, speed));
    end.element.style.visibility = '';
  }

  private async watch(animation: Animation): Promise<void> {
    this.running.add(animation);
    await animation.finished.catch(() => undefined);
    this.running.delete(animation);
  }
}

function wayOf(start: DOMRect, end: DOMRect): Way {
  return {
    x: end.x + end.width / 2 - start.x - start.width / 2,
    y: end.y + end.height / 2 - start.y - start.height / 2,
    scale: Math.min(end.width / start.width, end.height / start.height) || 1,
  };
}

/** Carried in a low arc. */
function carry(ghost: HTMLElement, { x, y, scale }: Way, delay: number, speed: number): Animation {
  const arc = `translate(${x / 2}px, ${y / 2 - Math.min(40, Math.abs(x) / 8)}px) scale(${(1 + scale) / 2})`;
  return ghost.animate(
    [{ transform: 'none' }, { transform: arc }, { transform: `translate(${x}px, ${y}px) scale(${scale})` }],
    { duration: TRAVEL / speed, delay: delay / speed, easing: 'cubic-bezier(.2,.8,.2,1)', fill: 'both' },
  );
}

function prepare(ghost: HTMLElement, rect: DOMRect): void {
  ghost.removeAttribute('data-place');
  ghost.querySelectorAll('[data-place]').forEach((part) => part.removeAttribute('data-place'));
  ghost.setAttribute('aria-hidden', 'true');
  ghost.inert = true;
  ghost.classList.remove('is-legal', 'is-sel', 'is-last');
  ghost.classList.add('flying');
  Object.assign(ghost.style, {
    position: 'fixed',
    left: `${rect.x}px`,
    top: `${rect.y}px`,
    width: `${rect.width}px`,
    height: `${rect.height}px`,
    margin: '0',
    zIndex: '55',
    pointerEvents: 'none',
  });
}
