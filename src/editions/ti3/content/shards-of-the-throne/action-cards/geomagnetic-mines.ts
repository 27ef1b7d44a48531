import { actionCard, on, type Game } from '#ti3/rules/components/component.ts';
import { tradeGoodWithoutMechanism } from '#ti3/rules/trade/cards-as-trade-goods.ts';
import { destroyUnits, unitsOnPlanet } from '#ti3/rules/units/units.ts';
import type { Unit } from '#ti3/rules/state.ts';
import type { PlanetId, SeatId } from '#ti3/rules/terms.ts';

/** Unit type that the card refers to, if the game has it. */
const MECHANIZED: string = 'mechanized-unit';

const victims = (game: Game, _holder: SeatId, enemy: SeatId, planet: PlanetId): Unit[] =>
  unitsOnPlanet(game, planet)
    .filter(({ owner, type }) => owner === enemy && type === MECHANIZED)
    .sort((a, b) => Number(a.damaged ?? false) - Number(b.damaged ?? false))
    .slice(0, 1);

export default actionCard({
  id: 'geomagnetic-mines',
  name: 'Geomagnetic Mines',
  copies: 2,
  text: 'When your invasion combat begins: destroy 1 enemy mechanized unit there. In a game without mechanized units: discard this card at any time to gain 1 trade good.',
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
