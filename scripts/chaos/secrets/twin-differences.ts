import { canonicalJson, type SeatId } from '#engine';
import type { GuardedEdition } from './editions/guarded-edition.ts';
import type { TwinTable } from './twin-table.ts';

/** Tells whether a fact reports a random result. */
const isOfChance = (fact: { type: string }): boolean =>
  /dice|die|roll|shuffled/.test([fact.type, ...Object.keys(fact)].join(' '));

/**
 * Tells whether the dice of the two games differ: they depend on engine ids, which secret questions shift, and reveal
 * nothing.
 */
export const otherDice = (pair: TwinTable[]): boolean =>
  new Set(pair.map(({ state }) => state.nextId)).size > 1 &&
  new Set(pair.map(({ state }) => canonicalJson(state.facts.filter(isOfChance) as never))).size > 1;

/** Tells whether the games still differ in that hand alone: a rule may give away or reveal one of its cards. */
export const alike = ({ open, own, piles }: GuardedEdition, pair: TwinTable[], owner: SeatId): boolean =>
  new Set(
    pair.map(({ state, playing }) =>
      canonicalJson([
        state.order.flatMap((seat) => (seat === owner ? [] : [own(state, seat)])),
        open(state),
        piles.map((pile) => pile.of(playing, owner).length),
      ] as never),
    ),
  ).size === 1;

export function difference(a: string, b: string): string {
  let at = 0;
  while (a[at] === b[at]) at++;
  return `…${a.slice(Math.max(0, at - 200), at + 160)}… and …${b.slice(Math.max(0, at - 20), at + 160)}…`;
}
