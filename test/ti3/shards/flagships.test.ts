import { expect, test } from 'vitest';
import { Illegal } from '#engine';
import { rulebookOf } from '#ti3/rulebook.ts';
import { kit } from '#ti3/rules/components/component.ts';
import { modify } from '#ti3/rules/components/modifiers.ts';
import { fleetLoadOf } from '#ti3/rules/units/capacity.ts';
import { routesOf } from '#ti3/rules/movement/routes.ts';
import { fleetSupply } from '#ti3/rules/units/fleet-supply.ts';
import { addUnit, unitCardOf } from '#ti3/rules/units/units.ts';
import { isOffered, productionLimit } from '#ti3/rules/production/production-limits.ts';
import { openAmounts } from '#ti3/ai/policy.ts';
import { asked, laidOut, play } from '../content/third-game.ts';
import { book, shards, shardsTable } from './shards.ts';
import type { Laid } from '../table.ts';

/** A table where flagships are in the game. */
const flying = (race: string, laid: Laid) =>
  shardsTable({
    races: { ann: race },
    playing: { flagships: true },
    places: { [book.byKind.race[race].home]: [-4, 0] },
    ...laid,
  });

test('E3 22.8 the option gives each race its own flagship', () => {
  const lines = (flagships: boolean): string[] => {
    const game = shards(['sol', 'hacan', 'nekro'], { flagships });
    game.state.seats.p1.tradeGoods = 30;
    game.state.seats.p1.counters.fleet = 9;
    play(game, 'produce-units', { seat: 'p1', system: 'sol-home' });
    return openAmounts(asked(game).spec).flatMap(({ key, max, hint }) =>
      key === 'flagship' ? [`${max}, ${hint}`] : [],
    );
  };
  expect([lines(false), lines(true)]).toEqual([[], ['1, cost 10']]);
  const game = shards(['l1z1x', 'jolnar', 'mentak'], { flagships: true });
  const printed = ['p1', 'p2', 'p3'].map((seat) => {
    const { cost, battle, dice, movement, capacity } = unitCardOf(game, 'flagship', seat);
    return [cost, battle, dice, movement, capacity];
  });
  expect(printed).toEqual([[11, 5, 3, 1, 2], [10, 2, 2, 2, 2], [8, 5, 2, 2, 2]]); // prettier-ignore
  expect(Object.keys(book.byKind.flagship)).toHaveLength(17);
});

test('E3 22.8 a flagship with a missing feature stays out', () => {
  // A Matriarch of which something is missing.
  const matriarch = { ...book.byKind.flagship.matriarch, lacks: 'something' };
  const lacking = { ...book, byKind: { ...book.byKind, flagship: { ...book.byKind.flagship, matriarch } }, flagships: { ...book.flagships, naalu: { ...book.flagships.naalu, lacks: 'something' } } }; // prettier-ignore
  const game = laidOut(['naalu', 'sol', 'norr'], { flagships: true }, lacking);
  expect(['p1', 'p2'].map((seat) => isOffered(game, seat, 'flagship'))).toEqual([false, true]);
  addUnit(game, 'p1', 'flagship', 'naalu-home');
  kit.invalidateInForce(game);
  expect(fleetSupply(game, 'p1', 'naalu-home')).toBe(3);
  expect(() => laidOut(['sol', 'norr', 'letnev'], { flagships: true }, rulebookOf())).toThrow(Illegal);
});

test('E3 22.8 Wrath of Kenara: each good rerolls a die', () => {
  const t = flying('hacan', { space: { 'empty-2': 'ann flagship; bob carrier' }, races: { ann: 'hacan', bob: 'sol' } });
  t.game.state.seats.ann.tradeGoods = 3;
  t.dice(1, 1, 1, 1).battle();
  t.dice(2).says('ann', 'wrath-of-kenara').says('ann', 'ann/1');
  t.dice(3, 1, 1, 1, 1).says('ann', 'wrath-of-kenara').says('ann', 'ann/1');
  expect([t.game.state.seats.ann.tradeGoods, t.told('die-rolled-again').map(({ face }) => face)]).toEqual([1, [2, 3]]);
});

test('E3 22.8 Wrath of Kenara: rerolls dice in invasion combat too', () => {
  const t = flying('hacan', {
    space: { saudor: 'ann flagship' },
    ground: { saudor: 'bob ground-force' },
    races: { ann: 'hacan', bob: 'sol' },
  });
  addUnit(t.game, 'ann', 'ground-force', 'saudor', 'saudor');
  t.game.state.seats.ann.tradeGoods = 3;
  t.dice(1, 1).begins('invade-planet', { system: 'saudor', planet: 'saudor', attacker: 'ann', defender: 'bob' });
  t.dice(9).says('ann', 'wrath-of-kenara').says('ann', 'ann/1');
  expect([t.game.state.seats.ann.tradeGoods, t.told('die-rolled-again').map(({ face }) => face)]).toEqual([2, [9]]);
});

test('E3 22.8 Loncara Ssodu fires like two PDS, also adjacent', () => {
  const t = flying('xxcha', {
    space: { 'empty-1': 'ann flagship', 'empty-2': 'bob 3 cruiser' },
    races: { ann: 'xxcha', cal: 'sol' },
  });
  t.begins('pds-fire', { seat: 'bob', system: 'empty-2' });
  expect(t.choices).toEqual(['bob@empty-2', 'hold']);
  t.dice(6, 5).says('ann', 'bob@empty-2');
  expect([t.rolls, t.at('empty-2', 'bob')]).toEqual([['pds ann: 2'], '2 cruiser']);
});

