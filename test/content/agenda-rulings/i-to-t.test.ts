import { describe, expect, test } from 'vitest';
import { gainControl } from '#ti4/rules/planets/control.ts';
import { canSustain } from '#ti4/rules/combat/hits.ts';
import { moveValueOf } from '#ti4/rules/movement/move-map.ts';
import { reachableShips } from '#ti4/rules/movement/movable-ships.ts';
import { retreatSystems } from '#ti4/rules/combat/retreat-systems.ts';
import { strategyPhase } from '#ti4/rules/phases/strategy-phase.ts';
import { gainTechnology } from '#ti4/rules/technology/technology.ts';
import { researchProblem } from '#ti4/rules/technology/prerequisites.ts';
import { load } from '../../rules/loaded-dice.ts';
import { table, type Setting, type TestTable } from '../../rules/table.ts';
import { council, elects, inPlay, points, resolve } from './council.ts';
import { attachedLaw } from '../../rules/markers.ts';

const owned = (law: string, seat: string): NonNullable<Setting['change']> => inPlay(law, seat, seat);

test('Imperial Arbiter note 1: goods stay; Imperial Arbiter note 2: owner picks', () => {
  const t = table({
    phase: 'strategy',
    change: (state) => {
      owned('imperial-arbiter', 'cat')(state);
      state.strategyCards.leadership.tradeGoods = 2;
      state.strategyCards.imperial.tradeGoods = 3;
    },
  }).begin(strategyPhase, {});
  for (const [seat, card] of [
    ['ann', 'leadership'],
    ['bob', 'trade'],
    ['cat', 'imperial'],
    ['ann', 'politics'],
    ['bob', 'warfare'],
    ['cat', 'diplomacy'],
  ])
    t.seat(seat).picks(card);
  t.cat.uses('imperial-arbiter');
  expect(t.options('cat', 'imperial-arbiter-own').sort()).toEqual(['diplomacy', 'imperial']);
  t.cat.chooses('imperial', 'imperial-arbiter-own');
  expect(t.options('cat', 'imperial-arbiter-other').sort()).toEqual(['leadership', 'politics', 'trade', 'warfare']);
  t.cat.chooses('leadership', 'imperial-arbiter-other');
  expect(Object.values(t.state.seats).map((seat) => seat.tradeGoods)).toEqual([2, 0, 3]);
  expect([t.state.seats.ann, t.state.seats.cat].map((seat) => Object.keys(seat.strategyCards).sort())).toEqual([
    ['imperial', 'politics'],
    ['diplomacy', 'leadership'],
  ]);
});

