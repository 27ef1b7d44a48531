import { expect, test } from 'vitest';
import { rulebookOf } from '#ti4/rulebook.ts';
import { turn } from '#ti4/rules/phases/action-phase.ts';
import { agendaPhase } from '#ti4/rules/politics/agenda-phase.ts';
import { bombardment } from '#ti4/rules/invasion/bombardment.ts';
import { done, unwind } from '#engine';
import { actionCard, on } from '#ti4/rules/components/component.ts';
import { procedure } from '#ti4/rules/game.ts';
import { groundCombat } from '#ti4/rules/invasion/ground-combat.ts';
import { invasion } from '#ti4/rules/invasion/invasion.ts';
import { modify } from '#ti4/rules/components/modifiers.ts';
import { spaceCannonOffense } from '#ti4/rules/combat/space-cannon.ts';
import { spaceCombat } from '#ti4/rules/combat/space-combat.ts';
import { drawActionCards } from '#ti4/rules/phases/action-cards.ts';
import { addUnitToBoard } from '#ti4/rules/units/unit-index.ts';
import { tacticalAction } from '#ti4/rules/phases/tactical-action.ts';
import type { State } from '#ti4/rules/state.ts';
import { definitionFor } from '#ti4/rules/units/units.ts';
import { load, plain, rolls } from '../rules/loaded-dice.ts';
import { table, WITHOUT_EXPANSION, type Setting } from '../rules/table.ts';

// Rulings on generic technologies, units and promissory notes.

const combat = (setting: Setting, ...faces: number[]) =>
  load(table({ seats: plain, ...setting }), ...faces).begin(spaceCombat, {
    system: '27',
    attacker: 'ann',
    defender: 'bob',
  });
/** Ann's units stand on Starpoint beside bob's. */
const ground = (ann: string, bob: string, setting: Setting = {}, ...faces: number[]) =>
  load(table({ seats: plain, ...setting, ground: { starpoint: { bob, ...(ann && { ann }) } } }), ...faces).begin(
    groundCombat,
    {
      system: '27',
      planet: 'starpoint',
      attacker: 'ann',
      defender: 'bob',
    },
  );
const pass = (state: State, note: string, to: string) => {
  for (const seat of Object.values(state.seats))
    seat.promissoryNotes = seat.promissoryNotes.filter((one) => one !== note);
  state.seats[to].promissoryNotes.push(note);
};

test('Assault Cannon note 1: three non-fighter ships must fire', () => {
  const t = combat({
    technologies: { ann: ['assault-cannon'] },
    space: { 27: { ann: '3 cruiser', bob: '1 cruiser' } },
  });
  expect([t.open, t.units('bob')]).toEqual([[], '']);
});

test('Assault Cannon note 4: Sustain Damage does not cancel it', () => {
  const t = combat({
    technologies: { ann: ['assault-cannon'] },
    space: { 27: { ann: '3 cruiser', bob: '1 dreadnought' } },
  });
  expect([t.open, t.units('bob')]).toEqual([[], '']);
});

test('Assault Cannon note 3: ships added at combat start count', () => {
  const more = actionCard({
    id: 'test-more',
    name: 'More',
    set: 'base',
    text: 'test',
    copies: 1,
    reactions: [
      on('when', 'space-combat-begins', {
        isUsable: () => true,
        effect: (game) => addUnitToBoard(game, { id: 'more', type: 'cruiser', owner: 'ann', system: '27' }),
      }),
    ],
  });
  const t = combat({
    components: [more],
    hands: { ann: ['test-more#1'] },
    technologies: { ann: ['assault-cannon'] },
    space: { 27: { ann: '2 cruiser', bob: '1 cruiser' } },
  });
  t.ann.plays('test-more');
  expect([t.facts('unit-destroyed').length, t.units('bob')]).toEqual([1, '']);
});

test('Duranium Armor note 1, Duranium Armor note 3, Duranium Armor note 4a: repairs every round', () => {
  const t = combat(
    { technologies: { bob: ['duranium-armor'] }, space: { 27: { ann: '1 fighter', bob: '1 dreadnought (damaged)' } } },
    1,
    1,
    10,
    10,
  );
  expect(t.facts('unit-repaired')).toHaveLength(1);
  t.leaves('bob', 'sustain-damage');
});

