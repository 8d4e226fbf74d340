import type { TableModel } from '../../table/model.svelte';

const FRAME_WAIT = 40;
const MOST_WAITS = 25;

/** The purchase is taken back step by step, until nothing is to be paid any more. */
export async function cancelPurchase(model: TableModel): Promise<void> {
  while (model.view?.question?.kind === 'pay' && (model.frame?.undo ?? 0) > 0) {
    const before = model.frame;
    if (!(await model.undo(false)) || !(await changed(model, before))) return;
  }
}

async function changed(model: TableModel, before: TableModel['frame']): Promise<boolean> {
  for (let waits = 0; model.frame === before && waits < MOST_WAITS; waits++)
    await new Promise((done) => setTimeout(done, FRAME_WAIT));
  return model.frame !== before;
}
