import { expect, test } from 'vitest';
import { positionsWithin } from '#kit/board/hex-grid.ts';
import { kit } from '#ti3/rules/components/component.ts';
import { modify } from '#ti3/rules/components/modifiers.ts';
import { adjacentSystems, neighborsByShip } from '#ti3/rules/board/adjacency.ts';
import { routesBetween } from '#ti3/rules/movement/routes.ts';
import { addUnit, removeUnits, groundForcesOn, allUnits } from '#ti3/rules/units/units.ts';
import { productionLimit } from '#ti3/rules/production/production-limits.ts';
import { productionProblem } from '#ti3/rules/production/production.ts';
import { canResearch, SECONDARY_RESEARCH_PRICE } from '#ti3/rules/technology/technology.ts';
import { abroad, asked, give, play, refused, reply } from '../content/third-game.ts';
import { book, learn, shards, shardsTable } from './shards.ts';

test('E3 22.1 Creuss home lies off the board, adjacent to its gate', () => {
  for (const players of [3, 4, 6, 8]) {
    const races = ['creuss', 'arborec', 'nekro', 'sol', 'hacan', 'norr', 'xxcha', 'letnev'].slice(0, players);
    const { state } = shards(races);
    expect(positionsWithin(4)).not.toContain(state.systems['creuss-home'].position);
    expect(positionsWithin(4)).toContain(state.systems['creuss-gate'].position);
  }
  const game = shards(['creuss', 'arborec', 'nekro']);
  expect(adjacentSystems(game, 'creuss-home')).toEqual(['creuss-gate']);
  expect(adjacentSystems(game, 'creuss-gate')).toContain('creuss-home');
});

test('E3 22.1 without Creuss the gate is not dealt', () => {
  for (const seed of ['a', 'b', 'c'])
    expect(shards(['sol', 'arborec', 'nekro'], { seed }).state.systems['creuss-gate']).toBeUndefined();
});

/** Creuss, p2 and p3, with Lodor (alpha) and Quann (beta) far from each other. */
function gates() {
  const game = shards(['creuss', 'sol', 'norr']);
  game.state.systems = Object.fromEntries(
    [
      ['lodor', '301'],
      ['quann', '310'],
      ['alpha-wormhole', '304'],
      ['creuss-home', '501'],
      ['creuss-gate', '307'],
      ['sol-home', '313'],
    ].map(([id, position]) => [
      id,
      { id, position, counters: [], planets: book.tiles[id].planets.map((planet) => planet.id) },
    ]),
  );
  removeUnits(game, allUnits(game));
  game.state.planets = Object.fromEntries(
    ['lodor', 'quann', 'creuss', 'jord'].map((id) => [id, { id, system: id === 'creuss' ? 'creuss-home' : id === 'jord' ? 'sol-home' : id, owner: null, exhausted: false }]), // prettier-ignore
  );
  kit.invalidateInForce(game);
  return game;
}

test('E3 22.1 Creuss connect alpha and beta wormholes, not delta', () => {
  const game = gates();
  expect(adjacentSystems(game, 'lodor', 'p1').sort()).toEqual(['alpha-wormhole', 'quann']);
  expect([adjacentSystems(game, 'lodor', 'p2'), adjacentSystems(game, 'lodor')]).toEqual([
    ['alpha-wormhole'],
    ['alpha-wormhole'],
  ]);
  expect(adjacentSystems(game, 'creuss-home', 'p1')).toEqual(['creuss-gate']);
});

test('E3 22.1 Creuss use wormholes that a law closed', () => {
  const game = gates();
  game.state.laws['closing-the-wormholes'] = { component: 'closing-the-wormholes' };
  kit.invalidateInForce(game);
  expect(neighborsByShip(game, 'lodor', 'p2')).toEqual([]);
  expect(neighborsByShip(game, 'lodor', 'p1').sort()).toEqual(['alpha-wormhole', 'quann']);
});

test('E3 22.1 Creuss use closed wormholes that a counter added', () => {
  const game = gates();
  game.state.laws['closing-the-wormholes'] = { component: 'closing-the-wormholes' };
  learn(game, 'p1', 'slave-wormhole-generator');
  game.state.seats.p1.technologies['slave-wormhole-generator'].memory = 'beta@sol-home';
  kit.invalidateInForce(game);
  expect(neighborsByShip(game, 'sol-home', 'p1').sort()).toEqual(['alpha-wormhole', 'lodor', 'quann']);
  expect(neighborsByShip(game, 'sol-home', 'p2')).toEqual([]);
});

