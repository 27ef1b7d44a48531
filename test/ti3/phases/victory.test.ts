import { expect, test } from 'vitest';
import { gainPoints, revealObjective } from '#ti3/rules/objectives/objectives.ts';
import { pointsLeader } from '#ti3/rules/phases/victory.ts';
import { removeUnits, allUnits } from '#ti3/rules/units/units.ts';
import { makeAgreement } from '#ti3/rules/trade/agreements.ts';
import { kit } from '#ti3/rules/components/component.ts';
import { CardTable, type Name } from '../card-table.ts';

/** Whoever gives up everything but what is said. */
function bereft(at: CardTable, seat: Name): void {
  removeUnits(
    at.game,
    allUnits(at.game).filter(({ owner }) => owner === seat),
  );
  for (const planet of Object.values(at.state.planets)) if (planet.owner === seat) planet.owner = null;
}

const ending = ({ state }: CardTable): unknown[] => [state.phase, state.winner, state.ending];

test('E3 1.1 ten points win immediately, fourteen in a Long War', () => {
  const short = new CardTable();
  short.state.seats.bob.points = 9;
  short.turn();
  gainPoints(short.game, 'bob', 1, 'imperial');
  short.says('ann', 'tactical');
  expect([...ending(short), short.state.stack]).toEqual(['ended', 'bob', 'points', []]);
  const long = new CardTable();
  long.state.options.points = 14;
  long.state.seats.bob.points = 13;
  expect(ending(long.turn())[0]).toBe('action');
});

test('E3 1.2 Imperium Rex ends the game, with a tie-break', () => {
  const at = new CardTable();
  at.state.decks.objective.draw = ['imperium-rex'];
  at.state.seats.ann.points = 4;
  at.state.seats.bob.points = 6;
  at.state.seats.cal.points = 6;
  at.state.seats.cal.strategyCards = { initiative: { used: true } };
  at.state.seats.bob.strategyCards = { diplomacy: { used: true } };
  at.begins('imperial-primary', { seat: 'ann' });
  expect(ending(at)).toEqual(['ended', 'cal', 'imperium-rex']);
  // Imperial's own points come after it, and so not any more.
  expect(at.state.seats.ann.points).toBe(4);
});

test('E3 1.2 other objectives do not end the game', () => {
  const at = new CardTable();
  at.state.decks.objective.draw = ['ten-planets'];
  expect(revealObjective(at.game)).toBeUndefined();
  expect(at.state.objectives).toEqual([{ id: 'ten-planets', claimedBy: [] }]);
});

test('E3 1.3 some objectives win immediately when claimed', () => {
  const at = new CardTable();
  at.state.objectives = [{ id: 'supremacy', claimedBy: [] }];
  const card = at.game.book.byKind.objective.supremacy;
  expect(card.wins).toBe(true);
  const before = card.fulfilled;
  card.fulfilled = () => true;
  at.begins('claim-objectives', { seat: 'ann' }).says('ann', 'supremacy');
  card.fulfilled = before;
  expect(ending(at)).toEqual(['ended', 'ann', 'supremacy']);
});

test('E3 1.4 players claim in order, so the earlier wins', () => {
  const at = new CardTable();
  at.state.objectives = [{ id: 'six-trade-goods', claimedBy: [] }];
  at.state.order = ['ann', 'bob', 'cal'];
  for (const seat of ['ann', 'bob'] as const) Object.assign(at.state.seats[seat], { points: 9, tradeGoods: 9 });
  at.state.seats.bob.strategyCards = { diplomacy: { used: true } };
  at.state.seats.ann.strategyCards = { trade: { used: true } };
  at.begins('status-phase', {});
  // Both are asked at once; what the later one says is held.
  at.says('ann', 'six-trade-goods');
  expect(at.state.seats.ann.points).toBe(9);
  at.says('bob', 'six-trade-goods');
  expect([...ending(at), at.state.seats.ann.points]).toEqual(['ended', 'bob', 'points', 9]);
});

