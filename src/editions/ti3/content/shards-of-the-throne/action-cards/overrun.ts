import { actionCard, on, type Game } from '#ti3/rules/components/component.ts';
import { tradeGoodWithoutMechanism } from '#ti3/rules/trade/cards-as-trade-goods.ts';
import { leastWorthyFirst } from '#ti3/rules/units/like-units.ts';
import { destroyUnits, hasQuality, unitsOnPlanet, groundForcesOn } from '#ti3/rules/units/units.ts';
import type { Unit } from '#ti3/rules/state.ts';
import type { PlanetId, SeatId } from '#ti3/rules/terms.ts';

/** Unit type that the card refers to, if the game has it. */
const MECHANIZED: string = 'mechanized-unit';

/**
 * Returns the least worthy enemy ground force if the holder has a mechanized unit on the planet; units that must be
 * lost first take precedence.
 */
const victims = (game: Game, holder: SeatId, enemy: SeatId, planet: PlanetId): Unit[] =>
  unitsOnPlanet(game, planet).some(({ owner, type }) => owner === holder && type === MECHANIZED)
    ? leastWorthyFirst(game, groundForcesOn(game, planet, enemy))
        .sort((a, b) => Number(hasQuality(game, 'falls-first', b)) - Number(hasQuality(game, 'falls-first', a)))
        .slice(0, 1)
    : [];

export default actionCard({
  id: 'overrun',
  name: 'Overrun',
  copies: 3,
  text: 'When your invasion combat begins on a planet with your mechanized unit: destroy 1 enemy ground force there. In a game without mechanized units: discard this card at any time to gain 1 trade good.',
  confidence: 'medium',
  reactions: [
    on('when', 'invasion-begins', {
      isUsable: (game, { holder }, { attacker, defender, planet }) =>
        [attacker, defender].includes(holder) &&
        victims(game, holder, holder === attacker ? defender : attacker, planet).length > 0,
      effect: (game, { holder }, { attacker, defender, planet }) =>
        destroyUnits(game, victims(game, holder, holder === attacker ? defender : attacker, planet)),
    }),
  ],
  ...tradeGoodWithoutMechanism('mechanized units'),
});