test('E3 22.1 others cannot use wormholes into Creuss systems', () => {
  const game = gates();
  const ways = (seat: string, from: string, to: string): number => routesBetween(game, seat, from, to, 1).length;
  addUnit(game, 'p1', 'fighter', 'lodor');
  game.state.planets.lodor.owner = 'p1';
  game.invalidateAll();
  expect(ways('p2', 'alpha-wormhole', 'lodor')).toBe(1);
  addUnit(game, 'p1', 'cruiser', 'lodor');
  addUnit(game, 'p1', 'cruiser', 'creuss-home');
  game.state.planets.creuss.owner = 'p1';
  expect([ways('p2', 'alpha-wormhole', 'lodor'), ways('p1', 'alpha-wormhole', 'lodor')]).toEqual([0, 1]);
  expect(ways('p2', 'creuss-gate', 'creuss-home')).toBe(1);
  game.state.planets.lodor.owner = 'p3';
  expect(ways('p2', 'alpha-wormhole', 'lodor')).toBe(1);
});

test('E3 22.2 Arborec: ground forces build one unit each, docks none', () => {
  const game = shards(['arborec', 'sol', 'norr']);
  const docks = (planet: string): number => modify(game, 'production-limit', { seat: 'p1', planet }, 5);
  expect(productionLimit(game, 'p1', 'arborec-home')).toBe(docks('nestphar') + 4);
  game.state.seats.p1.tradeGoods = 20;
  play(game, 'produce-units', { seat: 'p1', system: 'arborec-home' });
  expect(refused(game, { 'ground-force>nestphar': 4 })).toBeUndefined();
  expect(refused(game, { 'ground-force>nestphar': 5 })).toMatch(/./);
  // Four more by the ground forces, which ships may take as well.
  expect(refused(game, { 'ground-force>nestphar': 3, cruiser: 1, fighter: 3, 'pds>nestphar': 1 })).toBeUndefined();
});

test('E3 22.2 Arborec: unmoved ground forces build without a dock', () => {
  const game = shards(['arborec', 'sol', 'norr']);
  const [planet] = abroad(game);
  const { system } = game.state.planets[planet];
  give(game, 'p1', planet);
  expect(productionProblem(game, 'p1', system)).toMatch(/no space dock/);
  const [one, other] = [0, 1].map(() => addUnit(game, 'p1', 'ground-force', system, planet));
  expect([productionProblem(game, 'p1', system), productionLimit(game, 'p1', system)]).toEqual([undefined, 2]);
  one.moved = true;
  game.invalidateStep();
  expect(productionLimit(game, 'p1', system)).toBe(1);
  other.planet = undefined;
  delete other.planet;
  game.invalidateStep();
  expect(productionProblem(game, 'p1', system)).toMatch(/no space dock/);
});

test('E3 22.2 Arborec units count as moved until their action ends', () => {
  const t = shardsTable({
    races: { ann: 'arborec' },
    abilities: { ann: ['budding'] },
    space: { 'empty-1': 'ann carrier, 2 ground-force' },
    ground: { arnor: 'ann space-dock', saudor: 'cal' },
    places: { 'arborec-home': [-4, 0] },
  });
  const moved = (): number => allUnits(t.game).filter((unit) => unit.moved).length;
  const limit = (): number => productionLimit(t.game, 'ann', 'arnor-lor');
  const before = limit();
  t.game.state.seats.ann.tradeGoods = 9;
  t.begins('tactical-action', { seat: 'ann' }).says('ann', 'arnor-lor');
  t.says('ann', { 'carrier@empty-1': 1, 'ground-force@empty-1': 2 }).says('ann', {
    'ground-force>lor': 1,
    'ground-force>arnor': 1,
  });
  expect([t.asked, moved(), limit()]).toEqual([['ann: choose-production'], 3, before]);
  t.says('ann', 'none');
  expect([t.asked, moved(), limit()]).toEqual([[], 0, before + 2]);
});

test('E3 22.2 Arborec units count as moved until their transfer ends', () => {
  const t = shardsTable({
    races: { ann: 'arborec' },
    abilities: { ann: ['budding'] },
    space: { 'empty-1': 'ann carrier, ground-force' },
    ground: { arnor: 'ann space-dock', saudor: 'cal' },
    places: { 'arborec-home': [-4, 0] },
  });
  const limit = (): number => productionLimit(t.game, 'ann', 'arnor-lor');
  const before = limit();
  t.game.state.seats.ann.tradeGoods = 9;
  t.begins('transfer-action', { seat: 'ann' }).says('ann', 'arnor-lor+empty-1');
  t.says('ann', { 'carrier@empty-1': 1, 'ground-force@empty-1': 1 }).says('ann', {
    'ground-force>arnor': 1,
  });
  expect([t.asked, limit()]).toEqual([['ann: choose-production'], before]);
  t.says('ann', 'none');
  expect([t.asked, limit()]).toEqual([[], before + 1]);
});

