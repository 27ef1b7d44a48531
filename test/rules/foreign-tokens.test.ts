import { expect, test } from 'vitest';
import { ask, done } from '#engine';
import { actionCard } from '#ti4/rules/components/component.ts';
import { procedure } from '#ti4/rules/game.ts';
import { gainTokens, redistributeTokens, setTokens, tokensInReinforcements } from '#ti4/rules/tokens/command-tokens.ts';
import { fleetLimit } from '#ti4/rules/units/fleet-limits.ts';
import { loseFleetTokens, returnForeignToken, takeForeignToken } from '#ti4/rules/tokens/foreign-tokens.ts';
import { placeTokens } from '#ti4/rules/tokens/token-placement.ts';
import { describePlayer } from '#ti4/render/alt-text.ts';
import { renderPlayerArea } from '#ti4/render/sheets/player-area.ts';
import { buildBoardView } from '#ti4/views/index.ts';
import { listStateProblems } from '#ti4/simulation/audit.ts';
import { table, type Setting, type TestTable } from './table.ts';

const loses = procedure<{ seats: string[] }>()('test-loses', {
  start: (game, { seats }) => loseFleetTokens(game, seats) ?? done(),
  finish: () => done(),
});
const wait = procedure<object>()('test-wait', { start: () => done() });
const splits = procedure<object>()('test-splits', {
  start: () => ask([redistributeTokens.ask('ann', { gained: 0 })], 'split'),
  split: (game, _data, got) => {
    setTokens(game, 'ann', got.answer);
    return done();
  },
});
const carrier = actionCard({
  id: 'test-carrier',
  name: 'Carrier',
  set: 'base',
  text: 'test',
  copies: 1,
  procedures: [loses, wait, splits],
});
/** Ann has tokens of the others in her fleet pool. */
const holding = (owners: string[], { change, ...setting }: Setting = {}): TestTable =>
  table({
    components: [carrier],
    seats: { ann: 'l1z1x', bob: 'letnev', cat: 'xxcha' },
    ...setting,
    change: (state) => {
      if (owners.length) state.seats.ann.foreignTokens = owners;
      change?.(state);
    },
  });
const poolOf = ({ state }: TestTable): [number, string[]] => [
  state.seats.ann.tokens.fleet,
  state.seats.ann.foreignTokens ?? [],
];

test('37.1 others’ command tokens raise the fleet pool limit', () => {
  expect(fleetLimit(holding([]).game, 'ann', '27')).toBe(3);
  expect(fleetLimit(holding(['bob', 'cat']).game, 'ann', '27')).toBe(5);
  expect(holding(['bob', 'cat'], { space: { 27: { ann: '5 cruiser' } } }).begin(wait, {})).toAsk();
});

test('20 tokens in another fleet pool leave reinforcements', () => {
  const t = holding(['bob']);
  expect([tokensInReinforcements(t.game, 'ann'), tokensInReinforcements(t.game, 'bob')]).toEqual([8, 7]);
  returnForeignToken(t.game, 'ann', 'bob');
  expect([poolOf(t), tokensInReinforcements(t.game, 'bob')]).toEqual([[3, []], 8]);
  takeForeignToken(t.game, 'ann', 'cat', 'strategy');
  expect([poolOf(t), t.state.seats.cat.tokens.strategy, tokensInReinforcements(t.game, 'cat')]).toEqual([
    [3, ['cat']],
    1,
    8,
  ]);
  expect(t.facts('foreign-token-gained')).toMatchObject([{ seat: 'ann', owner: 'cat', from: 'strategy' }]);
});

test('20 tokens of others cannot be redistributed', () => {
  const t = holding(['bob']).begin(splits, {});
  expect(t.ann.refusal('4 tactic, 3 fleet, 2 strategy')).toBe('Place exactly 8; you placed 9.');
  t.ann.redistributes('6 tactic, 2 strategy');
  expect(poolOf(t)).toEqual([0, ['bob']]);
});

test('20.3 others’ tokens are never placed on the board', () => {
  const t = holding(['bob'], {
    change: ({ seats }) => {
      seats.ann.tokens = { tactic: 15, fleet: 0, strategy: 1 };
    },
  }).begin(placeTokens, { todo: [{ seat: 'ann', system: '27' }] });
  expect(t.options('ann')).toEqual(['tactic', 'strategy']);
  t.ann.chooses('strategy');
  expect([t.state.systems['27'].tokens, poolOf(t)]).toEqual([['ann'], [0, ['bob']]]);
});

test('37.4 own fleet tokens are lost before others’ tokens', () => {
  const own = holding(['bob']).begin(loses, { seats: ['ann'] });
  expect(poolOf(own)).toEqual([2, ['bob']]);
  const none = (...owners: string[]) =>
    holding(owners, {
      change: ({ seats }) => {
        seats.ann.tokens.fleet = 0;
      },
    }).begin(loses, { seats: ['ann', 'bob'] });
  const one = none('bob');
  expect([poolOf(one), one.state.seats.bob.tokens.fleet, tokensInReinforcements(one.game, 'bob')]).toEqual([
    [0, []],
    2,
    9,
  ]);
  const two = none('bob', 'cat');
  expect(two).toAsk('ann foreign-token-to-lose');
  two.ann.chooses('cat');
  expect(poolOf(two)).toEqual([0, ['bob']]);
  expect(poolOf(none())).toEqual([0, []]);
});