describe('Ixthian Artifact', () => {
  /** The vote for it is cast, and the speaker's die falls so. */
  const artifact = (face: number, setting: Setting): TestTable =>
    elects(load(council('ixthian-artifact', setting), face), 'for');

  test('Ixthian Artifact note 1, Ixthian Artifact note 1a: prerequisites apply each time', () => {
    const t = artifact(6, { technologies: { ann: ['antimass-deflectors'] } }).ann.chooses(
      'yes',
      'ixthian-artifact-research',
    ).table;
    expect(t.options('ann', 'research-technology')).toContain('gravity-drive');
    expect(t.options('ann', 'research-technology')).not.toContain('fleet-logistics');
    t.ann.researches('gravity-drive').chooses('yes', 'ixthian-artifact-research');
    expect(t.options('ann', 'research-technology')).toContain('fleet-logistics');
    t.ann.researches('fleet-logistics');
    expect(t).toAsk('bob ixthian-artifact-research');
  });

  test('Ixthian Artifact note 1b: an exhausted specialty planet readies afterwards', () => {
    const t = artifact(10, { seats: { ann: 'winnu', bob: 'sol', cat: 'letnev' }, planets: { ann: ['thibah'] } })
      .ann.chooses('yes', 'ixthian-artifact-research')
      .researches('gravity-drive').table;
    expect([t.state.planets.thibah.exhausted, Object.keys(t.state.seats.ann.technologies)]).toEqual([
      true,
      ['gravity-drive'],
    ]);
    for (let i = 0; i < 30 && t.open.length; i++) {
      const { seat, question } = t.next;
      if (question === 'ixthian-artifact-research') t.seat(seat).declines(question);
      else if (question === 'vote-for') t.seat(seat).abstains();
      else t.seat(seat).complies(question);
      if (t.open.some((open) => open.endsWith('vote-for'))) expect(t.state.planets.thibah.exhausted).toBe(true);
    }
    expect([t.state.stack, t.state.planets.thibah.exhausted]).toEqual([[], false]);
  });

  test('Ixthian Artifact note 2, Ixthian Artifact note 3: three units, destroyed simultaneously', () => {
    const t = artifact(5, {
      space: {
        18: { bob: '1 cruiser' },
        26: { cat: '1 cruiser' },
        28: { cat: '1 dreadnought, 1 carrier' },
        29: { bob: '4 destroyer, 1 cruiser' },
      },
      ground: { lodor: { cat: '2 infantry' }, tequran: { cat: '2 infantry, 1 pds' } },
    });
    const before = ['1 carrier, 1 cruiser, 1 dreadnought, 4 infantry, 1 pds', '2 cruiser, 4 destroyer'];
    expect(t.open.sort()).toEqual(['bob choose-losses', 'cat choose-losses']);
    expect(t.options('cat', 'choose-losses').sort()).toEqual([
      'carrier@28',
      'dreadnought@28',
      'infantry@tequran',
      'pds@tequran',
    ]);
    expect(t.cat.refusal('pds on tequran, carrier from 28', 'choose-losses')).toBe('Choose exactly 3; you chose 2.');
    t.cat.loses('pds on tequran, 2 infantry on tequran');
    expect([t.units('cat'), t.units('bob')]).toEqual(before);
    t.bob.loses('2 destroyer in 29, cruiser in 29');
    expect([t.units('cat'), t.units('bob')]).toEqual(['1 carrier, 1 dreadnought', '2 destroyer']);
    expect(t.facts('unit-destroyed')).toHaveLength(10);
  });
});

describe('Judicial Abolishment with one law in play', () => {
  const one = { change: inPlay('fleet-regulations') };

  test('Judicial Abolishment note 1: the single law is discarded', () => {
    const t = council('judicial-abolishment', one);
    expect(t.options('bob', 'vote-for')).toEqual(['fleet-regulations', 'abstain']);
    t.bob.abstains();
    expect(t.facts('outcome-resolved')).toMatchObject([
      { agenda: 'judicial-abolishment', outcome: 'fleet-regulations' },
    ]);
    expect(t.state.laws).toEqual({});
  });

  test('Judicial Abolishment note 1a: riders can predict the single law', () => {
    const t = council('judicial-abolishment', { ...one, hands: { ann: ['imperial-rider'] } }, ['ann']).ann.plays(
      'imperial-rider',
    ).table;
    if (t.asks('ann', 'predict-outcome')) t.ann.predicts('fleet-regulations');
    t.bob.abstains();
    expect([points(t), t.state.laws]).toEqual(['1 0 0', {}]);
  });
});

describe('points are gained in speaker order', () => {
  const nine = (speaker: string, ...seats: string[]): Setting => ({
    change: (state) => {
      for (const seat of seats) state.seats[seat].points = 9;
      state.speaker = speaker;
    },
  });
  const won = (t: TestTable) => [t.state.winner, points(t)];

  test('Mutiny note 1: players who voted For', () => {
    expect(won(resolve('mutiny', 'for', nine('ann', 'bob', 'cat'), { cat: 'for' }))).toEqual(['bob', '0 10 9']);
    expect(won(resolve('mutiny', 'for', nine('cat', 'bob', 'cat'), { cat: 'for' }))).toEqual(['cat', '0 9 10']);
  });

  test('Seed of an Empire note 1: for both outcomes', () => {
    expect(won(resolve('seed-of-an-empire', 'for', nine('ann', 'bob', 'cat')))).toEqual(['bob', '0 10 9']);
    expect(won(resolve('seed-of-an-empire', 'for', nine('cat', 'bob', 'cat')))).toEqual(['cat', '0 9 10']);
    expect(won(resolve('seed-of-an-empire', 'against', nine('bob', 'ann', 'bob', 'cat')))).toEqual(['bob', '9 10 9']);
  });
});

