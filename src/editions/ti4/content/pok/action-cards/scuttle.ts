import type { AmountOption, Spec } from '#engine';
import { actionCard } from '#ti4/rules/components/component.ts';
import { gainTradeGoods } from '#ti4/rules/trade/trade-goods.ts';
import { question, type Game } from '#ti4/rules/game.ts';
import { nameOfSystem } from '#ti4/rules/names.ts';
import type { SeatId, Unit } from '#ti4/rules/state.ts';
import { formatCount } from '#text/sentences.ts';
import { compareByValue, lineLabel } from '#ti4/rules/units/unit-marks.ts';
import { lineKeyOf } from '#ti4/rules/units/unit-keys.ts';
import { definitionOf, isNonFighterShip, removeUnit, unitsAt } from '#ti4/rules/units/units.ts';

const ID = 'scuttle';
const MOST = 2;

const ships = (game: Game, seat: SeatId): Unit[] =>
  unitsAt(game, { owner: seat, space: true }).filter((unit) => isNonFighterShip(game, unit));

const costOf = (game: Game, unit: Unit): number => definitionOf(game, unit).cost ?? 0;

/** Sorts ships by cost, then by value, lowest first; the first is proposed. */
const leastFirst = (game: Game, units: Unit[]): Unit[] =>
  units.toSorted((a, b) => costOf(game, a) - costOf(game, b) || compareByValue(game, a, b));

const whichShips = question<object, Record<string, number>>()(
  ID,
  (game, seat): Spec => {
    const lines = new Map<string, AmountOption>();
    for (const unit of leastFirst(game, ships(game, seat))) {
      const line = lines.get(lineKeyOf(game, unit)) ?? {
        key: lineKeyOf(game, unit),
        label: `${lineLabel(game, unit)} at ${nameOfSystem(game, unit.system)}`,
        hint: `${formatCount(costOf(game, unit), 'trade good')} each`,
        max: 0,
        weights: { ships: 1 },
      };
      line.max = Math.min(MOST, line.max + 1);
      lines.set(line.key, line);
    }
    const [first] = lines.values();
    if (!first) return { kind: 'none', reason: 'You have no non-fighter ships on the board.' };
    return {
      kind: 'allot',
      prompt: 'Which of your ships do you scuttle?',
      amounts: [...lines.values()],
      limits: [{ measure: 'ships', atLeast: 1, atMost: MOST, message: `Choose 1 or ${MOST}; you chose {sum}.` }],
      proposed: { [first.key]: 1 },
    };
  },
  {
    title: 'choose ships to scuttle',
    told: (game, seat, _data, counts) => {
      const worth = Object.entries(counts).reduce((sum, [key, count]) => {
        const ship = count ? ships(game, seat).find((unit) => lineKeyOf(game, unit) === key) : undefined;
        return sum + (ship ? count * costOf(game, ship) : 0);
      }, 0);
      return `You gain ${formatCount(worth, 'trade good')}.`;
    },
  },
);

export default actionCard({
  id: ID,
  name: 'Scuttle',
  set: 'pok',
  text: 'Action: remove 1 or 2 of your non-fighter ships from the board. Gain trade goods equal to their total cost.',
  copies: 1,
  questions: [whichShips],
  action: {
    problem: (game, { holder }) =>
      ships(game, holder).length ? undefined : 'You have no non-fighter ships on the board.',
    target: (_game, { holder }) => whichShips.ask(holder, {}),
    effect: (game, { holder }, lines) => {
      let gained = 0;
      for (const line of lines) {
        const ship = ships(game, holder).find((unit) => lineKeyOf(game, unit) === line);
        if (!ship) continue;
        gained += costOf(game, ship);
        removeUnit(game, ship, ID);
      }
      gainTradeGoods(game, holder, gained);
    },
  },
});
