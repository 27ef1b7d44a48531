import { on, politicalCard, type Game } from '#ti3/rules/components/component.ts';
import { isCargoLine } from '#ti3/rules/movement/movement.ts';
import { tacticalAction } from '#ti3/rules/phases/tactical-action.ts';
import { shipsIn } from '#ti3/rules/units/units.ts';
import { discardLaw } from '#ti3/rules/politics/laws.ts';
import { valueIfElected } from '#ti3/rules/politics/outcome-values.ts';

const ID = 'minister-of-peace';

/** Tells whether the units about to move in include ships, not only cargo. */
const fleetComes = (game: Game): boolean =>
  Object.entries(game.enclosingData(tacticalAction)?.coming ?? {}).some(
    ([line, count]) => count > 0 && !isCargoLine(line),
  );

export default politicalCard({
  id: ID,
  name: 'Minister of Peace',
  text: "Elect a player: when another player is about to move a fleet to a system with a third player's ships, the elected player may discard this law. Then the fleet does not move; the system stays activated.",
  sense: 'seldom',
  law: true,
  elect: 'player',
  stake: valueIfElected(1.5),
  confidence: 'medium',
  reactions: [
    on('when', 'fleet-comes', {
      isUsable: (game, { holder }, { seat, system }) => {
        const owners = shipsIn(game, system).map(({ owner }) => owner);
        return (
          seat !== holder && !owners.includes(holder) && owners.some((owner) => owner !== seat) && fleetComes(game)
        );
      },
      effect: (game, _held, { seat, system }) => {
        const action = game.enclosingData(tacticalAction);
        if (action) action.held = true;
        discardLaw(game, ID);
        game.addFact({ type: 'fleet-held-back', seat, system, by: ID });
      },
    }),
  ],
});
