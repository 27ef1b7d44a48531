import { describe, expect, test } from 'vitest';
import { actionPhase, turn } from '#ti4/rules/phases/action-phase.ts';
import { agendaPhase } from '#ti4/rules/politics/agenda-phase.ts';
import { actionCard, on } from '#ti4/rules/components/component.ts';
import { extraCombat } from '#ti4/rules/combat/extra-combat.ts';
import { gainPlanetCard } from '#ti4/rules/planets/planet-lifecycle.ts';
import { gainControl } from '#ti4/rules/planets/control.ts';
import { objectiveOf } from '#ti4/rules/objectives/objectives.ts';
import { scoreObjectives, scoringProblem } from '#ti4/rules/objectives/scoring.ts';
import { spaceCombat } from '#ti4/rules/combat/space-combat.ts';
import { groundCombat } from '#ti4/rules/invasion/ground-combat.ts';
import { enactLaw } from '#ti4/rules/politics/laws.ts';
import type { State } from '#ti4/rules/state.ts';
import { load, plain } from '../rules/loaded-dice.ts';
import { attachedLaw } from '../rules/markers.ts';
import { POK } from '../rules/exploring.ts';
import { resting } from './factions/leaders-at-hand.ts';
import { dealt } from '../rules/strategy-cards.ts';
import { table, type Setting, type TestTable } from '../rules/table.ts';

// The secret objectives of Prophecy of Kings. 26 to 31 lie around Mecatol Rex.

type Secrets = Record<string, string[]>;
const holding =
  (secrets: Secrets) =>
  (state: State): void => {
    for (const [seat, list] of Object.entries(secrets)) state.seats[seat].secretObjectives = list;
  };
const lay = (setting: Setting = {}, secrets: Secrets = {}): TestTable =>
  table({
    sets: POK,
    seats: plain,
    ...setting,
    change: (state) => {
      // No agent answers anything.
      resting(state);
      holding(secrets)(state);
      setting.change?.(state);
    },
  });
const meets = (id: string, setting: Setting = {}, seat = 'ann'): boolean => {
  const { game } = lay(setting);
  return objectiveOf(game, id).fulfilled(game, seat);
};
const homeless = (state: State): void => {
  for (const { home } of Object.values(state.seats))
    for (const planet of state.systems[home].planets) state.planets[planet].controller = null;
};
const scored = (t: TestTable, seat = 'ann'): string[] => t.state.seats[seat].scoredSecrets;

// Of the status phase

test('Defy Space and Time note 1, Defy Space and Time note 2, Defy Space and Time note 2a: any unit counts', () => {
  const id = 'defy-space-and-time';
  expect([
    meets(id, { space: { 82: { ann: '1 fighter' } } }),
    meets(id, { ground: { mallice: { ann: '1 infantry' } } }),
  ]).toEqual([true, true]);
  expect(meets(id, { ground: { mallice: { ann: '1 pds' } } })).toBe(true);
  expect([meets(id, { planets: { ann: ['mallice'] } }), meets(id, { space: { 26: { ann: '1 cruiser' } } })]).toEqual([
    false,
    false,
  ]);
  const shared: Setting = { ground: { mallice: { ann: '1 infantry' } }, space: { 82: { bob: '1 cruiser' } } };
  expect([meets(id, shared), meets(id, shared, 'bob')]).toEqual([true, true]);
});

test('Destroy Heretical Works note 1, Destroy Heretical Works note 2: two fragments', () => {
  const id = 'destroy-heretical-works';
  const has = (...fragments: string[]): TestTable =>
    lay({ phase: 'status', change: (state) => void (state.seats.ann.fragments = fragments) }, { ann: [id] });
  expect(scoringProblem(has('cultural-relic-fragment#1').game, 'ann', id)).toBe(
    'You need 2 relic fragments; you have 1.',
  );
  for (const pair of [
    ['cultural-relic-fragment#1', 'cultural-relic-fragment#2'],
    ['cultural-relic-fragment#1', 'unknown-relic-fragment#1'],
    ['industrial-relic-fragment#1', 'hazardous-relic-fragment#1'],
  ]) {
    const t = has(...pair).begin(scoreObjectives, { seat: 'ann' });
    t.ann.scores(id).chooses(pair, 'fragments-to-spend');
    expect([scored(t), t.state.seats.ann.fragments, t.state.purged?.sort(), t.state.seats.ann.relics]).toEqual([
      [id],
      undefined,
      [...pair].sort(),
      undefined,
    ]);
  }
  const three = has('cultural-relic-fragment#1', 'industrial-relic-fragment#1', 'hazardous-relic-fragment#1').begin(
    scoreObjectives,
    {
      seat: 'ann',
    },
  );
  three.ann.scores(id).chooses(['hazardous-relic-fragment', 'cultural-relic-fragment'], 'fragments-to-spend');
  expect(three.state.seats.ann.fragments).toEqual(['industrial-relic-fragment#1']);
});