test('Prophecy of Ixth note 1: survives units produced without Production', () => {
  const t = table({
    technologies: { ann: ['integrated-economy'] },
    change: (state) => {
      owned('prophecy-of-ixth', 'ann')(state);
      state.seats.ann.tradeGoods = 1;
    },
  });
  t.begin(gainControl, { seat: 'ann', planet: 'lodor' })
    .ann.uses('integrated-economy')
    .produces('2 infantry on lodor')
    .agrees('payment');
  expect([t.units('ann'), 'prophecy-of-ixth' in t.state.laws]).toEqual(['2 infantry', true]);
});

describe('Publicize Weapon Schematics', () => {
  const seats = { ann: 'muaat', bob: 'sol', cat: 'winnu' };

  test('Publicize Weapon Schematics note 1, Publicize Weapon Schematics note 2, Publicize Weapon Schematics note 2a: prerequisites are waived after the first owner', () => {
    const t = table({
      seats,
      space: { '04': { ann: '1 war-sun' } },
      change: inPlay('publicize-weapon-schematics', 'for'),
    });
    expect([researchProblem(t.game, 'bob', 'war-sun'), researchProblem(t.game, 'ann', 'prototype-war-sun-ii')]).toEqual(
      [expect.stringMatching(/prerequisites/), expect.stringMatching(/prerequisites/)],
    );
    gainTechnology(t.game, 'cat', 'war-sun');
    expect([researchProblem(t.game, 'bob', 'war-sun'), researchProblem(t.game, 'ann', 'prototype-war-sun-ii')]).toEqual(
      [undefined, undefined],
    );
    const u = table({ seats, change: inPlay('publicize-weapon-schematics', 'for') });
    gainTechnology(u.game, 'ann', 'prototype-war-sun-ii');
    expect(researchProblem(u.game, 'bob', 'war-sun')).toBeUndefined();
    expect(researchProblem(u.game, 'bob', 'dreadnought-ii')).toBe('You lack 1 blue and 1 yellow prerequisite.');
  });

  test('Publicize Weapon Schematics note 2b: against discards only technology owners’ cards', () => {
    const hands = { ann: ['summit'], bob: ['parley'], cat: ['rally'] };
    const handsOf = (t: TestTable) => Object.values(t.state.seats).map((seat) => seat.actionCards.length);
    expect(
      handsOf(
        resolve('publicize-weapon-schematics', 'against', {
          seats,
          hands,
          space: { '04': { ann: '1 war-sun' } },
          technologies: { cat: ['war-sun'] },
        }),
      ),
    ).toEqual([1, 1, 0]);
    expect(
      handsOf(
        resolve('publicize-weapon-schematics', 'against', {
          seats,
          hands,
          technologies: { ann: ['prototype-war-sun-ii'] },
        }),
      ),
    ).toEqual([0, 1, 1]);
  });

  test('Publicize Weapon Schematics note 3: affects Muaat war suns', () => {
    for (const own of [[], ['prototype-war-sun-ii']]) {
      const t = table({ seats, technologies: { ann: own }, space: { 26: { ann: '1 war-sun, 1 dreadnought' } } });
      const able = () =>
        Object.values(t.state.units)
          .filter((unit) => canSustain(t.game, unit, 'space-combat'))
          .map(({ type }) => type);
      expect(able()).toEqual(['war-sun', 'dreadnought']);
      inPlay('publicize-weapon-schematics', 'for')(t.state);
      expect(able()).toEqual(['dreadnought']);
    }
  });
});

