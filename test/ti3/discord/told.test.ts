import { expect, test } from 'vitest';
import type { GameFact } from '#ti3/rules/facts.ts';
import { groupByRound } from '#kit/narration/battle-rounds.ts';
import { buildCombatView, narrate, splitBattleRounds, summarizeRounds } from '#ti3/views/index.ts';
import { laidOut } from '../content/third-game.ts';
import { table } from '../table.ts';

const HERE = 'empty-2';
const game = laidOut();
const told = (facts: GameFact[], subject?: string): string[] =>
  narrate(game, facts, null, { ...(subject !== undefined && { subject }) });

test('omits the active player’s name for their own actions', () => {
  const facts: GameFact[] = [
    { type: 'system-activated', seat: 'p1', system: 'wellon' },
    { type: 'speaker-changed', seat: 'p1' },
    { type: 'player-passed', seat: 'p2' },
  ];
  expect(told(facts, 'p1')).toEqual([expect.stringMatching(/^Activates /), 'Becomes the speaker.', 'Letnev passes.']);
  expect(told(facts.slice(0, 1))[0]).toMatch(/^Sol activates /);
});

test('merges similar events and gifts into one line', () => {
  expect(
    told([
      { type: 'secondary-declined', seat: 'p1', card: 'trade' },
      { type: 'secondary-declined', seat: 'p2', card: 'trade' },
      { type: 'secondary-declined', seat: 'p3', card: 'warfare' },
    ]),
  ).toEqual(['Sol and Letnev do not follow Trade.', "N'orr does not follow Warfare."]);
  expect(
    told([
      { type: 'units-landed', seat: 'p1', planet: 'arnor', units: { 'ground-force': 1 } },
      { type: 'units-landed', seat: 'p1', planet: 'lor', units: { 'ground-force': 2 } },
      { type: 'planet-taken', seat: 'p1', planet: 'arnor', from: null },
      { type: 'planet-taken', seat: 'p1', planet: 'lor', from: null },
    ]),
  ).toEqual(['Sol takes Arnor with 1 ground force.', 'Sol takes Lor with 2 ground forces.']);
  expect(
    told([
      { type: 'trade-goods-given', seat: 'p1', receiver: 'p2', count: 2 },
      { type: 'trade-goods-changed', seat: 'p1', by: -2 },
      { type: 'trade-goods-changed', seat: 'p2', by: 2 },
      { type: 'trade-goods-changed', seat: 'p2', by: 1 },
    ]),
  ).toEqual(['Sol gives 2 trade goods to Letnev.', 'Letnev gains 1 trade good.']);
});

