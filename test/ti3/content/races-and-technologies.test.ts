import { expect, test } from 'vitest';
import { kit } from '#ti3/rules/components/component.ts';
import { addEffect } from '#ti3/rules/components/effects.ts';
import type { Game } from '#ti3/rules/game.ts';
import { modify } from '#ti3/rules/components/modifiers.ts';
import type { Values } from '#ti3/rules/components/values.ts';
import { componentActions } from '#ti3/rules/components/play-procedures.ts';
import { agreementProblem, makeAgreement, receiveTradeGoods } from '#ti3/rules/trade/agreements.ts';
import { breakableAgreements } from '#ti3/rules/trade/breaking-agreements.ts';
import { costOf, productionLimit } from '#ti3/rules/production/production-limits.ts';
import { orderOfPlay } from '#ti3/rules/seats.ts';
import { fleetSupply } from '#ti3/rules/units/fleet-supply.ts';
import { addUnit, groundForcesOn } from '#ti3/rules/units/units.ts';
import { movementTo, routesBetween } from '#ti3/rules/movement/routes.ts';
import { abroad, asked, give, laidOut, play, reply } from './third-game.ts';

type Roll = Values['roll-bonus'][0];

function learn(game: Game, seat: string, ...technologies: string[]): void {
  for (const id of technologies) game.state.seats[seat].technologies[id] = { component: id };
  kit.invalidateInForce(game);
}

/** What is added to a die of p1's cruisers in the second round of a space battle against p2, but for what is said. */
const bonus = (game: Game, about: Partial<Roll> = {}): number =>
  modify(game, 'roll-bonus', { seat: 'p1', type: 'cruiser', purpose: 'space', system: 'mecatol-rex', enemy: 'p2', attacks: true, round: 2, ...about }, 0); // prettier-ignore

test("Sardakk N'orr roll at +1 and Jol-Nar at -1, except PDS", () => {
  for (const [race, by] of [
    ['norr', 1],
    ['jolnar', -1],
  ] as const) {
    const game = laidOut([race, 'sol', 'mentak']);
    const plain = laidOut(['mentak', 'sol', 'norr']);
    const ground = { type: 'ground-force', purpose: 'ground' } as const;
    // Both begin with the laser for cruisers.
    expect(bonus(game) - bonus(plain)).toBe(by);
    expect(bonus(game, ground) - bonus(plain, ground)).toBe(by);
    expect(bonus(game, { type: 'pds', purpose: 'pds' })).toBe(0);
  }
});

test('Xxcha give opponents -1 in the first round only', () => {
  const game = laidOut(['sol', 'xxcha', 'norr']);
  expect([bonus(game, { round: 1 }), bonus(game, { round: 2 })]).toEqual([-1, 0]);
  expect(bonus(game, { round: 1, enemy: 'p3' })).toBe(0);
});

test('L1z1x: cheaper dreadnoughts with +1, attacking ground forces get +1', () => {
  const game = laidOut(['l1z1x', 'sol', 'norr']);
  expect([costOf(game, 'p1', 'dreadnought', 1), costOf(game, 'p2', 'dreadnought', 1)]).toEqual([4, 5]);
  expect([bonus(game, { type: 'dreadnought' }), bonus(game, { type: 'dreadnought', purpose: 'bombardment' })]).toEqual([
    1, 0,
  ]);
  const ground = { type: 'ground-force', purpose: 'ground' } as const;
  expect([bonus(game, ground), bonus(game, { ...ground, attacks: false })]).toEqual([1, 0]);
});

test('Naalu play first, and their fighters get +1 in space', () => {
  const game = laidOut(['naalu', 'sol', 'norr']);
  const cards = { p1: 'imperial', p2: 'initiative', p3: 'trade' };
  for (const [seat, card] of Object.entries(cards)) game.state.seats[seat].strategyCards = { [card]: { used: false } };
  expect(orderOfPlay(game)).toEqual(['p1', 'p2', 'p3']);
  expect([bonus(game, { type: 'fighter' }), bonus(game, { type: 'cruiser' })]).toEqual([1, 0]);
});

test('Letnev support one more ship and buy combat bonuses', () => {
  const game = laidOut(['letnev', 'sol', 'norr']);
  expect([fleetSupply(game, 'p1', 'sol-home'), fleetSupply(game, 'p2', 'sol-home')]).toEqual([4, 3]);
  const before = [bonus(game, { type: 'carrier' }), bonus(game, { type: 'ground-force', purpose: 'ground' })];
  addEffect(game, 'war-funds', 'p1', 'paid', 'battle-round');
  expect(before).toEqual([0, 0]);
  expect([bonus(game, { type: 'carrier' }), bonus(game, { type: 'ground-force', purpose: 'ground' })]).toEqual([1, 2]);
});