test('Duranium Armor note 2: repairs once per round', () => {
  const t = combat(
    { technologies: { bob: ['duranium-armor'] }, space: { 27: { ann: '1 cruiser', bob: '2 dreadnought (damaged)' } } },
    1,
    10,
    10,
  );
  expect(t.facts('unit-repaired')).toHaveLength(1);
});

test('Duranium Armor note 6: units outside the combat stay damaged', () => {
  const t = combat(
    {
      technologies: { bob: ['duranium-armor'] },
      space: { 27: { ann: '1 cruiser', bob: '1 cruiser' }, 30: { bob: '1 dreadnought (damaged)' } },
    },
    1,
    10,
  );
  expect(t.facts('unit-repaired')).toEqual([]);
});

test('Duranium Armor note 7: also repairs units without Sustain Damage', () => {
  const t = combat(
    { technologies: { bob: ['duranium-armor'] }, space: { 27: { ann: '1 cruiser', bob: '1 cruiser (damaged)' } } },
    1,
    1,
    10,
    1,
  );
  expect(t.facts('unit-repaired')).toMatchObject([{ unit: 'cruiser' }]);
});

test('Duranium Armor note 5: repairs damage not from Sustain Damage at once', () => {
  const harm = actionCard({
    id: 'test-harm',
    name: 'Harm',
    set: 'base',
    text: 'test',
    copies: 1,
    reactions: [
      on('when', 'space-combat-round-begins', {
        isUsable: () => true,
        effect: (game) => {
          for (const unit of Object.values(game.state.units)) if (unit.owner === 'bob') unit.damaged = true;
        },
      }),
    ],
  });
  const t = combat(
    {
      components: [harm],
      hands: { ann: ['test-harm#1'] },
      technologies: { bob: ['duranium-armor'] },
      space: { 27: { ann: '1 cruiser', bob: '1 dreadnought' } },
    },
    1,
    1,
    1,
    10,
    10,
    10,
  );
  t.ann.plays('test-harm');
  expect(t.facts('unit-repaired').length).toBeGreaterThan(0);
});

test('Antimass Deflectors note 1: also subtract 1 from Space Cannon Defense', () => {
  const lands = (technologies: string[]) => {
    const t = load(
      table({
        seats: plain,
        technologies: { ann: technologies },
        space: { 27: { ann: '1 carrier, 1 infantry' } },
        ground: { starpoint: { bob: '1 pds' } },
      }),
      6,
    ).begin(invasion, { seat: 'ann', system: '27' });
    t.ann.lands('infantry on starpoint').bob.firesAt('ann');
    return t.units('ann', { planet: 'starpoint' });
  };
  expect([lands([]), lands(['antimass-deflectors'])]).toEqual(['', '1 infantry']);
});

test('Plasma Scoring note 1b: adds a defensive die on each planet', () => {
  const t = load(
    table({
      seats: plain,
      technologies: { bob: ['plasma-scoring'] },
      space: { 27: { ann: '1 carrier, 4 infantry' } },
      ground: { starpoint: { bob: '1 pds' }, 'new-albion': { bob: '1 pds' } },
    }),
    1,
    1,
    1,
    1,
  ).begin(invasion, { seat: 'ann', system: '27' });
  t.ann
    .lands('2 infantry on starpoint, 2 infantry on new-albion')
    .chooses(['new-albion', 'starpoint'], 'planet-order')
    .bob.firesAt('ann')
    .firesAt('ann');
  expect(rolls(t)).toEqual(['bob space-cannon-defense 2', 'bob space-cannon-defense 2']);
});

test('X-89 Bacterial Weapon note 2: cancellation applies to doubled hits', () => {
  const cancel = actionCard({
    id: 'test-cancel',
    name: 'Cancel',
    set: 'base',
    text: 'test',
    copies: 1,
    reactions: [
      on('when', 'hits-produced', {
        isUsable: (_game, held, { hits, seat }) => seat === held.holder && hits === 2,
        effect: () => undefined,
      }),
    ],
  });
  const t = ground(
    '1 infantry',
    '3 infantry',
    { components: [cancel], hands: { bob: ['test-cancel#1'] }, technologies: { ann: ['x-89-bacterial-weapon'] } },
    10,
    1,
    1,
    1,
  );
  expect(t).toAsk('bob window');
});