test('Establish Hegemony note 1, Hoard Raw Materials note 1: attachments count', () => {
  const so = (planets: string[], on: Record<string, string[]> = {}): [boolean, boolean] => {
    const setting: Setting = {
      planets: { ann: planets },
      change: (state) => {
        homeless(state);
        for (const [planet, cards] of Object.entries(on))
          state.planets[planet].markers = cards.map((card) => ({
            ...attachedLaw(card),
            ...(card.endsWith('facility') && { face: 'values' }),
          }));
      },
    };
    return [meets('establish-hegemony', setting), meets('hoard-raw-materials', setting)];
  };
  // Mecatol Rex 1/6, Torkan 0/3, Mellon 0/2, New Albion 1/1; Lodor, Starpoint and Zohbat 3/1, Tequ'ran 2/0.
  expect(so(['mecatol-rex', 'torkan', 'mellon'])).toEqual([false, false]);
  expect(so(['mecatol-rex', 'torkan', 'mellon', 'new-albion'])).toEqual([true, false]);
  expect(so(['lodor', 'starpoint', 'zohbat', 'tequran'])).toEqual([false, false]);
  expect(so(['lodor', 'starpoint', 'zohbat', 'tequran', 'new-albion'])).toEqual([false, true]);
  // One planet with all that can be attached to it: Mecatol Rex comes to 12 of influence, Lodor to 12 of resources.
  const facilities = [
    'biotic-research-facility',
    'cybernetic-research-facility',
    'propulsion-research-facility',
    'warfare-research-facility',
  ];
  expect(
    so(['mecatol-rex'], { 'mecatol-rex': ['paradise-world', 'tomb-of-emphidia', 'dyson-sphere', ...facilities] }),
  ).toEqual([true, false]);
  expect(so(['lodor'], { lodor: ['mining-world', 'rich-world', 'dyson-sphere', ...facilities] })).toEqual([
    false,
    true,
  ]);
  expect(so(['lodor'], { lodor: ['mining-world', 'rich-world', 'dyson-sphere'] })).toEqual([false, false]);
});

test('Establish Hegemony, Hoard Raw Materials: exhausted planets count', () => {
  const setting: Setting = {
    planets: { ann: ['mecatol-rex', 'torkan', 'mellon', 'new-albion'] },
    change: (state) => {
      for (const planet of Object.values(state.planets)) planet.exhausted = true;
    },
  };
  expect(meets('establish-hegemony', setting)).toBe(true);
});

test('Foster Cohesion note 1: Guild Ships and Trade Convoys make no neighbor', () => {
  const apart: Setting = { space: { 26: { ann: '1 cruiser' }, 27: { bob: '1 cruiser' } }, change: homeless };
  expect(meets('foster-cohesion', { ...apart, seats: { ann: 'hacan', bob: 'winnu', cat: 'naalu' } })).toBe(false);
  const convoys: Setting = {
    ...apart,
    seats: { ann: 'yssaril', bob: 'hacan', cat: 'naalu' },
    change: (state) => {
      homeless(state);
      state.seats.ann.playArea = ['trade-convoys@bob'];
    },
  };
  expect(meets('foster-cohesion', convoys)).toBe(false);
  const near: Setting = {
    space: { 26: { ann: '1 cruiser' }, 27: { bob: '1 cruiser', cat: '1 cruiser' } },
    change: homeless,
  };
  expect(meets('foster-cohesion', near)).toBe(true);
  // Whoever is out of the game is nobody's neighbor.
  const two: Setting = {
    space: { 26: { ann: '1 cruiser' }, 27: { bob: '1 cruiser' } },
    change: (state) => {
      homeless(state);
      state.seats.cat.eliminated = true;
    },
  };
  expect(meets('foster-cohesion', two)).toBe(true);
});

test('Mechanize the Military note 1: four mechs on separate planets', () => {
  const on = (...planets: string[]): Setting => {
    const ground: Record<string, Record<string, string>> = {};
    for (const planet of planets) ground[planet] = { ann: `${planets.filter((one) => one === planet).length} mech` };
    return { seats: { ann: 'letnev', bob: 'winnu', cat: 'naalu' }, ground };
  };
  expect(meets('mechanize-the-military', on('lodor', 'starpoint', 'tequran', 'torkan'))).toBe(true);
  expect(meets('mechanize-the-military', on('lodor', 'starpoint', 'tequran', 'tequran'))).toBe(false);
  expect(
    meets('mechanize-the-military', {
      ...on('lodor', 'starpoint', 'tequran'),
      space: { 29: { ann: '1 carrier, 1 mech' } },
    }),
  ).toBe(false);
});

test('Occupy the Fringe note 1: a Floating Factory does not prevent scoring', () => {
  const id = 'occupy-the-fringe';
  const seats = { ann: 'saar', bob: 'winnu', cat: 'naalu' };
  expect(meets(id, { seats, ground: { lodor: { ann: '9 infantry' } }, space: { 26: { ann: '1 space-dock' } } })).toBe(
    true,
  );
  expect(meets(id, { ground: { lodor: { ann: '9 infantry, 1 space-dock' } } })).toBe(false);
  expect(meets(id, { ground: { lodor: { ann: '8 infantry, 1 pds' }, starpoint: { ann: '3 infantry' } } })).toBe(false);
  expect(
    meets(id, {
      seats: { ann: 'letnev', bob: 'winnu', cat: 'naalu' },
      ground: { lodor: { ann: '8 infantry, 1 mech' } },
    }),
  ).toBe(true);
  // Somebody else's space dock is no matter.
  expect(meets(id, { ground: { lodor: { ann: '9 infantry', bob: '1 space-dock' } } })).toBe(true);
});

test('Produce en Masse note 1: combines the Production of one system’s units', () => {
  const id = 'produce-en-masse';
  // Lodor has 3 resources, Starpoint 3 and New Albion 1: docks of 5, of 5 and of 3.
  expect(meets(id, { ground: { starpoint: { ann: '1 space-dock' }, 'new-albion': { ann: '1 space-dock' } } })).toBe(
    true,
  );
  expect(meets(id, { ground: { starpoint: { ann: '1 space-dock' }, lodor: { ann: '1 space-dock' } } })).toBe(false);
  const one: Setting = { ground: { starpoint: { ann: '1 space-dock' } }, technologies: { ann: ['space-dock-ii'] } };
  expect(meets(id, one)).toBe(false);
  expect(
    meets(id, { ...one, change: (state) => void (state.planets.starpoint.markers = [attachedLaw('rich-world')]) }),
  ).toBe(true);
});

