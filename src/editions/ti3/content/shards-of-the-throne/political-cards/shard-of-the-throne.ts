import { invadePlanet } from '#ti3/rules/invasion/invasion.ts';
import { spaceBattle } from '#ti3/rules/combat/space-battle.ts';
import { on, politicalCard, type Game } from '#ti3/rules/components/component.ts';
import { transferLaw } from '#ti3/rules/politics/laws.ts';
import { valueIfElected } from '#ti3/rules/politics/outcome-values.ts';
import type { SeatId } from '#ti3/rules/terms.ts';

const ID = 'shard-of-the-throne';

/** Returns a seat's opponent in the current space battle or invasion, or undefined. */
function enemyOf(game: Game, seat: SeatId): SeatId | undefined {
  const { attacker, defender } = game.enclosingData(invadePlanet) ?? game.enclosingData(spaceBattle) ?? {};
  return seat === attacker ? defender : seat === defender ? attacker : undefined;
}

export default politicalCard({
  id: ID,
  name: 'Shard of the Throne',
  text: "Elect a player: they need 1 fewer victory point to win. A player who destroys a unit of this law's owner in a battle gains this law.",
  law: true,
  elect: 'player',
  stake: valueIfElected(7),
  confidence: 'medium',
  reactions: [
    on('after', 'units-destroyed', {
      mandatory: true,
      isUsable: (game, { holder }, { seat }) => seat === holder && enemyOf(game, holder) !== undefined,
      effect: (game, { holder }) => transferLaw(game, ID, enemyOf(game, holder) ?? holder),
    }),
  ],
  modifiers: { 'points-needed': (_game, { holder }, needed, { seat }) => (seat === holder ? needed - 1 : needed) },
});
