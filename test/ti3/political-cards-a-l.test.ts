import { expect, test } from 'vitest';
import { entryByFleetProblem, withdrawalProblem, withdrawalTargets } from '#ti3/rules/combat/withdrawal.ts';
import { facilityProblem } from '#ti3/rules/production/facilities.ts';
import { dockLimit, costOf } from '#ti3/rules/production/production-limits.ts';
import { addUnit } from '#ti3/rules/units/units.ts';
import { influenceOf, resourcesOf } from '#ti3/rules/planets/planets.ts';
import { adjacentSystems, neighborsByShip, wormholesIn } from '#ti3/rules/board/adjacency.ts';
import { addEffect } from '#ti3/rules/components/effects.ts';
import { routesBetween } from '#ti3/rules/movement/routes.ts';
import { guardedWormholesProgress } from '#ti3/rules/objectives/objective-counts.ts';
import { makeAgreement, agreementProblem } from '#ti3/rules/trade/agreements.ts';
import { gainCounters } from '#ti3/rules/tokens/command-counters.ts';
import { formatPosition } from '#kit/board/hex-grid.ts';
import { AiContext } from '#ti3/ai/ai-context.ts';
import { conquestTargets } from '#ti3/ai/evaluation/system-evaluation.ts';
import { landingProblem } from '#ti3/rules/invasion/landing.ts';
import { council, type Council } from './council.ts';

const rolls = { seat: 'ann', purpose: 'space', system: 'empty-1', enemy: 'bob', attacks: true, round: 1 } as const;

const trading = (table: Council): Council => {
  makeAgreement(table.game, ['ann', 'bob'], [table.of('ann').contracts[0], table.of('bob').contracts[0]]);
  return table;
};

test('E3 13.4 Aggressive Strategy, for: all use a secondary free', () => {
  const table = council();
  table.of('bob').strategyCards = { political: { used: false } };
  table.of('bob').counters.strategy = 0;
  table.decides('aggressive-strategy', 'for').says('bob', 'political');
  expect(table.of('bob').actionCards).toHaveLength(1);
});
test('E3 13.4 Aggressive Strategy, against: forbids secondaries for the round', () => {
  const table = council().decides('aggressive-strategy', 'against');
  expect(table.value('secondary-barred', { seat: 'bob', card: 'trade' }, undefined)).toBeDefined();
});

/** All dice show this. */
const rolling = (table: Council, face: number): Council => {
  table.game.roll = (_label, count) => Array<number>(count).fill(face);
  return table;
};

test('E3 13.4 Ancient Artifact, for, on 5: destroys Mecatol Rex', () => {
  const table = rolling(council(), 5);
  Object.assign(table.state.systems.saudor, { position: formatPosition({ q: 3, r: -2 }) });
  table.game.invalidateAll();
  table.units('bob', 'mecatol-rex', 'ground-force', 'cruiser');
  table.units('bob', 'saudor', 'ground-force', 'dreadnought', 'cruiser', 'cruiser', 'ground-force');
  table.units('bob', 'lodor', 'ground-force');
  table.decides('ancient-artifact', 'for').goesOn();
  expect(table.at('mecatol-rex')).toEqual([]);
  // Of the ships, one takes damage and two are destroyed; both ground forces die.
  expect(table.at('saudor')).toEqual(['dreadnought!']);
  expect(table.at('lodor')).toEqual(['ground-force']);
});
test('E3 13.4 Ancient Artifact, for, on 6: all gain 2 technologies', () => {
  const table = rolling(council(), 6);
  table.units('bob', 'mecatol-rex', 'ground-force');
  const before = Object.keys(table.of('bob').technologies).length;
  table.decides('ancient-artifact', 'for').goesOn();
  expect(Object.keys(table.of('bob').technologies)).toHaveLength(before + 2);
  expect(table.at('mecatol-rex')).toEqual(['ground-force']);
});
test('E3 13.4 Ancient Artifact, against: has no effect', () => {
  const table = council();
  table.units('bob', 'mecatol-rex', 'ground-force');
  expect(table.decides('ancient-artifact', 'against').at('mecatol-rex')).toEqual(['ground-force']);
});

