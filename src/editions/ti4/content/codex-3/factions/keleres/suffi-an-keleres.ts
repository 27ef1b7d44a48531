import { componentOf, leader, on, type Game } from '#ti4/rules/components/component.ts';
import { addEffect } from '#ti4/rules/components/effects.ts';
import { seatOf } from '#ti4/rules/seats.ts';
import type { SeatId } from '#ti4/rules/state.ts';

const ID = 'suffi-an-keleres';

/** Returns the index of the fact that began a seat's last action in its current turn; undefined if there is none. */
const lastAction = ({ state: { facts, active } }: Game, seat: SeatId): number | undefined => {
  const at = facts.findLastIndex((fact) => fact.type === 'action-begins' && fact.seat === seat);
  return active === seat && at > facts.findLastIndex(({ type }) => type === 'turn-begins') ? at : undefined;
};

/** Returns the index of a seat's last action in its current turn if it played an action card as that action. */
function cardPlayed(game: Game, seat: SeatId): number | undefined {
  const at = lastAction(game, seat);
  if (at === undefined) return undefined;
  const played = game.state.facts
    .slice(at)
    .some(
      (fact) =>
        fact.type === 'action-card-played' &&
        fact.seat === seat &&
        game.book.components[componentOf(fact.card)]?.action,
    );
  return played ? at : undefined;
}

export default leader({
  id: ID,
  name: 'Suffi An',
  set: 'codex-3',
  faction: 'keleres',
  role: 'commander',
  text: 'Unlock: spend 1 trade good after you play an action card as an action. After each of your component actions: you may perform another action.',
  unlockedFor: { tradeGoods: 1, occasion: cardPlayed },
  modifiers: {
    'actions-in-turn': (_game, { holder, memory }, actions, { seat }) =>
      memory === 'again' && seat === holder ? actions + 1 : actions,
  },
  reactions: [
    on('after', 'action-performed', {
      mandatory: 'any-order',
      // The action that unlocked her does not count.
      isUsable: (game, { holder, key }, { seat, action }) =>
        seat === holder &&
        action === 'component' &&
        seatOf(game, holder).leaders?.[key]?.offered !== lastAction(game, seat),
      effect: (game, { holder }) => void addEffect(game, ID, holder, 'again', 'turn'),
    }),
  ],
});
