import { procedureNamed } from '#engine';
import type { Game } from '#ti2/rules/game.ts';

const VOTE = procedureNamed<{ order?: string[] }>('voting').name;
const SENATE = procedureNamed<object>('senate').name;

/** Whether a political card is being debated or voted on, and the last vote has not been cast (E2 4.3). */
export function isDebating({ state }: Game): boolean {
  if (state.phase !== 'political') return false;
  const frames = state.stack.filter(({ procedure }) => procedure === SENATE || procedure === VOTE);
  const top = frames.at(-1);
  if (top?.procedure === SENATE) return ['debate', 'vote'].includes(top.step);
  return top !== undefined && ((top.data as { order?: string[] }).order?.length ?? 1) > 0;
}
