import { expect, test } from 'vitest';
import { combatantsInSpace } from '#ti4/rules/combat/combat.ts';
import { gatherDice } from '#ti4/rules/combat/dice.ts';
import { groundCombat } from '#ti4/rules/invasion/ground-combat.ts';
import { spaceCombat } from '#ti4/rules/combat/space-combat.ts';
import { explore } from '#ti4/rules/exploration/exploration.ts';
import { actionPhase, turn } from '#ti4/rules/phases/action-phase.ts';
import { tacticalAction } from '#ti4/rules/phases/tactical-action.ts';
import { research } from '#ti4/rules/technology/research.ts';
import { produceUnits } from '#ti4/rules/production/production.ts';
import type { State } from '#ti4/rules/state.ts';
import { gainControl } from '#ti4/rules/planets/control.ts';
import { tokensInReinforcements } from '#ti4/rules/tokens/command-tokens.ts';
import { isGroundForce } from '#ti4/rules/units/units.ts';
import { computeOdds } from '#ti4/odds/index.ts';
import { load, rolls } from '../../rules/loaded-dice.ts';
import { onTop, POK } from '../../rules/exploring.ts';
import { dealt } from '../../rules/strategy-cards.ts';
import { table, type Setting, type TestTable } from '../../rules/table.ts';
import { resting } from './leaders-at-hand.ts';

// Ann is the Naaz-Rokha Alliance.
const seats = { ann: 'naaz-rokha', bob: 'winnu', cat: 'jol-nar' };

/** Her agent is exhausted and she has none of her first technologies, unless a test is about them. */
const at = ({ agent = false, ...setting }: Setting & { agent?: boolean } = {}): TestTable =>
  table({
    sets: POK,
    seats,
    ...setting,
    change: (state) => {
      resting(state, 'ann');
      const own = state.seats.ann;
      if (own.leaders?.['garv-and-gunn'] && !agent) own.leaders['garv-and-gunn'].exhausted = true;
      for (const first of ['psychoarchaeology', 'ai-development-algorithm'])
        if (!setting.technologies?.ann?.includes(first)) delete own.technologies[first];
      setting.change?.(state);
    },
  });

const exploring = (cards: string[], forces: string, setting: Setting & { agent?: boolean } = {}): TestTable =>
  at({
    ...setting,
    ground: { starpoint: { ann: forces }, ...setting.ground },
    change: (state) => {
      onTop(state, ...cards);
      setting.change?.(state);
    },
  }).begin(explore, { seat: 'ann', planet: 'starpoint', system: '27' });

// Distant Suns

test('Distant Suns: offered only with a mech on the planet', () => {
  const t = exploring(['mining-world', 'rich-world'], '1 mech');
  expect(t.facts('cards-explored')).toEqual([]);
  const two = exploring(['mining-world', 'lost-crew'], '1 infantry');
  expect(two).toAsk();
  expect(two.facts('card-explored')).toHaveLength(1);
  t.leaves('ann', 'window');
});

test('Distant Suns note 1, Distant Suns note 2: one extra card (D44)', () => {
  const t = exploring(['mining-world', 'volatile-fuel-source'], '2 mech');
  expect(t.facts('card-explored')).toEqual([]);
  t.ann.uses('Distant Suns');
  expect(t.names('ann', 'card-to-resolve')).toEqual(['mining-world', 'volatile-fuel-source']);
  t.ann.chooses('Mining World');
  expect(t.facts('card-attached')).toMatchObject([{ card: 'mining-world#1', planet: 'starpoint' }]);
  expect(t.state.decks.hazardous.discard).toEqual(['volatile-fuel-source#1']);
  const plain = exploring(['mining-world', 'volatile-fuel-source'], '1 mech');
  plain.ann.declines();
  expect(plain.facts('cards-explored')).toEqual([]);
});

