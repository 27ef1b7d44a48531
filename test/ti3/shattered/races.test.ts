import { expect, test } from 'vitest';
import { movementTo, routesBetween } from '#ti3/rules/movement/routes.ts';
import { canClaim } from '#ti3/rules/objectives/objectives.ts';
import { followProblem } from '#ti3/rules/phases/strategic-action.ts';
import { influenceOf, resourcesOf, gainPlanet } from '#ti3/rules/planets/planets.ts';
import { addUnit, unitsInSpace, allUnits } from '#ti3/rules/units/units.ts';
import { votesOf } from '#ti3/rules/politics/voting.ts';
import { abroad, asked, give, play, refused, reply } from '../content/third-game.ts';
import { table } from '../table.ts';
import { empire, empireWith } from './empire.ts';

test('Winnu: exhausted home planets still vote', () => {
  const { state } = empireWith(['winnu', 'sol', 'yin']);
  const game = empireWith(['winnu', 'sol', 'yin']);
  expect(votesOf(game, 'p1')).toBe(4);
  for (const planet of Object.values(game.state.planets)) planet.exhausted = true;
  expect([votesOf(game, 'p1'), votesOf(game, 'p2')]).toEqual([4, 0]);
  game.state.planets.winnu.owner = 'p2';
  expect(votesOf(game, 'p1')).toBe(0);
  expect(Object.keys(state.seats.p1.technologies)).toHaveLength(3);
});

test('Winnu: Local Unrest cannot target their garrisoned planets', () => {
  const game = empireWith(['sol', 'winnu', 'yin']);
  const [bare, held] = abroad(game);
  give(game, 'p2', bare, held);
  addUnit(game, 'p2', 'ground-force', game.state.planets[held].system, held);
  game.state.seats.p1.actionCards = ['local-unrest#1'];
  game.state.phase = 'action';
  game.state.active = 'p1';
  play(game, 'turn', { seat: 'p1', done: 0 });
  const { spec } = asked(game);
  const use = spec.kind === 'choose' ? spec.options.find(({ key }) => key.includes('local-unrest')) : undefined;
  reply(game, [use?.key ?? '']);
  // Only one is left to choose.
  expect([game.state.planets[bare].owner, game.state.planets[held].owner]).toEqual([null, 'p2']);
});

test('Winnu: following either Technology card costs no counter', () => {
  const game = empireWith(['winnu', 'sol', 'yin']);
  for (const seat of ['p1', 'p2']) game.state.seats[seat].counters.strategy = 0;
  for (const card of ['technology', 'technology-ii']) {
    expect(followProblem(game, 'p1', card), card).toBeUndefined();
    expect(followProblem(game, 'p2', card), card).toMatch(/1 command counter/);
  }
});

test('Muaat: war suns move one, with Deep Space Cannon two', () => {
  const game = empireWith(['muaat', 'sol', 'yin']);
  const { home } = game.state.seats.p1;
  const reach = () => movementTo(game, 'p1', 'war-sun', home, 'mecatol-rex');
  expect(allUnits(game).filter(({ owner, type }) => owner === 'p1' && type === 'war-sun')).toHaveLength(1);
  expect(reach()).toBe(1);
  game.state.seats.p1.technologies['deep-space-cannon'] = { component: 'deep-space-cannon' };
  game.invalidateAll();
  expect(reach()).toBe(2);
});

test('Muaat: ships pass through supernovas but do not stop', () => {
  const places = { 'supernova-1': [4, 0], 'empty-4': [5, 0] } satisfies Record<string, [number, number]>;
  const { game } = table({ from: empire, abilities: { ann: ['through-the-fire'] }, places });
  expect(routesBetween(game, 'ann', 'saudor', 'empty-4', 2)).toEqual([['saudor', 'supernova-1', 'empty-4']]);
  expect(routesBetween(game, 'ann', 'saudor', 'supernova-1', 2)).toEqual([]);
  expect(routesBetween(game, 'bob', 'saudor', 'empty-4', 2)).toEqual([]);
});

