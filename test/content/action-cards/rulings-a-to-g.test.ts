import { expect, test } from 'vitest';
import { turn } from '#ti4/rules/phases/action-phase.ts';
import { agendaPhase } from '#ti4/rules/politics/agenda-phase.ts';
import { invasion } from '#ti4/rules/invasion/invasion.ts';
import { tacticalAction } from '#ti4/rules/phases/tactical-action.ts';
import { load, plain, rolls } from '../../rules/loaded-dice.ts';
import { table, type Setting, type TestTable } from '../../rules/table.ts';
import { wormholeTokens } from '../../rules/markers.ts';

// Rulings on action cards from A to G, those on combat apart.

/** Two agendas come; ann is the speaker, then bob and cat. */
const council = (agenda: string, setting: Setting = {}): TestTable =>
  table({
    planets: { ann: ['lodor'], bob: ['starpoint', 'new-albion'], cat: ['mecatol-rex'] },
    ...setting,
    phase: 'agenda',
    change: (state) => {
      state.decks.agenda.draw = [agenda, 'economic-equality'];
      state.seats.bob.tradeGoods = 6;
      setting.change?.(state);
    },
  }).begin(agendaPhase, {});

const votes = (t: TestTable, seat: string, outcome: string, planet: string): TestTable =>
  t.seat(seat).votesFor(outcome, planet).table;
const cast = (t: TestTable): unknown[][] => t.facts('votes-cast').map((fact) => [fact.seat, fact.outcome, fact.votes]);
const played = (t: TestTable): unknown[] => t.facts('action-card-played').map(({ card }) => card);

test('Ancient Burial Sites note 2: target needs no cultural planet', () => {
  const t = council('mutiny', { hands: { ann: ['ancient-burial-sites'] } }).ann.plays('ancient-burial-sites').table;
  expect(
    t.state.order.flatMap((seat) =>
      seat === 'bob'
        ? Object.values(t.state.planets).filter(
            ({ id, controller }) => controller === 'bob' && t.game.book.planets[id].trait === 'cultural',
          )
        : [],
    ),
  ).toEqual([]);
  expect(t.options('ann', 'choose-other-player').sort()).toEqual(['bob', 'cat']);
  t.ann.chooses('bob', 'choose-other-player');
  expect(Object.values(t.state.planets).filter(({ exhausted }) => exhausted)).toEqual([]);
  expect(t.facts('agenda-revealed')).toHaveLength(1);
});

test('Assassinate Representative note 1: its target may still predict', () => {
  const t = council('mutiny', { hands: { ann: ['assassinate-representative'], cat: ['trade-rider'] } });
  t.ann
    .plays('assassinate-representative')
    .cat.declines()
    .ann.chooses('cat', 'choose-other-player')
    .cat.plays('trade-rider')
    .predicts('against');
  expect(t).toAsk('bob vote-for', 'ann vote-for');
  votes(t, 'bob', 'against', 'starpoint').ann.abstains();
  expect(t.state.seats.cat.tradeGoods).toBe(5);
});

/** Ann, the L1Z1X, lands one infantry where bob has three, and nobody hits in the first round. */
const harrows = (card: string, holder: string, ships: string, ...faces: number[]): TestTable => {
  const t = load(
    table({
      seats: { ann: 'l1z1x', bob: 'winnu', cat: 'naalu' },
      space: { 27: { ann: `${ships}, 1 infantry` } },
      ground: { starpoint: { bob: '3 infantry' } },
      hands: { [holder]: [card] },
    }),
    1,
    1,
    1,
    1,
    ...faces,
  )
    .begin(invasion, { seat: 'ann', system: '27' })
    .seat(holder)
    .plays(card)
    .table.ann.bombards('hold')
    .lands('infantry on starpoint').table;
  return t.ann.uses('harrow').table;
};
const bombs = (t: TestTable): unknown[] =>
  t
    .facts('dice-rolled')
    .filter(({ purpose }) => purpose === 'bombardment')
    .flatMap(({ dice }) => dice as { unit: string; hitsOn: number; result: number }[])
    .map(({ unit, hitsOn, result }) => [unit, hitsOn, result]);