test('X-89 Bacterial Weapon note 3: does not double space combat hits', () => {
  const t = combat(
    { technologies: { ann: ['x-89-bacterial-weapon'] }, space: { 27: { ann: '1 cruiser', bob: '2 cruiser' } } },
    10,
    1,
    1,
    10,
    1,
  );
  expect(t.facts('hits-produced')[0]).toMatchObject({ seat: 'ann', hits: 1 });
});

test('X-89 Bacterial Weapon note 3a: doubles hits of fighters on planets', () => {
  const t = load(
    table({
      seats: { ann: 'naalu', bob: 'winnu', cat: 'sol' },
      technologies: { ann: ['x-89-bacterial-weapon'] },
      ground: { starpoint: { bob: '2 infantry' } },
      space: { 27: { ann: '1 flagship' } },
      change: (state) => {
        state.units.f = { id: 'f', type: 'fighter', owner: 'ann', system: '27', planet: 'starpoint' };
      },
    }),
    10,
    1,
    1,
  ).begin(groundCombat, { system: '27', planet: 'starpoint', attacker: 'ann', defender: 'bob' });
  expect(t.facts('hits-produced')[0]).toMatchObject({ seat: 'ann', hits: 2 });
});

test('15 note 6, X-89 Bacterial Weapon note 5: one planet per ship', () => {
  const t = load(
    table({
      seats: plain,
      technologies: { ann: ['war-sun'] },
      space: { 27: { ann: '1 war-sun' } },
      ground: { starpoint: { bob: '4 infantry' }, 'new-albion': { bob: '4 infantry' } },
    }),
    1,
    1,
    1,
  ).begin(bombardment, { seat: 'ann', system: '27' });
  expect(t.options('ann')).toEqual(['new-albion', 'starpoint', 'hold']);
  t.ann.bombards('starpoint');
  expect(rolls(t)).toEqual(['ann bombardment 3']);
});

test('X-89 Bacterial Weapon note 6: exhausts a bombarded planet without ground forces', () => {
  const t = load(
    table({
      seats: plain,
      technologies: { ann: ['x-89-bacterial-weapon'] },
      space: { 27: { ann: '1 dreadnought' } },
      planets: { bob: ['starpoint'] },
    }),
    10,
  ).begin(bombardment, { seat: 'ann', system: '27' });
  t.ann.bombards('starpoint');
  expect(t.state.planets.starpoint.exhausted).toBe(true);
});

test('Magen Defense Grid note 1, Magen Defense Grid note 2: owner’s choice', () => {
  const t = load(
    table({
      seats: { ann: 'naalu', bob: 'winnu', cat: 'sol' },
      technologies: { bob: ['magen-defense-grid'] },
      ground: { starpoint: { bob: '1 infantry, 1 pds' } },
      space: { 27: { ann: '1 flagship' } },
      change: (state) => {
        state.units.f = { id: 'f', type: 'fighter', owner: 'ann', system: '27', planet: 'starpoint' };
        state.units.i = { id: 'i', type: 'infantry', owner: 'ann', system: '27', planet: 'starpoint' };
      },
    }),
    10,
    1,
    1,
  ).begin(groundCombat, { system: '27', planet: 'starpoint', attacker: 'ann', defender: 'bob' });
  expect(t).toAsk('bob pick-unit');
  t.bob.chooses('infantry', 'pick-unit');
  expect(t.facts('unit-destroyed')[0]).toMatchObject({ seat: 'ann', unit: 'infantry' });
});

test('Magen Defense Grid note 4, Magen Defense Grid note 5, Magen Defense Grid note 6: infantry per structure', () => {
  const setting: Setting = {
    seats: plain,
    technologies: { bob: ['magen-defense-grid'] },
    ground: { starpoint: { bob: '1 pds, 1 space-dock' }, 'new-albion': { bob: '1 pds' } },
  };
  for (const seat of ['ann', 'bob']) {
    const t = table({ ...setting, active: seat })
      .begin(tacticalAction, { seat })
      .seat(seat)
      .activates('27').table;
    expect([t.units('bob', { planet: 'starpoint' }), t.units('bob', { planet: 'new-albion' })]).toEqual([
      '2 infantry, 1 pds, 1 space-dock',
      '1 infantry, 1 pds',
    ]);
    if (seat === 'bob') t.bob.produces();
  }
});

