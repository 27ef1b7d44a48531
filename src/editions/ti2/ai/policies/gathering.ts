import { pairKey } from '#kit/prompts/option-keys.ts';
import { addGreedily } from '#kit/ai/default-answers.ts';
import { landUnitsAboard, enemyShipsIn, hasQuality, shipsIn, remainingCapacity } from '#ti2/rules/units/units.ts';
import { leadersAboard } from '#ti2/rules/leaders/leader-locations.ts';
import { groupAlikeShips, landUnitGroups } from '#ti2/rules/movement/cargo.ts';
import { shipsThatCanCome } from '#ti2/rules/movement/gather-ships.ts';
import type { Unit } from '#ti2/rules/state.ts';
import type { SystemId } from '#ti2/rules/terms.ts';
import type { AiContext, Policy } from '#ti2/ai/policy.ts';

// What is proposed to whoever wants to go to a system: to a fight everything, else one ship with those who take the planets there.

const shipKey = pairKey<string, SystemId>('@');

type Wish = readonly [key: string, count: number];

/** So many troops for each planet that nobody has. */
const HOLD = 2;

const room = ({ game }: AiContext, ship: Unit): number => remainingCapacity(game, ship).any;

/** Whoever takes others further is chosen before them. */
const leads = (game: AiContext['game'], ship: Unit): boolean =>
  game.state.leaders !== undefined && leadersAboard(game, ship).length > 0;

/** Ships as they are wished for, group by group. */
const asWished = ({ game }: AiContext, ships: readonly Unit[]): Wish[] =>
  [...new Set(ships.map(({ system }) => system))].flatMap((from) =>
    [...groupAlikeShips(game, ships.filter(({ system }) => system === from))].sort(([, [a]], [, [b]]) => Number(leads(game, b)) - Number(leads(game, a))).map(([key, group]): Wish => [shipKey.format(key, from), group.length]),
  ); // prettier-ignore

/** Those who go along from where ships begin: troops, one of whom stays on each planet, and fighters; no more than are wanted. */
function along({ game, seat }: AiContext, from: SystemId, troops: number): Wish[] {
  const soldiers = [...landUnitGroups(game, seat, from)].flatMap(([key, units]): Wish[] =>
    hasQuality(game, 'troop', units[0]) ? [[key, Math.min(troops, units.length - 1)]] : [],
  );
  const fighters = shipsIn(game, from, seat).filter((ship) => hasQuality(game, 'fighter', ship)).length;
  return [...soldiers, ...(fighters ? [[shipKey.format('fighter', from), fighters] as const] : [])];
}

/** The ship that has most aboard, or most room: those with neither come last. */
const ablest = (at: AiContext, ships: readonly Unit[]): Unit | undefined =>
  [...ships]
    .sort(
      (a, b) => landUnitsAboard(at.game, b).length - landUnitsAboard(at.game, a).length || room(at, b) - room(at, a),
    )
    .at(0);

const toFight = (at: AiContext, ships: readonly Unit[]): Wish[] => [
  ...asWished(at, ships),
  ...[...new Set(ships.map(({ system }) => system))].flatMap((from) => along(at, from, Infinity)),
];

function toHold(at: AiContext, ships: readonly Unit[], planets: number): Wish[] {
  const first = ablest(at, ships);
  return first
    ? [...asWished(at, [first]).map(([key]): Wish => [key, 1]), ...along(at, first.system, planets * HOLD)]
    : [];
}

export const gatherPolicy: Policy = (at, asked) => {
  const { game, seat } = at;
  const { to } = asked.data as { to: SystemId };
  const ships = shipsThatCanCome(game, seat, to).filter((ship) => !hasQuality(game, 'fighter', ship));
  const owners = game.state.systems[to].planets.map((planet) => game.state.planets[planet].owner);
  const isHeld = enemyShipsIn(game, to, seat).length > 0 || owners.some((owner) => owner !== null && owner !== seat);
  return addGreedily(
    asked,
    isHeld ? toFight(at, ships) : toHold(at, ships, owners.filter((owner) => owner === null).length),
  );
};