test('Hacan agreements yield one more good, unbreakable and without approval', () => {
  const game = laidOut(['hacan', 'sol', 'norr']);
  expect(agreementProblem(game, 'p1', 'p2')).toBeUndefined();
  makeAgreement(game, ['p1', 'p2'], [3, 2]);
  makeAgreement(game, ['p2', 'p3'], [2, 1]);
  receiveTradeGoods(game, 'p1');
  receiveTradeGoods(game, 'p2');
  expect([game.state.seats.p1.tradeGoods, game.state.seats.p2.tradeGoods]).toEqual([3, 4]);
  expect([
    breakableAgreements(game, 'p1').length,
    breakableAgreements(game, 'p2').length,
    breakableAgreements(game, 'p3').length,
  ]).toEqual([0, 1, 1]);
  const approval = (seats: string[]): boolean => modify(game, 'agreement-needs-approval', { seats }, true);
  expect([approval(['p1', 'p2']), approval(['p2', 'p3'])]).toEqual([false, true]);
  const cost = (seat: string, card: string): number => modify(game, 'secondary-cost', { seat, card }, 1);
  expect([cost('p1', 'trade'), cost('p1', 'warfare'), cost('p2', 'trade')]).toEqual([0, 1, 1]);
});

test('Sol: a strategy counter raises two ground forces', () => {
  const game = laidOut(['sol', 'letnev', 'norr']);
  const [planet] = abroad(game);
  give(game, 'p1', planet);
  const had = groundForcesOn(game, planet, 'p1').length;
  play(game, 'use-ability', { seat: 'p1', component: 'drill', key: 'drill', use: 'action' });
  reply(game, [planet]);
  expect(groundForcesOn(game, planet, 'p1').length).toBe(had + 2);
  expect(game.state.seats.p1.counters.strategy).toBe(1);
  expect([
    modify(game, 'status-counters', { seat: 'p1' }, 2),
    modify(game, 'status-counters', { seat: 'p2' }, 2),
  ]).toEqual([3, 2]);
});

test('E3 4.3 Yssaril skip a turn, but not twice in succession', () => {
  const game = laidOut(['yssaril', 'sol', 'norr']);
  const turn = (): void => game.addFact({ type: 'turn-begins', seat: 'p1', number: 1 });
  const unable = (): string | undefined =>
    componentActions(game, 'p1').find(({ component }) => component.id === 'patience')?.problem;
  turn();
  expect(unable()).toBeUndefined();
  play(game, 'use-ability', { seat: 'p1', component: 'patience', key: 'patience', use: 'action' });
  turn();
  expect(unable()).toMatch(/last turn/);
  turn();
  expect(unable()).toBeUndefined();
  expect([modify(game, 'status-cards', { seat: 'p1' }, 1), modify(game, 'hand-limit', { seat: 'p1' }, 7)]).toEqual([
    2,
    Infinity,
  ]);
});

test('Mentak take goods from two players with at least three', () => {
  const game = laidOut(['mentak', 'sol', 'norr', 'letnev']);
  for (const [seat, goods] of Object.entries({ p2: 3, p3: 2, p4: 5 })) game.state.seats[seat].tradeGoods = goods;
  play(game, 'strategy-phase', {});
  reply(game, ['piracy']);
  const { spec } = asked(game);
  expect(spec.kind === 'choose' && spec.options.map(({ key }) => key).sort()).toEqual(['p2', 'p4']);
  reply(game, ['p2', 'p4']);
  expect(['p1', 'p2', 'p4'].map((seat) => game.state.seats[seat].tradeGoods)).toEqual([2, 2, 4]);
});

test('Yssaril secretly look at a hand each strategy phase', () => {
  const game = laidOut(['yssaril', 'sol', 'norr']);
  game.state.seats.p2.actionCards = ['sabotage#1'];
  play(game, 'strategy-phase', {});
  reply(game, ['spies']);
  expect(game.state.facts).toContainEqual({ type: 'action-cards-seen', to: ['p1'], seat: 'p2', cards: ['sabotage#1'] });
});