test('Blitz note 1: non-fighter ships bombard for Harrow too', () => {
  const t = harrows('blitz', 'ann', '1 carrier, 1 cruiser, 1 fighter', 6, 5, 6, 10, 1);
  // The third die is that of Plasma Scoring.
  expect(bombs(t)).toEqual([
    ['carrier', 6, 6],
    ['cruiser', 6, 5],
    ['carrier', 6, 6],
  ]);
});

test('Bunker note 2: subtracts 4 from Harrow rolls too', () => {
  const t = harrows('bunker', 'bob', '1 dreadnought', 8, 9, 10, 1, 1);
  expect(bombs(t)).toEqual([
    ['dreadnought', 5, 4],
    ['dreadnought', 5, 5],
  ]);
  t.leaves('ann', 'window');
});

test('Bribery note 1: after the speaker abstains or cannot vote', () => {
  const abstains = council('mutiny', { hands: { bob: ['bribery'] } });
  votes(abstains, 'bob', 'for', 'starpoint').cat.abstains();
  expect(abstains).toAsk('ann vote-for');
  expect(abstains.ann.abstains().table).toAsk('bob window');
  const predicts = council('mutiny', { hands: { ann: ['trade-rider'], bob: ['bribery'] } })
    .ann.plays('trade-rider')
    .predicts('for').table;
  votes(predicts, 'bob', 'for', 'starpoint');
  expect(predicts).toAsk('cat vote-for'); // the speaker would come after cat
  expect(predicts.cat.abstains().table).toAsk('bob window');
});

test('Bribery note 2: 0 trade goods are allowed', () => {
  const t = council('mutiny', {
    hands: { bob: ['bribery'] },
    change: (state) => {
      state.seats.bob.tradeGoods = 0;
    },
  });
  votes(t, 'bob', 'for', 'starpoint')
    .cat.abstains()
    .ann.abstains()
    .bob.plays('bribery')
    .chooses(0, 'bribery-trade-goods');
  expect(played(t)).toEqual(['bribery#1']);
  expect(cast(t)).toEqual([['bob', 'for', 1]]);
});

test('Bribery note 4, Distinguished Councilor note 3: the speaker may answer Bribery', () => {
  const t = council('mutiny', { hands: { ann: ['distinguished-councilor'], bob: ['bribery'] } });
  votes(t, 'bob', 'for', 'starpoint').cat.abstains();
  votes(t, 'ann', 'against', 'lodor');
  expect(t).toAsk('bob window');
  t.bob.plays('bribery').chooses(3, 'bribery-trade-goods');
  expect(t.options('ann', 'window')).toEqual(['distinguished-councilor#1']);
  t.ann.plays('distinguished-councilor');
  expect(cast(t).slice(-2)).toEqual([
    ['bob', 'for', 3],
    ['ann', 'against', 5],
  ]);
  expect(t.facts('outcome-resolved')).toMatchObject([{ outcome: 'against' }]);
});

test('Bribery note 4: the speaker’s Distinguished Councilor precedes it', () => {
  const t = council('mutiny', { hands: { ann: ['distinguished-councilor'], bob: ['bribery'] } });
  votes(t, 'bob', 'for', 'starpoint').cat.abstains();
  t.ann.votesFor('against', 'lodor', 'distinguished-councilor').bob.plays('bribery').chooses(6, 'bribery-trade-goods');
  expect(cast(t)).toEqual([
    ['bob', 'for', 1],
    ['ann', 'against', 1],
    ['ann', 'against', 5],
    ['bob', 'for', 6],
  ]);
  expect(t.facts('outcome-resolved')).toMatchObject([{ outcome: 'for' }]);
});

test('Bribery note 5, Confusing Legal Text note 2: bribes precede legal texts', () => {
  const t = council('archived-secret', { hands: { bob: ['bribery', 'confusing-legal-text'] } });
  votes(t, 'bob', 'bob', 'starpoint').cat.votesFor('cat', 'mecatol-rex').ann.abstains();
  expect(t.options('bob', 'window')).toEqual(['bribery#1']);
  t.bob.plays('bribery').chooses(6, 'bribery-trade-goods');
  expect(t.options('bob', 'window')).toEqual(['confusing-legal-text#1']);
  t.bob.plays('confusing-legal-text').chooses('ann', 'choose-player-elected');
  expect(t.facts('outcome-resolved')).toMatchObject([{ outcome: 'ann' }]);
});

