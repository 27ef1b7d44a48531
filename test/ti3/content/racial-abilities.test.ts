import { expect, test } from 'vitest';
import { kit } from '#ti3/rules/components/component.ts';
import { CardTable, type Name } from '../card-table.ts';

/** A table at which somebody has an ability of whatever race. */
function having(seat: Name, ability: string): CardTable {
  const at = new CardTable();
  at.state.seats[seat].abilities[ability] = { component: ability };
  kit.invalidateInForce(at.game);
  return at;
}

test('E3 13.1 Xxcha veto a political card for a counter', () => {
  const at = having('cal', 'veto');
  at.state.decks.political.draw = ['law-one', 'law-two', 'law-three', 'law-four', 'law-five'];
  at.state.seats.ann.counters = { command: 0, fleet: 3, strategy: 0 };
  at.begins('political-primary', { seat: 'ann' }).replies('ann', { command: 1 });
  const before = at.state.seats.cal.counters.strategy;
  at.says('cal', 'veto');
  expect(at.state.decks.political.discard).toEqual(['law-one']);
  expect(at.state.seats.cal.counters.strategy).toBe(before - 1);
  at.replies('cal', []);
  // The second card is voted on: nobody need veto it.
  expect(at.asked('bob')).toBeDefined();
  expect(at.state.facts.filter(({ type }) => type === 'political-card-revealed')).toHaveLength(2);
});

test('E3 14.1 Jol-Nar following Technology use both abilities', () => {
  const at = having('bob', 'scholars');
  at.state.seats.ann.strategyCards = { technology: { used: false } };
  at.state.seats.bob.tradeGoods = 8;
  const { strategy } = at.state.seats.bob.counters;
  at.begins('strategic-action', { seat: 'ann', card: 'technology' }).says('ann', 'none').says('bob', 'use');
  at.says('bob', 'antimass-deflectors');
  expect(at.state.seats.bob.technologies['antimass-deflectors']).toBeDefined();
  at.says('bob', 'hylar-v-assault-laser');
  at.replies('bob', { 'trade-goods': 8 });
  expect(at.state.seats.bob.technologies['hylar-v-assault-laser']).toBeDefined();
  expect([at.state.seats.bob.tradeGoods, strategy - at.state.seats.bob.counters.strategy]).toEqual([0, 1]);
});

test('E3 13.2 Hacan trade action cards in the status phase', () => {
  const at = having('bob', 'card-market').holds('bob', 'plague').holds('cal', 'sabotage', 'recheck');
  at.state.seats.cal.tradeGoods = 2;
  const offered = (): CardTable => at.begins('card-market', { seat: 'bob' }).says('bob', 'cal').says('bob', 'plague#1');
  offered().replies('bob', { cards: 1, asked: 2 });
  const spec = at.asked('cal');
  expect(spec).toMatchObject({
    kind: 'choose',
    // With what it does: it is the partner's to judge.
    prompt: 'Hacan offers you Plague for 1 action card of your choice and 2 trade goods. Do you accept?',
    detail: expect.stringMatching(/^Plague: Action: /) as string,
  });
  at.says('cal', 'agree');
  expect(() => at.says('cal', 'sabotage#1', 'recheck#1')).toThrow();
  at.says('cal', 'recheck#1').says('bob', 'none');
  expect([at.state.seats.bob.actionCards, at.state.seats.cal.actionCards]).toEqual([
    ['recheck#1'],
    ['sabotage#1', 'plague#1'],
  ]);
  expect([at.state.seats.bob.tradeGoods, at.state.seats.cal.tradeGoods]).toEqual([2, 0]);
});

test('E3 13.2 an action card offer may be refused', () => {
  const at = having('bob', 'card-market').holds('bob', 'plague').holds('cal', 'sabotage');
  at.state.seats.bob.tradeGoods = 1;
  at.begins('card-market', { seat: 'bob' })
    .says('bob', 'cal')
    .replies('bob', [])
    .replies('bob', { cards: 1, given: 1 });
  at.says('cal', 'refuse');
  expect([at.state.seats.cal.actionCards, at.choices('bob')]).toEqual([['sabotage#1'], ['ann', 'none']]);
  at.says('bob', 'none')
    .begins('card-market', { seat: 'bob' })
    .says('bob', 'cal')
    .replies('bob', [])
    .replies('bob', { cards: 1, given: 1 });
  at.says('cal', 'agree').says('cal', 'sabotage#1');
  expect([at.state.seats.bob.actionCards, at.state.seats.cal.tradeGoods]).toEqual([['plague#1', 'sabotage#1'], 1]);
});

test('E3 16.7 the status phase offers Hacan the card market', () => {
  const at = having('bob', 'card-market').holds('bob', 'plague');
  at.begins('status-phase', {});
  for (let i = 0; i < 20 && !at.choices('bob').includes('card-market'); i++)
    for (const seat of ['ann', 'bob', 'cal'] as const) {
      const spec = at.asked(seat);
      if (spec && !at.choices('bob').includes('card-market'))
        at.replies(seat, spec.kind === 'allot' ? spec.proposed : []);
    }
  expect(at.choices('bob')).toContain('card-market');
});
