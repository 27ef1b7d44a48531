import { expect, test } from 'vitest';
import { done } from '#engine';
import { turn } from '#ti4/rules/phases/action-phase.ts';
import { actionCard, on } from '#ti4/rules/components/component.ts';
import { tacticalAction } from '#ti4/rules/phases/tactical-action.ts';
import { load, plain, rolls } from './loaded-dice.ts';
import { table, type Setting } from './table.ts';

const acting = (setting: Setting = {}, ...faces: number[]) =>
  load(table({ seats: plain, active: 'ann', ...setting }), ...faces).begin(tacticalAction, { seat: 'ann' });

test('89.1a, 89.1b tactic tokens activate systems despite other tokens', () => {
  const t = acting({
    change: (state) => {
      state.systems['27'].tokens = ['bob', 'cat'];
    },
  }).ann.activates('27').table;
  expect([t.state.systems['27'].tokens, t.state.seats.ann.tokens.tactic]).toEqual([['bob', 'cat', 'ann'], 2]);
  expect(t.facts('system-activated')).toMatchObject([{ seat: 'ann', system: '27' }]);
});

test('89.2, 89.2a ships leave systems without own token, with cargo', () => {
  const t = acting({
    space: { 26: { ann: '1 carrier' }, 28: { ann: '1 cruiser' }, 20: { ann: '1 cruiser' } },
    ground: { lodor: { ann: '2 infantry' } },
    change: (state) => {
      state.systems['28'].tokens = ['ann'];
    },
  }).ann.activates('27').table;
  expect(t.options('ann', 'move-ships').sort()).toEqual(['carrier@26', 'carry-infantry@lodor', 'cruiser@20']);
  t.ann.moves('carrier from 26, cruiser from 20, 2 infantry from lodor');
  expect(t.units('ann', { system: '27' })).toBe('1 carrier, 1 cruiser, 2 infantry');
  t.leaves('ann', 'commit-ground-forces');
});

test('89.2b, 89.5a an action without movement still produces', () => {
  const t = acting({ space: { 26: { ann: '1 carrier' } }, ground: { starpoint: { ann: '1 space-dock' } } })
    .ann.activates('27')
    .moves().table;
  expect(t).toAsk('ann units-to-produce');
});

test('89 note 1 one action includes all five steps', () => {
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
  ).ann.activates('27').table;
  t.ann.moves('2 carrier from 26, 4 infantry from 26, dreadnought from 26');
  t.ann.firesAt('bob');
  expect(t.facts('combat-won')).toMatchObject([{ winner: 'ann', where: 'space' }]);
  t.ann.bombards('starpoint');
  t.ann.lands('4 infantry on starpoint');
  expect(t.state.planets.starpoint.controller).toBe('ann');
  expect(t).toAsk('ann units-to-produce');
});

test('89.4 an invasion goes bombardment, landing, ground combat', () => {
  const t = acting(
    { space: { 27: { ann: '1 dreadnought, 1 carrier, 3 infantry' } }, ground: { starpoint: { bob: '1 infantry' } } },
    1,
    8,
    1,
    1,
    1,
  ).ann.activates('27').table;
  expect(t).toAsk('ann bombard');
  t.ann.bombards('starpoint');
  expect(t).toAsk('ann commit-ground-forces');
  t.ann.lands('3 infantry on starpoint');
  expect(rolls(t)).toEqual(['ann bombardment 1', 'ann ground-combat 3', 'bob ground-combat 1']);
});

const atEnd = { isUsable: () => true, effect: () => undefined };
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

test('89 note 2 end-of-action abilities precede end-of-turn abilities (3 note 2)', () => {
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
  t.ann.activates('27');
  expect(t.options('bob', 'window')).toEqual(['test-action#1']);
  t.bob.plays('test-action').ann.endsTurn();
  expect(t.options('bob', 'window')).toEqual(['test-turn#1']);
});

test('94 note 4 a second action gives no second transaction', () => {
  const t = table({
    seats: plain,
    technologies: { ann: ['fleet-logistics'] },
    space: { 26: { ann: '1 cruiser' }, 27: { bob: '1 cruiser' } },
    change: (state) => {
      state.seats.ann.tradeGoods = 2;
    },
  }).begin(turn, { seat: 'ann', performed: 0 });
  t.ann.offers('bob', { give: { tradeGoods: 1 } }).bob.accepts();
  t.ann.activates('33');
  expect(t.options('ann', 'turn')).toContain('tactical');
  expect(() => t.ann.offers('bob', { give: { tradeGoods: 1 } }).table).toThrow(
    'You have already made a transaction with this player this turn.',
  );
});

const freeze = actionCard({
  id: 'test-done',
  name: 'Done',
  set: 'base',
  text: 'test',
  copies: 1,
  reactions: [on('after', 'system-activated', { isUsable: () => true, effect: () => done() as never })],
});

test('89.1 abilities can answer activation before ships move (5 note 3)', () => {
  const t = acting({
    components: [freeze],
    hands: { bob: ['test-done#1'] },
    space: { 26: { ann: '1 cruiser' } },
  }).ann.activates('27').table;
  expect(t).toAsk('bob window');
  t.bob.declines();
  expect(t).toAsk('ann move-ships');
});