test('Distinguished Councilor note 1: adds to votes already cast', () => {
  const hands = { cat: ['distinguished-councilor'] };
  const abstained = council('mutiny', { hands }).bob.abstains().cat.abstains().table;
  expect(abstained).toAsk('ann vote-for');
  const silent = council('mutiny', { hands }).bob.abstains().cat.votesFor('for', 'distinguished-councilor').table;
  expect([cast(silent), silent.state.seats.cat.actionCards]).toEqual([[], ['distinguished-councilor#1']]);
  const t = council('mutiny', { hands })
    .bob.abstains()
    .cat.votesFor('against', 'mecatol-rex', 'distinguished-councilor').table;
  expect(cast(t)).toEqual([
    ['cat', 'against', 6],
    ['cat', 'against', 5],
  ]);
  silent.leaves('ann', 'vote-for');
  t.leaves('ann', 'vote-for');
});

test('Distinguished Councilor note 2: cannot follow Bribery votes', () => {
  const t = council('mutiny', { hands: { bob: ['bribery', 'distinguished-councilor'] } });
  votes(t, 'bob', 'for', 'starpoint').cat.abstains();
  votes(t, 'ann', 'against', 'lodor');
  expect(t.options('bob', 'window')).toEqual(['bribery#1']);
  t.bob.plays('bribery').chooses(3, 'bribery-trade-goods');
  expect(played(t)).toEqual(['bribery#1']);
  expect(t.state.seats.bob.actionCards).toEqual(['distinguished-councilor#1']);
  expect(t.facts('outcome-resolved')).toHaveLength(1);
});

test('Distinguished Councilor note 4: its votes precede Confusing Legal Text', () => {
  const t = council('archived-secret', { hands: { bob: ['distinguished-councilor'], cat: ['confusing-legal-text'] } });
  t.bob.votesFor('cat', 'starpoint', 'distinguished-councilor').cat.votesFor('bob').casts();
  votes(t, 'ann', 'ann', 'lodor');
  expect(t.options('cat', 'window')).toEqual(['confusing-legal-text#1']);
  t.cat.plays('confusing-legal-text').chooses('bob', 'choose-player-elected');
  expect([cast(t).length, t.facts('outcome-resolved')[0].outcome]).toEqual([3, 'bob']);
});

/** Bob has predicted rightly. */
function foretold(rider: string, setting: Setting): TestTable {
  const t = council('mutiny', { ...setting, hands: { bob: [rider] } })
    .bob.plays(rider)
    .table.bob.predicts('for').table;
  return votes(t, 'cat', 'for', setting.planets?.cat[0] ?? 'mecatol-rex').ann.abstains().table;
}

test('Construction Rider note 4: takes a space dock from the board', () => {
  const t = foretold('construction-rider', {
    planets: { bob: ['starpoint'], cat: ['mecatol-rex'] },
    ground: { lodor: { bob: '1 space-dock' }, tequran: { bob: '1 space-dock' }, wellon: { bob: '1 space-dock' } },
    change: (state) => {
      state.systems['26'].tokens = ['bob', 'ann'];
      state.systems['28'].tokens = ['ann'];
    },
  }).bob.chooses('space-dock@starpoint', 'structure-site').table;
  expect(
    t
      .options('bob', 'unit-to-take')
      .map((id) => t.state.units[id].planet)
      .sort(),
  ).toEqual(['tequran', 'wellon']);
  t.bob.chooses('Wellon', 'unit-to-take');
  expect(['starpoint', 'lodor', 'tequran', 'wellon'].map((planet) => t.units('bob', { planet }))).toEqual([
    '1 space-dock',
    '1 space-dock',
    '1 space-dock',
    '',
  ]);
});

test('Construction Rider note 5: Saar place docks in space areas', () => {
  const t = foretold('construction-rider', { seats: { ann: 'sol', bob: 'saar', cat: 'sardakk-norr' } });
  const systems = t.options('bob', 'structure-site').map((key) => t.state.planets[key.split('@')[1]].system);
  expect(systems.sort()).toEqual([t.state.seats.bob.home, '27'].sort());
  t.bob.chooses('space-dock@new-albion', 'structure-site');
  expect(t.units('bob', { system: '27', space: true })).toBe('1 space-dock');
});

