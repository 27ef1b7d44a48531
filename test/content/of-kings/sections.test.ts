import { expect, test } from 'vitest';
import { bombardment } from '#ti4/rules/invasion/bombardment.ts';
import { invasion } from '#ti4/rules/invasion/invasion.ts';
import { spaceCombat } from '#ti4/rules/combat/space-combat.ts';
import { explore } from '#ti4/rules/exploration/exploration.ts';
import { turn } from '#ti4/rules/phases/action-phase.ts';
import { elimination } from '#ti4/rules/phases/elimination.ts';
import { objectiveOf } from '#ti4/rules/objectives/objectives.ts';
import { tacticalAction } from '#ti4/rules/phases/tactical-action.ts';
import { anomaliesIn } from '#ti4/rules/board/adjacency.ts';
import { onTop } from '../../rules/exploring.ts';
import { specialtiesOf } from '#ti4/rules/planets/planets.ts';
import { load } from '../../rules/loaded-dice.ts';
import { lyingOn } from '../../rules/markers.ts';
import type { Setting, TestTable } from '../../rules/table.ts';
import { unlocked } from '../factions/leaders-at-hand.ts';
import { lay } from '../laid.ts';

// Sections of the Rules Reference where they speak of what came with Prophecy of Kings.

const goes = (t: TestTable): TestTable => {
  for (const one of t.open) expect(t).toAskAmongOthers(one);
  return t;
};
const meets = (id: string, setting: Setting): boolean => {
  const { game } = lay(setting);
  return objectiveOf(game, id).fulfilled(game, 'ann');
};

test('1 note 1b Awaken ignores a sleeper token placed after activation', () => {
  const t = lay({
    seats: { ann: 'ul', bob: 'winnu', cat: 'jol-nar' },
    ground: { starpoint: { ann: '1 infantry' } },
    change: (state) => onTop(state, 'mining-world'),
  }).begin(tacticalAction, { seat: 'ann' });
  t.ann.activates('27').uses('Scanlink Drone Network').chooses('starpoint');
  t.ann.uses('Terragenesis').chooses('supply');
  expect(lyingOn(t.state.planets.starpoint).some((id) => id.startsWith('sleeper'))).toBe(true);
  expect(t.asks('ann', 'window')).toBe(false);
  expect(t.units('ann', { planet: 'starpoint' })).toBe('1 infantry');
  goes(t);
});

test('9.2a Cormund’s system is a gravity rift, its planet can be taken', () => {
  const t = load(lay({ board: { 203: '67' }, space: { 67: { ann: '1 carrier, 1 infantry' } } }), 1);
  expect(anomaliesIn(t.game, '67')).toEqual(['gravity-rift']);
  t.begin(invasion, { seat: 'ann', system: '67' }).ann.lands('infantry on cormund');
  expect(t.state.planets.cormund.controller).toBe('ann');
  while (t.open.length) t.seat(t.next.seat).complies(t.next.question);
  t.begin(tacticalAction, { seat: 'ann' }).ann.activates('27').moves('carrier from 67');
  expect(t.facts('rift-rolled')).toMatchObject([{ seat: 'ann', lost: true }]);
  goes(t);
});

test('15 note 2, 77 note 5 mechs sustain bombardment and cannon hits', () => {
  const bombed = load(
    lay({ space: { 27: { ann: '1 dreadnought' } }, ground: { starpoint: { bob: '1 mech, 1 infantry' } } }),
    10,
  ).begin(bombardment, { seat: 'ann', system: '27' });
  bombed.ann.bombards('starpoint');
  bombed.bob.sustains('mech');
  expect(bombed.units('bob')).toBe('1 infantry, 1 mech (damaged)');
  const landed = load(
    lay({ space: { 27: { ann: '1 carrier, 1 mech, 1 infantry' } }, ground: { starpoint: { bob: '1 pds' } } }),
    10,
  ).begin(invasion, { seat: 'ann', system: '27' });
  landed.ann.lands('mech on starpoint, infantry on starpoint');
  landed.bob.firesAt('ann');
  landed.ann.sustains('mech');
  expect(landed.units('ann', { planet: 'starpoint' })).toBe('1 infantry, 1 mech (damaged)');
  goes(landed);
});

