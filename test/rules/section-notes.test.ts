import { expect, test } from 'vitest';
import { bombardment } from '#ti4/rules/invasion/bombardment.ts';
import { actionCard, on } from '#ti4/rules/components/component.ts';
import { invasion } from '#ti4/rules/invasion/invasion.ts';
import { movement } from '#ti4/rules/movement/movement.ts';
import { spaceCannonOffense } from '#ti4/rules/combat/space-cannon.ts';
import { statusPhase } from '#ti4/rules/phases/status-phase.ts';
import { tacticalAction } from '#ti4/rules/phases/tactical-action.ts';
import { load, plain, rolls } from './loaded-dice.ts';
import { table, type Setting } from './table.ts';
import { uses } from './using.ts';

test('1 note 8 after-roll abilities precede abilities before assigning hits', () => {
  const t = load(
    table({
      seats: plain,
      active: 'bob',
      hands: { bob: ['maneuvering-jets', 'scramble-frequency'] },
      space: { 27: { bob: '1 cruiser' } },
      ground: { starpoint: { ann: '1 pds' } },
    }),
    10,
    10,
  )
    .begin(spaceCannonOffense, { system: '27' })
    .ann.firesAt('bob').table;
  expect(t.options('bob', 'window')).toEqual(['scramble-frequency#1']);
  t.bob.plays('scramble-frequency');
  expect(t.options('bob', 'window')).toEqual(['maneuvering-jets#1']);
  t.bob.plays('maneuvering-jets');
  expect(t.units('bob')).toBe('1 cruiser');
});

/** Cat is first in initiative order, then bob, then ann; the deck begins with these cards. */
const dealt = (seats: Record<string, string>, deck: string[], setting: Setting = {}) =>
  table({
    seats,
    phase: 'status',
    ...setting,
    change: (state) => {
      for (const [seat, card] of [
        ['cat', 'leadership'],
        ['bob', 'trade'],
        ['ann', 'imperial'],
      ]) {
        delete state.strategyCards[card];
        state.seats[seat].strategyCards[card] = { used: true };
        state.seats[seat].technologies = {};
      }
      state.decks.action.draw = deck;
      setting.change?.(state);
    },
  }).begin(statusPhase, {});
const hands = (t: ReturnType<typeof dealt>) =>
  Object.fromEntries(Object.entries(t.state.seats).map(([seat, { actionCards }]) => [seat, actionCards]));

test('2 note 5 action cards are dealt in initiative order', () => {
  const t = dealt({ ann: 'winnu', bob: 'hacan', cat: 'muaat' }, ['summit#1', 'plague#1', 'spy#1', 'upgrade#1']);
  expect(hands(t)).toEqual({ ann: ['spy#1'], bob: ['plague#1'], cat: ['summit#1'] });
  t.ann.agrees('redistribute-tokens').bob.agrees('redistribute-tokens').cat.agrees('redistribute-tokens');
});

test('2 note 5a Neural Motivator draws both cards in turn', () => {
  const t = dealt({ ann: 'winnu', bob: 'hacan', cat: 'muaat' }, ['summit#1', 'plague#1', 'spy#1', 'upgrade#1'], {
    change: (state) => {
      state.seats.cat.technologies['neural-motivator'] = { component: 'neural-motivator' };
    },
  });
  expect(hands(t)).toEqual({ ann: ['upgrade#1'], bob: ['spy#1'], cat: ['summit#1', 'plague#1'] });
  t.cat.agrees('redistribute-tokens').bob.agrees('redistribute-tokens').ann.agrees('redistribute-tokens');
});

test('2 note 5b Yssaril discards before the next player draws', () => {
  const t = dealt({ ann: 'winnu', bob: 'hacan', cat: 'yssaril' }, ['summit#1', 'plague#1', 'spy#1', 'upgrade#1']);
  expect([t.open, hands(t)]).toEqual([
    ['cat discard-action-cards'],
    { ann: [], bob: [], cat: ['summit#1', 'plague#1'] },
  ]);
  t.cat.chooses('summit', 'discard-action-cards');
  expect(hands(t)).toEqual({ ann: ['upgrade#1'], bob: ['spy#1'], cat: ['plague#1'] });
  t.cat.agrees('redistribute-tokens').bob.agrees('redistribute-tokens').ann.agrees('redistribute-tokens');
});