test('Construction Rider note 6: Minister of Industry produces immediately', () => {
  const t = foretold('construction-rider', {
    change: (state) => {
      state.laws['minister-of-industry'] = { component: 'minister-of-industry', elected: 'bob', owner: 'bob' };
    },
  });
  t.bob
    .chooses('space-dock@starpoint', 'structure-site')
    .uses('minister-of-industry')
    .produces('2 infantry on starpoint')
    .pays('new-albion');
  expect(t.units('bob', { planet: 'starpoint' })).toBe('2 infantry, 1 space-dock');
  expect(t.facts('agenda-revealed')).toHaveLength(2);
  t.bob.votesFor('for');
  expect(t.options('bob', 'planets-for-votes')).toContain('starpoint');
  expect(t.options('bob', 'planets-for-votes')).not.toContain('new-albion');
  t.leaves('cat', 'vote-for').leaves('ann', 'vote-for');
});

test('Diplomacy Rider note 1: Mecatol Rex may be chosen', () => {
  const t = foretold('diplomacy-rider', {
    planets: { bob: ['mecatol-rex', 'starpoint', 'new-albion'], cat: ['lodor'] },
  });
  expect(t.options('bob', 'diplomacy-rider-system').sort()).toEqual(['18', '27', t.state.seats.bob.home].sort());
  t.bob.chooses('18', 'diplomacy-rider-system');
  expect([...t.state.systems['18'].tokens].sort()).toEqual(['ann', 'cat']);
});

test('Disable note 2a: Magen Defense Grid still hits', () => {
  const t = load(
    table({
      seats: plain,
      technologies: { bob: ['magen-defense-grid'] },
      space: { 27: { ann: '1 carrier, 2 infantry' } },
      ground: { starpoint: { bob: '1 infantry, 1 pds' } },
      hands: { ann: ['disable'] },
    }),
    10,
    1,
  )
    .begin(invasion, { seat: 'ann', system: '27' })
    .ann.plays('disable')
    .lands('2 infantry on starpoint').table;
  expect(rolls(t)).toEqual(['ann ground-combat 1', 'bob ground-combat 1']); // one of the two was hit, and no cannon has fired
});

const action = (setting: Setting, ...faces: number[]): TestTable =>
  load(table({ seats: plain, ...setting }), ...faces).begin(tacticalAction, { seat: 'ann' });

test('Disable note 3: playable only after Space Cannon Offense', () => {
  const t = action(
    {
      space: { 28: { ann: '1 carrier, 1 infantry' } },
      ground: { starpoint: { bob: '1 pds' } },
      hands: { ann: ['disable'] },
    },
    1,
  )
    .ann.activates('27')
    .moves('carrier from 28, infantry from 28').table;
  expect(t).toAsk('bob use-space-cannon');
  t.bob.firesAt('ann');
  expect(t.options('ann', 'window')).toEqual(['disable#1']);
  t.ann.plays('disable').lands('infantry on starpoint');
  expect(rolls(t)).toEqual(['bob space-cannon-offense 1']);
  expect(t.state.planets.starpoint.controller).toBe('ann');
});

const station: Setting = { ground: { lodor: { bob: '1 space-dock' } }, hands: { bob: ['experimental-battlestation'] } };

test('Experimental Battlestation note 1: fires only once', () => {
  const t = load(table({ seats: plain, ...station, space: { 28: { ann: '1 cruiser' } } }), 4, 4, 4)
    .begin(turn, { seat: 'ann', performed: 0 })
    .ann.activates('27')
    .moves('cruiser from 28')
    .bob.plays('experimental-battlestation').table;
  expect(t).toAsk('bob use-space-cannon');
  t.bob.firesAt('ann');
  expect(rolls(t)).toEqual(['bob space-cannon-offense 3']);
  expect([t.open, t.state.effects]).toEqual([['ann end-turn'], {}]);
  t.ann.endsTurn();
});

test('Experimental Battlestation note 2: hits only the active player’s ships', () => {
  const t = action(
    { ...station, seats: { ...plain, cat: 'sol' }, space: { 27: { cat: '2 cruiser' }, 28: { ann: '1 cruiser' } } },
    5,
    1,
    1,
  )
    .ann.activates('27')
    .moves('cruiser from 28')
    .bob.plays('experimental-battlestation').table;
  expect(t.options('bob', 'use-space-cannon')).toEqual(['ann', 'hold']);
  t.bob.firesAt('ann');
  expect([t.units('ann'), t.units('cat')]).toEqual(['', '2 cruiser']);
});