test('Produce en Masse: Custodia Vigilia adds its Production at Mecatol Rex', () => {
  const t = table({
    sets: [...POK, 'codex-3'],
    seats: { ann: 'keleres', bob: 'winnu', cat: 'naalu' },
    homes: { ann: 'mentak' },
    ground: { 'mecatol-rex': { ann: '1 space-dock' } },
    technologies: { ann: ['space-dock-ii'] },
  });
  const fulfilled = (): boolean => objectiveOf(t.game, 'produce-en-masse').fulfilled(t.game, 'ann');
  // The dock comes to 5 there, the planet to 3.
  expect(fulfilled()).toBe(false);
  gainPlanetCard(t.game, 'ann', 'custodia-vigilia');
  expect(fulfilled()).toBe(true);
});

test('Seize an Icon: any legendary planet', () => {
  const board = { '201': '65' };
  expect([
    meets('seize-an-icon', { board, planets: { ann: ['primor'] } }),
    meets('seize-an-icon', { board, planets: { bob: ['primor'], ann: ['mecatol-rex'] } }),
  ]).toEqual([true, false]);
});

test('Stake Your Claim: needs a planet beside another player’s', () => {
  const so = (planets: Record<string, string[]>): boolean => meets('stake-your-claim', { planets, change: homeless });
  expect(so({ ann: ['starpoint'], bob: ['new-albion'] })).toBe(true);
  expect(so({ ann: ['starpoint', 'new-albion'], bob: ['lodor'] })).toBe(false);
  expect(so({ ann: ['starpoint'] })).toBe(false);
});

/** Notes that come to lie before whoever has them, by the faction whose they are; null: anybody's. */
const NOTES: [note: string, faction: string][] = [
  ['alliance', 'winnu'],
  ['support-for-the-throne', 'winnu'],
  ['stymie', 'arborec'],
  ['trade-convoys', 'hacan'],
  ['dark-pact', 'empyrean'],
  ['blood-pact', 'empyrean'],
  ['promise-of-protection', 'mentak'],
  ['gift-of-prescience', 'naalu'],
  ['antivirus', 'nekro'],
];
const seatsWith = (faction: string) => ({ ann: 'yssaril', bob: faction, cat: faction === 'sol' ? 'winnu' : 'sol' });
const before =
  (note: string) =>
  (state: State): void => {
    for (const seat of Object.values(state.seats))
      seat.promissoryNotes = seat.promissoryNotes.filter((one) => one !== `${note}@bob`);
    if (note === 'terraform') state.planets.lazar.markers = [{ id: 'terraform@bob', component: 'terraform' }];
    else state.seats.ann.playArea = [`${note}@bob`];
  };

test('Strengthen Bonds note 1, Strengthen Bonds note 1a, Strengthen Bonds note 1b, Strengthen Bonds note 1c, Strengthen Bonds note 1e, Strengthen Bonds note 1f, Strengthen Bonds note 1g, Strengthen Bonds note 1h, Strengthen Bonds note 1i, Strengthen Bonds note 1j, Strengthen Bonds note 1l: any note in play counts', () => {
  const id = 'strengthen-bonds';
  for (const [note, faction] of NOTES) {
    const setting: Setting = { seats: seatsWith(faction), change: before(note) };
    expect(lay(setting).game.book.byKind['promissory-note'][note], note).toBeDefined();
    expect([meets(id, setting), meets(id, setting, 'bob')], note).toEqual([true, false]);
  }
  const terraform: Setting = { seats: seatsWith('ul'), planets: { ann: ['lazar'] }, change: before('terraform') };
  expect([meets(id, terraform), meets(id, terraform, 'bob')]).toEqual([true, false]);
  // Their own note is none, though it lie on a planet of theirs; nor is one in a hand.
  expect(meets(id, { ...terraform, planets: { bob: ['lazar'] } }, 'bob')).toBe(false);
  expect(meets(id, { change: (state) => void (state.seats.ann.promissoryNotes = ['alliance@bob']) })).toBe(false);
});

// Of the action phase

/** Ann's turn: her cruiser from 28 wins at 27 against a carrier of bob's. */
const wins = (secrets: Secrets, setting: Setting, units = '1 cruiser'): TestTable => {
  const t = load(
    lay(
      {
        active: 'ann',
        space: { 28: { ann: units }, 27: { bob: '1 carrier' } },
        ...setting,
        planets: { cat: ['quann'], bob: ['mellon'], ann: ['lazar'], ...setting.planets },
      },
      secrets,
    ),
    ...[10, 1, 1, 1],
  ).begin(turn, { seat: 'ann', performed: 0 });
  t.ann.activates('27').moves({ [`${units.split(' ')[1]}@28`]: Number(units.split(' ')[0]) });
  return t;
};
const offered = (t: TestTable, seat: string): string[] => (t.asks(seat, 'window') ? t.names(seat, 'window') : []);

