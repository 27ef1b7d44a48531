import type { AmountOption } from '#engine';
import { prefixedKey, pairKey } from '#kit/prompts/option-keys.ts';
import { shipsIn } from '#ti2/rules/units/units.ts';
import type { Game } from '#ti2/rules/game.ts';
import { nameOfLeader, nameOfPlanet, unitNouns } from '#ti2/rules/names.ts';
import type { Leader } from '#ti2/rules/state.ts';
import type { LeaderId, PlanetId, SeatId, SystemId, UnitId } from '#ti2/rules/terms.ts';
import { leadersAboard, findLeader, placeLeader } from './leader-locations.ts';
import { planetWithPosition } from '#ti2/rules/planets/planet-labels.ts';

// Leaders land in the invasion segment: on their owner's planets, or together with an invasion (E2 12.5).

/** Key of a leader among the options of a landing: "leader:l1.p1@quill". */
const line = prefixedKey<string>('leader:');
const at = pairKey<LeaderId, PlanetId>('@');

export const isLeaderLine = (key: string): boolean => line.parse(key) !== undefined;

const afloat = (game: Game, seat: SeatId, system: SystemId): Leader[] =>
  game.state.leaders ? shipsIn(game, system, seat).flatMap((ship) => leadersAboard(game, ship)) : [];

/** Tells whether leaders could land there without ground forces. */
export const canLandLeaders = (game: Game, seat: SeatId, system: SystemId): boolean =>
  afloat(game, seat, system).length > 0 &&
  game.state.systems[system].planets.some((planet) => game.state.planets[planet].owner === seat);

const shipName = (game: Game, ship: UnitId): string => unitNouns(game, game.state.units[ship].type)[0];

/** Options for each leader and planet; `bars` returns why landing on a planet is forbidden. */
export const leaderLandingLines = (
  game: Game,
  seat: SeatId,
  system: SystemId,
  bars: (planet: PlanetId) => string | undefined,
): AmountOption[] =>
  game.state.systems[system].planets.flatMap((planet) =>
    afloat(game, seat, system).map((leader): AmountOption => {
      const bar = bars(planet);
      return {
        key: line.format(at.format(leader.id, planet)),
        label: `${nameOfLeader(game, leader, seat)} on ${nameOfPlanet(game, planet)}`,
        isUnique: true,
        ...(leader.ship !== undefined && { hint: `now on a ${shipName(game, leader.ship)}` }),
        group: planetWithPosition(game, planet),
        weights: { [line.format(leader.id)]: 1 },
        ...(bar === undefined ? { max: 1 } : { max: 0, disabledReason: bar }),
      };
    }),
  );

/** Leaders and their planets, from the counts of an answer. */
export const leadersFromCounts = (counts: Record<string, number>): [LeaderId, PlanetId][] =>
  Object.entries(counts).flatMap(([key, count]) => {
    const read = line.parse(key);
    return read !== undefined && count ? [at.parse(read)] : [];
  });

/** Returns why these leaders cannot land; `invaded`: planets where ground forces land. */
export function leaderLandingProblem(
  game: Game,
  seat: SeatId,
  counts: Record<string, number>,
  invaded: readonly PlanetId[],
): string | undefined {
  const alone = leadersFromCounts(counts).find(
    ([, planet]) => game.state.planets[planet].owner !== seat && !invaded.includes(planet),
  );
  const leader = alone && findLeader(game, alone[0]);
  return (
    leader &&
    `${nameOfLeader(game, leader, seat)} can land on ${nameOfPlanet(game, alone[1])} only with ground forces (E2 12.5).`
  );
}

/** Lands the chosen leaders. Returns the ships they left. */
export function landLeadersFromAnswer(game: Game, counts: Record<string, number>): Record<LeaderId, UnitId> {
  const ships: Record<LeaderId, UnitId> = {};
  for (const [id, planet] of leadersFromCounts(counts)) {
    const leader = findLeader(game, id);
    if (leader?.ship === undefined) continue;
    ships[id] = leader.ship;
    placeLeader(game, leader, { planet });
    game.addFact({ type: 'leader-placed', seat: leader.owner, leader: id, planet });
  }
  return ships;
}
