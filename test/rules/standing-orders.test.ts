import { expect, test } from 'vitest';
import { act, openAsks } from '#engine';
import { agentOrdersAt } from '#ti4/rules/leaders/agent-standing-orders.ts';
import { actionPhase } from '#ti4/rules/phases/action-phase.ts';
import { actionCard, on } from '#ti4/rules/components/component.ts';
import { destroyUnits } from '#ti4/rules/units/destroy.ts';
import { spaceCombat } from '#ti4/rules/combat/space-combat.ts';
import { tacticalAction } from '#ti4/rules/phases/tactical-action.ts';
import { table, type Setting, type TestTable } from './table.ts';

const answering = actionCard({
  id: 'test-answer',
  name: 'Answer',
  set: 'base',
  text: 'test',
  copies: 3,
  reactions: [on('when', 'turn-begins', { isUsable: () => true, effect: () => undefined })],
});

const playing = (): TestTable =>
  table({
    components: [answering],
    hands: { bob: ['test-answer'] },
    change: (state) => {
      state.seats.ann.strategyCards = { leadership: { used: true } };
      state.seats.bob.strategyCards = { trade: { used: true } };
      state.seats.cat.strategyCards = { imperial: { used: true } };
    },
  });
const order = (t: TestTable, seat: string, moment: string, until: string): TestTable => {
  act(t.game as never, seat, 'standing-order', { moment, until });
  return t;
};

test('1.18 declined events are not asked until orders end', () => {
  const asked = (until: string, moment = 'turn-begins') => {
    const t = order(playing(), 'bob', moment, until).begin(actionPhase, {});
    const first = t.asks('bob', 'window');
    if (first) t.bob.declines();
    t.ann.passes();
    const second = t.asks('bob', 'window');
    return [first, second];
  };
  expect(asked('ask')).toEqual([true, true]);
  expect(asked('round')).toEqual([false, false]);
  expect(asked('always')).toEqual([false, false]);
  expect(asked('round', 'any')).toEqual([false, false]);
  // Said before the first turn began, it is over with it.
  expect(asked('turn')).toEqual([true, true]);
});

test('1.18 orders for this turn end with it', () => {
  const t = playing().begin(actionPhase, {});
  expect(t).toAsk('bob window');
  order(t, 'bob', 'turn-begins', 'turn');
  expect(t).toAsk('ann turn');
  t.ann.passes();
  expect(t).toAsk('bob window');
});

test('3 end-turn orders end turns without a prompt', () => {
  const after = (until: string) => {
    const t = order(playing(), 'ann', 'end-turn', until);
    t.state.seats.ann.strategyCards = { leadership: { used: false } };
    t.begin(actionPhase, {}).declineAll('window').ann.performs('strategic:leadership');
    for (let i = 0; i < 12 && t.open.length && !t.asks('ann', 'end-turn') && !t.asks('bob', 'window'); i++) {
      const { seat, question } = t.next;
      if (question === 'use-secondary') t.seat(seat).declines(question);
      else t.seat(seat).complies(question);
    }
    return t.stopsAt();
  };
  expect(after('ask')).toEqual(['ann end-turn']);
  expect(after('round')).toEqual(['bob window']);
});

test('78.3 orders for a round silence no card for the start of combat', () => {
  const offered = (...orders: string[]): string[] => {
    const t = table({
      seats: { ann: 'sol', bob: 'letnev' },
      active: 'ann',
      space: { 27: { ann: '2 cruiser', bob: '2 cruiser, 2 fighter' } },
      hands: { bob: ['fighter-prototype', 'morale-boost'] },
    });
    for (const one of orders) order(t, 'bob', one, 'always');
    t.begin(spaceCombat, { system: '27', attacker: 'ann', defender: 'bob' });
    if (!t.stopsAt().includes('bob window')) return [];
    const spec = t.spec('bob', 'window');
    return spec.kind === 'choose' ? spec.options.map(({ key }) => key) : [];
  };
  const both = ['morale-boost#1', 'fighter-prototype#1'];
  expect(offered()).toEqual(both);
  expect(offered('space-combat-round-begins with morale-boost')).toEqual(both);
  expect(offered('space-combat-round-begins')).toEqual(both);
  expect(offered('space-combat-round-begins', 'space-combat-begins')).toEqual([]);
  expect(offered('space-combat-begins with fighter-prototype')).toEqual(both);
});

const POK = ['base', 'codex-1', 'pok'];
/** T'ro, who answers the end of anybody's tactical action, is cat's; ann's takes place at Lodor, which is hers. */
const actionEnds = (setting: Setting = {}, ...orders: string[]) => {
  const t = table({ sets: POK, planets: { ann: ['lodor'] }, ...setting });
  for (const one of orders) order(t, 'cat', one, 'always');
  return t.begin(tacticalAction, { seat: 'ann' }).ann.activates('26').table;
};

test('51 agents: orders limit prompts to the chosen beneficiaries', () => {
  const asked = (...orders: string[]): boolean => {
    const t = actionEnds({}, ...orders);
    const is = t.asks('cat', 'window');
    if (is) t.cat.declines();
    return is;
  };
  expect(asked()).toBe(true);
  expect(asked('tro for nobody')).toBe(false);
  expect(asked('tro for cat')).toBe(false);
  expect(asked('tro for cat', 'tro for ann')).toBe(true);
});

test('51 agents: the affected player is the beneficiary', () => {
  const asked = (whom: string): boolean => {
    const t = table({
      sets: [...POK, 'codex-3'],
      seats: { ann: 'winnu', bob: 'saar', cat: 'yin' },
      ground: { starpoint: { ann: '1 infantry' } },
      change: ({ seats }) => void (seats.cat.orders = { [`brother-milor for ${whom}`]: 0 }),
    });
    const [unit] = Object.keys(t.state.units);
    t.begin(destroyUnits, { units: [unit], by: 'bob' });
    const is = t.asks('cat', 'window');
    if (is) t.cat.declines();
    return is;
  };
  expect([asked('ann'), asked('bob'), asked('cat')]).toEqual([true, false, false]);
});

test('51 agents: prompts offer orders for oneself only', () => {
  const t = actionEnds();
  const [{ ask }] = openAsks(t.state).filter((open) => open.ask.player === 'cat');
  const { event } = ask.data as { event: object };
  const spec = t.spec('cat', 'window');
  const options = spec.kind === 'choose' ? spec.options.map(({ key }) => key) : [];
  expect(agentOrdersAt(t.game, 'cat', event, options).map((one) => one.order)).toEqual(['tro for cat']);
  // Not of what is not offered, nor where it is their own moment.
  expect(agentOrdersAt(t.game, 'cat', event, [])).toEqual([]);
  expect(agentOrdersAt(t.game, 'cat', { ...event, seat: 'cat' }, options)).toEqual([]);
  order(t, 'cat', 'tro for cat', 'always');
  expect(t.asks('cat', 'window')).toBe(false);
});

test('51 agent orders need the agent and are revocable', () => {
  const t = table({ sets: POK });
  expect(() => order(t, 'bob', 'tro for bob', 'always')).toThrow(
    "I don't know that standing order. Choose one of the suggestions.",
  );
  order(t, 'cat', 'tro for nobody', 'always');
  expect(t.state.seats.cat.orders).toEqual({ 'tro for nobody': 0 });
  order(t, 'cat', 'tro for nobody', 'ask');
  expect(t.state.seats.cat.orders).toEqual({});
});
