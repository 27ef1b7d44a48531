import { call } from '#engine';
import { resolveHits } from '#ti3/rules/combat/hits.ts';
import { actionCard, on, type Game } from '#ti3/rules/components/component.ts';
import { addEffect } from '#ti3/rules/components/effects.ts';
import { chooseUnit } from '#ti3/rules/components/target-questions.ts';
import { unitLabel } from '#ti3/rules/names.ts';
import { unitCardOf, shipsIn } from '#ti3/rules/units/units.ts';
import type { SeatId, SystemId, UnitId } from '#ti3/rules/terms.ts';

const armed = (game: Game, seat: SeatId, system: SystemId): UnitId[] =>
  shipsIn(game, system, seat).flatMap(({ id, type }) => (unitCardOf(game, type).battle === null ? [] : [id]));

const aims = (game: Game, seat: SeatId, system: SystemId): UnitId[] => shipsIn(game, system, seat).map(({ id }) => id);

/** Formats the question of a ship's target: "Which enemy ship does your cruiser roll against? It hits on 7." */
function formatAimPrompt(game: Game, gun: UnitId): string {
  const { type } = game.state.units[gun];
  const battle = unitCardOf(game, type).battle ?? 10;
  return `Which enemy ship does your ${unitLabel(game, type).toLowerCase()} roll against? It hits on ${battle}.`;
}

export default actionCard({
  id: 'target-their-flagship',
  name: 'Target Their Flagship!',
  copies: 2,
  text: "When your space battle begins: choose 1 of your ships and 1 enemy ship and roll 1 die. If it equals or exceeds your ship's battle value, the enemy ship is hit. Your ship does not roll in round 1.",
  sense: 'in-close-battles',
  confidence: 'medium',
  reactions: [
    on('when', 'space-battle-begins', {
      isUsable: (game, { holder }, { attacker, defender, system }) =>
        [attacker, defender].includes(holder) &&
        armed(game, holder, system).length > 0 &&
        aims(game, holder === attacker ? defender : attacker, system).length > 0,
      target: (game, { holder }, { system }) =>
        chooseUnit.ask(holder, {
          prompt: 'Which of your ships do you roll for now? It does not roll in round 1.',
          units: armed(game, holder, system),
        }),
      furtherTarget: (game, { holder }, { attacker, defender, system }, [gun, aim]) =>
        aim === undefined
          ? chooseUnit.ask(holder, {
              prompt: formatAimPrompt(game, gun),
              units: aims(game, holder === attacker ? defender : attacker, system),
            })
          : undefined,
      effect: (game, { holder, component }, { attacker, defender, system }, [gun, aim]) => {
        const seat = holder === attacker ? defender : attacker;
        const ship = game.state.units[gun];
        if (!ship || aim === undefined || !aims(game, seat, system).includes(aim)) return undefined;
        addEffect(game, component, holder, gun, 'battle');
        const faces = game.roll(component, 1);
        const hits = faces[0] >= (unitCardOf(game, ship.type).battle ?? Infinity) ? 1 : 0;
        game.addFact({ type: 'card-dice-rolled', seat: holder, component, faces, hits, hitting: true });
        return hits ? call(resolveHits, { seat, system, hits, by: holder, on: aim }, 'finish') : undefined;
      },
    }),
  ],
  modifiers: {
    'holds-fire': (_game, { memory }, holds, { unit, purpose, round }) =>
      holds || (unit === memory && purpose === 'space' && round === 1),
  },
});