test('Magen Defense Grid note 6a: infantry joins a Floating Factory in space', () => {
  const t = table({
    seats: { ...plain, bob: 'saar' },
    technologies: { bob: ['magen-defense-grid'] },
    space: { 27: { bob: '1 space-dock' } },
  })
    .begin(tacticalAction, { seat: 'ann' })
    .ann.activates('27').table;
  expect(t.units('bob', { system: '27', space: true })).toMatch(/1 infantry/);
});

const ended = on('when', 'turn-begins', {
  isUsable: (_game, held, { seat }) => seat === held.holder,
  effect: () => undefined,
});
const dawn = actionCard({ id: 'test-dawn', name: 'Dawn', set: 'base', text: 'test', copies: 1, reactions: [ended] });
const chore = actionCard({
  id: 'test-chore',
  name: 'Chore',
  set: 'base',
  text: 'test',
  copies: 4,
  action: { problem: () => undefined, effect: () => undefined },
});
const veto = actionCard({
  id: 'test-veto',
  name: 'Veto',
  set: 'base',
  text: 'test',
  copies: 1,
  reactions: [
    on('when', 'action-card-played', {
      isUsable: (_game, held, { seat }) => seat !== held.holder,
      effect: (_game, _held, { frame }) => unwind(frame, 'cancelled'),
    }),
  ],
});
const logistics = (setting: Setting) =>
  table({ seats: plain, technologies: { ann: ['fleet-logistics'] }, ...setting }).begin(turn, {
    seat: 'ann',
    performed: 0,
  });

test('Fleet Logistics note 1: the turn starts once, not between actions', () => {
  const t = logistics({ components: [dawn, chore], hands: { ann: ['test-dawn#1', 'test-chore#1'] } }).ann.declines()
    .table;
  t.ann.plays('test-chore');
  expect(t).toAsk('ann turn');
});

test('Fleet Logistics note 2: gained mid-turn, it allows a second action', () => {
  const t = table({ seats: plain, components: [chore], hands: { ann: ['test-chore#1'] } }).begin(turn, {
    seat: 'ann',
    performed: 0,
  });
  t.state.seats.ann.technologies['fleet-logistics'] = { component: 'fleet-logistics' };
  t.ann.plays('test-chore');
  expect(t).toAsk('ann turn');
});

const halt = actionCard({
  id: 'test-halt',
  name: 'Halt',
  set: 'base',
  text: 'test',
  copies: 1,
  reactions: [on('after', 'system-activated', { isUsable: () => true, effect: () => unwind('turn', 'ended') })],
});

test('Fleet Logistics note 3: an ended turn has no second action', () => {
  const t = logistics({ components: [halt], hands: { bob: ['test-halt#1'] } }).ann.activates('27').table;
  t.bob.plays('test-halt');
  expect(t).toAsk();
});

test('Fleet Logistics note 4: nobody passes after an action', () => {
  const t = logistics({ components: [chore], hands: { ann: ['test-chore#1'] } }).ann.plays('test-chore').table;
  expect(t.options('ann')).not.toContain('pass');
});

test('Fleet Logistics note 5: a canceled second action needs no replacement', () => {
  const t = logistics({
    components: [chore, veto],
    hands: { ann: ['test-chore#1', 'test-chore#2'], bob: ['test-veto#1'] },
  });
  t.ann.plays('test-chore').table.declineAll().ann.plays('test-chore').bob.plays('test-veto');
  expect(t.options('ann')).toContain('end-turn');
});

