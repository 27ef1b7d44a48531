import { chosenKey, ask, done, procedureNamed, type EngineBook, type Option } from '#engine';
import { interruptWith } from '#ti2/rules/components/kit.ts';
import { chooseOption } from '#ti2/rules/components/target-questions.ts';
import { procedure, type Game } from '#ti2/rules/game.ts';
import { nameOfLeader } from '#ti2/rules/names.ts';
import { planetsOf } from '#ti2/rules/seats.ts';
import type { Leader, Unit } from '#ti2/rules/state.ts';
import type { LeaderId, PlanetId, SeatId, SystemId, UnitId } from '#ti2/rules/terms.ts';
import {
  leadersAboard,
  captivesOf,
  allLeaders,
  findLeader,
  leadersOn,
  placeLeader,
  revealLeader,
} from './leader-locations.ts';

export type LeaderFate = 'killed' | 'captured' | 'escaped';

const TEN = 10;

/** Results of the die (E2 12.5). */
const fateAboardShip = (die: number): LeaderFate => (die < 6 ? 'killed' : die < TEN ? 'captured' : 'escaped');
const fateOnPlanet = (die: number): LeaderFate => (die < 6 ? 'captured' : die < TEN ? 'escaped' : 'killed');

/** Applies a leader's fate; an escaped leader next needs a planet of its owner. */
function meet(game: Game, leader: Leader, fate: LeaderFate, by: SeatId | null, die: number | null = null): void {
  const captor = fate === 'captured' ? by : null;
  const met: LeaderFate = fate === 'captured' && captor === null ? 'killed' : fate;
  if (met !== 'escaped') revealLeader(game, leader);
  game.addFact({ type: 'leader-fate', seat: leader.owner, leader: leader.id, fate: met, by: captor, die });
  placeLeader(game, leader, captor !== null ? { captor } : met === 'killed' ? { gone: 'killed' } : { homeless: true });
}

function rolled(game: Game, leader: Leader, table: (die: number) => LeaderFate, by: SeatId): void {
  const [die] = game.roll(`fate of ${leader.id}`, 1, TEN);
  meet(game, leader, table(die), by, die);
}

export const kill = (game: Game, leader: Leader): void => meet(game, leader, 'killed', null);

const BATTLE = procedureNamed<{ system: SystemId; attacker: SeatId; defender: SeatId }>('space-battle');
const BARRAGE = procedureNamed<{ seat: SeatId; system: SystemId }>('pds-barrage');
const OFFENSIVE = procedureNamed<object>('offensive-pds-fire');

/** Seat that destroyed a ship in a space battle or by offensive PDS fire; undefined if it was lost otherwise. */
function victorOver(game: Game, { owner, system }: Unit): SeatId | undefined {
  const battle = game.enclosingData(BATTLE);
  if (battle?.system === system) return [battle.attacker, battle.defender].find((seat) => seat !== owner);
  return game.enclosingData(OFFENSIVE) && game.enclosingData(BARRAGE)?.seat;
}

/** Resolves leaders aboard lost ships: they roll if an enemy destroyed the ship in space combat, otherwise they die. */
export function resolveShipLoss(game: Game, ships: readonly Unit[]): void {
  if (!game.state.leaders) return;
  for (const ship of ships)
    for (const leader of leadersAboard(game, ship)) {
      const by = victorOver(game, ship);
      if (by === undefined) kill(game, leader);
      else rolled(game, leader, fateAboardShip, by);
    }
}

/** Rolls the fate of other players' leaders on a planet conquered in an invasion. */
export function resolvePlanetConquest(game: Game, planet: PlanetId, by: SeatId): void {
  for (const leader of leadersOn(game, planet)) if (leader.owner !== by) rolled(game, leader, fateOnPlanet, by);
}

/** Makes leaders escape from a planet that changed its owner, except those of the `staying` seats. */
export function dislodgeLeaders(game: Game, planet: PlanetId, staying: readonly (SeatId | null)[]): void {
  for (const leader of leadersOn(game, planet))
    if (!staying.includes(leader.owner)) meet(game, leader, 'escaped', null);
}

