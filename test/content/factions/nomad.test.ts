import { expect, test } from 'vitest';
import { agendaPhase } from '#ti4/rules/politics/agenda-phase.ts';
import { spaceCannonOffense } from '#ti4/rules/combat/space-cannon.ts';
import { spaceCombat } from '#ti4/rules/combat/space-combat.ts';
import { expireEffects } from '#ti4/rules/components/effects.ts';
import { turn } from '#ti4/rules/phases/action-phase.ts';
import { statusPhase } from '#ti4/rules/phases/status-phase.ts';
import { tacticalAction } from '#ti4/rules/phases/tactical-action.ts';
import { produceUnits } from '#ti4/rules/production/production.ts';
import { isAdjacent, adjacentSystems } from '#ti4/rules/board/adjacency.ts';
import { discardLaw } from '#ti4/rules/politics/laws.ts';
import { objectiveOf } from '#ti4/rules/objectives/objectives.ts';
import { definitionFor, unitsAt } from '#ti4/rules/units/units.ts';
import { load, rolls } from '../../rules/loaded-dice.ts';
import { table, type Setting, type TestTable } from '../../rules/table.ts';
import { resting, unlocked, wait, waiting } from './leaders-at-hand.ts';

const POK = ['base', 'codex-1', 'pok'];
const at = ({ components = [], ...setting }: Setting = {}): TestTable =>
  table({
    sets: POK,
    seats: { ann: 'nomad', bob: 'winnu', cat: 'naalu' },
    components: [waiting, ...components],
    ...setting,
  });

// Future Sight

const council = (setting: Setting = {}) =>
  at({
    phase: 'agenda',
    planets: { ann: ['lodor'], bob: ['starpoint'] },
    ...setting,
    change: (state) => {
      state.decks.agenda.draw = ['mutiny', 'economic-equality'];
      resting(state);
      setting.change?.(state);
    },
  }).begin(agendaPhase, {});

test('Future Sight: a winning vote gains a trade good', () => {
  const voting = (outcome: string) =>
    council().bob.votesFor('for', 'starpoint').cat.abstains().ann.votesFor(outcome, 'lodor').table;
  const right = voting('for');
  expect(right.state.seats.ann.tradeGoods).toBe(1);
  expect(right).toAsk('bob vote-for', 'cat vote-for', 'ann vote-for');
  const t = council({ planets: { ann: ['lodor'], bob: ['new-albion', 'starpoint'] } });
  t.bob.votesFor('for', 'new-albion', 'starpoint').cat.abstains().ann.votesFor('against', 'lodor');
  expect(t.state.seats.ann.tradeGoods).toBe(0);
  expect(t).toAsk('bob vote-for', 'cat vote-for', 'ann vote-for');
});

test('Future Sight note 1: a correct prediction gains one trade good', () => {
  const t = council({ hands: { ann: ['technology-rider', 'imperial-rider'] } });
  t.ann.plays('imperial-rider').predicts('for').ann.plays('technology-rider').predicts('against');
  t.bob.votesFor('for', 'starpoint').cat.abstains();
  if (t.asks('ann', 'ability-order')) t.ann.chooses(t.options('ann', 'ability-order'), 'ability-order');
  expect(t.facts('trade-goods-gained')).toMatchObject([{ seat: 'ann', count: 1 }]);
  expect(t).toAsk('bob vote-for', 'cat vote-for', 'ann vote-for');
});

// The Cavalry

const MINE = 'the-cavalry@ann';
/** Bob has The Cavalry, and fights with cat. */
const charge = (setting: Setting, ...faces: number[]) =>
  load(
    at({
      active: 'bob',
      space: { 27: { bob: '1 cruiser', cat: '2 cruiser' } },
      ...setting,
      change: (state) => {
        state.seats.ann.promissoryNotes = state.seats.ann.promissoryNotes.filter((one) => one !== MINE);
        state.seats.bob.promissoryNotes.push(MINE);
        resting(state);
        setting.change?.(state);
      },
    }),
    ...faces,
  ).begin(spaceCombat, { system: '27', attacker: 'bob', defender: 'cat' });
