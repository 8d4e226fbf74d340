import { tick } from 'svelte';
import type { Flight } from './board';

const TRAVEL = 260;
const STAGGER = 60;
const MOST = 12;

type Seen = { rect: DOMRect; copy: HTMLElement | null };

/** The element of a place that can be seen; a phone draws some places in another form. */
function look(place: string, copied = false): Seen | null {
  for (const found of document.querySelectorAll<HTMLElement>(`[data-place="${CSS.escape(place)}"]`)) {
    const rect = found.getBoundingClientRect();
    if (rect.width > 0) return { rect, copy: copied ? (found.cloneNode(true) as HTMLElement) : null };
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

  private async fly({ from, to }: Flight, nth: number, speed: number): Promise<void> {
    const start = this.seen.get(from);
    const end = look(to) ?? this.seen.get(to);
    if (!start?.copy || !end) return;
    const ghost = start.copy.cloneNode(true) as HTMLElement;
    prepare(ghost, start.rect);
    document.body.append(ghost);
    const scale = Math.min(end.rect.width / start.rect.width, end.rect.height / start.rect.height) || 1;
    const x = end.rect.x + end.rect.width / 2 - start.rect.x - start.rect.width / 2;
    const y = end.rect.y + end.rect.height / 2 - start.rect.y - start.rect.height / 2;
    const arc = `translate(${x / 2}px, ${y / 2 - Math.min(40, Math.abs(x) / 8)}px) scale(${(1 + scale) / 2})`;
    const animation = ghost.animate(
      [{ transform: 'none' }, { transform: arc }, { transform: `translate(${x}px, ${y}px) scale(${scale})` }],
      { duration: TRAVEL / speed, delay: (nth * STAGGER) / speed, easing: 'cubic-bezier(.2,.8,.2,1)', fill: 'both' },
    );
    this.running.add(animation);
    await animation.finished.catch(() => undefined);
    this.running.delete(animation);
    ghost.remove();
  }
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
