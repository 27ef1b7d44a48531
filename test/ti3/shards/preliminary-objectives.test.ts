import { expect, test } from 'vitest';
import { adjacentSystems } from '#ti3/rules/board/adjacency.ts';
import type { GameFact } from '#ti3/rules/facts.ts';
import { addUnit, allUnits, destroyUnits, removeUnits } from '#ti3/rules/units/units.ts';
import type { Game } from '#ti3/rules/game.ts';
import { makeAgreement } from '#ti3/rules/trade/agreements.ts';
import { gainPlanet, losePlanet } from '#ti3/rules/planets/planets.ts';
import { abroad, asked, give, play, reply } from '../content/third-game.ts';
import { book, learn, shards, shardsTable } from './shards.ts';

const fulfils = (game: Game, id: string, seat = 'p1'): boolean => book.byKind.objective[id].fulfilled(game, seat);
const begun = (): Game => shards(['sol', 'letnev', 'norr'], { preliminaryObjectives: true });

test('E3 22.6 claiming a preliminary objective draws a secret one', () => {
  const game = begun();
  const { seats, order } = game.state;
  const stages = (): unknown[] => order.map((seat) => book.byKind.objective[seats[seat].secretObjective ?? ''].stage);
  expect(stages()).toEqual(['preliminary', 'preliminary', 'preliminary']);
  seats.p1.secretObjective = 'commander';
  seats.p1.counters.fleet = 9;
  for (let i = 0; i < 5; i++) addUnit(game, 'p1', 'dreadnought', 'sol-home');
  play(game, 'claim-objectives', { seat: 'p1' });
  reply(game, ['commander']);
  expect([seats.p1.points, seats.p1.claimed]).toEqual([1, ['commander']]);
  expect(book.byKind.objective[seats.p1.secretObjective ?? ''].stage).toBe('secret');
});

test('E3 22.6 a just drawn secret objective must wait', () => {
  const game = begun();
  const { seats } = game.state;
  seats.p1.secretObjective = 'commander';
  seats.p1.counters.fleet = 9;
  for (let i = 0; i < 5; i++) addUnit(game, 'p1', 'dreadnought', 'sol-home');
  const all = Object.values(book.byKind.objective).filter(({ stage }) => stage === 'secret');
  const before = all.map(({ fulfilled }) => fulfilled);
  for (const one of all) one.fulfilled = () => true;
  play(game, 'claim-objectives', { seat: 'p1' });
  reply(game, ['commander']);
  expect(() => asked(game)).toThrow(/Nothing/);
  play(game, 'claim-objectives', { seat: 'p1' });
  expect(asked(game).question).toBe('claim-objective');
  all.forEach((one, i) => (one.fulfilled = before[i]));
});

test('E3 22.6 without the option players have no preliminary objective', () => {
  const game = shards(['sol', 'letnev', 'norr']);
  for (const { secretObjective } of Object.values(game.state.seats))
    expect(book.byKind.objective[secretObjective ?? ''].stage).toBe('secret');
});

test('E3 22.6 Antagonist and Explorer need planets near homes or Mecatol', () => {
  const game = begun();
  const near = (home: string): string[] =>
    abroad(game).filter((planet) => adjacentSystems(game, home).includes(game.state.planets[planet].system));
  expect(fulfils(game, 'antagonist')).toBe(false);
  give(game, 'p1', near('letnev-home')[0]);
  expect(fulfils(game, 'antagonist')).toBe(true);
  const middle = adjacentSystems(game, 'mecatol-rex').slice(0, 2);
  const control = (system: string): void => {
    addUnit(game, 'p1', 'cruiser', system);
    give(game, 'p1', ...game.state.systems[system].planets);
  };
  control(middle[0]);
  expect(fulfils(game, 'explorer')).toBe(false);
  control(middle[1]);
  expect(fulfils(game, 'explorer')).toBe(true);
});

test('E3 22.6 Commander, Defender, Researcher and Scientist have thresholds', () => {
  const game = begun();
  removeUnits(game, allUnits(game));
  const put = (type: 'dreadnought' | 'pds', count: number): void => {
    for (let i = 0; i < count; i++) addUnit(game, 'p1', type, 'sol-home');
  };
  put('dreadnought', 4);
  put('pds', 5);
  learn(game, 'p1', 'sarween-tools', 'enviro-compensator');
  const special = abroad(game).filter((planet) => book.planets[planet].specialties.length);
  give(game, 'p1', ...special.slice(0, 3));
  const all = (): boolean[] =>
    ['commander', 'defender', 'researcher', 'scientist-objective'].map((id) => fulfils(game, id));
  expect(all()).toEqual([false, false, false, false]);
  put('dreadnought', 1);
  put('pds', 1);
  learn(game, 'p1', 'micro-technology');
  give(game, 'p1', special[3]);
  expect(all()).toEqual([true, true, true, true]);
});

