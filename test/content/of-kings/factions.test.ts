import { expect, test } from 'vitest';
import { assignHits } from '#ti4/rules/combat/assign-hits.ts';
import { invasion } from '#ti4/rules/invasion/invasion.ts';
import { agendaPhase } from '#ti4/rules/politics/agenda-phase.ts';
import { giveNote } from '#ti4/rules/trade/promissory-notes.ts';
import { explore } from '#ti4/rules/exploration/exploration.ts';
import { actionPhase, turn } from '#ti4/rules/phases/action-phase.ts';
import { research } from '#ti4/rules/technology/research.ts';
import { strategicAction } from '#ti4/rules/phases/strategic-action.ts';
import { gainControl } from '#ti4/rules/planets/control.ts';
import { placeStructure } from '#ti4/rules/units/structures.ts';
import { load } from '../../rules/loaded-dice.ts';
import { onTop } from '../../rules/exploring.ts';
import { dealt } from '../../rules/strategy-cards.ts';
import { table, type Setting, type TestTable } from '../../rules/table.ts';
import { resting, unlocked } from '../factions/leaders-at-hand.ts';

// Factions of the base game where they meet Prophecy of Kings.

const ALL = ['base', 'codex-1', 'pok', 'codex-2', 'codex-3', 'codex-4'];
const lay = (setting: Setting): TestTable =>
  table({
    sets: ALL,
    ...setting,
    change: (state) => {
      resting(state);
      setting.change?.(state);
    },
  });
const goes = (t: TestTable): TestTable => {
  for (const one of t.open) expect(t).toAskAmongOthers(one);
  return t;
};

test('Acquiescence Ω note 2: spends no token, so Magmus does not trigger', () => {
  const follows = (noted: boolean): boolean => {
    const t = lay({
      seats: { ann: 'winnu', bob: 'muaat', cat: 'naalu' },
      change: (state) => {
        unlocked('magmus')(state);
        state.seats.ann.strategyCards.politics = { used: false };
        delete state.strategyCards.politics;
      },
    });
    giveNote(t.game, 'acquiescence@ann', 'bob');
    t.begin(strategicAction, { seat: 'ann', card: 'politics' });
    if (noted) t.bob.plays('acquiescence');
    else t.bob.declines();
    while (t.asked('ann').length) t.ann.complies();
    t.bob.follows();
    const offered = t.asks('bob', 'window');
    goes(t);
    expect(t.state.seats.bob.tokens.strategy).toBe(noted ? 2 : 1);
    return offered;
  };
  expect([follows(true), follows(false)]).toEqual([false, true]);
});

test('Bioplasmosis note 2: mechs do not move by it', () => {
  const t = lay({
    seats: { ann: 'arborec', bob: 'sol', cat: 'naalu' },
    technologies: { ann: ['bioplasmosis'] },
    phase: 'status',
    ground: { lodor: { ann: '1 mech' }, starpoint: { ann: '1 infantry, 1 mech' } },
    planets: { ann: ['new-albion'] },
  }).begin('use-ability', {
    seat: 'ann',
    component: 'bioplasmosis',
    key: 'bioplasmosis',
    use: 0,
    event: { name: 'status-phase-ends', timing: 'when' },
  });
  expect(t.options('ann', 'bioplasmosis').toSorted()).toEqual(['starpoint>lodor', 'starpoint>new-albion']);
  expect(t.ann.refusal('2 from starpoint to new-albion')).toBe('To New Albion: choose at most 1.');
  t.ann.chooses('1 from starpoint to new-albion');
  expect(t.units('ann', { planet: 'starpoint' })).toBe('1 mech');
});

test('Floating Factory note 9a: a planet with a Demilitarized Zone is ineligible', () => {
  const place = (planets: string[], zone?: string): string[] =>
    lay({
      seats: { ann: 'saar', bob: 'winnu', cat: 'sol' },
      planets: { ann: planets },
      change: (state) => {
        if (zone)
          state.planets[zone].markers = [
            { id: 'demilitarized-zone-attachment#1', component: 'demilitarized-zone-attachment' },
          ];
      },
    })
      .begin(placeStructure, { seat: 'ann', types: ['space-dock'], system: '27' })
      .stopsAt();
  expect(place(['new-albion'])).toEqual(['ann structure-site']);
  expect(place(['new-albion'], 'new-albion')).toEqual([]);
  expect(place(['new-albion', 'starpoint'], 'new-albion')).toEqual(['ann structure-site']);
});

