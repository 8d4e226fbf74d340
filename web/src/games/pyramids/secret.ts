import type { View } from '../../gen/contract';

const SECRET = ['keep', 'mark', 'extra_square'];

/** Everybody chooses at once, unseen by the others. */
export function isSecret(view: View): boolean {
  return view.actors.length > 0 && SECRET.includes(view.question?.kind ?? '');
}