test('Muaat: a counter adds fighters or a destroyer', () => {
  const game = empireWith(['muaat', 'sol', 'yin']);
  game.state.phase = 'action';
  game.state.active = 'p1';
  const { home, counters } = game.state.seats.p1;
  play(game, 'turn', { seat: 'p1', done: 0 });
  const { spec } = asked(game);
  const use = spec.kind === 'choose' ? spec.options.find(({ key }) => key.startsWith('use:')) : undefined;
  reply(game, [use?.key ?? '']);
  expect(refused(game, [`cruiser>${home}`])).toMatch(/not among/);
  reply(game, [`destroyer>${home}`]);
  expect(unitsInSpace(game, home, 'p1').filter(({ type }) => type === 'destroyer')).toHaveLength(1);
  expect(counters.strategy).toBe(1);
});

test('Saar: earn a good per planet and claim without home', () => {
  const game = empireWith(['saar', 'sol', 'yin']);
  const [planet] = abroad(game);
  play(game, 'setup', {});
  reply(game, { 'ground-force>ragh': 4 });
  gainPlanet(game, 'p1', planet);
  for (const other of abroad(game).slice(0, 2)) gainPlanet(game, 'p2', other);
  play(game, 'moments', {});
  expect([game.state.seats.p1.tradeGoods, game.state.seats.p2.tradeGoods]).toEqual([1, 0]);
  for (const seat of ['p1', 'p2'])
    for (const id of game.state.systems[game.state.seats[seat].home].planets) game.state.planets[id].owner = 'p3';
  expect([canClaim(game, 'p1'), canClaim(game, 'p2')]).toEqual([true, false]);
});

test('Yin: a 5 converts a defending ground force before invasion', () => {
  const laid = {
    from: empire,
    abilities: { ann: ['indoctrination'] },
    space: { saudor: 'ann carrier' },
    ground: { saudor: 'bob 2 ground-force' },
  };
  for (const [face, theirs] of [
    [5, 'ground-force'],
    [4, '2 ground-force'],
  ] as const) {
    const t = table(laid);
    addUnit(t.game, 'ann', 'ground-force', 'saudor', 'saudor');
    t.dice(face, ...(face >= 5 ? [10, 1, 1] : [1, 10, 1])).begins('invade-planet', {
      system: 'saudor',
      planet: 'saudor',
      attacker: 'ann',
      defender: 'bob',
    });
    t.says('ann', t.choices[0]);
    expect(t.told('card-dice-rolled')[0].hits).toBe(face >= 5 ? 1 : 0);
    expect(t.told('battle-begins')[0].met).toEqual({ ann: 1, bob: 2 });
    if (face < 5) expect(t.on('saudor', 'bob')).toBe(theirs);
  }
});

test('Yin: sacrifice a cruiser to hit a chosen ship', () => {
  const t = table({
    from: empire,
    abilities: { ann: ['devotion'] },
    space: { 'empty-2': 'ann 2 cruiser; bob dreadnought, carrier' },
  });
  t.dice(1, 1, 1, 1).battle();
  expect(t.asked).toEqual(['ann: window']);
  // The cruisers are alike: only the ship that takes the hit is asked for.
  t.says('ann', t.choices[0]);
  const dreadnought = t.choices.find((id) => t.game.state.units[id].type === 'dreadnought') ?? '';
  t.dice(1, 10, 10).says('ann', dreadnought);
  expect(t.told('ships-damaged')[0]).toMatchObject({ seat: 'bob', units: { dreadnought: 1 } });
  expect(t.told('units-destroyed')[0]).toMatchObject({ seat: 'ann', units: { cruiser: 1 } });
});

test('Yin: swap a ready planet’s values once per round', () => {
  const game = empireWith(['yin', 'sol', 'saar']);
  game.state.phase = 'action';
  game.state.active = 'p1';
  play(game, 'turn', { seat: 'p1', done: 0 });
  const { spec } = asked(game);
  const use = spec.kind === 'choose' ? spec.options.find(({ key }) => key.startsWith('use:')) : undefined;
  reply(game, [use?.key ?? '']);
  expect([resourcesOf(game, 'darien'), influenceOf(game, 'darien')]).toEqual([4, 2]);
  play(game, 'turn', { seat: 'p1', done: 0 });
  const again = asked(game).spec;
  expect(again.kind === 'choose' && again.options.find(({ key }) => key.startsWith('use:'))?.disabledReason).toMatch(
    /swap/,
  );
});
