const DRAGGED = 7;
const PINCHED = 8;

type Touched = { zoom: (factor: number) => void; over: (area: string | null) => void };

/** A pane that is dragged with the mouse, pinched with fingers, and whose drawn areas stand for their things. */
export function touchable({ zoom, over }: Touched): (node: HTMLElement) => () => void {
  return (node) => {
    const stop = new AbortController();
    const { signal } = stop;
    draggable(node, signal);
    pinchable(node, signal, zoom);
    node.addEventListener(
      'pointerover',
      (event) => {
        const area = areaAt(event);
        if (area && event.pointerType === 'mouse') over(area);
      },
      { signal },
    );
    node.addEventListener('pointerleave', () => over(null), { signal });
    return () => stop.abort();
  };
}

function areaAt(event: Event): string | undefined {
  return (event.target as SVGElement).dataset?.area;
}

function draggable(node: HTMLElement, signal: AbortSignal): void {
  let from: { x: number; y: number; left: number; top: number } | null = null;
  let dragged = false;
  node.addEventListener(
    'pointerdown',
    (event) => {
      dragged = false;
      if (event.pointerType === 'mouse' && event.button === 0)
        from = { x: event.clientX, y: event.clientY, left: node.scrollLeft, top: node.scrollTop };
    },
    { signal },
  );
  window.addEventListener(
    'pointermove',
    (event) => {
      if (!from) return;
      const [dx, dy] = [event.clientX - from.x, event.clientY - from.y];
      if (Math.hypot(dx, dy) > DRAGGED) dragged = true;
      if (dragged) node.scrollTo({ left: from.left - dx, top: from.top - dy, behavior: 'instant' });
    },
    { signal },
  );
  window.addEventListener('pointerup', () => (from = null), { signal });
  node.addEventListener(
    'click',
    (event) => {
      const area = areaAt(event);
      if (dragged) event.stopPropagation();
      else if (area) node.querySelector<HTMLElement>(`[data-place="area-${area}"]`)?.click();
    },
    { signal, capture: true },
  );
}

function pinchable(node: HTMLElement, signal: AbortSignal, zoom: (factor: number) => void): void {
  let pinched = 0;
  node.addEventListener(
    'touchmove',
    (event) => {
      const [one, other] = event.touches;
      if (!one || !other || event.touches.length > 2) return;
      event.preventDefault();
      const now = Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY);
      if (pinched > 0 && Math.abs(now - pinched) > PINCHED) zoom(now / pinched);
      if (pinched === 0 || Math.abs(now - pinched) > PINCHED) pinched = now;
    },
    { signal, passive: false },
  );
  node.addEventListener('touchend', () => (pinched = 0), { signal });
  node.addEventListener(
    'wheel',
    (event) => {
      if (!event.ctrlKey) return;
      event.preventDefault();
      zoom(event.deltaY < 0 ? 1.15 : 1 / 1.15);
    },
    { signal, passive: false },
  );
}