test('puts a played card’s text below in small type', () => {
  const said = narrate(game, [{ type: 'political-card-revealed', card: 'code-of-honor' } as GameFact], null, {
    texts: true,
  });
  expect(said[0]).toMatch(/Code of Honor\.\n-# ./);
});

test('a failing log line does not suppress the others', () => {
  const heard: string[] = [];
  const facts = [{ type: 'player-passed', seat: 'p1' }, { type: 'dice-rolled', seat: 'p1' }, { type: 'player-passed', seat: 'p2' }] as unknown as GameFact[]; // prettier-ignore
  expect(narrate(game, facts, null, { onError: (_error, type) => heard.push(type) })).toHaveLength(2);
  expect(heard).toEqual(['dice-rolled']);
  expect(() => narrate(game, facts, null)).toThrow();
});

test('E3 7.4 logs withdrawn fleets and battles without rounds', () => {
  const left = table({ space: { [HERE]: 'ann 2 cruiser; bob 2 cruiser' }, counters: { 'empty-1': ['ann'] } }).battle();
  left.dice(1, 1, 1, 1).says('ann', 'empty-1');
  expect(splitBattleRounds(left.game, left.game.state.facts).at(-1)?.left).toMatch(
    /Sol nothing \(withdrew\) · .*Hacan 2 cruisers$/,
  );
  const shot = table({ space: { [HERE]: 'ann fighter; bob destroyer' } });
  shot.dice(10, 10).battle();
  expect(shot.winners).toEqual(['bob']);
  expect(buildCombatView(shot.game, shot.game.state.facts, {})?.rounds).toBe(0);
});

test('E3 7.3 logs a battle by round with the remaining units', () => {
  const fight = table({ space: { [HERE]: 'ann 2 cruiser; bob 2 cruiser' } });
  fight.dice(7, 1, 1, 1).dice(7, 6, 1, 1).battle();
  const facts = fight.game.state.facts;
  const parts = splitBattleRounds(fight.game, facts).map(({ title, left }) => [title, left]);
  expect(parts.map(([title]) => title)).toEqual([undefined, 'Round 1', 'Round 2']);
  expect(parts.map(([, left]) => left)).toEqual([
    expect.stringMatching(/Forces: .*Sol 2 cruisers · .*Hacan 2 cruisers/),
    expect.stringMatching(/Forces: .*Sol 2 cruisers · .*Hacan 1 cruiser/),
    expect.stringMatching(/Forces: .*Sol 2 cruisers · .*Hacan nothing/),
  ]);
  expect(summarizeRounds(fight.game, facts)).toMatch(/^Rounds 1 to 2: .*Hacan lost 2 cruisers\.$/);
});

test('remaining forces name the damaged type of unit', () => {
  const left = [
    { seat: 'p1', units: { cruiser: 1, dreadnought: 1, fighter: 2 }, damaged: { dreadnought: 1 } },
    { seat: 'p2', units: { dreadnought: 2 }, damaged: { dreadnought: 1 } },
  ];
  const round = { type: 'battle-round-begins', round: 2, left } as unknown as GameFact;
  expect(splitBattleRounds(game, [round])[0]?.left).toMatch(
    /Sol 1 cruiser, 1 dreadnought \(damaged\) and 2 fighters · .*Letnev 2 dreadnoughts \(1 damaged\)$/,
  );
});

test('keeps facts before round one without a title', () => {
  const facts = [1, 2, 3].map((round) => ({ type: 'any', round }));
  const parts = groupByRound(facts, { number: ({ round }) => (round === 2 ? 2 : undefined), left: () => undefined });
  expect(parts).toEqual([{ facts: facts.slice(0, 1) }, { title: 'Round 2', facts: facts.slice(1) }]);
});

test('E3 7.3, 7.4 the combat view shows each side’s losses', () => {
  const fight = table({ space: { [HERE]: 'ann dreadnought, cruiser; bob carrier' } });
  fight.dice(5, 7, 9).battle().says('ann', { 'damage:dreadnought': 1 });
  const view = buildCombatView(fight.game, fight.told('battle-ends'), { ann: 'Ann' });
  expect(view).toMatchObject({
    planet: false,
    rounds: 1,
    sides: [
      { name: 'Ann', won: true, hits: 2 },
      { won: false, hits: 1 },
    ],
  });
  expect(view?.sides.map(({ units }) => units)).toEqual([
    [
      { type: 'dreadnought', left: 1, damaged: 1, lost: 0, withdrawn: 0 },
      { type: 'cruiser', left: 1, damaged: 0, lost: 0, withdrawn: 0 },
    ],
    [{ type: 'carrier', left: 0, damaged: 0, lost: 1, withdrawn: 0 }],
  ]);
  const leaving = table({ space: { [HERE]: 'ann 2 cruiser; bob 2 cruiser' }, counters: { 'empty-1': ['bob'] } });
  leaving.dice(7, 1, 1, 1).battle().says('bob', 'empty-1');
  const gone = buildCombatView(leaving.game, leaving.told('battle-ends'), {});
  expect(gone?.sides[1].units).toEqual([{ type: 'cruiser', left: 0, damaged: 0, lost: 1, withdrawn: 1 }]);
});

test('E3 12.2 logs which card a copying card imitates', () => {
  const played = (card: string): string[] =>
    told([{ type: 'action-card-played', seat: 'p1', card, component: 'disclosure' }]);
  expect(played('disclosure#1')).toEqual(['Sol plays Disclosure.']);
  expect(played('touch-of-genius#1')).toEqual(['Sol plays Touch of Genius as Disclosure.']);
});

test('E3 13.4 a council outcome lists that card’s votes only', () => {
  const decided = laidOut();
  const before: GameFact[] = [
    { type: 'political-card-revealed', card: 'trade-embargo' },
    { type: 'votes-cast', seat: 'p3', outcome: 'p1', votes: 9 },
    { type: 'outcome-resolved', card: 'trade-embargo', outcome: 'p1' },
    { type: 'political-card-revealed', card: 'code-of-honor' },
    { type: 'votes-cast', seat: 'p1', outcome: 'for', votes: 3 },
    { type: 'votes-cast', seat: 'p2', outcome: 'against', votes: 5 },
    { type: 'votes-cast', seat: 'p3', outcome: 'for', votes: 4 },
  ];
  decided.state.facts.push(...before);
  const bought: GameFact = { type: 'votes-bought', seat: 'p2', votes: 4 };
  const last: GameFact = { type: 'outcome-resolved', card: 'code-of-honor', outcome: 'for' };
  expect(narrate(decided, [last], null)).toEqual(['Code of Honor: the outcome is “For” (7 For, 5 Against).']);
  // Votes that are bought count, and those of whoever is made to abstain do not.
  decided.state.facts.push(bought, { type: 'abstained', seat: 'p1' });
  expect(narrate(decided, [{ ...last, outcome: 'against' }], null)[0]).toContain('(9 Against, 4 For)');
});

test('E3 16 a revealed objective shows its text below', () => {
  const [objective] = Object.values(game.book.byKind.objective).filter(({ name, text }) => !text.startsWith(name));
  const [said] = narrate(game, [{ type: 'objective-revealed', objective: objective.id }], null, { texts: true });
  expect(said).toBe(`New objective: ${objective.name} (${objective.points} VP).\n-# ${objective.text}`);
});
