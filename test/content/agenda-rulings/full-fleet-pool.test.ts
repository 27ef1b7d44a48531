import { expect, test } from 'vitest';
import { answerProblem, openAsks, specOf, type Answer } from '#engine';
import { proposeAnswer } from '#ti4/ai/index.ts';
import { tacticalAction } from '#ti4/rules/phases/tactical-action.ts';
import { knownTo } from '#ti4/views/known-game.ts';
import { table, type Setting, type TestTable } from '../../rules/table.ts';
import { resting } from '../factions/leaders-at-hand.ts';

const lay = (setting: Setting): TestTable => {
  const t = table({
    sets: ['base', 'codex-1', 'pok'],
    laws: { 'fleet-regulations': { elected: 'for' } },
    ...setting,
    change: (state) => {
      resting(state);
      setting.change?.(state);
    },
  });
  t.putAway();
  return t;
};

/** Mahact with two tokens of its own and two of others in the fleet pool. */
const mahact = (extra: Setting = {}): TestTable =>
  lay({
    seats: { ann: 'mahact', bob: 'winnu', cat: 'naalu' },
    tokens: { ann: { tactic: 2, fleet: 2, strategy: 1 } },
    space: { 27: { bob: '1 cruiser' }, 26: { ann: '4 cruiser' } },
    ...extra,
    change: (state) => void (state.seats.ann.foreignTokens = ['bob', 'cat']),
  });

const proposal = (t: TestTable, seat: string, question: string): Answer => {
  const open = openAsks(t.state).find(({ ask }) => ask.player === seat && ask.question === question);
  if (!open) throw new Error(`${seat} is not asked ${question}: ${t.open.join(', ')}`);
  const spec = specOf(t.game as never, open);
  const check = (value: Answer) => answerProblem(t.game as never, open, value, spec);
  const asked = { question, data: open.ask.data, spec, check };
  return proposeAnswer(knownTo(t.game, seat, open.path), seat, asked, 'seed');
};

const fleetLine = (t: TestTable, question: string) => {
  const spec = t.spec('ann', question);
  return 'amounts' in spec ? spec.amounts.find(({ key }) => key === 'fleet') : undefined;
};

test('Fleet Regulations: tokens of others fill a fleet pool for gained tokens', () => {
  const t = mahact().begin('strategic-action', { seat: 'ann', card: 'leadership' });
  expect(fleetLine(t, 'gain-tokens')).toMatchObject({
    max: 0,
    disabledReason: 'Your fleet pool can have at most 4 command tokens, and 2 of other players count.',
  });
});

test('Fleet Regulations: tokens of others count for a new split, and its proposal', () => {
  const t = mahact().begin('strategic-action', { seat: 'ann', card: 'warfare' });
  expect(fleetLine(t, 'redistribute-tokens')).toMatchObject({ max: 2 });
  expect(proposal(t, 'ann', 'redistribute-tokens')).toMatchObject({ fleet: 2 });
});

test('Fleet Regulations: no Rally for a pool that tokens of others fill', () => {
  const t = mahact({ hands: { ann: ['rally'] } }).begin(tacticalAction, { seat: 'ann' });
  t.ann.activates('27');
  expect(t.asked('ann')).not.toContain('window');
});

test('Fleet Regulations: Rally adds no more tokens than the pool can have', () => {
  const t = lay({
    seats: { ann: 'winnu', bob: 'yssaril', cat: 'naalu' },
    tokens: { ann: { tactic: 2, fleet: 3, strategy: 1 } },
    space: { 27: { bob: '1 cruiser' } },
    hands: { ann: ['rally'] },
  }).begin(tacticalAction, { seat: 'ann' });
  t.ann.activates('27').plays('rally');
  expect(t.facts('tokens-gained')).toMatchObject([{ pools: { fleet: 1 } }]);
  expect(t.facts('tokens-lost')).toEqual([]);
});

test('Fleet Regulations: a full fleet pool says why it takes no token', () => {
  const t = lay({
    seats: { ann: 'yssaril', bob: 'winnu', cat: 'naalu' },
    tokens: { ann: { tactic: 1, fleet: 4, strategy: 1 } },
  }).begin('strategic-action', { seat: 'ann', card: 'leadership' });
  expect(fleetLine(t, 'gain-tokens')?.disabledReason).toBe('Your fleet pool can have at most 4 command tokens.');
});