const dawn = actionCard({
  id: 'test-dawn',
  name: 'Dawn',
  set: 'base',
  text: 'test',
  copies: 2,
  reactions: [
    on('when', 'turn-begins', { isUsable: (_game, { holder }, { seat }) => seat === holder, effect: () => undefined }),
  ],
});
const dusk = actionCard({
  id: 'test-dusk',
  name: 'Dusk',
  set: 'base',
  text: 'test',
  copies: 2,
  reactions: [
    on('when', 'turn-ends', { isUsable: (_game, { holder }, { seat }) => seat === holder, effect: () => undefined }),
  ],
});
const chore = actionCard({
  id: 'test-chore',
  name: 'Chore',
  set: 'base',
  text: 'test',
  copies: 4,
  action: { problem: () => undefined, effect: () => undefined },
});

test('3 note 4 the last player’s turns still begin and end', () => {
  const t = table({
    components: [dawn, dusk, chore],
    hands: { ann: ['test-dawn#1', 'test-dawn#2', 'test-dusk#1', 'test-dusk#2', 'test-chore#1', 'test-chore#2'] },
    change: (state) => {
      for (const [seat, card] of [
        ['bob', 'trade'],
        ['cat', 'imperial'],
        ['ann', 'leadership'],
      ]) {
        delete state.strategyCards[card];
        state.seats[seat].strategyCards[card] = { used: true };
      }
    },
  }).begin('action-phase', {});
  const use = (card: string) => t.ann.plays(card).table;
  use('test-dawn#1').ann.declines().plays('test-chore').endsTurn();
  t.ann.declines().bob.passes().cat.passes();
  use('test-dawn#2').ann.plays('test-chore').endsTurn();
  use('test-dusk#1').ann.declines().passes();
  // Her third turn in this phase, alone: it can be answered as well.
  expect(t.options('ann', 'window')).toEqual(['test-dusk#2']);
});

test('5 note 2 component and strategic actions have no active system', () => {
  const after = (action: string) =>
    table({
      seats: plain,
      technologies: { ann: ['fleet-logistics'] },
      hands: { ann: ['lucky-shot'] },
      planets: { ann: ['lodor'] },
      space: { 26: { bob: '1 destroyer, 1 cruiser' } },
      change: (state) => {
        state.seats.ann.strategyCards.diplomacy = { used: false };
      },
    })
      .begin('turn', { seat: 'ann', performed: 0 })
      .ann.activates('27')
      .ann.chooses(action, 'turn').table;
  const component = after('component:lucky-shot#1');
  expect([component.facts('system-activated').length, component.open, component.state.turn.system]).toEqual([
    1,
    ['ann choose-unit'],
    null,
  ]);
  const strategic = after('strategic:diplomacy');
  expect([strategic.open, strategic.state.turn.system]).toEqual([['ann diplomacy-system'], null]);
  component.leaves('ann', 'choose-unit');
  strategic.leaves('ann', 'diplomacy-system');
});

test('13 note 1 the active player attacks and others defend', () => {
  const t = load(
    table({ seats: plain, active: 'bob', space: { 26: { bob: '2 cruiser' }, 27: { ann: '1 cruiser' } } }),
    1,
    1,
    1,
    10,
    1,
    1,
  )
    .begin(tacticalAction, { seat: 'bob' })
    .bob.activates('27')
    .moves('2 cruiser from 26').table;
  expect(t.facts('combat-begins')).toMatchObject([{ attacker: 'bob', defender: 'ann' }]);
});

test('14 note 3 passing ships do not blockade', () => {
  // Ann's cruiser bars the other way, past Mecatol Rex.
  const t = table({
    seats: { ann: 'saar', bob: 'winnu', cat: 'hacan' },
    active: 'bob',
    space: { 28: { bob: '1 cruiser' }, 27: { ann: '1 space-dock' }, 18: { ann: '1 cruiser' } },
  })
    .begin(movement, { seat: 'bob', system: '26' })
    .bob.moves('cruiser from 28').table;
  expect([t.facts('ships-moved')[0].path, t.units('ann', { system: '27' })]).toEqual([
    ['28', '27', '26'],
    '1 space-dock',
  ]);
});

test('15 note 7a Plasma Scoring’s die is optional, a bombardment all-or-none', () => {
  const begun = (...faces: number[]) =>
    load(
      table({
        seats: plain,
        technologies: { ann: ['plasma-scoring'] },
        space: { 27: { ann: '3 dreadnought' } },
        ground: { starpoint: { bob: '5 infantry' } },
      }),
      ...faces,
    ).begin(bombardment, { seat: 'ann', system: '27' });
  expect(begun().options('ann')).toEqual(['starpoint', 'starpoint:no-extra', 'hold']);
  expect(rolls(begun(1, 1, 1, 1).ann.bombards('starpoint').table)).toEqual(['ann bombardment 4']);
  expect(rolls(begun(1, 1, 1).ann.bombards('no-extra').table)).toEqual(['ann bombardment 3']);
  expect(rolls(begun().ann.bombards('hold').table)).toEqual([]);
});