test('Experimental Battlestation note 3: needs arriving ships; Experimental Battlestation note 3a: hits any', () => {
  const there: Setting = { ...station, space: { 27: { ann: '1 carrier' }, 28: { ann: '1 cruiser' } } };
  expect(action(there).ann.activates('27').moves().table).toAsk();
  const t = action(there, 5, 1, 1)
    .ann.activates('27')
    .moves('cruiser from 28')
    .bob.plays('experimental-battlestation')
    .firesAt('ann').table;
  expect(t.options('ann', 'assign-hits').sort()).toEqual(['carrier', 'cruiser']);
});

test('Experimental Battlestation note 3b: returning ships have moved', () => {
  const t = action({
    hands: station.hands,
    technologies: { ann: ['carrier-ii'] },
    space: { 27: { ann: '1 carrier' } },
    ground: { lodor: { bob: '1 space-dock' }, tequran: { ann: '1 infantry' } },
  })
    .ann.activates('27')
    .moves('carrier from 27, infantry from tequran').table;
  expect(t.options('bob', 'window')).toEqual(['experimental-battlestation#1']);
});

test('Experimental Battlestation note 3c: ships lost in rifts never arrived', () => {
  const rift = (face: number) =>
    action({ ...station, board: { 103: '41' }, space: { 27: { ann: '1 carrier' }, 41: { ann: '1 cruiser' } } }, face)
      .ann.activates('27')
      .moves('cruiser from 41').table;
  const lost = rift(1);
  expect([lost.units('ann'), lost.open]).toEqual(['1 carrier', []]);
  expect(rift(10)).toAsk('bob window');
});

test('Experimental Battlestation note 4: retreats are no movement', () => {
  const t = action(
    {
      hands: station.hands,
      space: { 27: { ann: '1 cruiser', bob: '1 cruiser' } },
      ground: { tequran: { ann: '1 infantry' }, torkan: { bob: '1 space-dock' }, lodor: { bob: '1 space-dock' } },
    },
    1,
    1,
  ).ann.activates('27').table;
  t.bob.stays().ann.retreats();
  if (t.asks('ann', 'retreat-to')) t.ann.retreatsTo('28');
  expect([t.units('ann', { system: '28', space: true }), t.open, t.state.seats.bob.actionCards]).toEqual([
    '1 cruiser',
    [],
    ['experimental-battlestation#1'],
  ]);
});

/** It is ann's turn, with one card in hand. */
const holding = (card: string, setting: Setting = {}): TestTable =>
  table({ seats: plain, ...setting, hands: { ann: [card] } }).begin(turn, { seat: 'ann', performed: 0 });
const plays = (card: string, setting: Setting = {}): TestTable => holding(card, setting).ann.plays(card).table;
const unable = (card: string, setting: Setting = {}): string | undefined => {
  const spec = holding(card, setting).spec('ann', 'turn');
  return spec.kind === 'choose'
    ? spec.options.find(({ key }) => key === `component:${card}#1`)?.disabledReason
    : 'not offered';
};

test('Fighter Conscription note 1: one fighter per system', () => {
  const t = plays('fighter-conscription', {
    space: { 26: { ann: '1 carrier, 1 dreadnought' } },
    ground: { lodor: { ann: '1 space-dock' } },
  });
  expect(t.units('ann', { system: '26', space: true })).toBe('1 carrier, 1 dreadnought, 1 fighter');
  t.ann.endsTurn();
});

const gates: Setting = {
  seats: { ann: 'yssaril', bob: 'creuss', cat: 'naalu' },
  board: { 209: '39' },
  space: { 25: { bob: '1 cruiser' } },
  change: (state) => {
    state.systems['27'].markers = wormholeTokens('alpha');
  },
};

test('Ghost Ship note 1: any wormhole outside home systems', () => {
  const t = plays('ghost-ship', gates);
  expect(t.options('ann', 'ghost-ship').sort()).toEqual(['17', '26', '27', '39']);
  t.ann.chooses('17', 'ghost-ship');
  expect(t.units('ann', { system: '17' })).toBe('1 destroyer');
  t.ann.endsTurn();
});