test('E3 13.4 Arms Reduction, for: keeps 2 dreadnoughts and 4 cruisers', () => {
  const table = council();
  table.units(
    'bob',
    'empty-1',
    'dreadnought',
    'dreadnought',
    'dreadnought',
    'cruiser',
    'cruiser',
    'cruiser',
    'cruiser',
    'cruiser',
  );
  table.of('bob').counters.fleet = 9;
  table.decides('arms-reduction', 'for').goesOn();
  expect(table.at('empty-1', 'bob')).toEqual([
    'cruiser',
    'cruiser',
    'cruiser',
    'cruiser',
    'dreadnought',
    'dreadnought',
  ]);
});
test('E3 13.4 Arms Reduction, against: exhausts planets with red specialties', () => {
  const table = council();
  const red = Object.values(table.game.book.planets).filter(
    ({ id, specialties }) => specialties.includes('red') && id in table.state.planets,
  );
  table.owns('bob', 'saudor', 'lodor', 'quann');
  table.decides('arms-reduction', 'against');
  for (const { id, exhausted, owner } of Object.values(table.state.planets))
    expect(exhausted).toBe(owner !== null && red.some((one) => one.id === id));
});

test('E3 19.6 Checks and Balances, for: gives the pick away', () => {
  const table = council().law('checks-and-balances');
  table.begins('take-strategy-card', { seat: 'ann' }).says('ann', 'trade');
  expect(table.choices('ann')).toEqual(['bob', 'cal']);
  table.says('ann', 'cal');
  expect(Object.keys(table.of('cal').strategyCards)).toEqual(['trade']);
  expect(table.of('ann').strategyCards).toEqual({});
});
test('E3 13.4 Checks and Balances, against: strategy cards pass left', () => {
  const table = council();
  table.of('ann').strategyCards = { trade: { used: true } };
  table.of('bob').strategyCards = { political: { used: false } };
  table.decides('checks-and-balances', 'against');
  expect(table.of('bob').strategyCards).toEqual({ trade: { used: true } });
  expect(table.of('cal').strategyCards).toEqual({ political: { used: false } });
});

test('E3 17.6 Closing the Wormholes, for: no fleet moves through wormholes', () => {
  const table = council();
  // Only their wormholes join these two systems.
  const routes = (): number => routesBetween(table.game, 'ann', 'lodor', 'alpha-wormhole', 1).length;
  expect([adjacentSystems(table.game, 'lodor'), routes()]).toEqual([['alpha-wormhole'], 1]);
  table.decides('closing-the-wormholes', 'for');
  expect([adjacentSystems(table.game, 'lodor'), routes()]).toEqual([['alpha-wormhole'], 0]);
  expect(entryByFleetProblem(table.game, 'ann', 'lodor', 'alpha-wormhole')).toBe(
    'Ships cannot move through wormholes (Closing the Wormholes).',
  );
  expect(neighborsByShip(table.game, 'lodor', 'ann', ['cruiser'])).toEqual([]);
});

test('Wormholes that cannot be used still count as wormholes', () => {
  const table = council(['base', 'shattered-empire']);
  addEffect(table.game, 'wormhole-research', '', null, 'round');
  expect(wormholesIn(table.game, 'lodor')).toEqual([]);
  const gates = Object.keys(table.game.state.systems).filter((id) => table.game.book.tiles[id].wormholes.length);
  expect(guardedWormholesProgress(table.game, 'ann')).toEqual([
    0,
    gates.length,
    'systems with wormholes where you have a non-fighter ship',
  ]);
});
test('E3 13.4 Closing the Wormholes, against: fleets there lose a ship', () => {
  const table = council();
  table.units('bob', 'alpha-wormhole', 'cruiser', 'cruiser', 'carrier', 'fighter');
  table.decides('closing-the-wormholes', 'against').goesOn();
  expect(table.at('alpha-wormhole', 'bob')).toHaveLength(3);
  expect(table.at('alpha-wormhole', 'bob')).toContain('fighter');
});

