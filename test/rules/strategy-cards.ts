import type { SeatId, State } from '#ti4/rules/state.ts';
import type { TestTable } from './table.ts';

/** Each of these has a strategy card, used or not; it is in the common area no more. */
export const dealt =
  (cards: Record<SeatId, string>, used = true) =>
  (state: State): void => {
    for (const [seat, card] of Object.entries(cards)) {
      state.seats[seat].strategyCards = { [card]: { used } };
      delete state.strategyCards[card];
    }
  };

/** What three take of the strategy cards where nothing depends on which: ann Leadership and Warfare, bob Trade and Imperial, cat Politics and Technology. */
const TWO_EACH: readonly (readonly [SeatId, string])[] = [
  ['ann', 'leadership'],
  ['bob', 'trade'],
  ['cat', 'politics'],
  ['ann', 'warfare'],
  ['bob', 'imperial'],
  ['cat', 'technology'],
];

/** The strategy cards are chosen, two by each. */
export function takeTwoEach(t: TestTable): TestTable {
  for (const [seat, card] of TWO_EACH) t.seat(seat).picks(card);
  return t;
}