describe('Betray a Friend', () => {
  const id = 'betray-a-friend';

  test('Betray a Friend note 1, Betray a Friend note 1a, Betray a Friend note 1b, Betray a Friend note 1c, Betray a Friend note 1e, Betray a Friend note 1f, Betray a Friend note 1g, Betray a Friend note 1h, Betray a Friend note 1i, Betray a Friend note 1j, Betray a Friend note 1l: returned notes count too', () => {
    for (const [note, faction] of [...NOTES, ['terraform', 'ul'] as [string, string]]) {
      const t = wins(
        { ann: [id] },
        { seats: seatsWith(faction), change: (state) => (before(note)(state), resting(state)) },
      );
      // The Naalu may do something about the fleet that comes.
      if (t.asks('bob', 'window')) t.bob.declines();
      if (t.asks('bob', 'announce-retreat')) t.bob.stays();
      if (t.asks('ann', 'window')) expect(offered(t, 'ann'), note).toContain(id);
      else throw new Error(`${note}: ${t.open.join(', ')}`);
      t.ann.uses(id);
      expect(scored(t), note).toEqual([id]);
      t.leaves('ann', 'end-turn');
    }
    expect(
      wins(
        { ann: [id] },
        { seats: seatsWith('hacan'), change: (state) => (before('trade-convoys')(state), resting(state)) },
      )
        .leaves('ann', 'window')
        .facts('promissory-note-returned'),
    ).toMatchObject([{ card: 'trade-convoys@bob' }]);
  });

  test('Betray a Friend: only against that player, with the note already played', () => {
    const other = wins({ ann: [id] }, { change: (state) => void (state.seats.ann.playArea = ['alliance@cat']) });
    expect(offered(other, 'ann')).toEqual([]);
    const later = lay(
      { space: { 27: { ann: '1 cruiser', bob: '1 carrier' } }, change: before('alliance') },
      { ann: [id] },
    );
    load(later, 10, 1).begin(spaceCombat, { system: '27', attacker: 'ann', defender: 'bob' });
    expect(offered(later, 'ann')).toEqual([]);
    other.leaves('ann', 'end-turn');
  });

  test('Betray a Friend note 2: the defender cannot score it', () => {
    const t = load(
      lay(
        {
          space: { 28: { ann: '1 cruiser' }, 27: { bob: '1 carrier' } },
          planets: { cat: ['quann'], bob: ['mellon'], ann: ['lazar'] },
          change: (state) => void (state.seats.bob.playArea = ['alliance@ann']),
        },
        { bob: [id] },
      ),
      ...[1, 10],
    ).begin(turn, { seat: 'ann', performed: 0 });
    t.ann.activates('27').moves({ 'cruiser@28': 1 });
    expect(t.facts('combat-won')).toMatchObject([{ winner: 'bob' }]);
    expect(offered(t, 'bob')).toEqual([]);
    t.leaves('ann', 'end-turn');
  });

  test('Airo Shir Aur note 14b: does not count as a tactical action', () => {
    const t = lay(
      {
        space: { 27: { ann: '1 cruiser', bob: '1 carrier' } },
        planets: { bob: ['mellon'], ann: ['lazar'] },
        change: before('alliance'),
      },
      { ann: [id, 'spark-a-rebellion'] },
    );
    load(t, 10, 1).begin(extraCombat, { system: '27', attacker: 'ann', defender: 'bob' });
    expect(offered(t, 'ann')).toEqual(['spark-a-rebellion']);
    t.leaves('ann', 'window');
  });
});

const fight = (secrets: Secrets, setting: Setting, system = '27', ...faces: number[]): TestTable => {
  const t = lay(
    { ...setting, planets: { bob: ['mellon'], ann: ['lazar'], cat: ['quann'], ...setting.planets } },
    secrets,
  );
  t.state.turn.system = system;
  return load(t, ...faces).begin(spaceCombat, { system, attacker: 'ann', defender: 'bob' });
};

test('Brave the Void note 1, Brave the Void note 2: tears count', () => {
  const so = (board: Record<string, string>, system: string, more: Setting = {}): string[] =>
    offered(
      fight(
        { ann: ['brave-the-void'] },
        { board, space: { [system]: { ann: '1 cruiser', bob: '1 carrier' } }, ...more },
        system,
        10,
        1,
      ),
      'ann',
    );
  expect(so({ '204': '42' }, '42')).toEqual(['brave-the-void']);
  expect(so({ '204': '39' }, '39')).toEqual([]);
  const seats = { ann: 'yssaril', bob: 'winnu', cat: 'vuilraith' };
  expect(so({}, '27', { seats })).toEqual([]);
  expect(so({}, '27', { seats, ground: { starpoint: { cat: '1 space-dock' } } })).toEqual(['brave-the-void']);
});

test('Brave the Void, Darken the Skies: ground combat counts, winner only', () => {
  const [home] = lay().state.systems[lay().state.seats.bob.home].planets;
  const { home: system } = lay().state.seats.bob;
  const t = load(
    lay(
      { ground: { [home]: { bob: '1 infantry', ann: '1 infantry' } } },
      { ann: ['darken-the-skies'], bob: ['darken-the-skies'] },
    ),
    10,
    1,
  );
  t.begin(groundCombat, { system, planet: home, attacker: 'ann', defender: 'bob' });
  expect([offered(t, 'ann'), offered(t, 'bob')]).toEqual([['darken-the-skies'], []]);
  t.leaves('ann', 'window');
  const lost = load(
    lay(
      { ground: { [home]: { bob: '1 infantry', ann: '1 infantry' } } },
      { ann: ['darken-the-skies'], bob: ['darken-the-skies'] },
    ),
    1,
    10,
  );
  lost.begin(groundCombat, { system, planet: home, attacker: 'ann', defender: 'bob' });
  expect([offered(lost, 'ann'), offered(lost, 'bob')]).toEqual([[], []]);
});