const regulated = (setting: Setting = {}): TestTable =>
  holding(['bob', 'cat'], {
    ...setting,
    change: (state) => {
      state.laws['fleet-regulations'] = { component: 'fleet-regulations' };
      setting.change?.(state);
    },
  }).begin(wait, {});

test('Fleet Regulations: the owner picks excess tokens to return', () => {
  const t = regulated();
  expect(t).toAsk('ann fleet-tokens-to-return');
  expect(t.ann.refusal({})).toBe('Return exactly 1; you chose 0.');
  t.ann.chooses({ cat: 1 });
  expect(poolOf(t)).toEqual([3, ['bob']]);
  const own = regulated();
  own.ann.agrees('fleet-tokens-to-return');
  expect([poolOf(own), own.facts('tokens-lost')]).toMatchObject([
    [2, ['bob', 'cat']],
    [{ seat: 'ann', pools: { fleet: 1 } }],
  ]);
  const few = regulated({
    change: ({ seats }) => {
      seats.ann.tokens.fleet = 4;
    },
  });
  few.ann.chooses({ ann: 1, bob: 1 });
  expect(poolOf(few)).toEqual([3, ['cat']]);
});

test('Fleet Regulations: a full fleet pool takes no gained tokens', () => {
  const lines = (fleet: number, ...owners: string[]) => {
    const { game } = holding(owners, {
      change: ({ laws, seats }) => {
        laws['fleet-regulations'] = { component: 'fleet-regulations' };
        seats.ann.tokens = { tactic: 1, fleet, strategy: 1 };
      },
    });
    const spec = gainTokens.spec(game, 'ann', { count: 3 });
    return (spec as Extract<typeof spec, { kind: 'allot' }>).amounts;
  };
  expect(lines(0).map(({ max }) => max)).toEqual([3, 3, 3]);
  expect(lines(2, 'bob')).toMatchObject([
    { key: 'tactic', max: 3 },
    {
      key: 'fleet',
      max: 1,
      maxMessage: 'Your fleet pool can have at most 4 command tokens, and 1 of other players counts.',
    },
    { key: 'strategy', max: 3 },
  ]);
  expect(lines(2, 'bob', 'cat')[1]).toMatchObject({
    max: 0,
    disabledReason: 'Your fleet pool can have at most 4 command tokens, and 2 of other players count.',
  });
  expect(lines(4)[1]).toMatchObject({
    max: 0,
    disabledReason: 'Your fleet pool can have at most 4 command tokens.',
  });
});

const leaving = (gone: string) =>
  holding(['bob', 'cat'], {
    sets: ['base', 'codex-1', 'pok'],
    seats: { ann: 'l1z1x', bob: 'letnev', cat: 'sol' },
    change: (state) => {
      for (const id of state.systems[state.seats[gone].home].planets) state.planets[id].controller = null;
      delete state.seats.bob.leaders?.['rear-admiral-farran'].locked;
    },
  }).begin(wait, {});

test('33.10e a player’s elimination returns tokens of others', () => {
  const t = leaving('ann');
  expect(t.state.seats.ann.eliminated).toBe(true);
  expect([poolOf(t), tokensInReinforcements(t.game, 'bob')]).toEqual([[0, []], 8]);
});

test('33.10f an eliminated player’s tokens and unlocked commander stay', () => {
  const t = leaving('bob');
  expect(t.state.seats.bob.eliminated).toBe(true);
  expect(poolOf(t)).toEqual([3, ['bob', 'cat']]);
  expect(fleetLimit(t.game, 'ann', '27')).toBe(5);
  expect(t.state.seats.bob.leaders).toEqual({ 'rear-admiral-farran': { component: 'rear-admiral-farran' } });
  expect(leaving('cat').state.seats.cat.leaders).toEqual({});
});

test('board view and state checks include others’ tokens', () => {
  const t = holding(['bob']);
  const view = buildBoardView(t.game, null, { ann: 'Ann', bob: 'Bob', cat: 'Cat' });
  const [ann, bob] = view.seats;
  expect(describePlayer(view, ann)).toContain('Tokens: 3 tactic, 3 fleet plus tokens of Letnev, 2 strategy');
  expect(describePlayer(view, bob)).toContain('Tokens: 3 tactic, 3 fleet, 2 strategy');
  expect(renderPlayerArea(view, ann, 1400).body).toContain("other players'");
  expect(renderPlayerArea(view, bob, 1400).body).not.toContain("other players'");
  expect(listStateProblems(t.game)).toEqual([]);
  t.state.seats.ann.foreignTokens = ['bob', 'bob'];
  expect(listStateProblems(t.game)).toEqual(['the fleet pool of ann has foreign tokens of bob, bob']);
  t.state.seats.ann.foreignTokens = ['bob'];
  t.state.seats.bob.tokens.tactic = 12;
  expect(listStateProblems(t.game)).toEqual(['bob has more than 16 command tokens']);
});
