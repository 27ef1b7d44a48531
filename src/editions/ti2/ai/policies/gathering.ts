import { pairKey } from '#kit/prompts/option-keys.ts';
import { addGreedily } from '#kit/ai/default-answers.ts';
import { landUnitsAboard, enemyShipsIn, hasQuality, shipsIn, remainingCapacity } from '#ti2/rules/units/units.ts';
import { leadersAboard } from '#ti2/rules/leaders/leader-locations.ts';
import { groupAlikeShips, landUnitGroups } from '#ti2/rules/movement/cargo.ts';
import { shipsThatCanCome } from '#ti2/rules/movement/gather-ships.ts';
import type { Unit } from '#ti2/rules/state.ts';
import type { SystemId } from '#ti2/rules/terms.ts';
import type { AiContext, Policy } from '#ti2/ai/policy.ts';

// Proposes the units for a move to a system: everything for a fight, otherwise one ship with the troops that take the
// planets.

const shipKey = pairKey<string, SystemId>('@');

type Wish = readonly [key: string, count: number];

/** Ground forces for each unowned planet. */
const HOLD = 2;

const room = ({ game }: AiContext, ship: Unit): number => remainingCapacity(game, ship).any;

/** Tells whether a leader is aboard who can lead other ships; such a ship is chosen first. */
const leads = (game: AiContext['game'], ship: Unit): boolean =>
  game.state.leaders !== undefined && leadersAboard(game, ship).length > 0;

/** Lists the given ships by group and origin, ships with leaders first. */
const asWished = ({ game }: AiContext, ships: readonly Unit[]): Wish[] =>
  [...new Set(ships.map(({ system }) => system))].flatMap((from) =>
    [...groupAlikeShips(game, ships.filter(({ system }) => system === from))].sort(([, [a]], [, [b]]) => Number(leads(game, b)) - Number(leads(game, a))).map(([key, group]): Wish => [shipKey.format(key, from), group.length]),
  ); // prettier-ignore

/**
 * Lists the troops and fighters that go along from a system: at most `troops` ground forces, and one stays on each
 * planet.
 */
function along({ game, seat }: AiContext, from: SystemId, troops: number): Wish[] {
  const soldiers = [...landUnitGroups(game, seat, from)].flatMap(([key, units]): Wish[] =>
    hasQuality(game, 'troop', units[0]) ? [[key, Math.min(troops, units.length - 1)]] : [],
  );
  const fighters = shipsIn(game, from, seat).filter((ship) => hasQuality(game, 'fighter', ship)).length;
  return [...soldiers, ...(fighters ? [[shipKey.format('fighter', from), fighters] as const] : [])];
}

/** Returns the ship with the most cargo, or else the most free capacity. */
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
