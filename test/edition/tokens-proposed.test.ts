import { expect, test } from 'vitest';
import { proposeAnswer } from '#ti4/ai/index.ts';
import { redistributeTokens } from '#ti4/rules/tokens/command-tokens.ts';
import { plain } from '../rules/loaded-dice.ts';
import { table } from '../rules/table.ts';

test('a proposed split of command tokens leaves one for secondary abilities', () => {
  const { game } = table({ seats: plain, active: 'ann', phase: 'action' });
  game.state.seats.ann.tokens = { tactic: 5, fleet: 3, strategy: 0 };
  const data = { gained: 0 };
  const spec = redistributeTokens.spec(game as never, 'ann', data as never);
  const asked = { question: redistributeTokens.name, data, spec, check: () => undefined };
  const proposed = proposeAnswer(game, 'ann', asked, 'a seed') as Record<string, number>;
  expect(proposed.strategy).toBeGreaterThan(0);
  expect(proposed.tactic + proposed.fleet + proposed.strategy).toBe(8);
});