test('movement technologies speed up ships and open asteroid fields', () => {
  const game = laidOut(['norr', 'sol', 'letnev']);
  const reach = (type: 'carrier' | 'cruiser' | 'dreadnought' | 'destroyer'): number =>
    movementTo(game, 'p1', type, 'norr-home', 'mecatol-rex');
  expect([reach('carrier'), reach('cruiser'), reach('dreadnought'), reach('destroyer')]).toEqual([1, 2, 1, 2]);
  learn(game, 'p1', 'xrd-transporters', 'type-iv-drive');
  expect([reach('carrier'), reach('cruiser'), reach('dreadnought'), reach('destroyer')]).toEqual([2, 3, 2, 2]);
  const { systems } = game.state;
  const field = Object.keys(systems).find((id) => id.startsWith('asteroid')) ?? '';
  // A field between two systems and nothing else: two in a line through it, the others taken off.
  const [a, b] = ['mecatol-rex', 'norr-home'];
  for (const id of Object.keys(systems)) if (![field, a, b].includes(id)) delete systems[id];
  systems[a].position = '000';
  systems[field].position = '101';
  systems[b].position = '201';
  game.invalidateAll();
  expect(routesBetween(game, 'p1', b, a, 2)).toEqual([]);
  learn(game, 'p1', 'antimass-deflectors');
  game.invalidateAll();
  expect(routesBetween(game, 'p1', b, a, 2)).toEqual([[b, field, a]]);
  expect(routesBetween(game, 'p2', b, a, 2)).toHaveLength(1);
  expect(routesBetween(game, 'p1', b, field, 2)).toEqual([]);
});

test('combat technologies: fighters, cruisers, PDS and defenders gain bonuses', () => {
  const game = laidOut(['mentak', 'norr', 'l1z1x']);
  for (const id of Object.keys(game.state.seats.p1.technologies)) delete game.state.seats.p1.technologies[id];
  kit.invalidateInForce(game);
  const ground = {
    type: 'ground-force',
    purpose: 'ground',
    planet: 'moll-primus',
    system: 'mentak-home',
    attacks: false,
  } as const;
  const pds = { type: 'pds', purpose: 'pds' } as const;
  const all = (): number[] => [bonus(game, { type: 'fighter' }), bonus(game), bonus(game, pds), bonus(game, ground)];
  expect(all()).toEqual([0, 0, 0, 0]);
  learn(game, 'p1', 'cybernetics', 'hylar-v-assault-laser', 'magen-defense-grid');
  expect(all()).toEqual([1, 1, 1, 1]);
  expect(bonus(game, { ...ground, attacks: true })).toBe(0);
  expect(modify(game, 'pds-range', { seat: 'p1' }, 0)).toBe(0);
  learn(game, 'p1', 'deep-space-cannon', 'war-sun-technology');
  expect([
    modify(game, 'pds-range', { seat: 'p1' }, 0),
    modify(game, 'builds-war-suns', { seat: 'p1' }, false),
  ]).toEqual([1, true]);
});

test('economy technologies: more and cheaper production, richer agreements, extra cards', () => {
  const game = laidOut(['norr', 'sol', 'letnev']);
  const [limit, cost] = [
    productionLimit(game, 'p1', 'norr-home'),
    modify(game, 'production-cost', { seat: 'p1', system: 'norr-home' }, 5),
  ];
  learn(game, 'p1', 'enviro-compensator', 'sarween-tools', 'micro-technology', 'neural-motivator');
  expect(productionLimit(game, 'p1', 'norr-home')).toBe(limit + 1);
  expect([cost, modify(game, 'production-cost', { seat: 'p1', system: 'norr-home' }, 5)]).toEqual([5, 4]);
  expect(modify(game, 'agreement-worth', { seat: 'p1', count: 2 }, 3)).toBe(5);
  expect(modify(game, 'status-cards', { seat: 'p1' }, 1)).toBe(2);
});

test('Transit Diodes: a counter moves ground forces between own planets', () => {
  const game = laidOut(['sol', 'letnev', 'norr']);
  const [planet, other] = abroad(game);
  give(game, 'p1', planet, other);
  for (let i = 0; i < 2; i++) addUnit(game, 'p1', 'ground-force', game.state.planets[other].system, other);
  learn(game, 'p1', 'transit-diodes');
  play(game, 'use-ability', { seat: 'p1', component: 'transit-diodes', key: 'transit-diodes', use: 'action' });
  reply(game, ['jord']);
  reply(game, [planet]);
  expect(asked(game).spec).toMatchObject({ kind: 'number', min: 1, max: 4 });
  reply(game, 3);
  expect([groundForcesOn(game, 'jord').length, groundForcesOn(game, planet).length]).toEqual([2, 3]);
  expect(game.state.seats.p1.counters.strategy).toBe(1);
});