const rides = (t: TestTable): TestTable => {
  t.bob.plays('the-cavalry');
  const [cruiser] = unitsAt(t.game, { owner: 'bob', type: 'cruiser' });
  return t.bob.chooses(cruiser.id, 'choose-unit').table;
};

test('The Cavalry note 1: one ship gains the flagship’s combat abilities', () => {
  const t = rides(charge({ space: { 27: { bob: '1 cruiser', cat: '1 cruiser, 1 fighter' } } }, 8, 1, 1, 7, 1, 10));
  expect(t.state.seats.bob.playArea).toEqual([MINE]);
  expect(rolls(t)).toEqual(['bob anti-fighter-barrage 3', 'bob space-combat 2', 'cat space-combat 1']);
  t.bob.sustains('cruiser');
  expect([t.units('bob', { space: true }), t.units('cat', { system: '27' })]).toEqual(['1 cruiser (damaged)', '']);
  expect([t.state.seats.bob.playArea, t.state.seats.ann.promissoryNotes.includes(MINE), t.state.effects]).toEqual([
    [],
    true,
    {},
  ]);
});

test('The Cavalry: uses upgraded flagship values, never against The Nomad', () => {
  const t = rides(
    charge(
      { technologies: { ann: ['memoria-ii'] }, space: { 27: { bob: '1 cruiser', cat: '1 cruiser, 1 fighter' } } },
      5,
      1,
      1,
      5,
      5,
      1,
    ),
  );
  expect([t.facts('dice-rolled')[0], t.units('cat', { system: '27' })]).toMatchObject([
    { dice: [{ hitsOn: 5 }, {}, {}] },
    '',
  ]);
  const against = charge(
    { space: { 27: { bob: '1 cruiser', ann: '1 cruiser' }, 28: { cat: '1 cruiser' } } },
    10,
    10,
    10,
  );
  against.begin(spaceCombat, { system: '27', attacker: 'bob', defender: 'ann' });
  expect(against).toAsk();
});

test('The Cavalry: chooses any own ship in combat except fighters', () => {
  const t = charge({
    space: { 27: { bob: '1 cruiser, 1 carrier, 1 fighter', cat: '1 cruiser' }, 28: { bob: '1 destroyer' } },
  });
  t.bob.plays('the-cavalry');
  const { units } = t.state;
  expect(t.options('bob', 'choose-unit').map((id) => [units[id].owner, units[id].type, units[id].system])).toEqual([
    ['bob', 'cruiser', '27'],
    ['bob', 'carrier', '27'],
  ]);
  t.leaves('bob', 'choose-unit');
});

/** The ship that has been damaged so, after the combat. */
const damaged = (setting: Setting = {}) => {
  const t = rides(
    charge({ space: { 27: { bob: '1 cruiser', cat: '1 cruiser' } }, ...setting }, 7, 7, 10, 10, 10, 10, 1, 1, 10),
  );
  return t.bob.sustains('cruiser').table;
};

test('The Cavalry note 2, The Cavalry note 2d: damage outlasts combat (D48)', () => {
  const t = damaged();
  expect(t.units('bob', { space: true })).toBe('1 cruiser (damaged)');
  const u = load(
    at({
      hands: { bob: ['emergency-repairs'] },
      space: { 27: { bob: '1 cruiser (damaged)', cat: '1 cruiser' } },
      change: resting,
    }),
    10,
    10,
  ).begin(spaceCombat, { system: '27', attacker: 'cat', defender: 'bob' });
  // It is lost to the hit; nobody is asked about the card.
  expect([u.open, u.facts('unit-repaired')]).toEqual([[], []]);
});