test('Transit Diodes note 1: ground forces may leave systems with own tokens', () => {
  const t = table({
    technologies: { ann: ['transit-diodes'] },
    planets: { ann: ['wellon'] },
    ground: { lodor: { ann: '2 infantry' } },
    change: (state) => {
      state.systems['26'].tokens = ['ann'];
    },
  }).begin(turn, { seat: 'ann', performed: 0 });
  t.ann
    .uses('transit-diodes')
    .chooses('2 infantry on lodor', 'transit-diodes-take-up')
    .chooses('2 infantry on wellon', 'transit-diodes-set-down');
  expect(t.units('ann', { planet: 'wellon' })).toBe('2 infantry');
});

test('Integrated Economy note 4: produces ships unless others have ships there', () => {
  const taking = (others: Setting['space']) =>
    table({
      seats: plain,
      technologies: { ann: ['integrated-economy'] },
      space: others ?? {},
      ground: { lodor: { ann: '1 infantry' } },
      change: (state) => {
        state.planets.lodor.controller = null;
        state.seats.ann.tradeGoods = 5;
      },
    })
      .begin('gain-control', { seat: 'ann', planet: 'lodor' })
      .ann.uses('integrated-economy').table;
  expect(
    taking({})
      .options('ann')
      .some((key) => key.startsWith('cruiser')),
  ).toBe(true);
  expect(
    taking({ 26: { bob: '1 cruiser' } })
      .options('ann')
      .some((key) => key.startsWith('cruiser')),
  ).toBe(false);
});

const nothing = procedure<{ seat: string }>()('test-draw', {
  start: (game, { seat }) => {
    drawActionCards(game, seat, 2);
    return done();
  },
});
const carrier = actionCard({
  id: 'test-carrier',
  name: 'Carrier',
  set: 'base',
  text: 'test',
  copies: 1,
  procedures: [nothing],
});

test('Neural Motivator note 1, Neural Motivator note 2: only in status phase', () => {
  const t = table({ components: [carrier], seats: { ann: 'sol', bob: 'winnu', cat: 'naalu' } }).begin(nothing, {
    seat: 'ann',
  });
  expect(t.state.seats.ann.technologies['neural-motivator']).toBeDefined();
  expect(t.state.seats.ann.actionCards).toHaveLength(2);
});

test('Graviton Laser System note 1: excess units go before the next cannons', () => {
  const t = load(
    table({
      seats: plain,
      technologies: { bob: ['graviton-laser-system'] },
      space: { 27: { ann: '1 carrier, 3 fighter, 1 cruiser' } },
      ground: { starpoint: { bob: '1 pds' }, 'new-albion': { cat: '1 pds' } },
    }),
    10,
    1,
  ).begin(spaceCannonOffense, { system: '27' });
  t.bob.firesAt('ann').uses('graviton-laser-system').ann.loses('carrier');
  expect(t).toAsk('ann excess-units');
});

test('War Sun note 1, War Sun note 1a: needs technology or Muaat', () => {
  const cost = (seats: Record<string, string>, technologies: string[] = []) =>
    definitionFor(table({ seats, technologies: { ann: technologies } }).game, 'ann', 'war-sun').cost;
  expect(cost(plain)).toBeUndefined();
  expect(cost(plain, ['war-sun'])).toBe(12);
  expect(cost({ ...plain, ann: 'muaat' })).toBe(12);
});

test('War Sun note 2a: does not affect Magen Defense Grid', () => {
  const t = load(
    table({
      seats: plain,
      technologies: { ann: ['war-sun'], bob: ['magen-defense-grid'] },
      space: { 27: { ann: '1 war-sun' } },
      ground: { starpoint: { bob: '1 infantry, 1 pds' } },
      change: (state) => {
        state.units.i = { id: 'i', type: 'infantry', owner: 'ann', system: '27', planet: 'starpoint' };
      },
    }),
  ).begin(groundCombat, { system: '27', planet: 'starpoint', attacker: 'ann', defender: 'bob' });
  expect(t.facts('unit-destroyed')).toMatchObject([{ seat: 'ann' }]);
});

test('Fighter note 1: upgraded fighters need capacity only after combat', () => {
  const t = combat(
    {
      technologies: { ann: ['fighter-ii'] },
      space: { 27: { ann: '1 carrier, 7 fighter', bob: '1 cruiser' } },
      components: [carrier],
    },
    ...Array.from({ length: 8 }, () => 1),
    1,
    ...Array.from({ length: 8 }, () => 10),
    1,
  );
  expect(t.facts('combat-round-begins')).toHaveLength(2);
  expect(t).toAsk('ann excess-units');
});