test('23 note 6, 70.1 a reshuffled deck lacks purged cards', () => {
  const t = lay({
    ground: { starpoint: { ann: '1 infantry' } },
    change: (state) => {
      state.seats.ann.fragments = [1, 2, 3].map((i) => `hazardous-relic-fragment#${i}`);
      state.decks.hazardous = { draw: [], discard: ['rich-world#1'] };
    },
  }).begin(turn, { seat: 'ann', performed: 0 });
  t.ann.uses('Hazardous Relic Fragment');
  goes(t).state.stack = [];
  expect([t.state.seats.ann.fragments, t.state.decks.hazardous.discard, t.state.purged]).toEqual([
    undefined,
    ['rich-world#1'],
    expect.arrayContaining([1, 2, 3].map((i) => `hazardous-relic-fragment#${i}`)),
  ]);
  const { hazardous } = t.state.decks;
  t.begin(explore, { seat: 'ann', planet: 'starpoint', system: '27' });
  expect([t.facts('card-explored'), hazardous.draw]).toMatchObject([[{ card: 'rich-world#1' }], []]);
});

test('70.2, 70.3 a card with no effect is still purged for good', () => {
  const t = lay({
    change: (state) => {
      state.seats.ann.fragments = [1, 2, 3].map((i) => `cultural-relic-fragment#${i}`);
      state.decks.relic = { draw: [], discard: [] };
    },
  }).begin(turn, { seat: 'ann', performed: 0 });
  t.ann.uses('Cultural Relic Fragment');
  expect([t.facts('no-relic-left').length, t.state.seats.ann.fragments]).toEqual([1, undefined]);
  t.ann.endsTurn();
  t.begin(turn, { seat: 'ann', performed: 0 });
  expect(t.options('ann', 'turn').filter((key) => key.includes('fragment'))).toEqual([]);
  const hero = lay({
    seats: { ann: 'sol', bob: 'winnu', cat: 'naalu' },
    change: (state) => {
      unlocked('jace-x-4th-air-legion')(state);
      state.systems['27'].tokens = ['ann'];
    },
  });
  hero.begin(turn, { seat: 'ann', performed: 0 }).ann.performs('Jace X. 4th Air Legion');
  goes(hero).state.stack = [];
  hero.begin(turn, { seat: 'ann', performed: 0 });
  expect(hero.options('ann', 'turn').filter((key) => key.includes('jace'))).toEqual([]);
});

test('78 note 4a the Empyrean retreat into a nebula, others do not', () => {
  const away = (bob: string): boolean => {
    const t = load(
      lay({
        seats: { ann: 'yssaril', bob, cat: 'naalu' },
        board: { 205: '42' },
        space: { 42: { bob: '1 destroyer' }, 28: { bob: '1 cruiser', ann: '1 cruiser' } },
      }),
      ...[10, 10],
    );
    t.begin(spaceCombat, { system: '28', attacker: 'ann', defender: 'bob' });
    if (!t.asks('bob', 'announce-retreat')) return false;
    load(t, 1, 1);
    t.bob.retreats();
    const open = t.asks('bob', 'retreat-to') ? t.options('bob', 'retreat-to') : ['42'];
    goes(t);
    return open.includes('42');
  };
  expect([away('empyrean'), away('winnu')]).toEqual([true, false]);
});

test('97.5 a mech card is not a technology', () => {
  const t = lay({ seats: { ann: 'ul', bob: 'winnu', cat: 'naalu' } });
  const mechs = Object.values(t.state.seats).map(({ units }) => units.mech);
  expect(mechs.map((id) => t.game.book.components[id]?.kind)).toEqual(['unit', 'unit', 'unit']);
  expect(mechs.filter((id) => t.game.book.byKind.technology[id])).toEqual([]);
  expect(
    meets('develop-weaponry', {
      seats: { ann: 'ul', bob: 'winnu', cat: 'naalu' },
      technologies: { ann: ['cruiser-ii'] },
    }),
  ).toBe(false);
});

test('101 note 4b a player chooses between two kinds of connecting wormhole', () => {
  const moves = (more: boolean): TestTable =>
    lay({
      board: { 210: '46' },
      space: { 25: { ann: '1 cruiser' } },
      change: ({ systems }) => {
        systems['46'].markers = [
          { id: 'ion-storm#1', component: 'ion-storm', face: 'beta' },
          ...(more ? [{ id: 'alpha-wormhole#1', component: 'alpha-wormhole' }] : []),
        ];
        if (more) systems['25'].markers = [{ id: 'alpha-wormhole#2', component: 'alpha-wormhole' }];
      },
    })
      .begin(tacticalAction, { seat: 'ann' })
      .ann.activates('46')
      .moves('1 cruiser from 25').table;
  const face = (t: TestTable) => t.state.systems['46'].markers?.[0].face;
  const one = moves(false);
  expect([one.asks('ann', 'through-token'), face(one)]).toEqual([false, 'alpha']);
  const two = moves(true);
  two.ann.chooses('no', 'through-token');
  expect(face(two)).toBe('beta');
});

