import { counted, type Answer, type Line } from '#engine';
import { pairKey } from '#kit/prompts/option-keys.ts';
import { question, type Game } from '#ti3/rules/game.ts';
import { landsTroops, planetsToLandOn, type Landing } from '#ti3/rules/invasion/landing.ts';
import { nameOf, nameOfPlanet } from '#ti3/rules/names.ts';
import { isA, onPlanet, shipsIn } from '#ti3/rules/units/units.ts';
import type { Leader } from '#ti3/rules/state.ts';
import type { ComponentId, PlanetId, SeatId } from '#ti3/rules/terms.ts';
import { leaderNamed, leadersAt, leadersOn, place } from './leader-locations.ts';

// Leaders leave their ships: onto planets of their own, and onto others only with a ground force that lands (E3 20.3).

/** "carth>quann" */
export const leaderLandingKey = pairKey<ComponentId, PlanetId>('>');

export interface LeadersLanding extends Landing {
  /** What lands beside them. */
  units: Record<string, number>;
}

const aboard = (game: Game, seat: SeatId, { system }: LeadersLanding): Leader[] =>
  leadersAt(game, system, seat).filter(({ ship }) => ship !== undefined);

const open = (game: Game, seat: SeatId, landing: LeadersLanding): PlanetId[] =>
  planetsToLandOn(game, seat, landing).filter(
    (planet) => game.state.planets[planet].owner === seat || landsTroops(landing.units, planet),
  );

export const canLandLeaders = (game: Game, seat: SeatId, landing: LeadersLanding): boolean =>
  aboard(game, seat, landing).length > 0 && open(game, seat, landing).length > 0;

export const landLeaders = question<LeadersLanding, Record<string, number>>()(
  'land-leaders',
  (game, seat, landing) => {
    const leaders = aboard(game, seat, landing);
    const planets = open(game, seat, landing);
    if (!leaders.length || !planets.length) return { kind: 'none', reason: 'No leader of yours could land there.' };
    return {
      kind: 'allot',
      prompt: 'Which leaders land where?',
      lines: leaders.flatMap(({ id }) =>
        planets.map((planet): Line => ({
          key: leaderLandingKey.of(id, planet),
          label: `${nameOf(game, id)} on ${nameOfPlanet(game, planet)}`,
          max: 1,
          group: nameOf(game, id),
          worth: { [id]: 1 },
        })),
      ),
      limits: leaders.map(({ id }) => ({
        measure: id,
        atMost: 1,
        say: `${nameOf(game, id)} lands on one planet.`,
        plain: true,
      })),
      start: {},
      nothing: 'All stay aboard',
    };
  },
  { title: 'land leaders', forced: true },
);

/** Puts leaders down. */
export function setAshore(game: Game, seat: SeatId, answer: Answer): void {
  const landed = new Map<PlanetId, ComponentId[]>();
  for (const [key, count] of Object.entries(counted(answer))) {
    const [id, planet] = leaderLandingKey.read(key);
    const leader = leaderNamed(game, id);
    if (!leader || !count) continue;
    place(game, leader, { planet });
    landed.set(planet, [...(landed.get(planet) ?? []), id]);
  }
  for (const [planet, leaders] of landed) game.fact({ type: 'leaders-landed', seat, planet, leaders });
}

/** Whoever has landed on a planet goes back to their ships, leaders as well. */
export function turnBack(game: Game, seat: SeatId, planet: PlanetId, leader: ComponentId): void {
  const [ship] = shipsIn(game, game.state.planets[planet].system, seat).filter((one) => !isA(game, 'fighter', one));
  for (const unit of onPlanet(game, planet)) if (unit.owner === seat) delete unit.planet;
  game.stirred();
  for (const one of leadersOn(game, planet)) if (one.owner === seat && ship) place(game, one, { ship: ship.id });
  const owner = leaderNamed(game, leader)?.owner ?? '';
  game.fact({ type: 'landing-turned-back', seat: owner, leader, planet, attacker: seat });
}