test('Ghost Ship note 2: an eliminated player’s home still counts', () => {
  const t = plays('ghost-ship', {
    ...gates,
    space: {},
    change: (state) => {
      for (const planet of Object.values(state.planets)) if (planet.controller === 'bob') planet.controller = 'cat';
    },
  });
  expect(t.state.seats.bob.eliminated).toBe(true);
  expect(t.options('ann', 'ghost-ship').sort()).toEqual(['17', '25', '26', '39']);
});

test('Ghost Ship note 3: needs an eligible system', () => {
  const taken = (systems: string[]): Setting => ({
    space: Object.fromEntries(systems.map((system) => [system, { bob: '1 cruiser' }])),
  });
  expect(unable('ghost-ship', taken(['25']))).toBeUndefined();
  expect(unable('ghost-ship', taken(['25', '26']))).toBe(
    "No non-home system with a wormhole is free of other players' ships.",
  );
});

test('Ghost Ship note 4: takes a destroyer from the board', () => {
  const t = plays('ghost-ship', {
    space: { 27: { ann: '7 destroyer' }, 28: { ann: '1 destroyer (damaged)' } },
    change: (state) => {
      state.systems['27'].tokens = ['ann'];
      state.seats.ann.tokens.fleet = 8;
    },
  }).ann.chooses('26', 'ghost-ship').table;
  expect(t.options('ann', 'unit-to-take').map((id) => t.state.units[id].system)).toEqual(['28']);
  t.ann.chooses('Tequ’ran and Torkan (103) (damaged)', 'unit-to-take');
  expect([
    t.units('ann', { system: '26' }),
    t.units('ann', { system: '27' }),
    t.units('ann', { system: '28' }),
  ]).toEqual(['1 destroyer', '7 destroyer', '']);
  t.ann.endsTurn();
});

test('Ghost Squad note 2: answers committed Naalu fighters too', () => {
  const t = load(
    table({
      seats: { ann: 'naalu', bob: 'winnu', cat: 'yssaril' },
      space: { 27: { ann: '1 flagship, 2 fighter' } },
      ground: { starpoint: { bob: '1 infantry' }, 'new-albion': { bob: '2 infantry' } },
      hands: { bob: ['ghost-squad'] },
    }),
  )
    .begin(invasion, { seat: 'ann', system: '27' })
    .ann.lands('2 fighter on starpoint').table;
  expect(t.options('bob', 'window')).toEqual(['ghost-squad#1']);
});

test('Ghost Squad note 2a: forces placed by agendas are uncommitted', () => {
  const t = council('colonial-redistribution', {
    planets: { bob: ['mecatol-rex'] },
    ground: { starpoint: { cat: '2 infantry' }, 'new-albion': { cat: '2 infantry' } },
    hands: { cat: ['ghost-squad'] },
  });
  votes(t, 'bob', 'starpoint', 'mecatol-rex').cat.abstains().ann.abstains();
  t.cat.chooses('ann', 'colonial-redistribution-player').ann.chooses('yes', 'colonial-redistribution-settle');
  expect([t.units('ann', { planet: 'starpoint' }), t.units('cat', { planet: 'new-albion' })]).toEqual([
    '1 infantry',
    '2 infantry',
  ]);
  expect([played(t), t.asks('cat', 'window')]).toEqual([[], false]);
});

test('Ghost Squad note 2a: replacement forces are uncommitted', () => {
  const t = load(
    table({
      seats: { ann: 'yin', bob: 'winnu', cat: 'yssaril' },
      space: { 27: { ann: '1 carrier, 1 infantry' } },
      ground: { starpoint: { bob: '2 infantry' }, 'new-albion': { bob: '2 infantry' } },
      hands: { bob: ['ghost-squad'] },
    }),
    10,
    10,
    1,
  )
    .begin(invasion, { seat: 'ann', system: '27' })
    .ann.lands('infantry on starpoint').table;
  t.bob.declines().ann.uses('indoctrination').agrees('payment');
  expect(t.facts('unit-removed')).toMatchObject([{ seat: 'bob', why: 'replaced' }]);
  expect([t.open, t.state.seats.bob.actionCards]).toEqual([[], ['ghost-squad#1']]);
});
