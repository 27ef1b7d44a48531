import { procedureNamed } from '#engine';
import type { Game } from '#ti2/rules/game.ts';

const VOTE = procedureNamed<{ order?: string[] }>('voting').name;
const SENATE = procedureNamed<object>('senate').name;

/** Tells whether a political card is being debated or voted on with votes still to be cast (E2 4.3). */
export function isDebating({ state }: Game): boolean {
  if (state.phase !== 'political') return false;
  const frames = state.stack.filter(({ procedure }) => procedure === SENATE || procedure === VOTE);
  const top = frames.at(-1);
  if (top?.procedure === SENATE) return ['debate', 'vote'].includes(top.step);
  return top !== undefined && ((top.data as { order?: string[] }).order?.length ?? 1) > 0;
}
