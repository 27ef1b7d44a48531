import { expect, test } from 'vitest';
import { turn } from '../../../src/editions/ti4/rules/phases/action-phase.ts';
import { agendaPhase } from '../../../src/editions/ti4/rules/council/agenda-phase.ts';
import { invasion } from '../../../src/editions/ti4/rules/combat/invasion.ts';
import { tacticalAction } from '../../../src/editions/ti4/rules/phases/tactical-action.ts';
import { load, plain, rolls } from '../../rules/loaded-dice.ts';
import { table, type Setting, type TestTable } from '../../rules/table.ts';

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
  t.answers(seat, outcome, 'vote-for').answers(seat, { [planet]: 1 }, 'planets-for-votes');
const cast = (t: TestTable): unknown[][] => t.facts('votes-cast').map((fact) => [fact.seat, fact.outcome, fact.votes]);
const played = (t: TestTable): unknown[] => t.facts('action-card-played').map(({ card }) => card);

test('Ancient Burial Sites note 2: a player without a cultural planet may be chosen', () => {
  const t = council('mutiny', { hands: { ann: ['ancient-burial-sites'] } }).answers('ann', 'ancient-burial-sites#1');
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
  t.answers('ann', 'bob');
  expect(Object.values(t.state.planets).filter(({ exhausted }) => exhausted)).toEqual([]);
  expect(t.facts('agenda-revealed')).toHaveLength(1);
});

