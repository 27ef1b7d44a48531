import { expect, test } from 'vitest';
import { agendaPhase } from '#ti4/rules/politics/agenda-phase.ts';
import { on, technology } from '#ti4/rules/components/component.ts';
import { spaceCannonOffense } from '#ti4/rules/combat/space-cannon.ts';
import { modify } from '#ti4/rules/components/modifiers.ts';
import { tacticalAction } from '#ti4/rules/phases/tactical-action.ts';
import type { State } from '#ti4/rules/state.ts';
import { load, plain } from '../rules/loaded-dice.ts';
import { table, type Setting } from '../rules/table.ts';

// Rulings on promissory notes, units and objectives.

const pass = (state: State, note: string, to: string) => {
  for (const seat of Object.values(state.seats))
    seat.promissoryNotes = seat.promissoryNotes.filter((one) => one !== note);
  state.seats[to].promissoryNotes.push(note);
};

const silenced = (setting: Setting) =>
  table({
    seats: { ann: 'sol', bob: 'xxcha', cat: 'winnu' },
    phase: 'agenda',
    ...setting,
    change: (state) => {
      pass(state, 'political-secret@bob', 'ann');
      state.decks.agenda.draw = ['mutiny', 'economic-equality', 'swords-to-plowshares'];
      setting.change?.(state);
    },
  }).begin(agendaPhase, {});

test('Political Secret note 1: its owner’s faction technologies still work', () => {
  const t = silenced({ technologies: { bob: ['instinct-training'] }, hands: { cat: ['trade-rider'] } }).ann.plays(
    'political-secret',
  ).table;
  t.cat.plays('trade-rider').predicts('for');
  expect(t.options('bob', 'window')).toEqual(['instinct-training']);
  t.bob.uses('instinct-training');
  expect(t.facts('action-card-cancelled')).toMatchObject([{ seat: 'cat', by: 'bob' }]);
});

test('Political Secret note 2: returns when the agenda is discarded', () => {
  const t = silenced({ hands: { cat: ['veto'] } })
    .ann.plays('political-secret')
    .cat.plays('veto').table;
  expect([
    t.state.seats.bob.promissoryNotes.includes('political-secret@bob'),
    t.state.seats.ann.playArea,
    modify(t.game, 'vote-barred', { seat: 'bob', agenda: 'economic-equality' }, undefined),
  ]).toEqual([true, [], undefined]);
  // Quash is at hand again, too.
  expect(t).toAskAmongOthers('bob window');
  t.declineAll();
  expect(t).toAskAmongOthers('bob vote-for');
});

test('Ceasefire note 3: ships there may still transport ground forces', () => {
  const t = table({
    seats: plain,
    active: 'bob',
    space: { 27: { bob: '1 carrier, 1 cruiser' }, 26: { bob: '1 carrier' } },
    ground: { starpoint: { bob: '5 infantry' }, 'new-albion': { ann: '1 infantry' }, lodor: { bob: '1 infantry' } },
    change: (state) => pass(state, 'ceasefire@bob', 'ann'),
  });
  load(t, 10, 10, 10, 10, 10, 1).begin(tacticalAction, { seat: 'bob' }).bob.activates('27').ann.plays('ceasefire');
  // Nothing comes from elsewhere, and no more than there is room for.
  expect(t.options('bob', 'move-ships').filter((key) => key !== 'give-up')).toEqual([
    'carrier@27',
    'carry-infantry@starpoint',
  ]);
  expect(t.bob.refusal('carrier from 27, 5 infantry on starpoint', 'move-ships')).toBe(
    'The ships you move have too little capacity: carry 1 fewer or move more ships.',
  );
  t.bob.moves('carrier from 27, 2 infantry from starpoint');
  expect([t.units('bob', { system: '27', space: true }), t.units('bob', { planet: 'starpoint' })]).toEqual([
    '1 carrier, 1 cruiser, 2 infantry',
    '3 infantry',
  ]);
  // They have not moved into the system.
  expect([t.facts('ships-moved'), t.facts('units-taken-aboard')]).toMatchObject([
    [],
    [{ units: ['infantry', 'infantry'] }],
  ]);
  t.bob.lands('2 infantry on new-albion');
  expect(t.state.planets['new-albion'].controller).toBe('bob');
});