test('E3 7.4 Code of Honor, for: bars withdrawing and says so', () => {
  const table = council().holds('ann', 'skilled-retreat').decides('code-of-honor', 'for');
  table.units('ann', 'empty-2', 'cruiser');
  table.units('bob', 'empty-2', 'cruiser');
  table.state.systems['empty-1'].counters = ['ann'];
  expect(withdrawalTargets(table.game, 'ann', 'empty-2')).toEqual([]);
  expect(withdrawalProblem(table.game, 'ann', 'empty-2', 'empty-1')).toContain('(Code of Honor)');
  table.game.roll = (_label, count) => Array.from({ length: count }, () => 10);
  table.begins('space-battle', { system: 'empty-2', attacker: 'ann', defender: 'bob' });
  expect(table.told('battle-ends')).toHaveLength(1);
});
test('E3 13.4 Code of Honor, against: enacts no law', () => {
  expect(council().decides('code-of-honor', 'against').state.laws).toEqual({});
});

test('E3 13.4 Colonial Redistribution, for: gives away a planet', () => {
  const table = council();
  Object.assign(table.of('ann'), { points: 3 });
  Object.assign(table.of('bob'), { points: 1 });
  table.units('ann', 'saudor', 'ground-force');
  table.decides('colonial-redistribution', 'for').says('ann', 'saudor');
  expect(table.state.planets.saudor.owner).toBe('cal');
  expect(table.at('saudor')).toEqual(['ground-force', 'ground-force', 'ground-force']);
});
test('E3 13.4 Colonial Redistribution, against: has no effect', () => {
  expect(council().decides('colonial-redistribution', 'against').state.stack).toHaveLength(0);
});

test('E3 6.5 Colonization Licensing, for: landing costs resources', () => {
  const table = council().law('colonization-licensing');
  const price = resourcesOf(table.game, 'saudor');
  expect(table.value('landing-price', { seat: 'ann', planet: 'saudor' }, 0)).toBe(price);
  table.units('ann', 'saudor', 'carrier');
  table.state.planets.saudor.owner = null;
  addUnit(table.game, 'ann', 'ground-force', 'saudor');
  table.of('ann').counters.command = 3;
  table.begins('tactical-action', { seat: 'ann' }).says('ann', 'saudor');
  if (table.asksFor('ann') === 'move-ships') table.replies('ann', {});
  table.replies('ann', { 'ground-force>saudor': 1 });
  expect(table.asksFor('ann')).toBe('pay');
  table.assigns('ann');
  expect(table.state.planets.saudor.owner).toBe('ann');
});
test('E3 6.5 Colonization Licensing bars a landing that cannot be paid for', () => {
  const table = council().law('colonization-licensing');
  table.units('ann', 'saudor', 'carrier');
  table.state.planets.saudor.owner = null;
  addUnit(table.game, 'ann', 'ground-force', 'saudor');
  const problem = () => landingProblem(table.game, 'ann', {}, 'saudor');
  expect(problem()).toBeUndefined();
  for (const planet of Object.values(table.state.planets)) planet.exhausted = true;
  table.of('ann').tradeGoods = 0;
  expect(problem()).toBe('This landing costs 2 resources; you can spend 0.');
  table.of('ann').counters.command = 3;
  table.begins('tactical-action', { seat: 'ann' }).says('ann', 'saudor');
  expect(table.asksFor('ann')).not.toBe('land-units');
  expect(conquestTargets(new AiContext(table.game, 'ann', () => 0), 'saudor')).toEqual([]);
});
test('E3 13.4 Colonization Licensing, against: exhausts a third of colonies', () => {
  const table = council();
  table.owns('bob', 'saudor', 'lodor', 'quann');
  const before = table.ready('bob');
  table.decides('colonization-licensing', 'against').goesOn();
  expect(table.ready('bob')).toBe(before - 1);
});

test('E3 13.4 Compensated Disarmament: ground forces become trade goods', () => {
  const table = council();
  table.units('bob', 'saudor', 'ground-force', 'ground-force', 'pds');
  table.decides('compensated-disarmament', 'saudor');
  expect(table.at('saudor')).toEqual(['pds']);
  expect(table.goods()).toEqual([0, 2, 0]);
  expect(table.state.planets.saudor.owner).toBe('bob');
});