test('Darken the Skies note 1: an eliminated player’s home system counts', () => {
  const { home } = lay().state.seats.cat;
  const gone = (state: State): void => void (state.seats.cat.eliminated = true);
  const t = fight(
    { ann: ['darken-the-skies'] },
    { space: { [home]: { ann: '1 cruiser', bob: '1 carrier' } }, change: gone },
    home,
    10,
    1,
  );
  expect(offered(t, 'ann')).toEqual(['darken-the-skies']);
  t.leaves('ann', 'window');
  const elsewhere = fight(
    { ann: ['darken-the-skies'] },
    { space: { 27: { ann: '1 cruiser', bob: '1 carrier' } } },
    '27',
    10,
    1,
  );
  expect(offered(elsewhere, 'ann')).toEqual([]);
});

describe('Become a Martyr', () => {
  const id = 'become-a-martyr';
  const taken = (
    planet: (state: State) => string,
    setting: Setting = {},
    secrets: Secrets = { bob: [id] },
  ): TestTable => {
    const t = lay({ planets: { bob: ['mellon'], ann: ['lazar'], cat: ['quann'] }, ...setting }, secrets);
    const lost = planet(t.state);
    t.state.planets[lost].controller = 'bob';
    return t.begin(gainControl, { seat: 'ann', planet: lost });
  };
  const homeOf =
    (seat: string) =>
    (state: State): string =>
      state.systems[state.seats[seat].home].planets[0];

  test('Become a Martyr note 1, Become a Martyr note 1a: any home', () => {
    const own = taken(homeOf('bob'));
    expect(offered(own, 'bob')).toEqual([id]);
    own.bob.uses(id);
    expect(scored(own, 'bob')).toEqual([id]);
    const others = taken(homeOf('cat'));
    expect(offered(others, 'bob')).toEqual([id]);
    const gone = taken(homeOf('cat'), { change: (state) => void (state.seats.cat.eliminated = true) });
    expect(offered(gone, 'bob')).toEqual([id]);
    expect(
      offered(
        taken(() => 'starpoint'),
        'bob',
      ),
    ).toEqual([]);
    expect(offered(taken(homeOf('bob'), {}, { ann: [id] }), 'ann')).toEqual([]);
    others.leaves('bob', 'window');
    gone.leaves('bob', 'window');
  });

  test('Become a Martyr note 2: a player losing everything is eliminated first', () => {
    const last = (state: State): void => {
      homeless(state);
      for (const planet of Object.values(state.planets)) if (planet.controller === 'bob') planet.controller = null;
    };
    const t = taken(homeOf('bob'), { planets: { ann: ['lazar'], cat: ['quann'] }, change: last });
    expect([t.state.seats.bob.eliminated, offered(t, 'bob')]).toEqual([true, []]);
    const saved = taken(homeOf('bob'), {
      planets: { ann: ['lazar'], cat: ['quann'], bob: ['mellon'] },
      change: homeless,
    });
    expect([Boolean(saved.state.seats.bob.eliminated), offered(saved, 'bob')]).toEqual([false, [id]]);
    saved.leaves('bob', 'window');
  });

  test('Become a Martyr note 3: Shard of the Throne leaves first', () => {
    const t = taken(homeOf('bob'), {
      change: (state) => {
        state.seats.bob.relics = { 'shard-of-the-throne-relic': { component: 'shard-of-the-throne-relic' } };
        state.seats.bob.points = 1;
        for (const { id: planet } of Object.values(state.planets))
          if (state.systems[state.seats.bob.home].planets.includes(planet)) state.planets[planet].controller = 'bob';
      },
    });
    expect([t.state.seats.bob.points, t.state.seats.ann.points, t.state.seats.ann.relics]).toMatchObject([
      0,
      1,
      { 'shard-of-the-throne-relic': {} },
    ]);
    expect(offered(t, 'bob')).toEqual([id]);
    t.leaves('bob', 'window');
  });

  test('Become a Martyr note 4: the attacker scores for the combat first', () => {
    const [home] = lay().state.systems[lay().state.seats.bob.home].planets;
    const { home: system } = lay().state.seats.bob;
    const t = load(
      lay(
        {
          space: { [system]: { ann: '1 carrier, 2 infantry' } },
          ground: { [home]: { bob: '1 infantry' } },
          planets: { bob: ['mellon'], ann: ['lazar'], cat: ['quann'] },
        },
        { ann: ['darken-the-skies'], bob: [id] },
      ),
      ...[10, 10, 1],
    );
    t.begin('invasion', { seat: 'ann', system });
    t.ann.lands(`2 infantry on ${home}`);
    expect([offered(t, 'ann'), offered(t, 'bob')]).toEqual([['darken-the-skies'], []]);
    t.ann.uses('darken-the-skies');
    expect(offered(t, 'bob')).toEqual([id]);
    t.bob.uses(id);
    expect(t.facts('objective-scored').map(({ seat, objective }) => `${seat} ${objective}`)).toEqual([
      'ann darken-the-skies',
      `bob ${id}`,
    ]);
  });

  test('61.5b action-phase objectives are not scored in other phases', () => {
    const t = taken(homeOf('bob'), { phase: 'agenda' });
    expect(offered(t, 'bob')).toEqual([]);
  });
});

