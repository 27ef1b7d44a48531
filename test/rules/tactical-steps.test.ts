import { expect, test } from 'vitest';
import { done } from '../../src/engine/index.ts';
import { turn } from '../../src/editions/ti4/rules/phases/action-phase.ts';
import { actionCard, on } from '../../src/editions/ti4/rules/components/component.ts';
import { tacticalAction } from '../../src/editions/ti4/rules/phases/tactical-action.ts';
import { load, plain, rolls } from './loaded-dice.ts';
import { table, type Setting } from './table.ts';

const acting = (setting: Setting = {}, ...faces: number[]) =>
  load(table({ seats: plain, active: 'ann', ...setting }), ...faces).begin(tacticalAction, { seat: 'ann' });

test('89.1a a token of the tactic pool makes the system the active one; 89.1b tokens of others are no hindrance', () => {
  const t = acting({
    change: (state) => {
      state.systems['27'].tokens = ['bob', 'cat'];
    },
  }).answers('ann', '27');
  expect([t.state.systems['27'].tokens, t.state.seats.ann.tokens.tactic]).toEqual([['bob', 'cat', 'ann'], 2]);
  expect(t.facts('system-activated')).toMatchObject([{ seat: 'ann', system: '27' }]);
});

test('89.2 ships come from any systems without the own token, 89.2a with what they carry', () => {
  const t = acting({
    space: { 26: { ann: '1 carrier' }, 28: { ann: '1 cruiser' }, 20: { ann: '1 cruiser' } },
    ground: { lodor: { ann: '2 infantry' } },
    change: (state) => {
      state.systems['28'].tokens = ['ann'];
    },
  }).answers('ann', '27');
  expect(t.options('ann', 'move-ships').sort()).toEqual(['carrier@26', 'carry-infantry@lodor', 'cruiser@20']);
  t.answers('ann', { 'carrier@26': 1, 'cruiser@20': 1, 'carry-infantry@lodor': 2 });
  expect(t.units('ann', { system: '27' })).toBe('1 carrier, 1 cruiser, 2 infantry');
});

test('89.2b nothing need move; 89.5a units produce all the same', () => {
  const t = acting({ space: { 26: { ann: '1 carrier' } }, ground: { starpoint: { ann: '1 space-dock' } } })
    .answers('ann', '27')
    .answers('ann', {}, 'move-ships');
  expect(t.open).toEqual(['ann units-to-produce']);
});

test('89 note 1 all five steps come in one action: move, fire, fight, invade and produce', () => {
  const t = acting(
    {
      space: { 26: { ann: '2 carrier, 4 infantry, 1 dreadnought' }, 27: { bob: '1 cruiser' } },
      ground: { starpoint: { bob: '2 infantry' }, 'new-albion': { ann: '1 space-dock, 1 pds' } },
    },
    1,
    10,
    1,
    1,
    1,
    10,
    10,
    10,
    10,
    10,
    1,
  ).answers('ann', '27');
  t.answers('ann', { 'carrier@26': 2, 'carry-infantry@26': 4, 'dreadnought@26': 1 });
  t.answers('ann', 'bob', 'use-space-cannon');
  expect(t.facts('combat-won')).toMatchObject([{ winner: 'ann', where: 'space' }]);
  t.answers('ann', 'starpoint', 'bombard');
  t.answers('ann', { 'infantry@starpoint': 4 }, 'commit-ground-forces');
  expect(t.state.planets.starpoint.controller).toBe('ann');
  expect(t.open).toEqual(['ann units-to-produce']);
});

test('89.4 in the invasion come bombardment, landing and ground combat, in that order', () => {
  const t = acting(
    { space: { 27: { ann: '1 dreadnought, 1 carrier, 3 infantry' } }, ground: { starpoint: { bob: '1 infantry' } } },
    1,
    8,
    1,
    1,
    1,
  ).answers('ann', '27');
  expect(t.open).toEqual(['ann bombard']);
  t.answers('ann', 'starpoint');
  expect(t.open).toEqual(['ann commit-ground-forces']);
  t.answers('ann', { 'infantry@starpoint': 3 });
  expect(rolls(t)).toEqual(['ann bombardment 1', 'ann ground-combat 3', 'bob ground-combat 1']);
});

const atEnd = { usable: () => true, effect: () => undefined };
const ofAction = actionCard({
  id: 'test-action',
  name: 'Action',
  set: 'base',
  text: 'test',
  copies: 1,
  reactions: [on('after', 'action-performed', atEnd)],
});
const ofTurn = actionCard({
  id: 'test-turn',
  name: 'Turn',
  set: 'base',
  text: 'test',
  copies: 1,
  reactions: [on('when', 'turn-ends', atEnd)],
});

test('89 note 2 what happens at the end of an action comes before what happens at the end of the turn (3 note 2)', () => {
  const t = table({
    components: [ofAction, ofTurn],
    hands: { bob: ['test-turn#1', 'test-action#1'] },
    change: (state) => {
      for (const [seat, card] of [
        ['ann', 'trade'],
        ['bob', 'warfare'],
        ['cat', 'imperial'],
      ]) {
        delete state.strategyCards[card];
        state.seats[seat].strategyCards[card] = { used: true };
      }
    },
  }).begin('action-phase', {});
  t.answers('ann', 'tactical').answers('ann', '27');
  expect(t.options('bob', 'window')).toEqual(['test-action#1']);
  t.answers('bob', 'test-action#1').answers('ann', 'end-turn');
  expect(t.options('bob', 'window')).toEqual(['test-turn#1']);
});

test('94 note 4 two actions in a turn leave one transaction with each neighbor', () => {
  const t = table({
    seats: plain,
    technologies: { ann: ['fleet-logistics'] },
    space: { 26: { ann: '1 cruiser' }, 27: { bob: '1 cruiser' } },
    change: (state) => {
      state.seats.ann.tradeGoods = 2;
    },
  }).begin(turn, { seat: 'ann', performed: 0 });
  t.acts('ann', 'offer', { to: 'bob', give: { tradeGoods: 1 } }).acts('bob', 'accept-offer', { offer: Object.keys(t.state.offers)[0] });
  t.answers('ann', 'tactical').answers('ann', '33');
  expect(t.options('ann', 'turn')).toContain('tactical');
  expect(() => t.acts('ann', 'offer', { to: 'bob', give: { tradeGoods: 1 } })).toThrow(/had your transaction/);
});

const freeze = actionCard({
  id: 'test-done',
  name: 'Done',
  set: 'base',
  text: 'test',
  copies: 1,
  reactions: [on('after', 'system-activated', { usable: () => true, effect: () => done() as never })],
});

test('89.1 the system can be answered once it is active, before anything moves (5 note 3)', () => {
  const t = acting({ components: [freeze], hands: { bob: ['test-done#1'] }, space: { 26: { ann: '1 cruiser' } } }).answers('ann', '27');
  expect(t.open).toEqual(['bob window']);
  t.answers('bob', []);
  expect(t.open).toEqual(['ann move-ships']);
});