test('E3 8.1 Conventions of War, for: docks prevent bombardment', () => {
  const table = council().law('conventions-of-war');
  table.units('bob', 'saudor', 'space-dock');
  expect(table.value('bombardment-barred', { seat: 'ann', planet: 'saudor' }, undefined)).toBeDefined();
  expect(table.value('bombardment-barred', { seat: 'ann', planet: 'lodor' }, undefined)).toBeUndefined();
});
test('E3 13.4 Conventions of War, against: voters lose a dock', () => {
  const table = council();
  table.units('bob', 'saudor', 'space-dock');
  expect(table.decides('conventions-of-war', 'against').goesOn().at('saudor')).toEqual([]);
});

test('E3 16.5 Core Stability, for: players choose the action cards', () => {
  const table = council().law('core-stability');
  table.begins('status-phase', {});
  for (
    let i = 0;
    i < 20 &&
    table.asksFor('ann') !== 'council-choice' &&
    table.asksFor('bob') !== 'council-choice' &&
    table.asksFor('cal') !== 'council-choice';
    i++
  )
    for (const seat of ['ann', 'bob', 'cal'] as const) if (table.asked(seat)) table.says(seat, 'none');
  table.goesOn();
  expect(table.state.facts.filter(({ type }) => type === 'action-card-chosen')).toHaveLength(3);
  for (const seat of ['ann', 'bob', 'cal'] as const) expect(table.of(seat).actionCards).toHaveLength(1);
});
test('E3 13.4 Core Stability, against: forbids drawing cards this round', () => {
  expect(council().decides('core-stability', 'against').value('cards-drawn', { seat: 'ann' }, 2)).toBe(0);
});

test('E3 13.4 Cost Overruns, for: costs a good per planet', () => {
  const table = council().gives(2);
  table.owns('cal', 'saudor');
  table.decides('cost-overruns', 'for');
  expect(table.goods()[0]).toBe(2 - 1);
});
test('E3 13.4 Cost Overruns, against: has no effect', () => {
  expect(council().gives(2).decides('cost-overruns', 'against').goods()).toEqual([2, 2, 2]);
});

test('E3 13.3 Council Elder: only its owner’s votes count, once', () => {
  const table = council().law('council-elder', 'cal').begins('vote-on', { card: 'minister-of-policy' });
  table.says('cal', 'council-elder').says('cal', 'cal');
  expect(table.state.laws['minister-of-policy'].owner).toBe('cal');
  expect(table.state.laws['council-elder']).toBeUndefined();
  expect(table.state.effects).toEqual({});
});

test("E3 13.4 Council's Censure: Imperial costs 2 strategy allocation counters", () => {
  const table = council().law('councils-censure', 'ann');
  table.of('ann').counters.strategy = 2;
  table.begins('take-strategy-card', { seat: 'ann' }).says('ann', 'imperial');
  expect(table.of('ann').counters.strategy).toBe(0);
  expect(table.value('strategy-card-barred', { seat: 'ann', card: 'imperial' }, undefined)).toBeDefined();
});
test("E3 13.4 Council's Censure: Imperial II costs 2 counters too", () => {
  const table = council(['base', 'shattered-empire']).law('councils-censure', 'ann');
  table.state.strategyCards = { 'imperial-ii': { bonus: 0 }, trade: { bonus: 0 } };
  table.of('ann').counters.strategy = 2;
  table.begins('take-strategy-card', { seat: 'ann' }).says('ann', 'imperial-ii');
  expect(table.of('ann').counters.strategy).toBe(0);
});

test('E3 13.4 Crown of Thalnos: the elected’s ground forces get +1', () => {
  const table = council().decides('crown-of-thalnos', 'ann');
  expect(table.value('roll-bonus', { ...rolls, purpose: 'ground', type: 'ground-force' }, 0)).toBe(1);
  expect(table.value('roll-bonus', { ...rolls, type: 'cruiser' }, 0)).toBe(0);
});

test('E3 13.4 Dispute Resolution: two planets of two players become unowned', () => {
  const table = council();
  table.units('bob', 'saudor', 'ground-force', 'pds');
  table.units('cal', 'lodor', 'ground-force');
  table.units('bob', 'quann', 'ground-force');
  table.begins('vote-on', { card: 'dispute-resolution' });
  for (const seat of ['bob', 'cal', 'ann'] as const) table.says(seat, 'saudor');
  expect(table.choices('bob')).toEqual(['lodor', 'abstain']);
  for (const seat of ['bob', 'cal', 'ann'] as const) table.says(seat, 'lodor');
  expect([table.state.planets.saudor.owner, table.state.planets.lodor.owner, table.state.planets.quann.owner]).toEqual([
    null,
    null,
    'bob',
  ]);
  expect([...table.at('saudor'), ...table.at('lodor')]).toEqual([]);
});