test('Research Team: Biotic note 1, Research Team: Cybernetic note 1, Research Team: Propulsion note 1, Research Team: Warfare note 1: exhausts the card only', () => {
  const teams = {
    biotic: 'dacxive-animators',
    cybernetic: 'graviton-laser-system',
    propulsion: 'gravity-drive',
    warfare: 'magen-defense-grid',
  };
  for (const [color, technology] of Object.entries(teams)) {
    for (const exhausted of [true, false]) {
      const law = `research-team-${color}`;
      const t = table({
        seats: { ann: 'winnu', bob: 'sol', cat: 'letnev' },
        planets: { ann: ['lodor'] },
        change: (state) => {
          inPlay(law, 'lodor')(state);
          state.planets.lodor.markers = [attachedLaw(law)];
          state.planets.lodor.exhausted = exhausted;
        },
      }).begin('research', { seat: 'ann' });
      expect(Object.values(teams).filter((id) => t.options('ann', 'research-technology').includes(id))).toEqual([
        technology,
      ]);
      t.ann.researches(technology).chooses({ [law]: 1 }, 'ignore-prerequisites');
      expect([
        t.state.laws[law].exhausted,
        t.state.planets.lodor.exhausted,
        technology in t.state.seats.ann.technologies,
      ]).toEqual([true, exhausted, true]);
      const [other, lacks] =
        technology === 'gravity-drive' ? ['dacxive-animators', 'green'] : ['gravity-drive', 'blue'];
      expect(researchProblem(t.game, 'ann', other)).toBe(`You lack 1 ${lacks} prerequisite.`);
    }
  }
});

test('Shard of the Throne note 1, The Crown of Emphidia note 1: discarding costs no point', () => {
  for (const law of ['shard-of-the-throne', 'the-crown-of-emphidia']) {
    const t = resolve('judicial-abolishment', law, {
      change: (state) => {
        owned(law, 'cat')(state);
        state.seats.cat.points = 1;
      },
    });
    expect([t.state.laws, points(t)]).toEqual([{}, '0 0 1']);
  }
});

test('The Crown of Emphidia note 2: not lost without own home planets', () => {
  const takes = (planets: Setting['planets']): TestTable =>
    table({
      planets,
      change: (state) => {
        owned('the-crown-of-emphidia', 'bob')(state);
        state.seats.bob.points = 1;
        for (const id of state.systems[state.seats.bob.home].planets) state.planets[id].controller = null;
        for (const [seat, ids] of Object.entries(planets ?? {}))
          for (const id of ids) state.planets[id].controller = seat;
      },
    }).begin(gainControl, { seat: 'cat', planet: 'arc-prime' });
  expect(points(takes({ ann: ['arc-prime', 'wren-terra'], bob: ['lodor'] }))).toBe('0 1 0');
  expect(points(takes({ bob: ['lodor'] }))).toBe('0 1 0');
  expect(points(takes({ bob: ['arc-prime', 'lodor'] }))).toBe('0 0 1'); // his last
  expect(points(takes({ ann: ['arc-prime'], bob: ['wren-terra'] }))).toBe('0 0 1');
});

describe('Shared Research', () => {
  // Tile 42 is a nebula, beside 26 and two away from 30.
  const at = (space: Setting['space']): TestTable =>
    table({ board: { 202: '42' }, space, change: inPlay('shared-research', 'for') });

  test('Shared Research note 1: only active nebulae may be entered', () => {
    const t = at({ 26: { ann: '1 cruiser' }, 42: { ann: '1 pds' }, 27: { ann: '1 pds' } });
    expect(retreatSystems(t.game, 'ann', '26')).toEqual(['27']);
  });

  test('Shared Research note 2: does not raise move values', () => {
    const t = at({ 42: { ann: '1 cruiser' } });
    const [cruiser] = Object.values(t.state.units);
    expect(moveValueOf(t.game, cruiser, '27')).toBe(1);
    const near = Object.keys(t.state.systems).filter(
      (system) => reachableShips(t.game, { seat: 'ann', system }).length,
    );
    cruiser.system = '26';
    const further = Object.keys(t.state.systems).filter(
      (system) => reachableShips(t.game, { seat: 'ann', system }).length,
    );
    expect(near).toContain('26');
    expect([near.includes('18'), further.includes('29')]).toEqual([false, true]);
  });
});