describe('Demonstrate Your Power', () => {
  const id = 'demonstrate-your-power';

  test('Demonstrate Your Power note 1: nobody has to win the combat', () => {
    const t = fight(
      { ann: [id] },
      {
        hands: { bob: ['skilled-retreat'] },
        space: { 27: { ann: '3 cruiser', bob: '1 cruiser' }, 26: { bob: '1 destroyer' } },
        planets: { bob: ['mellon'], ann: ['lazar'] },
      },
      '27',
    );
    t.bob.plays('skilled-retreat').chooses('26');
    while (t.asks('bob', 'retreat-transport')) t.bob.takesAlong();
    expect(t.facts('combat-won')).toEqual([]);
    expect(offered(t, 'ann')).toEqual([id]);
    t.ann.uses(id);
    expect(scored(t)).toEqual([id]);
  });

  test('Demonstrate Your Power: three non-fighter ships of either side', () => {
    const end = (ann: string, ...faces: number[]): TestTable =>
      fight({ ann: [id], bob: [id] }, { space: { 27: { ann, bob: '1 carrier' } } }, '27', ...faces);
    const won = end('3 cruiser', 10, 1, 1, 1);
    expect([offered(won, 'ann'), offered(won, 'bob')]).toEqual([[id], []]);
    expect(offered(end('1 carrier, 1 cruiser, 1 fighter', 10, 1, 1, 1), 'ann')).toEqual([]);
    won.leaves('ann', 'window');
  });

  test('Demonstrate Your Power note 2: the Benediction’s combat counts', () => {
    const t = lay(
      { space: { 27: { ann: '1 cruiser', bob: '3 cruiser' } }, planets: { bob: ['mellon'], ann: ['lazar'] } },
      { bob: [id] },
    );
    load(t, 1, 10, 1, 1).begin(extraCombat, { system: '27', attacker: 'ann', defender: 'bob' });
    expect(offered(t, 'bob')).toEqual([id]);
    t.leaves('bob', 'window');
  });

  test('Demonstrate Your Power note 3, Eidolon note 5, The Alastor note 10: temporary ships count', () => {
    const eidolon = (units: string, ...faces: number[]): string[] => {
      const t = fight(
        { ann: [id] },
        {
          seats: { ann: 'naaz-rokha', bob: 'winnu', cat: 'naalu' },
          space: { 27: { ann: units, bob: '1 carrier' } },
          change: (state) => {
            for (const leader of Object.values(state.seats.ann.leaders ?? {}))
              if (!leader.locked) leader.exhausted = true;
          },
        },
        '27',
        ...faces,
      );
      return offered(t, 'ann');
    };
    expect([
      eidolon('1 carrier, 2 mech', 9, 9, 9, 9, 9, 1),
      eidolon('1 carrier, 1 mech, 1 infantry', 9, 9, 9, 1),
    ]).toEqual([[id], []]);
    const alastor = fight(
      { ann: [id] },
      {
        seats: { ann: 'nekro', bob: 'winnu', cat: 'naalu' },
        space: { 27: { ann: '1 flagship, 2 infantry', bob: '1 carrier' } },
      },
      '27',
      ...[10, 1, 1, 1, 1],
    );
    alastor.ann.uses('the-alastor').chooses('2 infantry', 'alastor-ground-forces');
    expect(offered(alastor, 'ann')).toContain(id);
    alastor.leaves('ann', 'window');
  });

  test('Demonstrate Your Power note 4a: Salvage Operations’ ships come too late', () => {
    const t = fight(
      { ann: [id] },
      {
        seats: { ann: 'mentak', bob: 'winnu', cat: 'naalu' },
        technologies: { ann: ['salvage-operations'] },
        space: { 27: { ann: '2 dreadnought', bob: '1 carrier' } },
        change: (state) => void (state.seats.ann.tradeGoods = 5),
      },
      '27',
      ...[10, 10, 1, 1],
    );
    t.ann.produces('carrier').pays('3 trade-goods');
    expect(t.units('ann', { system: '27' })).toBe('1 carrier, 2 dreadnought');
    expect(offered(t, 'ann')).toEqual([]);
    const three = fight(
      { ann: [id] },
      {
        seats: { ann: 'mentak', bob: 'winnu', cat: 'naalu' },
        technologies: { ann: ['salvage-operations'] },
        space: { 27: { ann: '3 dreadnought', bob: '1 carrier' } },
      },
      '27',
      ...[10, 10, 1, 1, 1],
    );
    expect([three.asks('ann', 'units-to-produce'), offered(three, 'ann')]).toEqual([false, [id]]);
    three.ann.uses(id);
    expect(three.asked('ann')).toContain('units-to-produce');
    three.leaves('ann', 'units-to-produce');
  });
});