test('The Cavalry note 2a, note 2d: a damaged ship cannot sustain again', () => {
  const t = charge(
    { hands: { bob: ['emergency-repairs'] }, space: { 27: { bob: '1 cruiser (damaged)', cat: '1 cruiser' } } },
    ...[1, 1, 1],
    1,
    1,
    10,
  );
  t.bob.plays('the-cavalry');
  t.bob.chooses(unitsAt(t.game, { owner: 'bob' })[0].id, 'choose-unit');
  expect(t.options('bob', 'window')).toEqual(['emergency-repairs#1']);
  t.bob.declines();
  expect(t.facts('damage-sustained')).toEqual([]);
  expect(t.units('bob', { space: true })).toBe('');
});

test('The Cavalry note 2b the status phase repairs it', () => {
  const t = at({ phase: 'status', space: { 27: { bob: '1 cruiser (damaged)' } } }).begin(statusPhase, {});
  while (t.facts('cards-readied').length === 0) {
    const { seat, question } = t.next;
    t.seat(seat).complies(question);
  }
  expect(t.units('bob', { space: true })).toBe('1 cruiser');
  expect(t).toAsk();
});

test('The Cavalry note 2c: Duranium Armor repairs it in later combats', () => {
  const t = load(
    at({
      technologies: { bob: ['duranium-armor'] },
      space: { 27: { bob: '1 cruiser (damaged)', cat: '1 cruiser' } },
      change: resting,
    }),
    1,
    1,
    1,
    10,
  ).begin(spaceCombat, { system: '27', attacker: 'bob', defender: 'cat' });
  expect(t.facts('unit-repaired')).toMatchObject([{ unit: 'cruiser' }]);
  // Repaired it has no Sustain Damage all the same: it is lost.
  expect(t.units('bob', { space: true })).toBe('');
});

// Memoria

const sailing = (setting: Setting = {}, system = '34') =>
  at({
    space: { 53: { ann: '1 flagship, 1 carrier' } },
    ...setting,
    change: (state) => {
      resting(state);
      setting.change?.(state);
    },
  })
    .begin(tacticalAction, { seat: 'ann' })
    .ann.activates(system).table;

test('Memoria note 1: only the flagship moves as if adjacent to mechs', () => {
  const t = sailing({ space: { 53: { ann: '1 flagship, 1 carrier' }, 34: { ann: '1 carrier, 1 mech' } } });
  expect(t.ann.refusal('carrier from 53', 'move-ships')).toBe(
    'Carrier: move 1 is not enough; the route takes 4 (58.4f).',
  );
  t.ann.moves('flagship from 53');
  if (t.asks('ann', 'commit-ground-forces')) t.ann.lands();
  expect(t.units('ann', { system: '34' })).toBe('1 carrier, 1 flagship, 1 mech');
  expect(isAdjacent(t.game, '53', '34', 'ann')).toBe(false);
});

test('Memoria note 5, Memoria note 6: adjacency uses mech positions before movement', () => {
  const mech: Setting['space'] = { 53: { ann: '1 flagship' }, 33: { ann: '1 carrier, 1 mech' } };
  const t = sailing({ space: mech }, '34');
  expect(t.ann.refusal('flagship from 53, carrier from 33, mech from 33', 'move-ships')).toBe(
    'Flagship: move 1 is not enough; the route takes 2 (58.4f).',
  );
  t.leaves('ann', 'move-ships');
  // From there it is one step more to the system, with the move value of the upgraded ship.
  const two = sailing({ space: mech, technologies: { ann: ['memoria-ii'] } }, '34');
  two.ann.moves('flagship from 53, carrier from 33, mech from 33');
  if (two.asks('ann', 'commit-ground-forces')) two.ann.lands();
  expect(two.units('ann', { system: '34' })).toBe('1 carrier, 1 flagship, 1 mech');
});

test('Memoria note 2: PDS II beside a mech cannot reach the flagship', () => {
  const t = at({
    space: { 34: { ann: '1 flagship' } },
    ground: { starpoint: { bob: '1 pds' }, 'new-albion': { ann: '1 mech' } },
    technologies: { bob: ['pds-ii'] },
    change: resting,
  });
  expect(isAdjacent(t.game, '34', '27')).toBe(false);
  t.begin(spaceCannonOffense, { seat: 'ann', system: '34' });
  expect(t).toAsk();
});

