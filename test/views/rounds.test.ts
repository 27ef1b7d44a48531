import { expect, test } from 'vitest';
import { spaceCombat } from '#ti4/rules/combat/space-combat.ts';
import { groundCombat } from '#ti4/rules/invasion/ground-combat.ts';
import type { GameFact } from '#ti4/rules/facts.ts';
import { splitBattleRounds, summarizeRounds } from '#ti4/views/index.ts';
import { stripInvisible } from '#text/sanitize.ts';
import { load, plain } from '../rules/loaded-dice.ts';
import { table } from '../rules/table.ts';

test('logs a combat by round with the remaining units', () => {
  // Ann misses, Bob hits once; then Ann hits with both that are left.
  const fought = load(
    table({ seats: plain, space: { 27: { ann: '3 cruiser', bob: '2 cruiser' } } }),
    1,
    1,
    1,
    10,
    1,
    10,
    10,
    1,
    1,
  );
  fought.begin(spaceCombat, { system: '27', attacker: 'ann', defender: 'bob' });
  const told = splitBattleRounds(fought.game, fought.game.facts);
  expect(told.map(({ title }) => title)).toEqual([undefined, 'Round 1', 'Round 2']);
  expect(told.flatMap(({ facts }) => facts)).toEqual(fought.game.facts);
  expect(told.map(({ left }) => left && stripInvisible(left).replace(/[^\w:, ·]+ /g, ''))).toEqual([
    undefined,
    expect.stringMatching(/^Forces: .*2 cruisers · .*2 cruisers$/),
    expect.stringMatching(/^Forces: .*2 cruisers · .*nothing$/),
  ]);
  expect(summarizeRounds(fought.game, told[1].facts)).toMatch(/^Round 1: .* lost 1 cruiser\.$/);
  expect(
    summarizeRounds(
      fought.game,
      told.slice(1).flatMap(({ facts }) => facts),
    ),
  ).toMatch(/^Rounds 1 to 2: .* lost 1 cruiser; .* lost 2 cruisers\.$/);
});

test('logs a ground combat by round, including rounds without losses', () => {
  const fought = load(
    table({ seats: plain, ground: { 'new-albion': { ann: '2 infantry', bob: '1 infantry' } } }),
    1,
    1,
    1,
    10,
    10,
    1,
  );
  fought.begin(groundCombat, { system: '27', planet: 'new-albion', attacker: 'ann', defender: 'bob' });
  const told = splitBattleRounds(fought.game, fought.game.facts);
  expect(told[1].left).toMatch(/^Forces: .*2 infantry · .*1 infantry$/);
  expect(summarizeRounds(fought.game, told[1].facts)).toBe('Round 1: no losses.');
});

test('omits missing combat data and keeps private facts private', () => {
  const { game } = table({});
  const fight = { attacker: 'ann', defender: 'bob', system: '27' };
  const facts: GameFact[] = [
    { type: 'combat-round-begins', ...fight, round: 1 },
    { type: 'unit-destroyed', seat: 'ann', by: null, unit: 'cruiser', system: '27', to: ['ann'] } as GameFact,
    { type: 'combat-round-begins', ...fight, round: 2 },
  ];
  expect(splitBattleRounds(game, facts).map(({ left }) => left)).toEqual([undefined, undefined, undefined]);
  expect(summarizeRounds(game, facts)).toBe('Rounds 1 to 2: no losses.');
});

test('a side that retreated is logged as such', () => {
  const { game } = table({});
  const fight = { attacker: 'ann', defender: 'bob', system: '27' };
  const facts: GameFact[] = [
    { type: 'combat-round-begins', ...fight, round: 1 },
    { type: 'ships-withdrawn', seat: 'bob', from: '27', into: '26', units: ['carrier'], retreat: true },
    {
      type: 'combat-won',
      winner: 'ann',
      loser: 'bob',
      where: 'space',
      system: '27',
      left: [{ seat: 'ann', unit: 'destroyer', count: 1 }],
    },
  ];
  expect(splitBattleRounds(game, facts).at(-1)?.left).toMatch(/1 destroyer · .* retreated$/);
});