test('E3 13.4 Economic Revitalization: takes a good from each opponent', () => {
  expect(council().gives(1).decides('economic-revitalization', 'bob').goods()).toEqual([0, 3, 0]);
});

test('E3 5.1 Fleet Regulations, for: limits fleet supply to 5', () => {
  const table = council();
  table.of('bob').counters = { command: 1, fleet: 7, strategy: 1 };
  table.decides('fleet-regulations', 'for');
  expect(table.of('bob').counters.fleet).toBe(5);
  expect(gainCounters(table.game, 'bob', 'fleet', 2)).toBe(0);
});
test('E3 13.4 Fleet Regulations, against: adds a fleet supply counter', () => {
  const table = council();
  const before = table.of('bob').counters.fleet;
  expect(table.decides('fleet-regulations', 'against').of('bob').counters.fleet).toBe(before + 1);
});

test('E3 15.1 Forced Economic Independence: forbids the two an agreement', () => {
  const table = trading(council()).decides('forced-economic-independence', 'ann', 'bob');
  expect(table.state.agreements).toEqual({});
  expect(agreementProblem(table.game, 'ann', 'bob')).toBeDefined();
  expect(agreementProblem(table.game, 'ann', 'cal')).toBeUndefined();
});

test('E3 15.2 Free Trade, for: agreements pay one more', () => {
  const table = council().decides('free-trade', 'for');
  expect(table.value('agreement-worth', { seat: 'ann', count: 2 }, 3)).toBe(4);
  expect(table.value('agreement-worth', { seat: 'ann', count: 0 }, 0)).toBe(0);
});
test('E3 13.4 Free Trade, against: all lose 2 goods', () => {
  expect(council().gives(3).decides('free-trade', 'against').goods()).toEqual([1, 1, 1]);
});

test('E3 13.4 Holder of Mecatol Rex, for: may discard a law', () => {
  const table = council().law('free-trade');
  table.owns('bob', 'mecatol-rex');
  table.decides('holder-of-mecatol-rex', 'for').says('bob', 'free-trade');
  expect(table.state.laws).toEqual({});
  expect(table.state.decks.political.discard).toContain('free-trade');
});
test('E3 13.4 Holder of Mecatol Rex, against: adds 2 ground forces', () => {
  const table = council();
  table.owns('bob', 'mecatol-rex');
  expect(table.decides('holder-of-mecatol-rex', 'against').at('mecatol-rex')).toEqual(['ground-force', 'ground-force']);
});

test('E3 9.1 Holy Planet of Ixth: forbids building there', () => {
  const table = council();
  table.units('bob', 'saudor', 'space-dock');
  table.units('bob', 'lodor', 'space-dock');
  table.decides('holy-planet-of-ixth', 'saudor');
  expect(dockLimit(table.game, 'bob', 'saudor')).toBe(0);
  expect(dockLimit(table.game, 'bob', 'lodor')).toBeGreaterThan(0);
});

test('E3 9.5, 21.9 Holy Planet of Ixth: bars docks and facilities there', () => {
  const table = council(['base', 'shattered-empire']).gives(9);
  table.state.options.facilities = true;
  table.units('bob', 'saudor', 'ground-force');
  table.state.round = 3;
  const asked = (): unknown => table.begins('production-step', { seat: 'bob', systems: ['saudor'] }).asked('bob');
  expect([asked(), facilityProblem(table.game, 'bob', 'saudor')]).toEqual([expect.anything(), undefined]);
  table.says('bob', 'none').replies('bob', {});
  table.decides('holy-planet-of-ixth', 'saudor');
  expect(asked()).toBeUndefined();
  expect(facilityProblem(table.game, 'bob', 'saudor')).toContain('(Holy Planet of Ixth)');
});

test('E3 9.1 Humane Labor, for: limits docks to 2 units', () => {
  const table = council().decides('humane-labor', 'for');
  expect(dockLimit(table.game, 'bob', 'saudor')).toBe(2);
});
test('E3 9.1 Humane Labor, against: docks build nothing', () => {
  const table = council().decides('humane-labor', 'against');
  expect(dockLimit(table.game, 'bob', 'saudor')).toBe(0);
});