test('Memoria note 3: cannot retreat to a distant mech', () => {
  const t = load(
    at({ space: { 34: { ann: '1 flagship', bob: '1 cruiser' }, 20: { ann: '1 carrier, 1 mech' } }, change: resting }),
    1,
    1,
    1,
    10,
    10,
    1,
  ).begin(spaceCombat, { system: '34', attacker: 'ann', defender: 'bob' });
  // Nobody was asked about a retreat.
  expect([t.open, t.facts('combat-won').length]).toEqual([[], 1]);
});

test('Memoria note 4: objectives do not treat mechs as adjacent', () => {
  // The flagship at 34 is next to neither Mecatol Rex, nor Bob's home, nor an anomaly.
  const fulfilled = (objective: string, mech: string, more: Setting['space'] = {}) => {
    const t = at({ space: { 34: { ann: '1 flagship' }, [mech]: { ann: '1 carrier, 1 mech' }, ...more } });
    return objectiveOf(t.game, objective).fulfilled(t.game, 'ann');
  };
  const { state } = at();
  const { home } = state.seats.bob;
  expect(isAdjacent(at().game, '34', home, 'ann')).toBe(false);
  expect([
    fulfilled('intimidate-council', '18', { 26: { ann: '1 cruiser' } }),
    fulfilled('threaten-enemies', home),
    fulfilled('learn-the-secrets-of-the-cosmos', '18'),
  ]).toEqual([false, false, false]);
  // Were it next to them, they would be.
  expect([
    fulfilled('intimidate-council', '18', { 26: { ann: '1 cruiser' }, 27: { ann: '1 cruiser' } }),
    fulfilled('threaten-enemies', adjacentSystems(at().game, home, 'ann')[0]),
  ]).toEqual([true, true]);
});

// Navarch Feng

const yard = (setting: Setting = {}) =>
  at({
    ground: { arcturus: { ann: '1 space-dock' } },
    ...setting,
    change: (state) => {
      resting(state);
      unlocked('navarch-feng')(state);
      setting.change?.(state);
    },
  });

test('Navarch Feng note 1, Navarch Feng note 2: flagship costs nothing (D47)', () => {
  const t = yard().begin(produceUnits, { seat: 'ann', system: '53' });
  // Arcturus: production 6 and 4 resources.
  t.ann.produces('flagship, 2 cruiser');
  t.ann.agrees('payment');
  expect(t.facts('produced')).toMatchObject([{ cost: 4 }]);
  expect(definitionFor(t.game, 'ann', 'flagship').cost).toBe(8);
  const full = yard().begin(produceUnits, { seat: 'ann', system: '53' });
  expect(full.ann.refusal('flagship, 6 infantry on arcturus', 'units-to-produce')).toBe(
    'Choose at most 6 units; you chose 7.',
  );
  full.leaves('ann', 'units-to-produce');
});

test('Navarch Feng note 2a: cost limits count the flagship as 8', () => {
  const limited = { seat: 'ann', system: '53', limit: 6, costLimit: 6 };
  const t = yard().begin(produceUnits, limited);
  expect(t.ann.refusal('flagship', 'units-to-produce')).toBe('These units cost 8; you can spend 4 resources.');
  t.leaves('ann', 'units-to-produce');
  const enough = yard().begin(produceUnits, { ...limited, costLimit: 8 });
  enough.ann.produces('flagship');
  expect(enough.facts('produced')).toMatchObject([{ cost: 0 }]);
});

const leaked = (secrets: string[], publics: string[]) =>
  at({
    change: (state) => {
      state.seats.ann.scoredSecrets = secrets;
      state.objectives = publics.map((id) => ({ id, scoredBy: ['ann'] }));
    },
  }).begin(wait, {});

test('Navarch Feng: unlocked by a scored secret objective, not a public one', () => {
  expect(leaked([], ['become-the-gatekeeper']).facts('leader-unlocked')).toEqual([]);
  expect(leaked(['become-the-gatekeeper'], []).facts('leader-unlocked')).toMatchObject([{ leader: 'navarch-feng' }]);
});