test('15 note 7a the extra die is optional in split bombardments', () => {
  const t = load(
    table({
      seats: plain,
      technologies: { ann: ['plasma-scoring'] },
      space: { 27: { ann: '2 dreadnought' } },
      ground: { starpoint: { bob: '2 infantry' }, 'new-albion': { bob: '2 infantry' } },
    }),
    1,
    1,
  )
    .begin(bombardment, { seat: 'ann', system: '27' })
    .ann.bombards('split')
    .splits('dreadnought on starpoint, dreadnought on new-albion')
    .chooses('none', 'extra-bombardment-die').table;
  expect(rolls(t)).toEqual(['ann bombardment 1', 'ann bombardment 1']);
  const each = load(
    table({
      seats: plain,
      technologies: { ann: ['plasma-scoring'] },
      space: { 27: { ann: '2 dreadnought' } },
      ground: { starpoint: { bob: '2 infantry' }, 'new-albion': { bob: '2 infantry' } },
    }),
  )
    .begin(bombardment, { seat: 'ann', system: '27' })
    .ann.bombards('split').table;
  expect(each.ann.refusal('dreadnought on starpoint')).toBe('Assign exactly 2 dreadnoughts; you assigned 1.');
});

test('32 note 2 Diplomacy works with one or no exhausted planet', () => {
  const setting = (exhausted: string[]): Setting => ({
    seats: plain,
    planets: { ann: ['lodor'] },
    change: (state) => {
      for (const id of exhausted) state.planets[id].exhausted = true;
    },
  });
  const one = uses('diplomacy', setting(['lodor'])).ann.chooses('26', 'diplomacy-system').table;
  expect(one.options('ann', 'diplomacy-planets')).toEqual(['lodor']);
  one.ann.chooses('lodor', 'diplomacy-planets');
  expect([one.state.planets.lodor.exhausted, one.open]).toEqual([false, ['bob use-secondary', 'cat use-secondary']]);
  expect(uses('diplomacy', setting([])).ann.chooses('26', 'diplomacy-system').table).toAsk(
    'bob use-secondary',
    'cat use-secondary',
  );
  one.bob.declines('use-secondary').cat.declines('use-secondary');
});

test('45 note 1 Imperial’s public objective needs the whole home system', () => {
  const imperial = (lost: boolean) =>
    uses('imperial', {
      seats: { ...plain, ann: 'naalu', cat: 'sol' },
      planets: { ann: ['mecatol-rex'] },
      change: (state) => {
        state.objectives = [{ id: 'lead-from-the-front', scoredBy: [] }];
        if (lost) state.planets.druaa.controller = 'bob';
      },
    });
  expect(imperial(false).options('ann', 'score-public-objective')).toEqual(['lead-from-the-front']);
  const t = imperial(true);
  expect([t.open.filter((one) => one.startsWith('ann')), t.state.seats.ann.points]).toEqual([[], 1]);
  t.bob.declines('use-secondary').cat.declines('use-secondary');
});

test('49 note 1 committed ground forces are on the planet immediately', () => {
  const seen: string[] = [];
  const look = actionCard({
    id: 'test-look',
    name: 'Look',
    set: 'base',
    text: 'test',
    copies: 1,
    reactions: [
      on('after', 'ground-forces-committed', {
        isUsable: () => true,
        effect: (game) => {
          seen.push(
            ...Object.values(game.state.units)
              .filter(({ owner }) => owner === 'ann')
              .map(({ type, planet }) => `${type} ${planet ?? 'in space'}`),
          );
        },
      }),
    ],
  });
  const t = load(
    table({
      seats: plain,
      components: [look],
      hands: { bob: ['test-look'] },
      space: { 27: { ann: '1 carrier, 2 infantry' } },
      ground: { starpoint: { bob: '1 pds' } },
    }),
    10,
  )
    .begin(invasion, { seat: 'ann', system: '27' })
    .ann.lands('infantry on starpoint').table;
  t.bob.plays('test-look');
  expect(seen).toEqual(['carrier in space', 'infantry starpoint', 'infantry in space']);
  // So cannons hit the one that has landed, and none in space.
  t.bob.firesAt('ann');
  expect([t.units('ann', { planet: 'starpoint' }), t.units('ann', { system: '27', space: true })]).toEqual([
    '',
    '1 carrier, 1 infantry',
  ]);
});