describe('Fight with Precision', () => {
  const id = 'fight-with-precision';

  test('Fight with Precision note 1, Fight with Precision note 2, Fight with Precision note 2a: scores during barrage', () => {
    const t = fight(
      { ann: [id, 'spark-a-rebellion'] },
      { space: { 27: { ann: '1 destroyer', bob: '1 fighter, 1 carrier' } } },
      '27',
      ...[10, 10, 10, 1],
    );
    expect([offered(t, 'ann'), t.facts('dice-rolled').map(({ purpose }) => purpose)]).toEqual([
      [id],
      ['anti-fighter-barrage'],
    ]);
    t.ann.uses(id);
    expect(scored(t)).toEqual([id]);
    expect(t.facts('combat-won')).toMatchObject([{ winner: 'ann' }]);
    expect(offered(t, 'ann')).toEqual([]);
  });

  test('Fight with Precision: not with fighters left or hits in combat', () => {
    const more = fight(
      { ann: [id] },
      { space: { 27: { ann: '1 destroyer', bob: '3 fighter, 1 carrier' } } },
      '27',
      ...[10, 10, 10, 1, 1],
    );
    expect(offered(more, 'ann')).toEqual([]);
    more.leaves('bob', 'assign-hits');
    const late = fight(
      { ann: [id] },
      { space: { 27: { ann: '1 destroyer', bob: '1 fighter' } } },
      '27',
      ...[1, 1, 10, 1],
    );
    expect([offered(late, 'ann'), late.units('bob')]).toEqual([[], '']);
  });

  test('Fight with Precision note 3: newly placed fighters do not prevent scoring', () => {
    // Whoever loses fighters to a barrage has some again.
    const again = actionCard({
      id: 'test-again',
      name: 'Again',
      set: 'base',
      text: 'test',
      copies: 1,
      reactions: [
        on('after', 'unit-destroyed', {
          isUsable: (_game, { holder }, { seat, type }) => holder === seat && type === 'fighter',
          effect: (game, { holder }, { system }) => {
            game.state.units.again = { id: 'again', type: 'fighter', owner: holder, system };
          },
        }),
      ],
    });
    const t = fight(
      { ann: [id] },
      {
        components: [again],
        hands: { bob: ['test-again'] },
        space: { 27: { ann: '1 destroyer', bob: '1 fighter, 1 carrier' } },
      },
      '27',
      ...[10, 10, 10, 1, 1, 1],
    );
    expect(
      objectiveOf(t.game, id).fulfilled(t.game, 'ann', {
        name: 'unit-destroyed',
        timing: 'after',
        seat: 'bob',
        by: 'ann',
        type: 'fighter',
        definition: 'fighter-i',
        system: '27',
        toHits: 'anti-fighter-barrage',
        last: ['fighters'],
      } as never),
    ).toBe(true);
    t.leaves('ann', 'window').leaves('bob', 'window');
  });
});

test('Prove Endurance note 1: the last player to pass scores immediately', () => {
  const id = 'prove-endurance';
  const t = lay(
    {
      seats: { ann: 'sol', bob: 'letnev', cat: 'sardakk-norr' },
      planets: { bob: ['mellon'], ann: ['lazar'], cat: ['quann'] },
      change: dealt({ ann: 'leadership', bob: 'diplomacy', cat: 'politics' }),
    },
    { cat: [id, 'seize-an-icon'] },
  ).begin(actionPhase, {});
  t.ann.passes();
  const second = lay(
    {
      seats: { ann: 'sol', bob: 'letnev', cat: 'sardakk-norr' },
      change: (state) => void (state.seats.ann.passed = true),
    },
    { bob: [id] },
  );
  second.begin(turn, { seat: 'bob', performed: 0 }).bob.passes();
  expect(offered(second, 'bob')).toEqual([]);
  t.bob.passes();
  t.cat.passes();
  expect(offered(t, 'cat')).toEqual([id]);
  t.cat.uses(id);
  expect(scored(t, 'cat')).toEqual([id]);
  t.state.stack = [];
  t.state.phase = 'status';
  t.state.planets['mecatol-rex'].controller = 'cat';
  t.begin(scoreObjectives, { seat: 'cat' });
  expect(t.spec('cat', 'score-secret-objective')).toMatchObject({ options: [{ key: 'seize-an-icon' }] });
});

// Of the agenda phase

/** Ann is the speaker and alone has votes. */
const council = (agendas: string[], secrets: Secrets, setting: Setting = {}): TestTable =>
  lay(
    {
      phase: 'agenda',
      planets: { ann: ['lodor', 'starpoint'], bob: ['mellon'], cat: ['quann'], ...setting.planets },
      ...setting,
      change: (state) => {
        state.decks.agenda.draw = agendas;
        for (const planet of Object.values(state.planets))
          if (planet.controller !== 'ann' || state.systems[state.seats.ann.home].planets.includes(planet.id))
            planet.exhausted = true;
        setting.change?.(state);
      },
    },
    secrets,
  ).begin(agendaPhase, {});
const votes = (t: TestTable, outcome: string, planet = 'lodor'): TestTable => {
  for (const seat of ['bob', 'cat']) if (t.asks(seat, 'vote-for')) t.seat(seat).abstains();
  t.ann.votesFor(outcome, planet);
  return t;
};
const laws =
  (...ids: string[]) =>
  (state: State): void => {
    for (const id of ids) state.laws[id] = { component: id };
  };
const TWO_LAWS = ['regulated-conscription', 'fleet-regulations'];

describe('Dictate Policy', () => {
  const id = 'dictate-policy';

  test('Dictate Policy note 1, Dictate Policy note 2: scored before any rider', () => {
    const t = council(
      ['executive-sanctions', 'mutiny', 'economic-equality'],
      { cat: [id] },
      { hands: { bob: ['leadership-rider'] }, change: laws(...TWO_LAWS) },
    );
    t.bob.plays('leadership-rider').predicts('for');
    votes(t, 'for');
    expect([offered(t, 'cat'), t.facts('prediction-correct')]).toEqual([[id], []]);
    expect(Object.keys(t.state.laws)).toHaveLength(3);
    t.cat.uses(id);
    expect(scored(t, 'cat')).toEqual([id]);
    expect(t.facts('prediction-correct')).toHaveLength(1);
    t.leaves('bob', 'gain-tokens');
    const against = council(
      ['executive-sanctions', 'mutiny', 'economic-equality'],
      { bob: [id] },
      { change: laws(...TWO_LAWS) },
    );
    votes(against, 'against');
    expect(offered(against, 'bob')).toEqual([]);
    against.leaves('ann', 'vote-for');
  });

  test('Dictate Policy note 3: three laws score as agenda phase begins', () => {
    const t = council(
      ['mutiny', 'economic-equality'],
      { bob: [id] },
      { change: laws(...TWO_LAWS, 'executive-sanctions') },
    );
    expect([offered(t, 'bob'), t.facts('agenda-revealed')]).toEqual([[id], []]);
    t.bob.uses(id);
    expect(scored(t, 'bob')).toEqual([id]);
    t.leaves('ann', 'vote-for');
    expect(
      offered(council(['mutiny', 'economic-equality'], { bob: [id] }, { change: laws(...TWO_LAWS) }), 'bob'),
    ).toEqual([]);
  });

  test('Dictate Policy note 4: action-phase laws score only next agenda phase', () => {
    const t = council(
      ['executive-sanctions', 'mutiny', 'economic-equality'],
      { bob: [id] },
      { phase: 'action', change: laws(...TWO_LAWS) },
    );
    t.state.phase = 'action';
    votes(t, 'for');
    expect([Object.keys(t.state.laws).length, offered(t, 'bob')]).toEqual([3, []]);
    t.leaves('ann', 'vote-for');
    const third = lay({ phase: 'agenda', change: laws(...TWO_LAWS) }, { bob: [id] });
    enactLaw(third.game, 'executive-sanctions', 'for');
    third.begin(agendaPhase, {});
    expect(offered(third, 'bob')).toEqual([id]);
    third.leaves('bob', 'window');
  });
});

