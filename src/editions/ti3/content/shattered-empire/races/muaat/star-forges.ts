import { choose, type Option } from '#engine';
import { pairKey } from '#kit/prompts/option-keys.ts';
import { ability } from '#ti3/rules/components/component.ts';
import { spendCounters } from '#ti3/rules/tokens/command-counters.ts';
import { question, type Game } from '#ti3/rules/game.ts';
import { nameOfSystem, formatUnitCounts } from '#ti3/rules/names.ts';
import { addUnit, enemyShipsIn, hasQuality, unitsInSystem, piecesInReinforcements } from '#ti3/rules/units/units.ts';
import { productionLimitProblem } from '#ti3/rules/production/production-limits.ts';
import { seatOf } from '#ti3/rules/seats.ts';
import type { SeatId, SystemId, UnitType } from '#ti3/rules/terms.ts';

/** Unit types that can be forged, and the maximum number of each. */
const FORGED: readonly (readonly [UnitType, number])[] = [
  ['fighter', 2],
  ['destroyer', 1],
];

/** Key of a choice: a unit type and its system, for example "destroyer>muaat-home". */
const forgeKey = pairKey<UnitType, SystemId>('>');

/** Returns the systems with a war sun or space dock of a seat and no enemy ships. */
const forges = (game: Game, seat: SeatId): SystemId[] =>
  Object.keys(game.state.systems).filter(
    (system) =>
      !enemyShipsIn(game, system, seat) &&
      unitsInSystem(game, system).some(
        (unit) => unit.owner === seat && (unit.type === 'war-sun' || hasQuality(game, 'produces', unit)),
      ),
  );

/** Returns an option for each unit type and system; pieces in reinforcements and production limits cap the count. */
const forged = (game: Game, seat: SeatId): Option[] =>
  forges(game, seat).flatMap((system) =>
    FORGED.flatMap(([type, most]): Option[] => {
      const fits = Array.from(
        { length: Math.min(most, piecesInReinforcements(game, seat, type)) },
        (_, i) => i + 1,
      ).filter((count) => productionLimitProblem(game, seat, system, { [type]: count }) === undefined);
      const count = fits.at(-1);
      return count === undefined
        ? []
        : [
            {
              key: forgeKey.format(type, system),
              label: `${formatUnitCounts(game, { [type]: count })} at ${nameOfSystem(game, system)}`,
            },
          ];
    }),
  );

const where = question<object>()(
  'star-forges',
  (game, seat) => choose('Which ships do you place, and where?', forged(game, seat)),
  {
    title: 'place ships with Star Forges',
    forced: true,
  },
);

export default ability({
  id: 'star-forges',
  name: 'Star Forges',
  text: 'Action: spend 1 strategy counter. Place 2 free fighters or 1 free destroyer in a system that has your war sun or space dock and no enemy ships.',
  confidence: 'high',
  sense: 'seldom',
  action: {
    problem: (game, { holder }) => {
      if (seatOf(game, holder).counters.strategy < 1) return 'You have no command counter in strategy allocation.';
      return forged(game, holder).length
        ? undefined
        : 'You cannot place a fighter or destroyer in any system with your war sun or space dock.';
    },
    target: (_game, { holder }) => where.ask(holder, {}),
    effect: (game, { holder }, [choice]) => {
      const option = forged(game, holder).find(({ key }) => key === choice);
      if (!option) return;
      const [type, system] = forgeKey.parse(choice);
      const most = FORGED.find(([one]) => one === type)?.[1] ?? 0;
      spendCounters(game, holder, 'strategy', 1);
      let count = 0;
      while (
        count < most &&
        piecesInReinforcements(game, holder, type) > 0 &&
        productionLimitProblem(game, holder, system, { [type]: 1 }) === undefined
      ) {
        addUnit(game, holder, type, system);
        count += 1;
      }
      game.addFact({ type: 'units-produced', seat: holder, system, units: { [type]: count }, cost: 0 });
    },
  },
  questions: [where],
});