test('Galactic Threat note 2: with Xxcha’s Alliance Nekro Virus votes and predicts', () => {
  const voting = (allied: boolean): TestTable => {
    const t = lay({
      seats: { ann: 'nekro', bob: 'xxcha', cat: 'saar' },
      phase: 'agenda',
      technologies: { bob: ['neural-motivator'] },
      planets: { ann: ['lodor'], bob: ['starpoint'] },
      change: (state) => {
        unlocked('elder-qanoj')(state);
        state.decks.agenda.draw = ['mutiny', 'economic-equality'];
        state.speaker = 'cat';
        for (const seat of Object.values(state.seats)) seat.actionCards = [];
        for (const id of state.systems[state.seats.cat.home].planets) state.planets[id].exhausted = true;
      },
    });
    if (allied) giveNote(t.game, 'alliance@bob', 'ann');
    return t.begin(agendaPhase, {});
  };
  const t = voting(true);
  t.ann.uses('galactic-threat');
  while (t.asks('bob', 'window')) t.bob.declines();
  t.ann.predicts('for');
  while (t.asks('bob', 'window')) t.bob.declines();
  t.ann.votesFor('for', 'lodor');
  while (t.asks('bob', 'window')) t.bob.declines();
  t.bob.votesFor('for', 'starpoint');
  expect(t.facts('votes-cast').map(({ seat }) => seat)).toEqual(['ann', 'bob']);
  expect(t.options('ann', 'technology-to-take')).toContain('neural-motivator');
  goes(t);
  const alone = voting(false);
  alone.ann.declines();
  expect(alone.asks('ann', 'vote-for')).toBe(false);
  goes(alone);
});

test('Indoctrination note 3: it is not offered against mechs alone', () => {
  const landing = (bob: string): boolean => {
    const t = load(
      lay({
        seats: { ann: 'yin', bob: 'winnu', cat: 'muaat' },
        space: { 27: { ann: '1 carrier, 1 infantry' } },
        ground: { starpoint: { bob } },
      }),
      ...[1, 10, 1, 10, 1, 10, 1],
    ).begin(invasion, { seat: 'ann', system: '27' });
    t.ann.lands('infantry on starpoint');
    const offered = t.asks('ann', 'window');
    goes(t);
    return offered;
  };
  expect([landing('1 infantry'), landing('1 mech'), landing('1 mech, 1 infantry')]).toEqual([true, false, true]);
});

test('Non-Euclidean Shielding note 1: a Dunlain Reaper cancels 2 hits', () => {
  const t = lay({
    seats: { ann: 'sol', bob: 'letnev', cat: 'naalu' },
    ground: { starpoint: { bob: '1 mech, 2 infantry' } },
    technologies: { bob: ['non-euclidean-shielding'] },
  });
  t.begin(assignHits, { seat: 'bob', by: 'ann', purpose: 'ground-combat', system: '27', planet: 'starpoint', hits: 3 });
  t.bob.sustains('mech').loses('infantry');
  expect(t.units('bob')).toBe('1 infantry, 1 mech (damaged)');
});

test('Nullification Field note 2: end-of-turn abilities may still be used', () => {
  const t = lay({
    seats: { ann: 'winnu', bob: 'xxcha', cat: 'muaat' },
    technologies: { bob: ['nullification-field'], ann: ['bio-stims', 'gravity-drive'] },
    space: { 27: { bob: '1 cruiser' } },
    ground: { starpoint: { ann: '1 infantry' } },
    planets: { ann: ['wellon'] },
    change: (state) => {
      for (const seat of Object.values(state.seats)) seat.actionCards = [];
      state.planets.wellon.exhausted = true;
      dealt({ ann: 'leadership', bob: 'diplomacy', cat: 'politics' })(state);
    },
  }).begin(actionPhase, {});
  t.ann.activates('27');
  t.bob.uses('nullification-field');
  expect(t.facts('turn-cut-short')).toHaveLength(1);
  t.ann.uses('Bio-Stims').chooses('wellon');
  expect([t.state.planets.wellon.exhausted, t.facts('turn-ends')]).toMatchObject([false, [{ seat: 'ann' }]]);
  expect(t).toAsk('bob turn');
});

test('Peace Accords note 2: explores only a planet that nobody controlled', () => {
  const gains = (owner?: string): number => {
    const t = lay({
      seats: { ann: 'winnu', bob: 'xxcha', cat: 'muaat' },
      active: 'bob',
      planets: { bob: ['lodor'], ...(owner && { [owner]: ['new-albion'] }) },
      change: (state) => {
        state.seats.bob.strategyCards.diplomacy = { used: false };
        delete state.strategyCards.diplomacy;
        onTop(state, 'mining-world', 'dyson-sphere', 'rich-world');
      },
    }).begin(strategicAction, { seat: 'bob', card: 'diplomacy' });
    t.bob.complies('diplomacy-system').uses('peace-accords').chooses('new-albion', 'peace-accords');
    expect(t.state.planets['new-albion'].controller).toBe('bob');
    goes(t);
    return t.facts('card-explored').length;
  };
  expect([gains(), gains('ann')]).toEqual([1, 0]);
});