describe('Drive the Debate', () => {
  const id = 'drive-the-debate';
  const REST = ['mutiny', 'economic-equality'];

  test('Drive the Debate: the elected player, or planet’s controller, scores', () => {
    const elected = (agenda: string, outcome: string, seat: string): TestTable =>
      votes(council([agenda, ...REST], { [seat]: [id] }), outcome);
    const t = elected('minister-of-commerce', 'bob', 'bob');
    expect([offered(t, 'bob'), t.facts('outcome-resolved')]).toEqual([[id], []]);
    t.bob.uses(id);
    expect([scored(t, 'bob'), t.facts('outcome-resolved')]).toMatchObject([[id], [{ outcome: 'bob' }]]);
    expect(offered(elected('compensated-disarmament', 'quann', 'cat').leaves('cat', 'window'), 'cat')).toEqual([id]);
    for (const seat of ['ann', 'cat']) expect(offered(elected('minister-of-commerce', 'bob', seat), seat)).toEqual([]);
    for (const seat of ['ann', 'bob'])
      expect(offered(elected('compensated-disarmament', 'quann', seat), seat)).toEqual([]);
  });

  test('Drive the Debate note 1: for or against elects nobody', () => {
    const t = votes(council(['mutiny', 'minister-of-commerce', 'economic-equality'], { ann: [id] }), 'for');
    expect(offered(t, 'ann')).toEqual([]);
    t.leaves('ann', 'vote-for');
  });

  test('Drive the Debate note 2: scored by the finally elected player (D67)', () => {
    const t = council(['minister-of-commerce', ...REST], { cat: [id] }, { hands: { bob: ['confusing-legal-text'] } });
    votes(t, 'bob');
    expect(offered(t, 'bob')).toEqual(['confusing-legal-text']);
    t.bob.plays('confusing-legal-text').chooses('cat');
    expect(offered(t, 'cat')).toEqual([id]);
    t.leaves('cat', 'window');
    const before = council(
      ['minister-of-commerce', ...REST],
      { bob: [id] },
      { hands: { bob: ['confusing-legal-text'] } },
    );
    votes(before, 'bob').bob.plays('confusing-legal-text').chooses('cat');
    expect(offered(before, 'bob')).toEqual([]);
    before.leaves('ann', 'vote-for');
    const out = council(
      ['minister-of-commerce', ...REST],
      { bob: [id] },
      { hands: { cat: ['leadership-rider', 'deadly-plot'] } },
    );
    out.cat.plays('leadership-rider').predicts('ann');
    votes(out, 'bob').cat.plays('deadly-plot');
    expect([offered(out, 'bob'), out.facts('outcome-resolved'), out.facts('prediction-correct')]).toEqual([[], [], []]);
    out.leaves('ann', 'vote-for');
  });

  test('Drive the Debate note 3: the point counts for Colonial Redistribution', () => {
    const t = council(
      ['colonial-redistribution', ...REST],
      { cat: [id] },
      { change: (state) => void (state.seats.ann.points = 1) },
    );
    votes(t, 'quann');
    t.cat.uses(id);
    expect(t.options('cat', 'colonial-redistribution-player')).toEqual(['bob']);
    const without = votes(
      council(['colonial-redistribution', ...REST], {}, { change: (state) => void (state.seats.ann.points = 1) }),
      'quann',
    );
    expect(without.options('cat', 'colonial-redistribution-player')).toEqual(['bob', 'cat']);
  });

  test('Drive the Debate note 4, Archived Secret note 2: drawn too late', () => {
    const t = council(['archived-secret', ...REST], {}, { change: (state) => void (state.decks.secret.draw = [id]) });
    votes(t, 'bob');
    expect([t.state.seats.bob.secretObjectives, offered(t, 'bob')]).toEqual([[id], []]);
    t.leaves('ann', 'vote-for');
  });

  test('Drive the Debate: also for hidden agendas, only in agenda phase', () => {
    const t = votes(council(['covert-legislation', 'minister-of-commerce', ...REST], { bob: [id] }), 'bob');
    expect([offered(t, 'bob'), t.facts('agenda-uncovered')]).toEqual([[id], []]);
    t.leaves('bob', 'window');
    const action = council(['minister-of-commerce', ...REST], { bob: [id] });
    action.state.phase = 'action';
    votes(action, 'bob');
    expect(offered(action, 'bob')).toEqual([]);
    action.leaves('ann', 'vote-for');
  });
});
