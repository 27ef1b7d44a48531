import { done } from '#engine';
import { actionCard } from '#ti4/rules/components/component.ts';
import { procedure } from '#ti4/rules/game.ts';
import type { TestTable } from '../../rules/table.ts';

/** A card with a procedure that does nothing, for tests that begin beside the game. */
export const wait = procedure<object>()('test-wait', { start: () => done() });
export const waiting = actionCard({
  id: 'test-waiting',
  name: 'Waiting',
  set: 'base',
  text: 'test',
  copies: 1,
  procedures: [wait],
});

/** These leaders are unlocked, whoever has them. */
export const unlocked =
  (...ids: string[]) =>
  ({ seats }: TestTable['state']): void => {
    for (const { leaders = {} } of Object.values(seats))
      for (const id of ids) if (leaders[id]) delete leaders[id].locked;
  };

/** All agents are busy, and answer nothing; or all but those of one player. */
export const resting = ({ seats }: TestTable['state'], but?: string): void => {
  for (const { id, leaders = {} } of Object.values(seats))
    if (id !== but) for (const leader of Object.values(leaders)) if (!leader.locked) leader.exhausted = true;
};
