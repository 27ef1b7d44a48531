import type { Game } from '#ti4/rules/game.ts';
import { technologyOf } from '#ti4/rules/technology/technology.ts';
import { seatOf } from '#ti4/rules/seats.ts';
import type { SeatId } from '#ti4/rules/state.ts';
import { mech } from '#ti4/content/shared/cards/mechs.ts';

/** Tells whether a seat has a card that copies a technology of another player's faction. */
const hasTakenFrom = (game: Game, seat: SeatId, from: SeatId): boolean =>
  Object.entries(seatOf(game, seat).technologies).some(
    ([card, { component }]) =>
      card !== component &&
      technologyOf(game, card).assimilator &&
      technologyOf(game, component).faction === seatOf(game, from).faction,
  );

export default mech({
  id: 'mordred',
  name: 'Mordred',
  faction: 'nekro',
  text: "Cost 2, combat 6, Sustain Damage. Add 2 to each of its combat rolls against a player if 1 of your Valefar Assimilators copies 1 of that player's technologies.",
  modifiers: {
    // Two Valefar Assimilator tokens add the bonus once.
    'roll-bonus': (game, { holder }, bonus, { seat, unit, against, purpose }) =>
      seat === holder &&
      unit.type === 'mech' &&
      (purpose === 'ground-combat' || purpose === 'space-combat') &&
      against !== null &&
      hasTakenFrom(game, holder, against)
        ? bonus + 2
        : bonus,
  },
});