test('E3 1.5 card penalties never reduce points below zero', () => {
  const at = new CardTable();
  at.state.seats.ann.points = 1;
  gainPoints(at.game, 'ann', -3, 'imperial-mandate');
  expect(at.state.seats.ann.points).toBe(0);
});

test('E3 19.7 order of play breaks a tie at the goal', () => {
  const at = new CardTable();
  for (const seat of ['ann', 'bob', 'cal'] as const) at.state.seats[seat].points = 10;
  at.state.seats.cal.strategyCards = { initiative: { used: true } };
  at.state.seats.ann.strategyCards = { diplomacy: { used: true } };
  expect(pointsLeader(at.game)).toBe('cal');
  expect(ending(at.turn())).toEqual(['ended', 'cal', 'points']);
});

test('E3 1.6 a player without planets and units is eliminated', () => {
  const at = new CardTable().holds('bob', 'plague');
  makeAgreement(at.game, ['ann', 'bob'], [at.state.seats.ann.contracts[0], at.state.seats.bob.contracts[0]]);
  at.state.laws['minister-of-policy'] = { component: 'minister-of-policy', owner: 'bob', elected: 'bob' };
  kit.invalidateInForce(at.game);
  at.state.systems['empty-1'].counters = ['bob', 'ann'];
  bereft(at, 'bob');
  at.turn();
  expect(at.state.seats.bob.eliminated).toBe(true);
  expect([at.state.agreements, at.state.laws]).toEqual([{}, {}]);
  expect([at.state.decks.political.discard, at.state.systems['empty-1'].counters]).toEqual([
    ['minister-of-policy'],
    ['ann'],
  ]);
  // Their cards are gone with them: nobody draws them again.
  expect([at.state.seats.bob.actionCards, at.state.decks.action.discard]).toEqual([['plague#1'], []]);
  expect(at.state.facts.map(({ type }) => type)).toContain('player-eliminated');
  expect(at.asked('ann')).toBeDefined();
});

test('E3 1.6 a single unit or empty planet prevents elimination', () => {
  const fleet = new CardTable();
  fleet.units('cal', 'empty-3', 'destroyer');
  bereft(fleet, 'bob');
  for (const planet of Object.values(fleet.state.planets)) if (planet.owner === 'cal') planet.owner = null;
  fleet.owns('bob', 'quann');
  fleet.turn();
  expect(Object.values(fleet.state.seats).some(({ eliminated }) => eliminated)).toBe(false);
});

test('E3 1.6 elimination passes the speaker token and ends the turn', () => {
  const at = new CardTable();
  at.turn('ann');
  bereft(at, 'ann');
  at.says('ann', 'tactical');
  expect([at.state.speaker, at.state.seats.ann.eliminated]).toEqual(['bob', true]);
});

test('E3 1.6 elimination waits until the battle ends', () => {
  const at = new CardTable();
  bereft(at, 'ann');
  at.units('bob', 'saudor', 'ground-force');
  at.units('ann', 'saudor', 'ground-force');
  at.state.planets.saudor.owner = 'bob';
  at.game.roll = (_label, count) => Array<number>(count).fill(10);
  at.begins('bombard-and-invade', { seat: 'ann', system: 'saudor', planets: ['saudor'] });
  expect([at.at('saudor'), at.state.seats.ann.eliminated]).toEqual([[], true]);
  expect(at.state.facts.findIndex(({ type }) => type === 'player-eliminated')).toBeGreaterThan(
    at.state.facts.findIndex(({ type }) => type === 'battle-ends'),
  );
});

test('E3 1.6 the last player left wins', () => {
  const at = new CardTable();
  bereft(at, 'bob');
  bereft(at, 'cal');
  expect(ending(at.turn())).toEqual(['ended', 'ann', 'last-one-left']);
});