test('Transit Diodes note 5: a damaged mech is set down damaged', () => {
  const t = lay({
    technologies: { ann: ['transit-diodes'] },
    ground: { lodor: { ann: '1 mech (damaged)' }, wellon: { ann: '1 infantry' } },
  });
  t.begin(turn, { seat: 'ann', performed: 0 }).ann.uses('transit-diodes');
  t.ann
    .chooses('mech (damaged) on lodor', 'transit-diodes-take-up')
    .chooses('mech (damaged) on wellon', 'transit-diodes-set-down');
  expect(t.units('ann', { planet: 'wellon' })).toBe('1 infantry, 1 mech (damaged)');
});

test('Form Galactic Brain Trust note 1, Found Research Outposts note 1: a two-specialty planet counts once', () => {
  const planets = ['wellon', 'thibah', 'new-albion', 'tarmann', 'mehar-xull'];
  const two = ({ planets: { wellon } }: TestTable['state']): void =>
    void (wellon.markers = [{ id: 'biotic-research-facility#1', component: 'biotic-research-facility' }]);
  expect(specialtiesOf(lay({ change: two }).game, 'wellon')).toEqual(['cybernetic', 'biotic']);
  for (const [id, count] of [
    ['found-research-outposts', 3],
    ['form-galactic-brain-trust', 5],
  ] as const) {
    expect(meets(id, { planets: { ann: planets.slice(0, count) }, change: two }), id).toBe(true);
    expect(meets(id, { planets: { ann: planets.slice(0, count - 1) }, change: two }), id).toBe(false);
  }
});

test('Learn the Secrets of the Cosmos note 4: Dimensional Tears are anomalies', () => {
  const learned = (dock: string): boolean =>
    meets('learn-the-secrets-of-the-cosmos', {
      seats: { ann: 'winnu', bob: 'vuilraith', cat: 'naalu' },
      ground: { starpoint: { bob: dock } },
      space: { 18: { ann: '1 cruiser' }, 26: { ann: '1 cruiser' }, 28: { ann: '1 cruiser' } },
    });
  expect([learned('1 space-dock'), learned('1 pds')]).toEqual([true, false]);
});

test("S'ula Mentarion note 3: the fourth cruiser from salvage comes too late", () => {
  const t = load(
    lay({
      seats: { ann: 'mentak', bob: 'winnu', cat: 'hacan' },
      technologies: { ann: ['salvage-operations'] },
      space: { 27: { ann: '2 cruiser', bob: '1 cruiser' }, 28: { ann: '1 cruiser' } },
      change: ({ seats }) => void (seats.ann.tradeGoods = 3),
    }),
    ...[10, 1, 1],
  ).begin(spaceCombat, { system: '27', attacker: 'ann', defender: 'bob' });
  t.ann.declines().stays(); // no Ambush
  t.ann.produces('cruiser in space').complies('payment');
  expect([t.units('ann'), t.facts('leader-unlocked')]).toMatchObject(['4 cruiser', [{ leader: 'sula-mentarion' }]]);
  expect(t.asks('ann', 'window')).toBe(false);
  goes(t);
});

test('Hazardous Relic Fragment note 1, Industrial Relic Fragment note 1: work with an empty deck; Hazardous Relic Fragment note 2, Industrial Relic Fragment note 2: elimination discards them', () => {
  for (const deck of ['hazardous', 'industrial']) {
    const cards = [1, 2, 3].map((i) => `${deck}-relic-fragment#${i}`);
    const holding = (state: TestTable['state']): void => {
      state.seats.ann.fragments = cards;
      state.decks.relic = { draw: [], discard: [] };
    };
    const t = lay({ change: holding }).begin(turn, { seat: 'ann', performed: 0 });
    t.ann.uses(`${deck} Relic Fragment`).ann.endsTurn();
    expect([t.state.seats.ann.fragments, t.facts('no-relic-left').length], deck).toEqual([undefined, 1]);
    const gone = lay({ change: holding }).begin(elimination, { seat: 'ann' });
    expect(gone.state.decks[deck].discard.toSorted(), deck).toEqual(cards);
    goes(gone);
  }
});
