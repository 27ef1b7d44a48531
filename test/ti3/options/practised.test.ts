import { expect, test } from 'vitest';
import { AiContext } from '#ti3/ai/ai-context.ts';
import { landingChance, evaluateConquest, troopsNeeded } from '#ti3/ai/evaluation/system-evaluation.ts';
import { knownTo } from '#ti3/views/known-game.ts';
import { table } from '../table.ts';
import { layFaceDown } from './suns.ts';

/** What Ann thinks of Tarmann, where she has looked at what lies there, or not. */
function thoughts(counter: string | undefined, looked: boolean): unknown[] {
  const { game } = table({ space: { 'empty-1': 'ann carrier, 3 ground-force' } });
  if (counter !== undefined) layFaceDown(game.state, { tarmann: counter });
  if (looked) game.state.planets.tarmann.counter?.seenBy?.push('ann');
  const context = new AiContext(knownTo(game, 'ann'), 'ann', () => 0);
  return [troopsNeeded(context, 'tarmann'), landingChance(context, 'tarmann', 3), evaluateConquest(context, 'tarmann')];
}

test('E3 18.21 practice players do not know face-down counters', () => {
  const [first, ...others] = ['radiation', 'natural-wealth:4', 'hostile-locals:3', 'biohazard'].map((one) =>
    thoughts(one, false),
  );
  for (const other of others) expect(other).toEqual(first);
  expect(first).not.toEqual(thoughts(undefined, false));
});

test('E3 18.23 practice players use counters they have seen', () => {
  const [[, , bare]] = [thoughts(undefined, false)];
  expect(thoughts('peaceful-annexation', true)).toEqual([1, 1, bare]);
  expect(thoughts('natural-wealth:4', true)).toEqual([1, 1, (bare as number) + 4]);
  expect(thoughts('biohazard', true)[0]).toBe(2);
  expect(thoughts('hostile-locals:2', true)[0]).toBe(3);
  expect(thoughts('radiation', true)[1]).toBe(0);
});
