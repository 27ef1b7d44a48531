import type { Game } from '#ti4/rules/components/component.ts';
import { modify } from '#ti4/rules/components/modifiers.ts';
import type { SeatId } from '#ti4/rules/state.ts';
import { defineZone } from './zone.ts';

const isOpen = (game: Game, seat: SeatId): boolean => modify(game, 'secrets-open', { seat }, false);

/** Objectives that can be scored (61): revealed public ones, and secret ones in a player's hand. */
export const objectives = defineZone({
  name: 'objectives',
  kinds: ['objective'],
  usableFrom: ({ state }, { id }, seat) =>
    state.seats[seat].secretObjectives.includes(id) || state.objectives.some((one) => one.id === id)
      ? [{ component: id, holder: seat, key: id, memory: null }]
      : [],
  hidden: {
    cards: (game, seat) => (isOpen(game, seat) ? [] : game.state.seats[seat].secretObjectives),
    replace: (game, seat, cards) => {
      if (!isOpen(game, seat)) game.state.seats[seat].secretObjectives = cards;
    },
    copies: (game, { id, stage }) => {
      const { order, seats, objectives: revealed } = game.state;
      const known = (seat: SeatId): boolean =>
        seats[seat].scoredSecrets.includes(id) || (seats[seat].secretObjectives.includes(id) && isOpen(game, seat));
      return stage !== 'secret' || revealed.some((one) => one.id === id) || order.some(known) ? 0 : 1;
    },
    suspects: (_game, { id }) => [id],
  },
});