test('Assassinate Representative note 1: whoever it silences may still predict the outcome', () => {
  const t = council('mutiny', { hands: { ann: ['assassinate-representative'], cat: ['trade-rider'] } });
  t.answers('ann', 'assassinate-representative#1')
    .answers('cat', [])
    .answers('ann', 'cat', 'choose-other-player')
    .answers('cat', 'trade-rider#1')
    .answers('cat', 'against', 'predict-outcome');
  expect(t.open).toEqual(['bob vote-for', 'ann vote-for']);
  votes(t, 'bob', 'against', 'starpoint').answers('ann', 'abstain');
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
    .answers(holder, `${card}#1`, 'window')
    .answers('ann', 'hold', 'bombard')
    .answers('ann', { 'infantry@starpoint': 1 });
  return t.answers('ann', 'l1z1x/1', 'window');
};
const bombs = (t: TestTable): unknown[] =>
  t
    .facts('dice-rolled')
    .filter(({ purpose }) => purpose === 'bombardment')
    .flatMap(({ dice }) => dice as { unit: string; hitsOn: number; result: number }[])
    .map(({ unit, hitsOn, result }) => [unit, hitsOn, result]);

test('Blitz note 1: ships that bombard through it do so for Harrow as well, fighters never', () => {
  const t = harrows('blitz', 'ann', '1 carrier, 1 cruiser, 1 fighter', 6, 5, 6, 10, 1);
  // The third die is that of Plasma Scoring.
  expect(bombs(t)).toEqual([
    ['carrier', 6, 6],
    ['cruiser', 6, 5],
    ['carrier', 6, 6],
  ]);
});

test('Bunker note 2: what Harrow rolls has 4 taken off too', () => {
  const t = harrows('bunker', 'bob', '1 dreadnought', 8, 9, 10, 1, 1);
  expect(bombs(t)).toEqual([
    ['dreadnought', 5, 4],
    ['dreadnought', 5, 5],
  ]);
});

test('Bribery note 1: after the speaker has abstained, or where the speaker cannot vote', () => {
  const abstains = council('mutiny', { hands: { bob: ['bribery'] } });
  votes(abstains, 'bob', 'for', 'starpoint').answers('cat', 'abstain');
  expect(abstains.open).toEqual(['ann vote-for']);
  expect(abstains.answers('ann', 'abstain').open).toEqual(['bob window']);
  const predicts = council('mutiny', { hands: { ann: ['trade-rider'], bob: ['bribery'] } })
    .answers('ann', 'trade-rider#1')
    .answers('ann', 'for', 'predict-outcome');
  votes(predicts, 'bob', 'for', 'starpoint');
  expect(predicts.open).toEqual(['cat vote-for']); // the speaker would come after cat
  expect(predicts.answers('cat', 'abstain').open).toEqual(['bob window']);
});

test('Bribery note 2: it may be played for nothing', () => {
  const t = council('mutiny', {
    hands: { bob: ['bribery'] },
    change: (state) => {
      state.seats.bob.tradeGoods = 0;
    },
  });
  votes(t, 'bob', 'for', 'starpoint')
    .answers('cat', 'abstain')
    .answers('ann', 'abstain')
    .answers('bob', 'bribery#1')
    .answers('bob', 0, 'bribery-trade-goods');
  expect(played(t)).toEqual(['bribery#1']);
  expect(cast(t)).toEqual([['bob', 'for', 1]]);
});

test('Bribery note 4, Distinguished Councilor note 3: the speaker who held back may answer a Bribery', () => {
  const t = council('mutiny', { hands: { ann: ['distinguished-councilor'], bob: ['bribery'] } });
  votes(t, 'bob', 'for', 'starpoint').answers('cat', 'abstain');
  votes(t, 'ann', 'against', 'lodor');
  expect(t.open).toEqual(['bob window']);
  t.answers('bob', 'bribery#1').answers('bob', 3, 'bribery-trade-goods');
  expect(t.options('ann', 'window')).toEqual(['distinguished-councilor#1']);
  t.answers('ann', 'distinguished-councilor#1');
  expect(cast(t).slice(-2)).toEqual([
    ['bob', 'for', 3],
    ['ann', 'against', 5],
  ]);
  expect(t.facts('outcome-resolved')).toMatchObject([{ outcome: 'against' }]);
});

test('Bribery note 4: what the speaker has said with the vote comes before it, and is not asked again', () => {
  const t = council('mutiny', { hands: { ann: ['distinguished-councilor'], bob: ['bribery'] } });
  votes(t, 'bob', 'for', 'starpoint').answers('cat', 'abstain');
  t.answers('ann', 'against', 'vote-for')
    .answers('ann', { lodor: 1, 'after:distinguished-councilor#1': 1 })
    .answers('bob', 'bribery#1')
    .answers('bob', 6, 'bribery-trade-goods');
  expect(cast(t)).toEqual([
    ['bob', 'for', 1],
    ['ann', 'against', 1],
    ['ann', 'against', 5],
    ['bob', 'for', 6],
  ]);
  expect(t.facts('outcome-resolved')).toMatchObject([{ outcome: 'for' }]);
});

test('Bribery note 5, Confusing Legal Text note 2: bribes are paid before the elected player names another', () => {
  const t = council('archived-secret', { hands: { bob: ['bribery', 'confusing-legal-text'] } });
  votes(t, 'bob', 'bob', 'starpoint').answers('cat', 'cat', 'vote-for').answers('cat', { 'mecatol-rex': 1 }).answers('ann', 'abstain');
  expect(t.options('bob', 'window')).toEqual(['bribery#1']);
  t.answers('bob', 'bribery#1').answers('bob', 6, 'bribery-trade-goods');
  expect(t.options('bob', 'window')).toEqual(['confusing-legal-text#1']);
  t.answers('bob', 'confusing-legal-text#1').answers('bob', 'ann');
  expect(t.facts('outcome-resolved')).toMatchObject([{ outcome: 'ann' }]);
});

test('Distinguished Councilor note 1: only who has cast votes may play it, for what they voted for', () => {
  const hands = { cat: ['distinguished-councilor'] };
  const abstained = council('mutiny', { hands }).answers('bob', 'abstain').answers('cat', 'abstain');
  expect(abstained.open).toEqual(['ann vote-for']);
  const silent = council('mutiny', { hands })
    .answers('bob', 'abstain')
    .answers('cat', 'for', 'vote-for')
    .answers('cat', { 'after:distinguished-councilor#1': 1 });
  expect([cast(silent), silent.state.seats.cat.actionCards]).toEqual([[], ['distinguished-councilor#1']]);
  const t = council('mutiny', { hands })
    .answers('bob', 'abstain')
    .answers('cat', 'against', 'vote-for')
    .answers('cat', { 'mecatol-rex': 1, 'after:distinguished-councilor#1': 1 });
  expect(cast(t)).toEqual([
    ['cat', 'against', 6],
    ['cat', 'against', 5],
  ]);
});

test('Distinguished Councilor note 2: it follows one’s own vote, not votes cast later', () => {
  const t = council('mutiny', { hands: { bob: ['bribery', 'distinguished-councilor'] } });
  votes(t, 'bob', 'for', 'starpoint').answers('cat', 'abstain');
  votes(t, 'ann', 'against', 'lodor');
  expect(t.options('bob', 'window')).toEqual(['bribery#1']);
  t.answers('bob', 'bribery#1').answers('bob', 3, 'bribery-trade-goods');
  expect(played(t)).toEqual(['bribery#1']);
  expect(t.state.seats.bob.actionCards).toEqual(['distinguished-councilor#1']);
  expect(t.facts('outcome-resolved')).toHaveLength(1);
});

test('Distinguished Councilor note 4: its votes are counted before the elected player names another', () => {
  const t = council('archived-secret', { hands: { bob: ['distinguished-councilor'], cat: ['confusing-legal-text'] } });
  t.answers('bob', 'cat', 'vote-for')
    .answers('bob', { starpoint: 1, 'after:distinguished-councilor#1': 1 })
    .answers('cat', 'bob', 'vote-for')
    .answers('cat', {}, 'planets-for-votes');
  votes(t, 'ann', 'ann', 'lodor');
  expect(t.options('cat', 'window')).toEqual(['confusing-legal-text#1']);
  t.answers('cat', 'confusing-legal-text#1').answers('cat', 'bob');
  expect([cast(t).length, t.facts('outcome-resolved')[0].outcome]).toEqual([3, 'bob']);
});

/** Bob has predicted rightly. */
function foretold(rider: string, setting: Setting): TestTable {
  const t = council('mutiny', { ...setting, hands: { bob: [rider] } })
    .answers('bob', `${rider}#1`)
    .answers('bob', 'for', 'predict-outcome');
  return votes(t, 'cat', 'for', setting.planets?.cat[0] ?? 'mecatol-rex').answers('ann', 'abstain');
}

test('Construction Rider note 4: without a space dock in the reinforcements, one comes from where no own token lies', () => {
  const t = foretold('construction-rider', {
    planets: { bob: ['starpoint'], cat: ['mecatol-rex'] },
    ground: { lodor: { bob: '1 space-dock' }, tequran: { bob: '1 space-dock' }, wellon: { bob: '1 space-dock' } },
    change: (state) => {
      state.systems['26'].tokens = ['bob', 'ann'];
      state.systems['28'].tokens = ['ann'];
    },
  }).answers('bob', 'space-dock@starpoint', 'structure-site');
  expect(
    t
      .options('bob', 'unit-to-take')
      .map((id) => t.state.units[id].planet)
      .sort(),
  ).toEqual(['tequran', 'wellon']);
  t.answers(
    'bob',
    t.options('bob', 'unit-to-take').filter((id) => t.state.units[id].planet === 'wellon'),
  );
  expect(['starpoint', 'lodor', 'tequran', 'wellon'].map((planet) => t.units('bob', { planet }))).toEqual([
    '1 space-dock',
    '1 space-dock',
    '1 space-dock',
    '',
  ]);
});

test('Construction Rider note 5: the Saar put theirs into the space area of a system with a planet of theirs', () => {
  const t = foretold('construction-rider', { seats: { ann: 'sol', bob: 'saar', cat: 'sardakk-norr' } });
  const systems = t.options('bob', 'structure-site').map((key) => t.state.planets[key.split('@')[1]].system);
  expect(systems.sort()).toEqual([t.state.seats.bob.home, '27'].sort());
  t.answers(
    'bob',
    t.options('bob', 'structure-site').filter((key) => t.state.planets[key.split('@')[1]].system === '27'),
  );
  expect(t.units('bob', { system: '27', space: true })).toBe('1 space-dock');
});

test('Construction Rider note 6: with the Minister of Industry it produces at once, and planets that pay have no votes later', () => {
  const t = foretold('construction-rider', {
    change: (state) => {
      state.laws['minister-of-industry'] = { component: 'minister-of-industry', elected: 'bob', owner: 'bob' };
    },
  });
  t.answers('bob', 'space-dock@starpoint', 'structure-site')
    .answers('bob', 'minister-of-industry', 'window')
    .answers('bob', { 'infantry@starpoint': 2 }, 'units-to-produce')
    .answers('bob', { 'new-albion': 1 }, 'payment');
  expect(t.units('bob', { planet: 'starpoint' })).toBe('2 infantry, 1 space-dock');
  expect(t.facts('agenda-revealed')).toHaveLength(2);
  t.answers('bob', 'for', 'vote-for');
  expect(t.options('bob', 'planets-for-votes')).toContain('starpoint');
  expect(t.options('bob', 'planets-for-votes')).not.toContain('new-albion');
});

test('Diplomacy Rider note 1: the system of Mecatol Rex may be chosen', () => {
  const t = foretold('diplomacy-rider', { planets: { bob: ['mecatol-rex', 'starpoint', 'new-albion'], cat: ['lodor'] } });
  expect(t.options('bob', 'diplomacy-rider-system').sort()).toEqual(['18', '27', t.state.seats.bob.home].sort());
  t.answers('bob', '18');
  expect([...t.state.systems['18'].tokens].sort()).toEqual(['ann', 'cat']);
});

test('Disable note 2a: the Magen Defense Grid hits nevertheless', () => {
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
    .answers('ann', 'disable#1')
    .answers('ann', { 'infantry@starpoint': 2 });
  expect(rolls(t)).toEqual(['ann ground-combat 1', 'bob ground-combat 1']); // one of the two was hit, and no cannon has fired
});

const action = (setting: Setting, ...faces: number[]): TestTable =>
  load(table({ seats: plain, ...setting }), ...faces).begin(tacticalAction, { seat: 'ann' });

test('Disable note 3: it comes with the invasion, after Space Cannon has been used against the ships', () => {
  const t = action(
    { space: { 28: { ann: '1 carrier, 1 infantry' } }, ground: { starpoint: { bob: '1 pds' } }, hands: { ann: ['disable'] } },
    1,
  )
    .answers('ann', '27')
    .answers('ann', { 'carrier@28': 1, 'carry-infantry@28': 1 });
  expect(t.open).toEqual(['bob use-space-cannon']);
  t.answers('bob', 'ann');
  expect(t.options('ann', 'window')).toEqual(['disable#1']);
  t.answers('ann', 'disable#1').answers('ann', { 'infantry@starpoint': 1 });
  expect(rolls(t)).toEqual(['bob space-cannon-offense 1']);
  expect(t.state.planets.starpoint.controller).toBe('ann');
});

const station: Setting = { ground: { lodor: { bob: '1 space-dock' } }, hands: { bob: ['experimental-battlestation'] } };

test('Experimental Battlestation note 1: its dock fires in this action’s Space Cannon Offense step, and never again', () => {
  const t = load(table({ seats: plain, ...station, space: { 28: { ann: '1 cruiser' } } }), 4, 4, 4)
    .begin(turn, { seat: 'ann', performed: 0 })
    .answers('ann', 'tactical', 'turn')
    .answers('ann', '27', 'system-to-activate')
    .answers('ann', { 'cruiser@28': 1 }, 'move-ships')
    .answers('bob', 'experimental-battlestation#1', 'window');
  expect(t.open).toEqual(['bob use-space-cannon']);
  t.answers('bob', 'ann');
  expect(rolls(t)).toEqual(['bob space-cannon-offense 3']);
  expect([t.open, t.state.effects]).toEqual([['ann end-turn'], {}]);
});

test('Experimental Battlestation note 2: no other player’s ships can be hit', () => {
  const t = action({ ...station, seats: { ...plain, cat: 'sol' }, space: { 27: { cat: '2 cruiser' }, 28: { ann: '1 cruiser' } } }, 5, 1, 1)
    .answers('ann', '27')
    .answers('ann', { 'cruiser@28': 1 })
    .answers('bob', 'experimental-battlestation#1');
  expect(t.options('bob', 'use-space-cannon')).toEqual(['ann', 'hold']);
  t.answers('bob', 'ann');
  expect([t.units('ann'), t.units('cat')]).toEqual(['', '2 cruiser']);
});

test('Experimental Battlestation note 3: ships that were there are not enough; Experimental Battlestation note 3a: but once others come they can be hit', () => {
  const there: Setting = { ...station, space: { 27: { ann: '1 carrier' }, 28: { ann: '1 cruiser' } } };
  expect(action(there).answers('ann', '27').answers('ann', {}, 'move-ships').open).toEqual([]);
  const t = action(there, 5, 1, 1)
    .answers('ann', '27')
    .answers('ann', { 'cruiser@28': 1 }, 'move-ships')
    .answers('bob', 'experimental-battlestation#1')
    .answers('bob', 'ann', 'use-space-cannon');
  expect(t.options('ann', 'assign-hits').sort()).toEqual(['carrier', 'cruiser']);
});

test('Experimental Battlestation note 3b: a ship that has left the system and come back has moved', () => {
  const t = action({
    hands: station.hands,
    technologies: { ann: ['carrier-ii'] },
    space: { 27: { ann: '1 carrier' } },
    ground: { lodor: { bob: '1 space-dock' }, tequran: { ann: '1 infantry' } },
  })
    .answers('ann', '27')
    .answers('ann', { 'carrier@27': 1, 'carry-infantry@tequran': 1 }, 'move-ships');
  expect(t.options('bob', 'window')).toEqual(['experimental-battlestation#1']);
});

test('Experimental Battlestation note 3c: where gravity rifts have taken all that moved, nobody has come', () => {
  const rift = (face: number) =>
    action({ ...station, board: { 103: '41' }, space: { 27: { ann: '1 carrier' }, 41: { ann: '1 cruiser' } } }, face)
      .answers('ann', '27')
      .answers('ann', { 'cruiser@41': 1 }, 'move-ships');
  const lost = rift(1);
  expect([lost.units('ann'), lost.open]).toEqual(['1 carrier', []]);
  expect(rift(10).open).toEqual(['bob window']);
});

test('Experimental Battlestation note 4: a retreat is no such movement', () => {
  const t = action(
    {
      hands: station.hands,
      space: { 27: { ann: '1 cruiser', bob: '1 cruiser' } },
      ground: { tequran: { ann: '1 infantry' }, torkan: { bob: '1 space-dock' }, lodor: { bob: '1 space-dock' } },
    },
    1,
    1,
  ).answers('ann', '27');
  t.answers(
    'bob',
    (spec) =>
      spec.kind === 'choose'
        ? spec.options
            .filter(({ key }) => key !== 'retreat')
            .map(({ key }) => key)
            .slice(0, 1)
        : [],
    'announce-retreat',
  ).answers('ann', 'retreat', 'announce-retreat');
  if (t.open.includes('ann retreat-to')) t.answers('ann', '28');
  expect([t.units('ann', { system: '28', space: true }), t.open, t.state.seats.bob.actionCards]).toEqual([
    '1 cruiser',
    [],
    ['experimental-battlestation#1'],
  ]);
});

/** It is ann's turn, with one card in hand. */
const holding = (card: string, setting: Setting = {}): TestTable =>
  table({ seats: plain, ...setting, hands: { ann: [card] } }).begin(turn, { seat: 'ann', performed: 0 });
const plays = (card: string, setting: Setting = {}): TestTable => holding(card, setting).answers('ann', `component:${card}#1`);
const unable = (card: string, setting: Setting = {}): string | undefined => {
  const spec = holding(card, setting).spec('ann', 'turn');
  return spec.kind === 'choose' ? spec.options.find(({ key }) => key === `component:${card}#1`)?.off : 'not offered';
};

test('Fighter Conscription note 1: one fighter where a space dock and ships with capacity are in one system', () => {
  const t = plays('fighter-conscription', {
    space: { 26: { ann: '1 carrier, 1 dreadnought' } },
    ground: { lodor: { ann: '1 space-dock' } },
  });
  expect(t.units('ann', { system: '26', space: true })).toBe('1 carrier, 1 dreadnought, 1 fighter');
});

const gates: Setting = {
  seats: { ann: 'yssaril', bob: 'creuss', cat: 'naalu' },
  board: { 209: '39' },
  space: { 25: { bob: '1 cruiser' } },
  change: (state) => {
    state.systems['27'].wormholes = ['alpha'];
  },
};

test('Ghost Ship note 1: wherever a wormhole is printed or its token lies, the Creuss gate too, but no home', () => {
  const t = plays('ghost-ship', gates);
  expect(t.options('ann', 'ghost-ship').sort()).toEqual(['17', '26', '27', '39']);
  t.answers('ann', '17');
  expect(t.units('ann', { system: '17' })).toBe('1 destroyer');
});

test('Ghost Ship note 2: the home of an eliminated player stays a home', () => {
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

test('Ghost Ship note 3: it cannot be played where no system is open to it', () => {
  const taken = (systems: string[]): Setting => ({ space: Object.fromEntries(systems.map((system) => [system, { bob: '1 cruiser' }])) });
  expect(unable('ghost-ship', taken(['25']))).toBeUndefined();
  expect(unable('ghost-ship', taken(['25', '26']))).toMatch(/wormhole/);
});

test('Ghost Ship note 4: without a destroyer in the reinforcements, one comes from where no own token lies', () => {
  const t = plays('ghost-ship', {
    space: { 27: { ann: '7 destroyer' }, 28: { ann: '1 destroyer (damaged)' } },
    change: (state) => {
      state.systems['27'].tokens = ['ann'];
      state.seats.ann.tokens.fleet = 8;
    },
  }).answers('ann', '26');
  expect(t.options('ann', 'unit-to-take').map((id) => t.state.units[id].system)).toEqual(['28']);
  t.answers('ann', t.options('ann', 'unit-to-take'));
  expect([t.units('ann', { system: '26' }), t.units('ann', { system: '27' }), t.units('ann', { system: '28' })]).toEqual([
    '1 destroyer',
    '7 destroyer',
    '',
  ]);
});

test('Ghost Squad note 2: it answers whatever is committed, fighters of the Naalu too', () => {
  const t = load(
    table({
      seats: { ann: 'naalu', bob: 'winnu', cat: 'yssaril' },
      space: { 27: { ann: '1 flagship, 2 fighter' } },
      ground: { starpoint: { bob: '1 infantry' }, 'new-albion': { bob: '2 infantry' } },
      hands: { bob: ['ghost-squad'] },
    }),
  )
    .begin(invasion, { seat: 'ann', system: '27' })
    .answers('ann', { 'fighter@starpoint': 2 });
  expect(t.options('bob', 'window')).toEqual(['ghost-squad#1']);
});

test('Ghost Squad note 2a: forces that an agenda places are not committed', () => {
  const t = council('colonial-redistribution', {
    planets: { bob: ['mecatol-rex'] },
    ground: { starpoint: { cat: '2 infantry' }, 'new-albion': { cat: '2 infantry' } },
    hands: { cat: ['ghost-squad'] },
  });
  votes(t, 'bob', 'starpoint', 'mecatol-rex').answers('cat', 'abstain').answers('ann', 'abstain');
  t.answers('cat', 'ann', 'colonial-redistribution-player').answers('ann', 'yes', 'colonial-redistribution-settle');
  expect([t.units('ann', { planet: 'starpoint' }), t.units('cat', { planet: 'new-albion' })]).toEqual(['1 infantry', '2 infantry']);
  expect([played(t), t.open.includes('cat window')]).toEqual([[], false]);
});

test('Ghost Squad note 2a: nor are those that take another’s place', () => {
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
    .answers('ann', { 'infantry@starpoint': 1 });
  t.answers('bob', [], 'window')
    .answers('ann', 'yin', 'window')
    .answers('ann', (spec) => (spec.kind === 'allot' ? spec.start : []), 'payment');
  expect(t.facts('unit-removed')).toMatchObject([{ seat: 'bob', why: 'replaced' }]);
  expect([t.open, t.state.seats.bob.actionCards]).toEqual([[], ['ghost-squad#1']]);
});