test('E3 22.8 Arc Secundus bombards past PDS and repairs itself', () => {
  const t = flying('letnev', { space: { 'arnor-lor': 'ann flagship!' }, ground: { lor: 'bob pds, 3 ground-force' } });
  t.begins('bombardment', { seat: 'ann', system: 'arnor-lor', planets: ['lor'] });
  t.dice(5, 4).says('ann', { 'flagship>lor': 1 });
  expect(t.on('lor', 'bob')).toBe('2 ground-force, pds');
  t.begins('bombardment', { seat: 'ann', system: 'arnor-lor', planets: [] });
  expect(t.asked).toEqual([]);
  addUnit(t.game, 'bob', 'cruiser', 'arnor-lor');
  t.dice(10, 10, 1).battle('arnor-lor');
  expect([t.told('ships-repaired').length, t.at('arnor-lor', 'ann')]).toEqual([1, 'flagship']);
});

test('E3 22.8 Fourth Moon: enemy ships there cannot sustain damage', () => {
  const t = flying('mentak', { space: { 'empty-2': 'ann flagship; bob dreadnought' }, abilities: { ann: [] } });
  t.dice(10, 1, 1).battle();
  expect([t.at('empty-2', 'bob'), t.winners]).toEqual(['', ['ann']]);
  const elsewhere = flying('mentak', {
    space: { 'empty-2': 'ann 2 cruiser; bob dreadnought', 'empty-1': 'ann flagship' },
  });
  elsewhere.dice(10, 1, 1).battle();
  expect(elsewhere.choices).toEqual(['damage:dreadnought', 'dreadnought']);
});

test('E3 22.8 Genesis I: ground forces aboard use no capacity', () => {
  const t = flying('sol', { space: { 'empty-2': 'ann flagship, 9 ground-force, 3 fighter' } });
  expect(fleetLoadOf(t.game, 'ann', 'empty-2')).toMatchObject({ cargo: [], room: 3 });
});

test("E3 22.8 Y'sia Y'ssrila alone passes through enemy ships", () => {
  const t = flying('yssaril', { space: { 'empty-1': 'ann flagship, cruiser', 'empty-2': 'bob cruiser' } });
  const ways = (type: 'flagship' | 'cruiser'): number => routesOf(t.game, 'ann', type, 'empty-1', 'empty-3').length;
  expect([ways('flagship'), ways('cruiser')]).toEqual([1, 0]);
});

test("E3 22.8 C'morran Norr: its fleet gets +1 in space battles", () => {
  const t = flying('norr', { space: { 'empty-2': 'ann flagship, cruiser', 'empty-1': 'ann cruiser' } });
  const bonus = (
    system: string,
    purpose: 'space' | 'bombardment',
    type: 'cruiser' | 'ground-force' = 'cruiser',
  ): number =>
    modify(t.game, 'roll-bonus', { seat: 'ann', type, purpose, system, enemy: 'bob', attacks: true, round: 2 }, 0);
  expect([bonus('empty-2', 'space'), bonus('empty-1', 'space'), bonus('empty-2', 'bombardment')]).toEqual([1, 0, 0]);
});

test('E3 22.8 J.N.S. Hylarim: a ten scores three hits', () => {
  const t = flying('jolnar', { space: { 'empty-2': 'ann flagship, cruiser; bob 5 cruiser' } });
  t.dice(10, 2, 10, 1, 1, 1, 1, 1).battle();
  // Three of the first die, one of the second, one of the cruiser: all five cruisers.
  expect([t.told('dice-rolled')[0].hits, t.winners]).toEqual([5, ['ann']]);
});

test('E3 22.8 0.0.1: its and dreadnoughts’ hits must hit non-fighters', () => {
  const t = flying('l1z1x', {
    space: { 'empty-2': 'ann flagship, dreadnought, cruiser; bob 4 fighter, 3 cruiser, carrier' },
  });
  t.dice(10, 10, 1, 10, 10, 1, 1, 1, 1, 1, 1, 1, 1).battle();
  expect(t.refuses({ fighter: 2, cruiser: 2 })).toBe('You can choose “Fighter destroyed” only once.');
  expect(t.refuses({ fighter: 1, cruiser: 2, carrier: 1 })).toBeUndefined();
});

test('E3 22.8 Matriarch: fleet supply is three higher in its system', () => {
  const t = flying('naalu', { space: { 'empty-2': 'ann flagship' }, fleet: { ann: 2 } });
  expect([fleetSupply(t.game, 'ann', 'empty-2'), fleetSupply(t.game, 'ann', 'empty-1')]).toEqual([5, 2]);
});

test('E3 22.8 Duha Menaimon builds five units unless it moved', () => {
  const t = flying('arborec', { space: { 'arnor-lor': 'ann flagship' }, ground: { lor: 'ann' } });
  expect(productionLimit(t.game, 'ann', 'arnor-lor')).toBe(5);
  t.game.state.seats.ann.tradeGoods = 9;
  t.begins('produce-units', { seat: 'ann', system: 'arnor-lor' });
  expect(t.refuses({ 'ground-force>lor': 3, cruiser: 2 })).toBeUndefined();
  const [ship] = Object.values(t.game.state.units).filter(({ type }) => type === 'flagship');
  ship.moved = true;
  t.game.invalidateStep();
  expect(productionLimit(t.game, 'ann', 'arnor-lor')).toBe(0);
});

test('E3 22.8 The Alastor destroys all ships there when lost', () => {
  const t = flying('nekro', { space: { 'empty-2': 'ann flagship!, cruiser, 2 fighter; bob 6 cruiser' } });
  t.dice(1, 1, 1, 1, 1, 1, 10, 10, 10, 10, 1, 1).battle();
  expect([t.at('empty-2', 'ann'), t.at('empty-2', 'bob'), t.winners]).toEqual(['', '', [null]]);
});