/** Resolves leaders of a failed landing: captured by `by`, the planet's defender, or killed if there is none. */
export function resolveLeadersOfFailedLanding(game: Game, planet: PlanetId, seat: SeatId, by: SeatId | null): void {
  for (const leader of leadersOn(game, planet)) if (leader.owner === seat) meet(game, leader, 'captured', by);
}

const LANDINGS = procedureNamed<{ leaderShips?: Record<LeaderId, UnitId> }>('landings');

/** Returns leaders to the ships they left, because a domain counter destroyed all ground forces with them (E2 12.5). */
export function returnLeadersToShips(game: Game, planet: PlanetId, seat: SeatId): void {
  const { leaderShips = {} } = game.enclosingData(LANDINGS) ?? {};
  for (const leader of leadersOn(game, planet)) {
    const ship = leader.owner === seat ? game.state.units[leaderShips[leader.id] ?? ''] : undefined;
    if (!ship) continue;
    placeLeader(game, leader, { ship: ship.id });
    game.addFact({ type: 'leaders-boarded', seat, system: ship.system, leaders: [leader.id] });
  }
}

export function freeCaptive(game: Game, leader: Leader, by: SeatId | null): void {
  game.addFact({ type: 'leader-freed', seat: leader.owner, leader: leader.id, by });
  placeLeader(game, leader, { homeless: true });
}

/** Removes the leaders of an eliminated player and frees its captives. */
export function eliminateLeaders(game: Game, seat: SeatId): void {
  for (const leader of allLeaders(game))
    if (leader.owner === seat && leader.gone === undefined) placeLeader(game, leader, { gone: 'killed' });
  for (const leader of captivesOf(game, seat)) freeCaptive(game, leader, null);
}

/** Rolls after a successful invasion of a captor's planet: a ten finds one of its captives (E2 12.5). */
export function searchForCaptive(game: Game, seat: SeatId, captor: SeatId): void {
  const held = captivesOf(game, captor);
  if (!held.length) return;
  const [die] = game.roll(`captives of ${captor}`, 1, TEN);
  const found = die === TEN ? game.shuffle(`captive of ${captor}`, held)[0] : undefined;
  game.addFact({ type: 'captives-sought', seat, from: captor, die, leader: found?.id ?? null });
  if (found?.owner === seat) freeCaptive(game, found, seat);
  else if (found) placeLeader(game, found, { captor: seat });
}

/** Options for a leader's destination, grouped by position. */
const refuges = ({ state, book }: Game, planets: readonly PlanetId[]): Option[] =>
  planets.map((key) => ({
    key,
    label: book.planets[key].name,
    group: state.systems[state.planets[key].system].position,
  }));

/** Moves an escaped leader to a planet of its owner, chosen by the owner; without one the leader is lost. */
const shelter = procedure<{ leader: LeaderId }>()('shelter-leader', {
  ask: (game, { leader: id }) => {
    const leader = findLeader(game, id);
    if (!leader?.homeless) return done();
    const planets = planetsOf(game, leader.owner).map((planet) => planet.id);
    if (planets.length > 1)
      return ask(
        [
          chooseOption.ask(leader.owner, {
            prompt: `On which planet do you place ${nameOfLeader(game, leader, leader.owner)}?`,
            options: refuges(game, planets),
            title: 'place a leader',
          }),
        ],
        'comes',
      );
    comes(game, leader, planets.at(0));
    return done();
  },
  comes: (game, { leader: id }, { answer }) => {
    const leader = findLeader(game, id);
    if (leader?.homeless) comes(game, leader, chosenKey(answer));
    return done();
  },
});

function comes(game: Game, leader: Leader, planet: PlanetId | undefined): void {
  if (planet === undefined || game.state.planets[planet].owner !== leader.owner) return kill(game, leader);
  placeLeader(game, leader, { planet });
  game.addFact({ type: 'leader-placed', seat: leader.owner, leader: leader.id, planet });
}

export const leaderCheck: EngineBook<Game>['standingChecks'][number] = (game) => {
  const lost = game.state.leaders && allLeaders(game).find(({ homeless }) => homeless);
  return lost ? interruptWith(shelter, { leader: lost.id }) : undefined;
};

export const fateProcedures = [shelter];
