import { expect, test } from 'vitest';
import { rulebookOf } from '#ti4/rulebook.ts';
import { turn } from '#ti4/rules/phases/action-phase.ts';
import { singleRulebook } from '#ti4/rules/rulebooks.ts';
import { createAiPlayer } from '#ti4/service/ai-player.ts';
import type { Seat } from '#ti4/rules/state.ts';
import { table, type TestTable } from '../rules/table.ts';

const PRACTISING = ['bob', 'cat'];
const ai = createAiPlayer(singleRulebook(rulebookOf()));

/** Ann's turn; the practice players Bob and Cat are her neighbors. */
const laid = (goods: Partial<Record<string, Partial<Seat>>>): TestTable =>
  table({
    space: { 26: { ann: '1 cruiser' }, 27: { bob: '1 cruiser' }, 25: { cat: '1 cruiser' } },
    change: (state) => {
      for (const [id, seat] of Object.entries(state.seats))
        Object.assign(seat, { tradeGoods: 0, commodities: 0, promissoryNotes: [], ...goods[id] });
    },
  }).begin(turn, { seat: 'ann', performed: 0 });

/** Returns the free action of a practice player who is not asked. */
const action = (t: TestTable, seat: string) => ai.freeAction(t.state, seat, PRACTISING);

test('Practice players offer a neighbor on turn commodities for commodities', () => {
  const t = laid({ ann: { commodities: 3 }, bob: { commodities: 2 } });
  expect(ai.mayAct?.(t.state, PRACTISING)).toBe(true);
  expect(action(t, 'bob')).toEqual({
    action: 'offer',
    data: { to: 'ann', give: { tradeGoods: 0, commodities: 2 }, take: { tradeGoods: 0, commodities: 2 } },
  });
});

test('Practice players buy commodities for fewer trade goods', () => {
  expect(action(laid({ ann: { commodities: 3 }, bob: { tradeGoods: 9 } }), 'bob')).toMatchObject({
    data: { to: 'ann', give: { tradeGoods: 2, commodities: 0 }, take: { tradeGoods: 0, commodities: 3 } },
  });
  expect(action(laid({ ann: { commodities: 3 }, bob: { tradeGoods: 1 } }), 'bob')).toBeUndefined();
});

test('Practice players offer nothing that is bad for them or impossible', () => {
  expect(action(laid({ ann: { commodities: 3 } }), 'bob')).toBeUndefined();
  expect(action(laid({ ann: { tradeGoods: 1 }, bob: { commodities: 2 } }), 'bob')).toBeUndefined();
  // As many trade goods as commodities gain a person nothing.
  expect(action(laid({ ann: { tradeGoods: 3 }, bob: { commodities: 2 } }), 'bob')).toBeUndefined();
  const far = laid({ ann: { commodities: 3 }, bob: { commodities: 2 } });
  far.state.turn.transactions = ['bob'];
  expect(action(far, 'bob')).toBeUndefined();
});

test('A person gets at most one offer from each practice player a round', () => {
  const t = laid({ ann: { commodities: 3 }, bob: { commodities: 2 } });
  const first = action(t, 'bob');
  t.acts('bob', 'offer', first?.data as never);
  expect(action(t, 'bob')).toBeUndefined();
  const [{ id }] = Object.values(t.state.offers);
  t.acts('ann', 'decline-offer', { offer: id } as never);
  expect(action(t, 'bob')).toBeUndefined();
  expect(ai.mayAct?.(t.state, ['bob'])).toBe(false);
});

test('Offers to people do not depend on what is hidden from the practice player', () => {
  const [one, other] = [{}, { promissoryNotes: ['ceasefire@ann'], actionCards: ['sabotage#1'] }].map((hand) =>
    laid({ ann: { commodities: 3, ...hand }, bob: { commodities: 2 } }),
  );
  expect(action(one, 'bob')).toEqual(action(other, 'bob'));
});

test('Practice players consider offers when a turn begins, not during it', () => {
  const t = laid({});
  const later = { ...t.state, turn: { ...t.state.turn, number: t.state.turn.number + 1 } };
  expect(ai.isOccasion?.(t.state, later)).toBe(true);
  expect(ai.isOccasion?.(t.state, { ...t.state })).toBe(false);
  expect(ai.isOccasion?.(t.state, { ...later, phase: 'status' })).toBe(false);
});