test('Pillage note 6: converting commodities does not trigger it', () => {
  const finds = (commodities: number): TestTable => {
    const t = lay({
      seats: { ann: 'winnu', bob: 'mentak', cat: 'naalu' },
      space: { 26: { bob: '1 cruiser' } },
      ground: { starpoint: { ann: '1 infantry' } },
      board: { 206: '46' },
      change: (state) => {
        state.systems['46'].markers = [{ id: 'frontier#1', component: 'frontier' }];
        state.seats.ann.tradeGoods = 3;
        state.seats.ann.commodities = commodities;
        onTop(state, 'merchant-station');
      },
    });
    t.begin(explore, { seat: 'ann', system: '46' });
    return t;
  };
  const t = finds(3);
  t.ann.chooses('convert');
  expect([t.state.seats.ann.tradeGoods, t.state.seats.ann.commodities, t.asks('bob', 'window')]).toEqual([6, 0, false]);
  goes(t);
});

test('Propagation note 3, Propagation note 3a: Nekro Virus may use The Prophet’s Tears', () => {
  const t = lay({
    seats: { ann: 'nekro', bob: 'winnu', cat: 'saar' },
    change: ({ seats }) => void (seats.ann.relics = { 'the-prophets-tears': { component: 'the-prophets-tears' } }),
  }).begin(research, { seat: 'ann' });
  const before = t.state.seats.ann.actionCards.length;
  t.ann.uses("The Prophet's Tears");
  expect(t.state.seats.ann.actionCards.length).toBe(before + 1);
  expect(t.state.seats.ann.relics?.['the-prophets-tears'].exhausted).toBe(true);
  t.ann.gains('3 tactic');
  expect(t.state.seats.ann.tokens.tactic).toBe(6);
});

test('Raghs Call note 4: damaged mechs stay damaged where they go', () => {
  const t = lay({
    seats: { ann: 'saar', bob: 'winnu', cat: 'sol' },
    active: 'bob',
    space: { 26: { bob: '1 carrier, 2 infantry' } },
    ground: { lodor: { ann: '1 mech (damaged), 1 mech, 1 infantry' } },
  });
  giveNote(t.game, 'raghs-call@ann', 'bob');
  t.begin(invasion, { seat: 'bob', system: '26' })
    .bob.lands('2 infantry on lodor')
    .plays('raghs-call')
    .chooses('ragh', 'raghs-call');
  expect(t.units('ann', { planet: 'ragh' })).toBe('1 infantry, 1 mech, 1 mech (damaged)');
  goes(t);
});

test('Research Agreement note 5b: does not share technologies gained by Genetic Memory', () => {
  const t = lay({
    seats: { ann: 'jol-nar', bob: 'winnu', cat: 'saar' },
    change: (state) => {
      unlocked('rin-the-masters-legacy')(state);
      state.seats.ann.technologies = { 'sarween-tools': { component: 'sarween-tools' } };
    },
  });
  giveNote(t.game, 'research-agreement@ann', 'bob');
  t.begin(turn, { seat: 'ann', performed: 0 }).ann.performs("Rin, the Master's Legacy");
  t.ann
    .chooses(['sarween-tools'], 'rin-the-masters-legacy-which')
    .chooses('graviton-laser-system', 'rin-the-masters-legacy-by-what');
  expect([Object.keys(t.state.seats.ann.technologies), t.asks('bob', 'window')]).toEqual([
    ['graviton-laser-system'],
    false,
  ]);
  goes(t);
});

/** The Saar gain planets, on which they find attachments. */
const scavenging = (setting: Setting): TestTable =>
  lay({
    seats: { ann: 'saar', bob: 'naaz-rokha', cat: 'sol' },
    ...setting,
    change: (state) => onTop(state, 'rich-world', 'paradise-world'),
  });
const inOrder = (t: TestTable): string[] =>
  t.game.facts.flatMap((fact) =>
    fact.type === 'card-explored'
      ? [`explores ${fact.planet}`]
      : fact.type === 'trade-goods-gained'
        ? [`gains ${fact.count}`]
        : [],
  );

test('Scavenge note 2, Scavenge note 2a: explores and pays planet by planet', () => {
  const one = scavenging({}).begin(gainControl, { seat: 'ann', planet: 'tequran' });
  expect(inOrder(one)).toEqual(['explores tequran', 'gains 1']);
  const t = scavenging({ space: { 28: { ann: '1 carrier, 2 infantry' } } }).begin(invasion, {
    seat: 'ann',
    system: '28',
  });
  t.ann.lands('infantry on tequran, infantry on torkan');
  if (t.asks('ann', 'planet-order')) t.ann.chooses(['tequran', 'torkan'], 'planet-order');
  while (t.asks('ann', 'window')) t.ann.declines(); // Scavenger Zeta
  expect(inOrder(t)).toEqual(['explores tequran', 'gains 1', 'explores torkan', 'gains 1']);
  for (const each of [one, t]) goes(each);
});

test('Scavenge: a captured planet’s trade good comes before Dart and Tai', () => {
  const t = scavenging({ planets: { cat: ['tequran'] } });
  unlocked('dart-and-tai')(t.state);
  giveNote(t.game, 'alliance@bob', 'ann');
  t.begin(gainControl, { seat: 'ann', planet: 'tequran' });
  expect(inOrder(t)).toEqual(['gains 1']);
  t.ann.uses('Dart and Tai');
  expect(inOrder(t)).toEqual(['gains 1', 'explores tequran']);
  goes(t);
});
