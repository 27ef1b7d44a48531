import { findExplorationCard } from '#ti4/rules/exploration/exploration-cards.ts';
import type { Game } from '#ti4/rules/game.ts';
import { seatOf } from '#ti4/rules/seats.ts';
import type { SeatId } from '#ti4/rules/state.ts';
import { mech } from '#ti4/content/shared/cards/mechs.ts';

const hasFragment = (game: Game, seat: SeatId): boolean =>
  (seatOf(game, seat).fragments ?? []).some((card) => findExplorationCard(game, card)?.fragment !== undefined);

export default mech({
  id: 'iconoclast',
  name: 'Iconoclast',
  faction: 'naalu',
  text: 'Cost 2, combat 6, Sustain Damage. Add 2 to each of its combat rolls against a player with a relic fragment.',
  modifiers: {
    'roll-bonus': (game, { holder }, bonus, { seat, unit, against, purpose }) =>
      seat === holder &&
      unit.type === 'mech' &&
      (purpose === 'ground-combat' || purpose === 'space-combat') &&
      against !== null &&
      hasFragment(game, against)
        ? bonus + 2
        : bonus,
  },
});
