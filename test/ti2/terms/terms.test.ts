import { expect, test } from 'vitest';
import { piecesLeft } from '#ti2/rules/units/units.ts';
import { isEnemyPlanet } from '#ti2/rules/invasion/landing.ts';
import { seatsByInfluence, seatsByInfluenceDrawn, influenceOf, resourcesOf } from '#ti2/rules/seats.ts';
import { table, type Laid } from '../table.ts';

/** A duel in the middle: a cruiser hits on 8. */
const duel = (mine: number, theirs: number) =>
  table({ space: { 'mecatol-rex': 'ann cruiser; bob cruiser' } })
    .dice(mine, theirs)
    .begins('space-battle', { system: 'mecatol-rex', attacker: 'ann', defender: 'bob' });

test('E2 1.1 a roll hits at or above the battle value', () => {
  expect(duel(8, 1).at('mecatol-rex', 'bob')).toBe('');
  // A seven misses: another round is rolled, and no dice lie ready for it.
  expect(() => duel(7, 1)).toThrow(/dice/);
});

test('E2 1.1 dice have ten sides', () => {
  const t = table({ space: { 'mecatol-rex': 'ann 40 cruiser; bob fighter' } });
  const faces: number[] = [];
  const real = Object.getPrototypeOf(t.game).roll as typeof t.game.roll;
  t.game.roll = (label, count, sides) => {
    const all = real.call(t.game, label, count, sides);
    faces.push(...all);
    return all;
  };
  t.begins('space-battle', { system: 'mecatol-rex', attacker: 'ann', defender: 'bob' });
  expect([Math.min(...faces) >= 1, Math.max(...faces)]).toEqual([true, 10]);
});

test('E2 1.4 a single ship is a fleet and stops others', () => {
  const t = table({ space: { 'mecatol-rex': 'ann cruiser', quill: 'bob carrier' } }).turn();
  t.sails('mecatol-rex', 'quill', { cruiser: 1 });
  expect(t.choices).toEqual(['end']);
});

test('E2 1.5 ground forces and PDS are carried, docks not', () => {
  const t = table({ space: { quill: 'ann carrier' }, ground: { quill: 'ann ground-force, pds, spacedock' } }).turn();
  t.says('ann', 'quill>aboard');
  expect(t.choices.sort()).toEqual(['ground-force@quill', 'pds@quill']);
});

test('E2 1.6 an enemy planet is one owned by another player', () => {
  const { game } = table({ ground: { quill: 'ann', ravne: 'bob' } });
  expect(['quill', 'ravne', 'solm'].map((planet) => isEnemyPlanet(game, 'ann', planet))).toEqual([false, true, false]);
});

test('E2 1.8 influence ties: resources, then technologies, then credits', () => {
  // Ravne and Solm have 3 influence each, and 3 and 2 resources.
  const laid: Laid = { ground: { solm: 'ann', ravne: 'bob' }, space: { '000': '' } };
  const order = (more: Laid) => seatsByInfluence(table({ ...laid, ...more }).game, ['ann', 'bob']);
  expect(order({})).toEqual(['bob', 'ann']);
  const ships: Laid = { ground: {}, space: { quill: 'ann cruiser', ravne: 'bob cruiser' } };
  expect(order(ships)).toEqual(['ann', 'bob']);
  expect(order({ ...ships, credits: { bob: 1 } })).toEqual(['bob', 'ann']);
  expect(order({ ...ships, credits: { ann: 1 }, technologies: { bob: ['cybernetics'] } })).toEqual(['bob', 'ann']);
});

test('E2 1.8 full ties are decided by lot', () => {
  const { game } = table({ space: { quill: 'ann cruiser', ravne: 'bob cruiser' } });
  const drawn = Array.from({ length: 20 }, () => seatsByInfluenceDrawn(game, ['ann', 'bob'])[0]);
  expect([...new Set(drawn)].sort()).toEqual(['ann', 'bob']);
});

test('E2 1.8 in votes, influence ties put fewer resources first', () => {
  const t = table({ ground: { solm: 'ann', ravne: 'bob', quill: 'cal' } });
  t.game.state.phase = 'political';
  t.begins('voting', { card: 'subsidy#1', cast: {} });
  expect(t.asked).toEqual(['ann: cast-votes']);
});

test('E2 1.9 card votes change the voting order, not turn order', () => {
  const t = table({ ground: { quill: 'ann', ravne: 'bob', solm: 'cal' }, hands: { cal: ['stirring-speech'] } });
  t.game.state.phase = 'political';
  t.begins('voting', { card: 'subsidy#1', cast: {} });
  t.says('cal', [t.choices[0]]);
  expect(t.told('action-card-played').length).toBe(1);
  expect(t.asked).toEqual(['bob: cast-votes']);
  t.says('bob', 'cal').says('ann', 'cal').says('cal', 'cal');
  expect(
    t
      .told('votes-cast')
      .map(({ seat, votes }) => `${seat} ${votes}`)
      .at(-1),
  ).toBe('cal 11');
  expect([influenceOf(t.game, 'cal', 'order'), seatsByInfluence(t.game)[0]]).toEqual([3, 'ann']);
});

test('E2 2.10 only docks and shock troops are limited', () => {
  const { game } = table({ space: { quill: 'ann 60 fighter, 20 cruiser' } });
  expect((['fighter', 'cruiser', 'ground-force', 'pds'] as const).map((type) => piecesLeft(game, 'ann', type))).toEqual(
    [Infinity, Infinity, Infinity, Infinity],
  );
  expect(piecesLeft(game, 'ann', 'spacedock')).toBe(6);
});

test('E2 2.10 eight shock troops in play block promotions', () => {
  const t = table({
    ground: { quill: 'bob ground-force', ravne: 'cal 8 shock-troop' },
    space: { quill: 'ann carrier(2 ground-force)' },
    playing: { played: ['shockTroops'] },
  });
  t.begins('landings', { seat: 'ann', system: 'quill' });
  t.dice(10, 1, 1, 10).says('ann', { 'ground-force@quill': 2 });
  expect([t.owner('quill'), t.on('quill', 'ann')]).toEqual(['ann', '2 ground-force']);
});

test('E2 7.20 a taken planet’s values count at once', () => {
  const t = table({
    ground: { quill: 'bob ground-force', ravne: 'ann' },
    space: { quill: 'ann carrier(2 ground-force)' },
  });
  const values = () =>
    (['ann', 'bob'] as const).map((seat) => [resourcesOf(t.game, seat, 'income'), influenceOf(t.game, seat, 'order')]);
  expect(values()).toEqual([
    [3, 3],
    [4, 4],
  ]);
  t.begins('landings', { seat: 'ann', system: 'quill' }).dice(8, 8, 1).says('ann', { 'ground-force@quill': 2 });
  expect(values()).toEqual([
    [7, 7],
    [0, 0],
  ]);
});