test('E3 22.6 Enemy counts cruisers destroyed by battle, PDS and cards', () => {
  const t = shardsTable({ space: { 'empty-2': 'ann 3 cruiser; bob 2 cruiser' } });
  t.dice(10, 10, 1, 10, 1).battle();
  expect(['ann', 'bob'].map((seat) => fulfils(t.game, 'enemy', seat))).toEqual([true, false]);
  const shot = shardsTable({ ground: { lor: 'ann 2 pds' }, space: { 'arnor-lor': 'bob 2 cruiser' } });
  shot.dice(10, 10).begins('pds-fire', { seat: 'bob', system: 'arnor-lor' }).says('ann', 'bob@arnor-lor');
  expect(['ann', 'cal'].map((seat) => fulfils(shot.game, 'enemy', seat))).toEqual([true, false]);
});

test('E3 22.6 Enemy leaves out cruisers that the council destroys', () => {
  const game = begun();
  const [planet] = abroad(game);
  const cruisers = [1, 2].map(() => addUnit(game, 'p2', 'cruiser', game.state.planets[planet].system));
  game.state.facts.push({ type: 'action-card-played', seat: 'p1', card: 'thugs#1', component: 'thugs' } as GameFact);
  game.state.facts.push({ type: 'outcome-resolved', card: 'arms-reduction', outcome: 'for' });
  destroyUnits(game, cruisers);
  expect(fulfils(game, 'enemy')).toBe(false);
});

test('E3 22.6 Infiltrator needs a ship destroyed beside its owner’s home', () => {
  const t = shardsTable({ space: { 'empty-2': 'ann 3 cruiser; bob fighter', 'empty-3': 'ann 3 cruiser; bob fighter' }, places: { 'hacan-home': [3, -1] } }); // prettier-ignore
  t.dice(10, 1, 1, 1).battle('empty-3');
  expect(fulfils(t.game, 'infiltrator', 'ann')).toBe(true);
  const far = shardsTable({ space: { 'empty-2': 'ann 3 cruiser; bob fighter' } });
  far.dice(10, 1, 1, 1).battle('empty-2');
  expect(fulfils(far.game, 'infiltrator', 'ann')).toBe(false);
});

test('E3 22.6 Invader needs a rival planet taken this round', () => {
  const game = begun();
  const [planet, other] = abroad(game);
  gainPlanet(game, 'p1', other);
  expect(fulfils(game, 'invader-of-others')).toBe(false);
  give(game, 'p2', planet);
  gainPlanet(game, 'p1', planet);
  expect([fulfils(game, 'invader-of-others'), fulfils(game, 'invader-of-others', 'p2')]).toEqual([true, false]);
});

test('E3 22.6 Invader counts a planet that was neutral in between', () => {
  const lostBy = (seat: string): boolean => {
    const game = begun();
    const [planet] = abroad(game);
    give(game, seat, planet);
    losePlanet(game, planet);
    gainPlanet(game, 'p1', planet);
    return fulfils(game, 'invader-of-others');
  };
  expect([lostBy('p2'), lostBy('p1')]).toEqual([true, false]);
});

test('E3 22.6 Traitor needs an attack on a trade partner', () => {
  const t = shardsTable({ space: { 'empty-2': 'ann cruiser; bob fighter', 'empty-1': 'ann cruiser; cal fighter' } });
  makeAgreement(t.game, ['ann', 'bob'], [2, 2]);
  t.dice(10, 1).begins('space-battle', { system: 'empty-1', attacker: 'ann', defender: 'cal' });
  expect(fulfils(t.game, 'traitor', 'ann')).toBe(false);
});

test('E3 22.6 Traitor does not count for the attacked partner', () => {
  const t = shardsTable({ space: { 'empty-2': 'ann cruiser; bob fighter' } });
  makeAgreement(t.game, ['ann', 'bob'], [2, 2]);
  t.dice(10, 1).battle();
  expect(['ann', 'bob'].map((seat) => fulfils(t.game, 'traitor', seat))).toEqual([true, false]);
});