test('E3 22.2 Arborec ground forces that only land count as moved', () => {
  const t = shardsTable({
    races: { ann: 'arborec' },
    abilities: { ann: ['budding'] },
    space: { 'arnor-lor': 'ann carrier, 2 ground-force', 'empty-1': 'ann cruiser' },
    ground: { arnor: 'ann space-dock', saudor: 'cal' },
    places: { 'arborec-home': [-4, 0] },
  });
  const before = productionLimit(t.game, 'ann', 'arnor-lor');
  t.game.state.seats.ann.tradeGoods = 9;
  t.begins('tactical-action', { seat: 'ann' })
    .says('ann', 'arnor-lor')
    .says('ann', {})
    .says('ann', { 'ground-force>lor': 2 });
  expect(t.on('lor', 'ann')).toBe('2 ground-force');
  expect([t.asked, productionLimit(t.game, 'ann', 'arnor-lor')]).toEqual([['ann: choose-production'], before]);
});

test('E3 22.2 Arborec: the status phase adds a ground force', () => {
  const game = shards(['arborec', 'sol', 'norr']);
  const before = groundForcesOn(game, 'nestphar', 'p1').length;
  play(game, 'status-phase', {});
  expect(groundForcesOn(game, 'nestphar', 'p1').length).toBe(before + 1);
});

test('E3 22.3 Nekro cannot vote, and take counters for technologies', () => {
  const game = shards(['nekro', 'sol', 'norr']);
  expect(modify(game, 'voting-barred', { seat: 'p1', card: 'repeal' }, undefined)).toMatch(/Nekro/);
  expect(modify(game, 'voting-barred', { seat: 'p2', card: 'repeal' }, undefined)).toBeUndefined();
  play(game, 'technology-primary', { seat: 'p1' });
  expect(asked(game).question).toBe('place-counters');
  reply(game, { command: 3, fleet: 0, strategy: 0 });
  expect(game.state.seats.p1.counters.command).toBe(6);
  expect(Object.keys(game.state.seats.p1.technologies)).toHaveLength(3);
});

test('E3 22.3 Nekro pay the technology price for the counters', () => {
  const game = shards(['nekro', 'sol', 'norr']);
  expect(canResearch(game, 'p1', SECONDARY_RESEARCH_PRICE)).toBe(false);
  game.state.seats.p1.tradeGoods = 8;
  expect(canResearch(game, 'p1', SECONDARY_RESEARCH_PRICE)).toBe(true);
  play(game, 'technology-secondary', { seat: 'p1' });
  reply(game, ['buy']);
  reply(game, { 'trade-goods': 8 });
  reply(game, { command: 0, fleet: 3, strategy: 0 });
  expect([game.state.seats.p1.counters.fleet, game.state.seats.p1.tradeGoods]).toEqual([6, 0]);
});

const LEARNED = { bob: ['xrd-transporters', 'type-iv-drive'] };
const NEKRO = { races: { ann: 'nekro' }, abilities: { ann: ['singularity'] }, technologies: LEARNED, places: { 'nekro-home': [-4, 0] as [number, number] } }; // prettier-ignore
const known = (t: ReturnType<typeof shardsTable>): string[] => Object.keys(t.game.state.seats.ann.technologies);

test('E3 22.3 Nekro copy a technology per battle after destroying units', () => {
  const t = shardsTable({ ...NEKRO, space: { 'empty-2': 'ann 3 cruiser; bob 3 fighter' } });
  t.dice(10, 1, 1, 1, 1, 1).battle();
  expect(t.asked).toEqual(['ann: window']);
  t.dice(10, 10, 10, 1, 1).says('ann', 'singularity').says('ann', 'type-iv-drive');
  expect([known(t), t.asked, t.winners]).toEqual([['type-iv-drive'], [], ['ann']]);
});

test('E3 22.3 invasion kills count for Nekro, PDS kills do not', () => {
  const t = shardsTable({
    ...NEKRO,
    ground: { lor: 'bob 2 ground-force', arnor: 'ann pds' },
    space: { 'arnor-lor': 'bob 2 destroyer' },
  });
  t.dice(10).begins('pds-fire', { seat: 'bob', system: 'arnor-lor' }).says('ann', 'bob@arnor-lor');
  expect([t.at('arnor-lor', 'bob'), t.asked]).toEqual(['destroyer', []]);
  addUnit(t.game, 'ann', 'ground-force', 'arnor-lor', 'lor');
  t.dice(10, 1, 1).begins('invade-planet', { system: 'arnor-lor', planet: 'lor', attacker: 'ann', defender: 'bob' });
  expect(t.asked).toEqual(['ann: window']);
});

test('E3 22.3 landing fire by PDS gives Nekro no technology', () => {
  const t = shardsTable({ ...NEKRO, ground: { lor: 'ann pds, ground-force; bob ground-force' } });
  t.dice(10).begins('invade-planet', { system: 'arnor-lor', planet: 'lor', attacker: 'bob', defender: 'ann' });
  expect([t.asked, t.on('lor', 'bob')]).toEqual([[], '']);
});