/** The only secret that Ann has scored is made public by the agenda, which may be discarded again. */
const madePublic = (locked: boolean, discarded = false): TestTable => {
  const t = at({
    change: (state) => {
      state.seats.ann.scoredSecrets = ['become-the-gatekeeper'];
      if (!locked) unlocked('navarch-feng')(state);
    },
  });
  const leaks = t.game.book.byKind.agenda['classified-document-leaks'];
  leaks.resolve?.(t.game, 'become-the-gatekeeper', {});
  t.state.laws['classified-document-leaks'] = {
    component: 'classified-document-leaks',
    elected: 'become-the-gatekeeper',
  };
  expect(t.state.seats.ann.scoredSecrets).toEqual([]);
  if (discarded) discardLaw(t.game, 'classified-document-leaks');
  return t.begin(wait, {});
};

test('Navarch Feng note 3, Navarch Feng note 3a: published secrets never count', () => {
  expect(
    [madePublic(true), madePublic(true, true)].map((t) => t.state.seats.ann.leaders?.['navarch-feng'].locked),
  ).toEqual([true, true]);
});

test('Navarch Feng note 3b: stays unlocked if the secret becomes public', () => {
  expect(madePublic(false).state.seats.ann.leaders?.['navarch-feng'].locked).toBeUndefined();
});

// Ahk-Syl Siven

test('Ahk-Syl Siven note 1, Ahk-Syl Siven note 2: flagship ignores own tokens', () => {
  const t = at({
    active: 'ann',
    space: { 27: { ann: '1 flagship, 1 carrier, 1 fighter' } },
    ground: { 'new-albion': { ann: '2 infantry' } },
    change: (state) => {
      resting(state);
      unlocked('ahk-syl-siven')(state);
      state.systems['27'].tokens = ['ann'];
    },
  }).begin(turn, { seat: 'ann', performed: 0 });
  t.ann.performs('Ahk-Syl Siven');
  t.begin(tacticalAction, { seat: 'ann' }).ann.activates('26');
  expect(t.ann.refusal('carrier from 27', 'move-ships')).toBe(
    'Carrier: ships cannot leave a system with your command token (58.4c).',
  );
  t.ann.moves('flagship from 27, 2 infantry from new-albion, fighter from 27');
  expect(t.units('ann', { system: '26', space: true })).toBe('1 fighter, 1 flagship, 2 infantry');
  if (t.asks('ann', 'commit-ground-forces')) t.ann.lands();
  expireEffects(t.game, 'round');
  expect(t.state.effects).toEqual({});
  expect(t).toAsk('ann end-turn');
});

test('Ahk-Syl Siven: works once for the round, then is purged', () => {
  const t = at({
    active: 'ann',
    change: (state) => {
      resting(state);
      unlocked('ahk-syl-siven')(state);
    },
  }).begin(turn, { seat: 'ann', performed: 0 });
  t.ann.performs('Ahk-Syl Siven');
  expect(t).toAsk('ann end-turn');
  const hero = () => t.state.seats.ann.leaders?.['ahk-syl-siven'];
  expect(hero()).toEqual({ component: 'ahk-syl-siven', beside: true });
  t.begin(turn, { seat: 'ann', performed: 0 });
  expect(t.options('ann', 'turn')).not.toContain('component:ahk-syl-siven');
  t.state.phase = 'agenda';
  t.state.stack = [{ id: 1, procedure: 'game', step: 'endOfRound', data: {} }] as never;
  t.begin(wait, {});
  expect([hero(), t.state.round]).toEqual([{ component: 'ahk-syl-siven', purged: true }, 2]);
  expect(t).toAskAmongOthers('ann choose-strategy-card');
});

// Quantum Manipulator

const guarded = (setting: Setting, ...faces: number[]) =>
  load(
    at({ space: { 27: { ann: '1 cruiser, 1 carrier, 1 mech', bob: '1 cruiser' } }, change: resting, ...setting }),
    ...faces,
  ).begin(spaceCombat, {
    system: '27',
    attacker: 'bob',
    defender: 'ann',
  });

