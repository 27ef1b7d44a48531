import { expect, test } from 'vitest';
import { movement } from '#ti4/rules/movement/movement.ts';
import { moveValueOf } from '#ti4/rules/movement/move-map.ts';
import { turn } from '#ti4/rules/phases/action-phase.ts';
import { frontierToken } from '../rules/exploring.ts';
import { onlyUnit, table, type Setting, type TestTable } from '../rules/table.ts';

const SETS = ['base', 'codex-1', 'pok', 'codex-2', 'codex-3', 'codex-4'];
const seats = { ann: 'muaat', bob: 'nomad', cat: 'yssaril' };

/** Ann has these relics. */
const withRelics = (relics: string[], { change, ...setting }: Setting = {}): TestTable =>
  table({
    sets: SETS,
    seats,
    ...setting,
    change: (state) => {
      state.seats.ann.relics = Object.fromEntries(relics.map((component) => [component, { component }]));
      change?.(state);
    },
  });
const inTurn = (relics: string[], setting: Setting = {}, seat = 'ann'): TestTable =>
  withRelics(relics, { active: seat, ...setting }).begin(turn, { seat, performed: 0 });

// JR-XS455-O

test('JR-XS455-O: the chosen player builds a structure or gains a trade good', () => {
  const t = inTurn(['jr-xs455-o'], { planets: { ann: ['lodor'], bob: ['starpoint'] } });
  t.ann.uses('jr-xs455-o').chooses('bob', 'choose-player');
  t.bob.chooses('structure', 'jr-xs455-o').pays('starpoint').chooses('pds@starpoint', 'structure-site');
  expect([t.units('bob'), t.state.planets.starpoint.exhausted, t.state.seats.bob.tradeGoods]).toEqual([
    '1 pds',
    true,
    0,
  ]);
  t.ann.endsTurn();
  const poor = inTurn(['jr-xs455-o'], {
    change: ({ planets }) => {
      for (const planet of Object.values(planets)) if (planet.controller === 'bob') planet.exhausted = true;
    },
  });
  poor.ann.uses('jr-xs455-o').chooses('bob', 'choose-player');
  expect(poor.options('bob', 'jr-xs455-o')).toEqual(['trade-good']);
  poor.bob.chooses('trade-good', 'jr-xs455-o').declines();
  expect([poor.state.seats.bob.tradeGoods, poor.state.seats.ann.relics]).toEqual([
    1,
    { 'jr-xs455-o': { component: 'jr-xs455-o', exhausted: true } },
  ]);
  poor.ann.endsTurn();
});

test('JR-XS455-O note 1, JR-XS455-O note 1a Temporal Command Suite readies this agent', () => {
  const t = inTurn(['jr-xs455-o'], { technologies: { bob: ['temporal-command-suite'] } });
  t.ann.uses('jr-xs455-o').chooses('ann', 'choose-player');
  expect(t.facts('leader-exhausted')).toMatchObject([{ seat: 'ann', leader: 'jr-xs455-o' }]);
  t.bob.uses('temporal-command-suite');
  expect(t.state.seats.ann.relics?.['jr-xs455-o'].exhausted).toBeUndefined();
  expect(t.stopsAt()).toEqual(['bob transact-now']);
});

test('JR-XS455-O note 1b Ssruu copies another player’s, never his own', () => {
  const t = inTurn(['jr-xs455-o'], {}, 'cat')
    .cat.uses('jr-xs455-o')
    .chooses('cat', 'choose-player')
    .chooses('trade-good', 'jr-xs455-o').table;
  expect([
    t.state.seats.cat.tradeGoods,
    t.state.seats.cat.leaders?.ssruu.exhausted,
    t.state.seats.ann.relics?.['jr-xs455-o'].exhausted,
  ]).toEqual([1, true, undefined]);
  t.leaves('cat', 'end-turn');
  const own = inTurn(
    [],
    {
      change: ({ seats: { cat } }) => {
        cat.relics = { 'jr-xs455-o': { component: 'jr-xs455-o' } };
      },
    },
    'cat',
  );
  expect(own.names('cat', 'turn').filter((name) => name.includes('jr-xs455-o'))).toEqual(['jr-xs455-o']);
  own.cat.uses('jr-xs455-o').chooses('cat', 'choose-player').chooses('trade-good', 'jr-xs455-o');
  expect([own.state.seats.cat.leaders?.ssruu.exhausted, own.state.seats.cat.relics?.['jr-xs455-o'].exhausted]).toEqual([
    undefined,
    true,
  ]);
  own.cat.declines().table.leaves('cat', 'end-turn');
});