test('Distant Suns note 3: both cards come from the chosen deck', () => {
  const t = exploring(['mining-world', 'dyson-sphere', 'rich-world'], '1 mech', {
    change: (state) => {
      state.planets.starpoint.markers = [{ id: 'terraform@bob', component: 'terraform' }];
    },
  });
  t.ann.uses('Distant Suns').chooses('cultural');
  expect(t.options('ann', 'card-to-resolve').every((card) => t.state.decks.cultural.draw.includes(card))).toBe(false);
  const drawn = t.options('ann', 'card-to-resolve');
  expect(drawn.map((card) => t.game.book.byKind['exploration-card']?.[card.replace(/#.*/, '')].deck)).toEqual([
    'cultural',
    'cultural',
  ]);
  t.leaves('ann', 'card-to-resolve');
});

// Fabrication and Black Market Forgery

const CULTURAL = 'cultural-relic-fragment';
const UNKNOWN = 'unknown-relic-fragment';
const HAZARDOUS = 'hazardous-relic-fragment';

/** A turn of somebody who has these fragments. */
const turnWith = (seat: string, fragments: string[], change?: (state: State) => void): TestTable =>
  at({
    active: seat,
    change: (state) => {
      state.seats[seat].fragments = fragments;
      change?.(state);
    },
  }).begin(turn, { seat, performed: 0 });

test('Fabrication: purges two fragments for a relic, or one for a token', () => {
  const t = turnWith('ann', [`${CULTURAL}#1`, `${CULTURAL}#2`, `${HAZARDOUS}#1`], (state) =>
    onTop(state, 'dominus-orb'),
  );
  t.ann.uses('Fabrication');
  expect(t.options('ann')).toEqual([`${CULTURAL}+${CULTURAL}`, `token:${CULTURAL}`, `token:${HAZARDOUS}`]);
  t.ann.chooses(`${CULTURAL}+${CULTURAL}`).endsTurn();
  expect([t.state.seats.ann.fragments, Object.keys(t.state.seats.ann.relics ?? {})]).toEqual([
    [`${HAZARDOUS}#1`],
    ['dominus-orb'],
  ]);
  const token = turnWith('ann', [`${CULTURAL}#1`]);
  token.ann.uses('Fabrication').chooses(`token:${CULTURAL}`).gains('tactic').endsTurn();
  expect([token.state.seats.ann.tokens.tactic, token.state.purged]).toEqual([4, [`${CULTURAL}#1`]]);
});

test('Fabrication note 1: two fragments may be purged without a relic left', () => {
  const t = turnWith('ann', [`${CULTURAL}#1`, `${CULTURAL}#2`], ({ decks }) => {
    decks.relic = { draw: [], discard: [] };
  });
  t.ann.uses('Fabrication').chooses(`${CULTURAL}+${CULTURAL}`).endsTurn();
  expect([t.state.seats.ann.fragments, t.facts('no-relic-left')]).toMatchObject([undefined, [{ seat: 'ann' }]]);
});

test('Fabrication note 2: a fragment may be purged without tokens in reinforcements', () => {
  const t = turnWith('ann', [`${CULTURAL}#1`], ({ seats: { ann } }) => {
    ann.tokens = { tactic: 10, fleet: 3, strategy: 3 };
  });
  t.ann.uses('Fabrication').chooses(`token:${CULTURAL}`).endsTurn();
  expect([t.state.seats.ann.fragments, t.state.seats.ann.tokens.tactic]).toEqual([undefined, 10]);
});

test('Fabrication note 3: unknown fragments may replace either or both', () => {
  const pairs = (...fragments: string[]): string[] => {
    const t = turnWith('ann', fragments);
    t.ann.uses('Fabrication');
    return t.options('ann').filter((key) => key.includes('+'));
  };
  expect(pairs(`${CULTURAL}#1`, `${UNKNOWN}#1`)).toEqual([`${CULTURAL}+${UNKNOWN}`]);
  expect(pairs(`${UNKNOWN}#1`, `${UNKNOWN}#2`)).toEqual([`${UNKNOWN}+${UNKNOWN}`]);
  expect(pairs(`${CULTURAL}#1`, `${HAZARDOUS}#1`)).toEqual([]);
});

/** Bob has the note of Naaz-Rokha. */
const forging = (fragments: string[], change?: (state: State) => void): TestTable =>
  turnWith('bob', fragments, (state) => {
    state.seats.ann.promissoryNotes = state.seats.ann.promissoryNotes.filter(
      (one) => one !== 'black-market-forgery@ann',
    );
    state.seats.bob.promissoryNotes.push('black-market-forgery@ann');
    change?.(state);
  });

test('Black Market Forgery note 2: unknown fragments count; the note returns', () => {
  const t = forging([`${UNKNOWN}#1`, `${CULTURAL}#1`], (state) => onTop(state, 'dominus-orb'));
  t.bob.uses('Black Market Forgery').chooses(`${CULTURAL}+${UNKNOWN}`).endsTurn();
  expect(Object.keys(t.state.seats.bob.relics ?? {})).toEqual(['dominus-orb']);
  expect(t.state.seats.ann.promissoryNotes).toContain('black-market-forgery@ann');
});

test('Black Market Forgery note 1: unavailable when no relic is left', () => {
  const t = forging([`${UNKNOWN}#1`, `${CULTURAL}#1`], ({ decks }) => {
    decks.relic = { draw: [], discard: [] };
  });
  expect(t.names('bob', 'turn')).not.toContain('black-market-forgery');
});

// Technologies

test('Pre-Fab Arcologies note 1, note 1a, note 1b: readies after Freelancers’ payment', () => {
  const hired = (exhausted: boolean) =>
    at({
      technologies: { ann: ['pre-fab-arcologies'] },
      ground: { lodor: { ann: '1 infantry' } },
      space: { 26: { ann: '1 carrier' } },
      change: (state) => {
        onTop(state, 'freelancers');
        for (const planet of Object.values(state.planets)) planet.exhausted = planet.id !== 'lodor' || exhausted;
      },
    }).begin(explore, { seat: 'ann', planet: 'lodor', system: '26' });
  const before = hired(true);
  expect(before.ann.refusal('1 destroyer', 'units-to-produce')).toBe('These units cost 1; you can spend 0 resources.');
  before.ann.produces();
  expect(before.state.planets.lodor.exhausted).toBe(false);
  const ready = hired(false);
  ready.ann.produces('1 destroyer').pays('lodor');
  expect([ready.state.planets.lodor.exhausted, ready.units('ann', { system: '26', space: true })]).toEqual([
    false,
    '1 carrier, 1 destroyer',
  ]);
});

test('Pre-Fab Arcologies note 1a, Pre-Fab Arcologies note 1b: readies own planets only', () => {
  const t = at({
    technologies: { ann: ['pre-fab-arcologies'] },
    planets: { bob: ['starpoint'] },
    change: (state) => {
      onTop(state, 'mining-world');
      state.planets.starpoint.exhausted = true;
    },
  }).begin(explore, { seat: 'ann', planet: 'starpoint', system: '27' });
  expect(t.state.planets.starpoint.exhausted).toBe(true);
});

test('Supercharge: adds 1 to this round’s combat rolls, then stays exhausted', () => {
  const t = load(
    at({ technologies: { ann: ['supercharge'] }, ground: { starpoint: { bob: '2 infantry', ann: '1 infantry' } } }),
    7,
    1,
    1,
    7,
    1,
    8,
    1,
  ).begin(groundCombat, { system: '27', planet: 'starpoint', attacker: 'ann', defender: 'bob' });
  t.ann.uses('Supercharge');
  expect(
    t
      .facts('hits-produced')
      .filter(({ seat }) => seat === 'ann')
      .map(({ hits }) => hits),
  ).toEqual([1, 0, 1]);
});

test('Supercharge: also works for a round of space combat', () => {
  const t = load(
    at({ technologies: { ann: ['supercharge'] }, space: { 27: { ann: '1 cruiser', bob: '1 cruiser' } } }),
    6,
    1,
    6,
    1,
    7,
  ).begin(spaceCombat, { system: '27', attacker: 'ann', defender: 'bob' });
  t.ann.uses('Supercharge');
  const hits = () => t.facts('hits-produced').flatMap(({ seat, hits }) => (seat === 'ann' ? [hits] : []));
  expect([hits()[0], t.state.seats.ann.technologies['supercharge'].exhausted]).toEqual([1, true]);
});

test('Supercharge note 1: adds nothing to barrage or bombardment', () => {
  const t = at({
    technologies: { ann: ['supercharge'] },
    space: { 27: { ann: '1 dreadnought, 1 destroyer', bob: '1 cruiser' } },
    ground: { starpoint: { bob: '1 infantry' } },
    change: (state) => {
      state.effects.e1 = { id: 'e1', component: 'supercharge', holder: 'ann', data: 'charged', until: 'combat-round' };
    },
  });
  const bonus = (purpose: 'space-combat' | 'anti-fighter-barrage' | 'bombardment') =>
    gatherDice(t.game, { seat: 'ann', against: 'bob', purpose, system: '27' }).map((die) => die.bonus);
  expect([bonus('space-combat'), bonus('anti-fighter-barrage'), bonus('bombardment')]).toEqual([[1, 1], [0, 0], [0]]);
});

test('Psychoarchaeology note 1: specialties count without exhausting their planets', () => {
  const t = at({
    technologies: { ann: ['psychoarchaeology'] },
    planets: { ann: ['new-albion'] },
    change: ({ planets }) => {
      planets['new-albion'].exhausted = true;
    },
  }).begin(research, { seat: 'ann' });
  // New Albion is biotic, and so is the technology.
  expect(t.options('ann')).toEqual(expect.arrayContaining(['dacxive-animators', 'hyper-metabolism']));
  expect(t.options('ann')).not.toContain('x-89-bacterial-weapon');
  t.ann.researches('Hyper Metabolism');
  expect([t.facts('prerequisites-ignored').length, t.state.planets['new-albion'].exhausted]).toEqual([1, true]);
  const ready = at({ technologies: { ann: ['psychoarchaeology'] }, planets: { ann: ['new-albion'] } }).begin(research, {
    seat: 'ann',
  });
  ready.ann.researches('Hyper Metabolism');
  expect(ready.state.planets['new-albion'].exhausted).toBe(false);
});

test('Psychoarchaeology note 2, Psychoarchaeology note 3: exhausts specialty planets for trade goods', () => {
  const t = at({ technologies: { ann: ['psychoarchaeology'] }, planets: { ann: ['new-albion', 'starpoint'] } }).begin(
    turn,
    {
      seat: 'ann',
      performed: 0,
    },
  );
  t.ann.usesAnytime('psychoarchaeology');
  expect(t.options('ann', 'choose-planet')).toEqual(['new-albion']);
  t.ann.chooses('new-albion', 'choose-planet');
  expect([t.state.planets['new-albion'].exhausted, t.state.seats.ann.tradeGoods]).toEqual([true, 1]);
});

test('AI Development Algorithm note 1, AI Development Algorithm note 1a: waives prerequisites', () => {
  const t = at({ technologies: { ann: ['ai-development-algorithm'] } }).begin(research, { seat: 'ann' });
  expect(t.options('ann')).toContain('destroyer-ii');
  expect(t.options('ann')).not.toContain('gravity-drive');
  t.ann.researches('Destroyer II').agrees('ignore-prerequisites');
  expect(t.state.seats.ann.technologies['ai-development-algorithm'].exhausted).toBe(true);
});

test('AI Development Algorithm: lowers production cost by the number of owned upgrades', () => {
  const t = at({
    technologies: { ann: ['ai-development-algorithm', 'carrier-ii', 'fighter-ii'] },
    ground: { naazir: { ann: '1 space-dock' } },
  }).begin(produceUnits, { seat: 'ann', system: '57' });
  t.ann.uses('AI Development Algorithm').produces('1 carrier').pays('rokha');
  expect(t.facts('produced')).toMatchObject([{ cost: 1 }]);
});

// Visz El Vir and Eidolon

test('Visz El Vir note 1, Visz El Vir note 2: extra dice', () => {
  const t = at({
    space: { 27: { ann: '1 flagship, 1 mech', bob: '1 cruiser' } },
    ground: { starpoint: { ann: '2 mech', bob: '1 infantry' } },
  });
  const dice = (purpose: 'space-combat' | 'ground-combat') =>
    gatherDice(t.game, {
      seat: 'ann',
      against: 'bob',
      purpose,
      system: '27',
      ...(purpose === 'ground-combat' && { planet: 'starpoint' }),
    }).length;
  expect([dice('ground-combat'), dice('space-combat')]).toEqual([6, 2]);
  t.state.turn.system = '27';
  t.state.effects.e1 = { id: 'e1', component: 'eidolon', holder: 'ann', data: '27', until: 'combat' };
  expect(gatherDice(t.game, { seat: 'ann', against: 'bob', purpose: 'space-combat', system: '27' }).length).toBe(5);
});

/** A space combat in which Ann has a carrier and a mech in space. */
const eidolonFights = (setting: Setting = {}, ...faces: number[]): TestTable => {
  const t = load(at({ space: { 27: { ann: '1 carrier, 1 mech', bob: '1 cruiser' } }, ...setting }), ...faces);
  t.state.turn.system = '27';
  return t.begin(spaceCombat, { system: '27', attacker: 'ann', defender: 'bob' });
};

test('Eidolon note 2: becomes a ship in the active system’s combat (D43)', () => {
  const t = eidolonFights({}, 8, 8, 1, 1);
  expect(rolls(t)).toEqual(['ann space-combat 3', 'bob space-combat 1']);
  expect(t.facts('dice-rolled').flatMap(({ dice }) => dice.map(({ unit, hitsOn }) => `${unit} ${hitsOn}`))).toEqual([
    'mech 8',
    'mech 8',
    'carrier 9',
    'cruiser 7',
  ]);
});

test('Eidolon note 1: not in other systems, on planets or afterward', () => {
  const t = load(at({ space: { 27: { ann: '1 carrier, 1 mech', bob: '1 cruiser' } } }), 9, 1).begin(spaceCombat, {
    system: '27',
    attacker: 'ann',
    defender: 'bob',
  });
  expect(rolls(t)).toEqual(['ann space-combat 1', 'bob space-combat 1']);
  const below = eidolonFights(
    { space: { 27: { ann: '1 carrier', bob: '1 cruiser' } }, ground: { starpoint: { ann: '1 mech' } } },
    9,
    1,
  );
  expect(rolls(below)).toEqual(['ann space-combat 1', 'bob space-combat 1']);
  const over = eidolonFights({}, 8, 8, 1, 1);
  expect(combatantsInSpace(over.game, '27', 'ann').map(({ type }) => type)).toEqual(['carrier']);
});

test('Eidolon note 3: takes hits but does not sustain damage', () => {
  const t = eidolonFights({}, 1, 1, 1, 7, 9, 1);
  t.ann.loses('1 mech');
  expect(t.units('ann')).toBe('1 carrier');
  expect(t.facts('damage-sustained')).toEqual([]);
  expect(t).toAsk();
});

test('Eidolon: cannot sustain as a ship; Raid Formation damages none', () => {
  const t = eidolonFights(
    {
      seats: { ann: 'naaz-rokha', bob: 'argent', cat: 'naalu' },
      space: { 27: { ann: '1 carrier, 1 mech', bob: '2 destroyer' } },
    },
    ...[10, 10, 10, 10],
    ...[8, 8, 1, 1, 1],
  );
  expect(t.facts('units-damaged')).toEqual([]);
  expect([t.units('ann'), t.units('bob')]).toEqual(['1 carrier, 1 mech', '']);
});

test('Eidolon note 2a, Eidolon note 2b, Assault Cannon note 3b: Eidolon counts', () => {
  const t = eidolonFights({
    technologies: { ann: ['assault-cannon'] },
    space: { 27: { ann: '2 carrier, 1 mech', bob: '1 cruiser' } },
  });
  expect([t.units('bob'), rolls(t)]).toEqual(['', []]);
  const fewer = eidolonFights(
    {
      technologies: { ann: ['assault-cannon'], bob: ['assault-cannon'] },
      space: { 27: { ann: '1 carrier, 2 mech', bob: '3 cruiser' } },
    },
    8,
    8,
    9,
    1,
    1,
    1,
  );
  // Bob's comes between: then there are two left, and none of his goes.
  fewer.ann.loses('1 mech');
  expect(fewer.facts('ability-used').map(({ seat, component }) => `${seat} ${component}`)).toEqual([
    'ann eidolon',
    'bob assault-cannon',
  ]);
  expect(rolls(fewer)).toEqual(['ann space-combat 3', 'bob space-combat 3']);
});

test('Eidolon note 4: remains a ground force and a mech', () => {
  const t = eidolonFights({ space: { 27: { ann: '1 carrier, 1 mech', bob: '1 cruiser' } } }, 1, 1, 1, 1, 8, 8, 1, 1);
  expect(isGroundForce(t.game, { type: 'mech', owner: 'ann' })).toBe(true);
  expect(t).toAsk();
});

test('Eidolon note 6: needs capacity after the combat, before the invasion', () => {
  const t = load(
    at({ space: { 27: { bob: '1 cruiser' }, 26: { ann: '1 carrier, 2 mech' } } }),
    1,
    1,
    1,
    1,
    1,
    7,
    8,
    8,
    1,
    1,
    1,
  );
  t.begin(tacticalAction, { seat: 'ann' }).ann.activates('27').moves({ 'carrier@26': 1, 'carry-mech@26': 2 });
  t.ann.loses('1 carrier');
  expect(t.facts('combat-won')).toMatchObject([{ winner: 'ann' }]);
  t.ann.removes('2 mech');
  expect([t.units('ann'), t.facts('ground-forces-committed')]).toEqual(['', []]);
});

test('Eidolon: combat odds count the mech as a ship', () => {
  const { state, game } = at({ space: { 27: { ann: '1 carrier, 1 mech', bob: '1 cruiser' } } });
  const { attacker, odds, excluded } = computeOdds(
    state,
    game.book,
    { system: '27' },
    { attacker: 'ann', defender: 'bob' },
  );
  expect(attacker.map(({ type }) => type)).toEqual(['carrier', 'mech']);
  expect(excluded).not.toContain('Eidolon');
  // One hit takes the mech, with its two dice of 8, another the carrier.
  const carrier = (0.2 * 0.6) / (1 - 0.8 * 0.6);
  const missed = 0.7 * 0.7 * 0.8;
  expect(odds.win).toBeCloseTo((1 - missed + missed * 0.4 * carrier) / (1 - missed * 0.6), 12);
});

// Leaders

test('Garv and Gunn: the player ending a turn may explore a planet', () => {
  const dug = (): TestTable => {
    const t = at({
      agent: true,
      active: 'bob',
      planets: { bob: ['starpoint'] },
      change: (state) => {
        onTop(state, 'mining-world');
        for (const seat of Object.values(state.seats)) seat.passed = false;
        dealt({ bob: 'leadership', ann: 'diplomacy', cat: 'politics' })(state);
      },
    }).begin(actionPhase, {});
    t.bob.passes();
    t.ann.uses('Garv and Gunn');
    return t;
  };
  const t = dug();
  expect(t.options('bob', 'garv-and-gunn')).toEqual(['starpoint']);
  t.bob.chooses('starpoint', 'garv-and-gunn');
  expect(t.facts('card-explored')).toMatchObject([{ seat: 'bob', planet: 'starpoint' }]);
  const left = dug();
  left.bob.chooses([], 'garv-and-gunn');
  expect(left.facts('card-explored')).toEqual([]);
});

test('Dart and Tai: three systems with mechs unlock; taken planets are explored', () => {
  const t = at({
    ground: { lodor: { ann: '1 mech' }, resculon: { ann: '1 mech' }, naazir: { ann: '1 mech' } },
    planets: { bob: ['starpoint'] },
    change: (state) => onTop(state, 'mining-world'),
  });
  t.begin(gainControl, { seat: 'ann', planet: 'starpoint' });
  expect(t.facts('leader-unlocked')).toMatchObject([{ leader: 'dart-and-tai' }]);
  t.ann.uses('Dart and Tai');
  expect(t.facts('card-explored')).toMatchObject([{ seat: 'ann', planet: 'starpoint' }]);
});

/** Ann uses her hero. */
const synthesis = (setting: Setting = {}): TestTable =>
  at({
    ...setting,
    change: (state) => {
      delete state.seats.ann.leaders?.['hesh-and-prit'].locked;
      onTop(state, 'dominus-orb');
      setting.change?.(state);
    },
  })
    .begin(turn, { seat: 'ann', performed: 0 })
    .ann.uses('Hesh and Prit').table;

test('Hesh and Prit note 1, Hesh and Prit note 1a, Hesh and Prit note 2: a relic, two secondaries', () => {
  const t = synthesis();
  expect(Object.keys(t.state.seats.ann.relics ?? {})).toEqual(['dominus-orb']);
  const spec = t.spec('ann', 'perfect-synthesis');
  expect(spec).toMatchObject({ kind: 'choose', min: 0, max: 2 });
  // Without a space dock at home there is nothing to produce with.
  expect([
    t.options('ann', 'perfect-synthesis').includes('politics'),
    t.options('ann', 'perfect-synthesis').includes('warfare'),
  ]).toEqual([true, false]);
  expect(t.ann.refusal(['politics', 'politics'], 'perfect-synthesis')).toBe('You can choose each option only once.');
  t.ann.chooses([], 'perfect-synthesis').endsTurn();
  expect([t.state.seats.ann.leaders?.['hesh-and-prit'], t.facts('secondary-used')]).toEqual([
    { component: 'hesh-and-prit', purged: true },
    [],
  ]);
});

test('Hesh and Prit note 3, Hesh and Prit note 3a: readied planets pay for Warfare (D45)', () => {
  const t = synthesis({
    ground: { naazir: { ann: '1 space-dock' } },
    change: ({ planets }) => {
      planets.naazir.exhausted = true;
      planets.rokha.exhausted = true;
    },
  });
  t.ann
    .chooses(['diplomacy', 'warfare'], 'perfect-synthesis')
    .chooses(['diplomacy', 'warfare'], 'perfect-synthesis-order');
  t.ann.chooses(['naazir', 'rokha'], 'diplomacy-planets').produces('2 infantry').pays('rokha').endsTurn();
  expect([t.state.planets.naazir.exhausted, t.state.planets.rokha.exhausted]).toEqual([false, true]);
  const other = synthesis({ ground: { naazir: { ann: '1 space-dock' } } });
  other.ann
    .chooses(['diplomacy', 'warfare'], 'perfect-synthesis')
    .chooses(['warfare', 'diplomacy'], 'perfect-synthesis-order');
  other.ann.produces('2 infantry').pays('rokha').chooses(['rokha'], 'diplomacy-planets').endsTurn();
  expect([other.state.planets.naazir.exhausted, other.state.planets.rokha.exhausted]).toEqual([false, false]);
});

test('Hesh and Prit note 4: offers unchosen cards, not used ones', () => {
  const t = synthesis({
    change: (state) => {
      for (const [seat, card, used] of [
        ['ann', 'trade', true],
        ['bob', 'politics', true],
        ['cat', 'technology', false],
      ] as const) {
        state.seats[seat].strategyCards = { [card]: { used } };
        delete state.strategyCards[card];
      }
    },
  });
  const cards = t.options('ann', 'perfect-synthesis');
  expect([cards.includes('trade'), cards.includes('politics'), cards.includes('construction')]).toEqual([
    false,
    false,
    true,
  ]);
  t.ann.chooses([], 'perfect-synthesis').endsTurn();
});

test('Hesh and Prit note 6: secondaries use tokens from the reinforcements', () => {
  const t = synthesis();
  t.ann.chooses(['politics'], 'perfect-synthesis').endsTurn();
  expect([t.state.seats.ann.tokens.strategy, t.facts('tokens-spent'), t.facts('action-cards-drawn').length]).toEqual([
    2,
    [],
    1,
  ]);
});

test('Hesh and Prit note 5: empty reinforcements: spends a sheet token', () => {
  const t = synthesis({
    change: ({ seats: { ann } }) => {
      ann.tokens = { tactic: 8, fleet: 4, strategy: 4 };
    },
  });
  expect(tokensInReinforcements(t.game, 'ann')).toBe(0);
  t.ann.chooses(['politics'], 'perfect-synthesis').chooses('strategy', 'perfect-synthesis-pool').endsTurn();
  expect([t.state.seats.ann.tokens.strategy, t.facts('tokens-spent')]).toMatchObject([3, [{ pools: { strategy: 1 } }]]);
});
