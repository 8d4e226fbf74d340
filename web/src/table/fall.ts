const FALL = 420;
const LANDED = 0.72;
const BOUNCE = 7;
const CHIPS = [-150, -118, -98, -82, -62, -30];
const DUST = 380;
const REACH = 46;

export type Way = { x: number; y: number; scale: number };

/** A block drops with one small bounce. */
export function drop(ghost: HTMLElement, { x, y, scale }: Way, delay: number, speed: number): Animation {
  const end = `translate(${x}px, ${y}px) scale(${scale})`;
  const up = `translate(${x}px, ${y - BOUNCE}px) scale(${scale})`;
  return ghost.animate(
    [
      { transform: 'none', easing: 'cubic-bezier(.55,.06,.68,.19)' },
      { transform: end, offset: LANDED, easing: 'ease-out' },
      { transform: up, offset: (1 + LANDED) / 2, easing: 'ease-in' },
      { transform: end },
    ],
    { duration: FALL / speed, delay: delay / speed, fill: 'both' },
  );
}

/** Six chips fly up where a block lands. */
export function dust(rect: DOMRect, delay: number, speed: number): Animation[] {
  return CHIPS.map((angle, nth) => {
    const chip = document.createElement('i');
    chip.className = 'dust';
    chip.setAttribute('aria-hidden', 'true');
    chip.style.left = `${rect.x + (rect.width * (nth + 0.5)) / CHIPS.length}px`;
    chip.style.top = `${rect.bottom - 4}px`;
    document.body.append(chip);
    return puff(chip, angle, nth, (delay + FALL * LANDED) / speed, DUST / speed);
  });
}

function puff(chip: HTMLElement, angle: number, nth: number, delay: number, duration: number): Animation {
  const reach = REACH * (0.6 + 0.2 * (nth % 3));
  const [x, y] = [reach * Math.cos((angle * Math.PI) / 180), reach * Math.sin((angle * Math.PI) / 180)];
  const animation = chip.animate(
    [
      { opacity: 0, transform: 'none' },
      { opacity: 0.95, transform: `translate(${x * 0.3}px, ${y * 0.3}px)`, offset: 0.15 },
      { opacity: 0, transform: `translate(${x}px, ${y}px) rotate(${angle}deg) scale(1.7)` },
    ],
    { duration, delay, easing: 'cubic-bezier(.2,.8,.2,1)', fill: 'both' },
  );
  void animation.finished.then(
    () => chip.remove(),
    () => chip.remove(),
  );
  return animation;
}
