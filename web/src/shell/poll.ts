/** Do it now and every so many seconds while the page is visible; the answer ends it. */
export function poll(doing: () => Promise<unknown>, seconds = 10): () => void {
  let timer = 0;
  let over = false;

  const round = async (): Promise<void> => {
    clearTimeout(timer);
    if (over || document.hidden) return;
    await doing().catch(() => undefined);
    if (!over) timer = window.setTimeout(() => void round(), seconds * 1000);
  };
  const shown = (): void => void (document.hidden ? clearTimeout(timer) : round());

  document.addEventListener('visibilitychange', shown);
  void round();
  return () => {
    over = true;
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', shown);
  };
}
