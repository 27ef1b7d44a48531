import { call } from '#engine';
import { resolveHits } from '#ti3/rules/combat/hits.ts';
import { spaceBattle } from '#ti3/rules/combat/space-battle.ts';
import { actionCard, on, type Game } from '#ti3/rules/components/component.ts';
import { chooseOption } from '#ti3/rules/components/target-questions.ts';
import { unitLabel } from '#ti3/rules/names.ts';
import { unitCardOf, hasQuality, shipsIn } from '#ti3/rules/units/units.ts';
import type { SeatId, UnitType } from '#ti3/rules/terms.ts';

const DICE = 2;

/** Returns the types of ships with a combat value among destroyed units. */
const fallen = (game: Game, units: Partial<Record<UnitType, number>>): UnitType[] =>
  (Object.keys(units) as UnitType[]).filter(
    (type) => hasQuality(game, 'ship', { type }) && unitCardOf(game, type).battle !== null,
  );

/** Returns a seat's opponent in the current space battle, or undefined. */
function enemyOf(game: Game, seat: SeatId): SeatId | undefined {
  const { attacker, defender } = game.enclosingData(spaceBattle) ?? {};
  return seat === attacker ? defender : seat === defender ? attacker : undefined;
}

export default actionCard({
  id: 'courageous-to-the-end',
  name: 'Courageous to the End',
  copies: 2,
  text: "After your ships are destroyed in a space battle: choose 1 of them and roll 2 dice. For each die that equals or exceeds that ship's battle value, the enemy assigns 1 hit to their ships.",
  confidence: 'medium',
  reactions: [
    on('after', 'units-destroyed', {
      isUsable: (game, { holder }, { seat, system, planet, units }) => {
        const enemy = enemyOf(game, holder);
        const here = planet === undefined && game.enclosingData(spaceBattle)?.system === system;
        return (
          seat === holder &&
          here &&
          enemy !== undefined &&
          fallen(game, units).length > 0 &&
          shipsIn(game, system, enemy).length > 0
        );
      },
      target: (game, { holder }, { units }) =>
        chooseOption.ask(holder, {
          prompt: 'For which of your destroyed ships do you roll?',
          options: fallen(game, units)
            .sort((a, b) => (unitCardOf(game, a).battle ?? 0) - (unitCardOf(game, b).battle ?? 0))
            .map((key) => ({ key, label: `${unitLabel(game, key)} (hits on ${unitCardOf(game, key).battle})` })),
        }),
      effect: (game, { holder, component }, { system, units }, [type]) => {
        const enemy = enemyOf(game, holder);
        const ship = fallen(game, units).find((one) => one === type);
        if (enemy === undefined || ship === undefined) return undefined;
        const faces = game.roll(component, DICE);
        const hits = faces.filter((face) => face >= (unitCardOf(game, ship).battle ?? Infinity)).length;
        game.addFact({ type: 'card-dice-rolled', seat: holder, component, faces, hits, hitting: true });
        return hits ? call(resolveHits, { seat: enemy, system, hits, by: holder }, 'finish') : undefined;
      },
    }),
  ],
});