const DUST = 'turn-their-fleets-to-dust';
const secret = (setting: Setting, seat: string, ...faces: number[]) =>
  load(
    table({
      seats: plain,
      active: 'bob',
      ...setting,
      change: (state) => {
        state.seats[seat].secretObjectives = [DUST];
        state.decks.secret.draw = state.decks.secret.draw.filter((id) => id !== DUST);
        state.turn.system = '27';
        setting.change?.(state);
      },
    }),
    ...faces,
  ).begin(spaceCannonOffense, { system: '27' });

test('Turn Their Fleets to Dust note 3: ships placed afterward change nothing', () => {
  const relief = technology({
    id: 'test-relief',
    name: 'Relief',
    set: 'base',
    text: 'test',
    prerequisites: {},
    reactions: [
      on('when', 'unit-destroyed', {
        mandatory: true,
        isUsable: (_game, { holder }, { seat }) => seat === holder,
        effect: (game, { holder }) => {
          game.state.units.relief = { id: 'relief', type: 'cruiser', owner: holder, system: '27' };
        },
      }),
    ],
  });
  const t = secret(
    {
      components: [relief],
      technologies: { bob: ['test-relief'] },
      space: { 27: { bob: '1 cruiser' } },
      ground: { starpoint: { ann: '1 pds' } },
    },
    'ann',
    10,
  ).ann.firesAt('bob').table;
  expect([t.units('bob'), t.options('ann', 'window')]).toEqual(['1 cruiser', [DUST]]);
  t.ann.plays(DUST);
  expect(t.state.seats.ann.points).toBe(1);
});

test('Turn Their Fleets to Dust note 6, Turn Their Fleets to Dust note 6a: Van Hauge counts', () => {
  const lost = (others: string) =>
    secret(
      {
        seats: { ann: 'winnu', bob: 'yin', cat: 'hacan' },
        technologies: { cat: ['fighter-ii'] },
        space: { 27: { bob: '1 flagship (damaged)', cat: others } },
        ground: { starpoint: { ann: '1 pds' } },
      },
      'bob',
      10,
    ).ann.firesAt('bob').table;
  const t = lost('1 cruiser, 1 destroyer');
  expect([t.units('bob'), t.units('cat')]).toEqual(['', '']);
  t.bob.plays(DUST);
  expect(t.state.seats.bob.points).toBe(1);
  // Fighters alone are not enough.
  expect(lost('2 fighter').open.filter((one) => one.startsWith('bob'))).toEqual([]);
});

/** Ann owns this, and one cruiser is placed at 27 as her card says. */
const fighters: Setting = {
  seats: plain,
  technologies: { ann: ['fighter-ii'] },
  change: (state) => {
    state.seats.ann.tokens.fleet = 3;
  },
};
const placed = (space: string) =>
  table({
    ...fighters,
    space: { 27: { ann: space } },
    change: (state) => {
      fighters.change?.(state);
      state.units.more = { id: 'more', type: 'cruiser', owner: 'ann', system: '27' };
    },
  }).begin('turn', { seat: 'ann', performed: 0 });

test('Fighter note 3: removes an excess ship or a counted fighter', () => {
  // Two cruisers with the one placed, and two fighters: four against a fleet pool of three.
  const t = placed('1 cruiser, 2 fighter');
  expect(t).toAsk('ann excess-units');
  expect(t.options('ann', 'excess-units')).toEqual(['cruiser', 'fighter']);
  expect(t.ann.refusal('cruiser, fighter')).toBe('Cruiser: you chose more than you must remove.');
  expect(t.ann.refusal('cruiser')).toBeUndefined();
  t.ann.removes('fighter');
  expect(t.units('ann', { system: '27' })).toBe('2 cruiser, 1 fighter');
  // Where there is room aboard, the fighters count against that, and only what is beyond it has to go.
  expect(placed('1 carrier, 4 fighter')).toAsk('ann turn');
  expect(placed('1 carrier, 6 fighter')).toAsk('ann excess-units');
});