// Circlet of the Void; nobody of these has what lets ships into anomalies.

const sails = (system: string, setting: Setting, relics = ['circlet-of-the-void']): TestTable =>
  withRelics(relics, { seats: { ann: 'l1z1x', bob: 'nomad', cat: 'yssaril' }, ...setting }).begin(movement, {
    seat: 'ann',
    system,
  });

// Home (301) touches 201 alone; behind that lie 101 and Mecatol Rex.
test.each([
  ['supernova', '43'],
  ['asteroid field', '44'],
  ['nebula', '42'],
])('Circlet of the Void note 1, Circlet of the Void note 2 ships cross a(n) %s', (_what, tile) => {
  const behind: Setting = { board: { 201: tile }, space: { '06': { ann: '1 cruiser' } } };
  expect([sails(tile, behind).options('ann'), sails('26', behind).options('ann')]).toEqual([
    ['cruiser@06'],
    ['cruiser@06'],
  ]);
  expect(sails('26', behind, [])).toAsk();
});

test('Circlet of the Void note 2 a nebula does not slow ships', () => {
  const speed = (relics: string[]): number => {
    const t = withRelics(relics, { board: { 101: '42' }, space: { 42: { ann: '1 cruiser' } } });
    return moveValueOf(t.game, onlyUnit(t), '18');
  };
  expect([speed([]), speed(['circlet-of-the-void'])]).toEqual([1, 2]);
});

test('Circlet of the Void note 3, Circlet of the Void note 4 gravity rifts help without rolls', () => {
  const rift: Setting = {
    board: { 201: '41' },
    space: { '06': { ann: '1 carrier' } },
    change: ({ seats: { ann } }) => {
      for (const one of Object.values(ann.relics ?? {})) one.exhausted = true;
    },
  };
  const t = sails('26', rift).ann.moves('carrier from 06').table;
  expect([t.units('ann', { system: '26' }), t.facts('rift-rolled')]).toEqual(['1 carrier', []]);
  expect(sails('44', { ...rift, board: { 201: '41', 101: '44' } }).options('ann')).toEqual(['carrier@06']);
});

test('Circlet of the Void: explores a frontier token without other players’ ships', () => {
  const laid: Setting = {
    board: { 206: '46', 208: '47' },
    space: { 47: { bob: '1 cruiser' } },
    change: (state) => {
      for (const [i, system] of ['46', '47'].entries()) state.systems[system].markers = frontierToken(i + 1);
      state.decks.frontier.draw = [
        'lost-crew#1',
        ...state.decks.frontier.draw.filter((card) => card !== 'lost-crew#1'),
      ];
    },
  };
  const t = inTurn(['circlet-of-the-void'], laid).ann.uses('circlet-of-the-void').table;
  expect(t.options('ann', 'choose-system')).toEqual(['46']);
  t.ann.chooses('46', 'choose-system');
  expect([t.state.seats.ann.actionCards.length, t.state.systems['46'].markers, t.state.seats.ann.relics]).toEqual([
    2,
    undefined,
    { 'circlet-of-the-void': { component: 'circlet-of-the-void', exhausted: true } },
  ]);
  t.ann.endsTurn();
  expect(
    inTurn(['circlet-of-the-void'], {
      ...laid,
      board: { 208: '47' },
      change: (state) => void (state.systems['47'].markers = frontierToken()),
    }).ann.refusal('circlet-of-the-void', 'turn'),
  ).toBe("There is no frontier token in a system without other players' ships.");
});