test('Fighter note 2: upgraded fighters block movement', () => {
  const t = table({
    seats: plain,
    technologies: { bob: ['fighter-ii'] },
    space: { 30: { ann: '1 destroyer' }, 18: { bob: '1 fighter' } },
  }).begin('movement', { seat: 'ann', system: '27' });
  expect(t).toAsk();
});

test('Infantry note 1: infantry do not return without a home planet', () => {
  const t = table({
    seats: plain,
    technologies: { ann: ['infantry-ii'] },
    planets: { ann: ['lodor'] },
    change: (state) => {
      for (const id of state.systems[state.seats.ann.home].planets) state.planets[id].controller = null;
      state.seats.ann.technologies['infantry-ii'].memory = 2;
    },
  }).begin(turn, { seat: 'ann', performed: 0 });
  expect([t.units('ann'), t.state.seats.ann.technologies['infantry-ii'].memory]).toEqual(['', undefined]);
});

const ceasefire = (setting: Setting) =>
  table({ seats: plain, ...setting, active: 'bob', change: (state) => pass(state, 'ceasefire@bob', 'ann') }).begin(
    tacticalAction,
    {
      seat: 'bob',
    },
  );

test('Ceasefire note 1: the active player’s cannons still fire', () => {
  const t = ceasefire({
    technologies: { bob: ['pds-ii'] },
    space: { 27: { ann: '1 cruiser' } },
    ground: { lodor: { bob: '1 pds' } },
  })
    .bob.activates('27')
    .ann.plays('ceasefire').table;
  expect(t).toAsk('bob use-space-cannon');
});

test('Ceasefire note 2: ships already there stay, others cannot join', () => {
  const t = ceasefire({
    space: { 27: { bob: '1 cruiser' }, 26: { bob: '1 cruiser' } },
    ground: { starpoint: { ann: '1 infantry' } },
  })
    .bob.activates('27')
    .ann.plays('ceasefire').table;
  expect([t.open, t.units('bob', { system: '27' }), t.units('bob', { system: '26' })]).toEqual([
    [],
    '1 cruiser',
    '1 cruiser',
  ]);
});

test('Ceasefire note 4: ground forces or structures suffice', () => {
  expect(ceasefire({ ground: { starpoint: { ann: '1 infantry' } } }).bob.activates('27').table).toAsk('ann window');
  expect(ceasefire({ ground: { starpoint: { ann: '1 pds' } } }).bob.activates('27').table).toAsk('ann window');
  expect(ceasefire({ planets: { ann: ['starpoint'] } }).bob.activates('27').table.open).not.toContain('ann window');
});

test('Ceasefire note 5: the active player may produce there', () => {
  const t = ceasefire({ ground: { starpoint: { ann: '1 infantry' }, 'new-albion': { bob: '1 space-dock' } } })
    .bob.activates('27')
    .ann.plays('ceasefire').table;
  expect(t).toAsk('bob units-to-produce');
});

test('Political Secret note 1a, Political Secret note 3: passive abilities still work', () => {
  const t = table({
    seats: { ann: 'sol', bob: 'yssaril', cat: 'naalu' },
    phase: 'agenda',
    change: (state) => {
      pass(state, 'political-secret@bob', 'ann');
      state.decks.agenda.draw = ['mutiny', 'economic-equality'];
    },
  }).begin(agendaPhase, {});
  t.ann.plays('political-secret');
  expect(modify(t.game, 'abilities-barred', { seat: 'bob' }, false)).toBe(true);
  expect(modify(t.game, 'hand-limit', { seat: 'bob' }, 7)).toBe(Infinity);
  expect(t.asks('bob', 'vote-for')).toBe(false);
});

test('reissued codex promissory notes say that they return', () => {
  const book = rulebookOf([], WITHOUT_EXPANSION);
  const reissued = Object.values(book.byKind['promissory-note']).filter(({ set }) => set !== 'base');
  expect(reissued).toHaveLength(5);
  for (const { name, text } of reissued) expect(text, name).toMatch(/Then return this note\.$/);
});
