import { chosenAmounts, type Answer, type AmountOption } from '#engine';
import { pairKey } from '#kit/prompts/option-keys.ts';
import { question, type Game } from '#ti3/rules/game.ts';
import { landsTroops, planetsToLandOn, type Landing } from '#ti3/rules/invasion/landing.ts';
import { nameOf, nameOfPlanet } from '#ti3/rules/names.ts';
import { hasQuality, unitsOnPlanet, shipsIn } from '#ti3/rules/units/units.ts';
import type { Leader, Unit } from '#ti3/rules/state.ts';
import type { ComponentId, PlanetId, SeatId } from '#ti3/rules/terms.ts';
import { findLeader, leadersInSystem, leadersOn, placeLeader, unledFirst } from './leader-locations.ts';

// Leaders leave their ships for the seat's own planets, or for others together with a landing ground force (E3 20.3).

/** "carth>quann" */
export const leaderLandingKey = pairKey<ComponentId, PlanetId>('>');

export interface LeaderLanding extends Landing {
  /** Units that land in the same step, by `landingKey`. */
  units: Record<string, number>;
}

const aboard = (game: Game, seat: SeatId, { system }: LeaderLanding): Leader[] =>
  leadersInSystem(game, system, seat).filter(({ ship }) => ship !== undefined);

const open = (game: Game, seat: SeatId, landing: LeaderLanding): PlanetId[] =>
  planetsToLandOn(game, seat, landing).filter(
    (planet) => game.state.planets[planet].owner === seat || landsTroops(landing.units, planet),
  );

export const canLandLeaders = (game: Game, seat: SeatId, landing: LeaderLanding): boolean =>
  aboard(game, seat, landing).length > 0 && open(game, seat, landing).length > 0;

export const landLeaders = question<LeaderLanding, Record<string, number>>()(
  'land-leaders',
  (game, seat, landing) => {
    const leaders = aboard(game, seat, landing);
    const planets = open(game, seat, landing);
    if (!leaders.length || !planets.length) return { kind: 'none', reason: 'None of your leaders can land there.' };
    return {
      kind: 'allot',
      prompt: 'Which leaders do you land?',
      amounts: leaders.flatMap(({ id }) =>
        planets.map((planet): AmountOption => ({
          key: leaderLandingKey.format(id, planet),
          label: `${nameOf(game, id)} on ${nameOfPlanet(game, planet)}`,
          max: 1,
          group: nameOf(game, id),
          weights: { [id]: 1 },
        })),
      ),
      limits: leaders.map(({ id }) => ({
        measure: id,
        atMost: 1,
        message: `${nameOf(game, id)} can land on only 1 planet.`,
        hideTally: true,
      })),
      proposed: {},
      emptyLabel: 'Land no leaders',
    };
  },
  { title: 'land leaders', forced: true },
);

/** Lands the leaders of the answer. */
export function landLeadersFromAnswer(game: Game, seat: SeatId, answer: Answer): void {
  const landed = new Map<PlanetId, ComponentId[]>();
  for (const [key, count] of Object.entries(chosenAmounts(answer))) {
    const [id, planet] = leaderLandingKey.parse(key);
    const leader = findLeader(game, id);
    if (!leader || !count) continue;
    const { ship } = leader;
    const lands = ship !== undefined && game.state.planets[planet].owner !== seat;
    placeLeader(game, leader, { planet, ...(lands && { landedFrom: ship }) });
    landed.set(planet, [...(landed.get(planet) ?? []), id]);
  }
  for (const [planet, leaders] of landed) game.addFact({ type: 'leaders-landed', seat, planet, leaders });
}

/**
 * Returns the units and leaders of a landing to their ships. A leader whose ship is gone boards another.
 */
export function returnToShips(game: Game, seat: SeatId, planet: PlanetId): Unit[] {
  const landed = unitsOnPlanet(game, planet).filter(({ owner }) => owner === seat);
  for (const unit of landed) delete unit.planet;
  game.invalidateStep();
  const ships = unledFirst(game, shipsIn(game, game.state.planets[planet].system, seat)).filter(
    (ship) => !hasQuality(game, 'fighter', ship),
  );
  for (const leader of leadersOn(game, planet)) {
    const ship = ships.find(({ id }) => id === leader.landedFrom) ?? ships.at(0);
    if (leader.owner === seat && ship) placeLeader(game, leader, { ship: ship.id });
  }
  return landed;
}

/** Returns a landing to its ships because of a leader of the planet's owner. */
export function returnLanding(game: Game, seat: SeatId, planet: PlanetId, leader: ComponentId): void {
  returnToShips(game, seat, planet);
  const owner = findLeader(game, leader)?.owner ?? '';
  game.addFact({ type: 'landing-turned-back', seat: owner, leader, planet, attacker: seat });
}