test('Quantum Manipulator note 1: sustains for ships, immune to Direct Hit (D49)', () => {
  const t = guarded({ hands: { bob: ['direct-hit'] } }, 10, 10, 1);
  expect(t.options('ann', 'sustain-damage')).toEqual(['mech']);
  t.ann.sustains('mech');
  expect([t.units('ann', { system: '27' }), t.units('bob', { system: '27' })]).toEqual([
    '1 carrier, 1 cruiser, 1 mech (damaged)',
    '',
  ]);
});

test('Quantum Manipulator note 2: cancels barrage hits, but not from planets', () => {
  const t = guarded(
    { space: { 27: { ann: '1 cruiser, 1 carrier, 1 fighter, 1 mech', bob: '1 destroyer' } } },
    9,
    1,
    1,
    10,
    10,
    10,
  );
  t.ann.sustains('mech');
  expect(t.units('ann', { system: '27' })).toContain('1 fighter');
  const ground = guarded(
    { space: { 27: { ann: '1 cruiser', bob: '1 cruiser' } }, ground: { 'new-albion': { ann: '1 mech' } } },
    10,
    10,
  );
  expect(ground.units('ann', { system: '27', space: true })).toBe('');
});

test('Quantum Manipulator note 2a: cannot prevent outright destruction', () => {
  const t = guarded(
    {
      technologies: { bob: ['assault-cannon'] },
      space: { 27: { ann: '1 cruiser, 1 carrier, 1 mech', bob: '3 cruiser' } },
    },
    ...[10, 1, 1],
    1,
    1,
  );
  t.ann.complies();
  expect([t.facts('unit-destroyed').length, t.facts('damage-sustained').length]).toEqual([1, 0]);
  expect(t).toAsk('ann sustain-damage');
});

test('Quantum Manipulator note 2b: does not cancel space cannon hits', () => {
  const t = load(
    at({
      space: { 27: { ann: '1 cruiser, 1 carrier, 1 mech' } },
      ground: { starpoint: { bob: '1 pds' } },
      change: resting,
    }),
    10,
  ).begin(spaceCannonOffense, { seat: 'ann', system: '27' });
  t.bob.firesAt('ann');
  expect(t).toAsk('ann assign-hits');
});

test('Quantum Manipulator note 3: Duranium Armor does not repair it', () => {
  const t = guarded(
    {
      technologies: { ann: ['duranium-armor'] },
      space: { 27: { ann: '1 cruiser, 1 carrier, 1 mech (damaged)', bob: '1 cruiser' } },
    },
    1,
    1,
    1,
    1,
    10,
    10,
  );
  expect(t.facts('unit-repaired')).toEqual([]);
  expect(t.facts('combat-round-begins')).toHaveLength(2);
});

// Sling Relay

test('Sling Relay note 1, Sling Relay note 2: produces one affordable ship', () => {
  const t = yard({ technologies: { ann: ['sling-relay'] } }).begin(turn, { seat: 'ann', performed: 0 });
  t.ann.performs('sling-relay');
  if (t.asks('ann', 'choose-system')) t.ann.chooses('53', 'choose-system');
  expect(t.ann.refusal('', 'units-to-produce')).toBe('Choose at least 1 unit; you chose 0.');
  t.ann.produces('cruiser').agrees('payment');
  expect([t.units('ann', { space: true }), t.state.seats.ann.technologies['sling-relay'].exhausted]).toEqual([
    '1 cruiser',
    true,
  ]);
  expect(t).toAsk('ann end-turn');
  const poor = at({
    ground: { arcturus: { ann: '1 space-dock' } },
    change: ({ planets }) => {
      planets.arcturus.exhausted = true;
    },
  }).begin(turn, { seat: 'ann', performed: 0 });
  expect(() => poor.ann.performs('sling-relay')).toThrow('You cannot produce a ship at any of your space docks.');
});