test('E3 13.4 Imperial Academy, for: a counter costs 2 influence', () => {
  expect(council().decides('imperial-academy', 'for').value('counter-price', { seat: 'ann' }, 3)).toBe(2);
});
test('E3 13.4 Imperial Academy, against: enacts no law', () => {
  expect(council().decides('imperial-academy', 'against').state.laws).toEqual({});
});

test('E3 6.1 Imperial Containment, for: largest empires pay an extra counter', () => {
  const table = council();
  table.owns('bob', 'saudor', 'lodor');
  table.owns('ann', 'quann');
  table.decides('imperial-containment', 'for');
  for (const seat of ['ann', 'bob'] as const) {
    table.of(seat).counters.command = 3;
    table.state.turn.systems = [];
    table.begins('tactical-action', { seat }).says(seat, 'empty-3').goesOn();
  }
  expect([table.of('ann').counters.command, table.of('bob').counters.command]).toEqual([2, 1]);
});
test('E3 13.4 Imperial Containment, against: has no effect', () => {
  expect(council().decides('imperial-containment', 'against').state.effects).toEqual({});
});

test('E3 13.4 Imperial Mandate, for: all gain 2 points', () => {
  const table = council().decides('imperial-mandate', 'for');
  expect(table.of('ann').points + table.of('bob').points + table.of('cal').points).toBe(6);
});
test('E3 1.5 Imperial Mandate, against: all lose a point above 0', () => {
  const table = council();
  table.of('ann').points = 3;
  table.decides('imperial-mandate', 'against');
  expect([table.of('ann').points, table.of('bob').points]).toEqual([2, 0]);
});

test('E3 6.5 Imperial Peace, for: forbids invading Mecatol Rex', () => {
  const table = council().decides('imperial-peace', 'for');
  expect(table.value('landing-barred', { seat: 'ann', planet: 'mecatol-rex' }, undefined)).toBeDefined();
  expect(table.value('landing-barred', { seat: 'ann', planet: 'saudor' }, undefined)).toBeUndefined();
});
test('E3 6.5 Imperial Peace, against: allows invading Mecatol Rex only', () => {
  const table = council().decides('imperial-peace', 'against');
  expect(table.value('landing-barred', { seat: 'ann', planet: 'mecatol-rex' }, undefined)).toBeUndefined();
  expect(table.value('landing-barred', { seat: 'ann', planet: 'saudor' }, undefined)).toBeDefined();
});

test('E3 11.1 Labor Force Politics, for: swaps resources and influence', () => {
  const table = council().decides('labor-force-politics', 'for');
  const { resources, influence } = table.game.book.planets.saudor;
  expect([resourcesOf(table.game, 'saudor'), influenceOf(table.game, 'saudor')]).toEqual([influence, resources]);
});
test('E3 9.1 Labor Force Politics, against: limits building to one dock', () => {
  const table = council();
  table.units('bob', 'saudor', 'space-dock');
  table.decides('labor-force-politics', 'against');
  expect(dockLimit(table.game, 'bob', 'saudor')).toBeGreaterThan(0);
  table.game.addFact({ type: 'units-produced', seat: 'bob', system: 'lodor', units: { cruiser: 1 }, cost: 2 } as never);
  expect(dockLimit(table.game, 'bob', 'saudor')).toBe(0);
});

test('E3 12.1 Limits to Individual Power, for: limits hands to 3', () => {
  const table = council().holds('bob', 'sabotage', 'good-year', 'morale-boost', 'armistice');
  table.decides('limits-to-individual-power', 'for');
  expect(table.asksFor('bob')).toBe('discard-to-limit');
});
test('E3 13.4 Limits to Individual Power, against: discards one at random', () => {
  const table = council().holds('bob', 'good-year', 'armistice');
  expect(table.decides('limits-to-individual-power', 'against').of('bob').actionCards).toHaveLength(1);
});

test('E3 9.1 ground forces cost as printed without Regulated Conscription', () => {
  expect(costOf(council().game, 'ann', 'ground-force', 2)).toBe(1);
});
