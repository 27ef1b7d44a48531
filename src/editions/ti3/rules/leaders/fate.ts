import { ask, chosenKey, done, goto, type EngineBook, type Next } from '#engine';
import { interruptWith } from '#ti3/rules/events/moments.ts';
import { choosePlanet } from '#ti3/rules/components/target-questions.ts';
import { procedure, type Game } from '#ti3/rules/game.ts';
import { nameOf } from '#ti3/rules/names.ts';
import { planetsOf } from '#ti3/rules/planets/planets.ts';
import { enemyShipsIn } from '#ti3/rules/units/units.ts';
import type { Leader, Peril } from '#ti3/rules/state.ts';
import type { ComponentId, PlanetId, SeatId } from '#ti3/rules/terms.ts';
import { findLeader, allLeaders, placeLeader } from './leader-locations.ts';

type Fate = 'killed' | 'escaped' | 'captured';

/** Fate of a leader by die result, each with the highest result for it (E3 20.4, 20.5). */
export const FATE_BY_DIE: Partial<Record<Peril['how'], readonly (readonly [upTo: number, fate: Fate])[]>> = {
  ship: [
    [5, 'killed'],
    [8, 'escaped'],
    [10, 'captured'],
  ],
  planet: [
    [5, 'captured'],
    [9, 'escaped'],
    [10, 'killed'],
  ],
};

/** Returns a seat's planets in systems without enemy ships, where an escaped or freed leader can go. */
export const havenPlanetsOf = (game: Game, seat: SeatId): PlanetId[] =>
  planetsOf(game, seat).flatMap(({ id, system }) => (enemyShipsIn(game, system, seat) ? [] : [id]));

interface Deciding {
  leader: ComponentId;
}

/** Asks the owner on which planet a leader is placed; without any, the leader is lost (E3 20.7). */
export function sendHome(game: Game, leader: Leader): Next<'placed'> {
  const planets = havenPlanetsOf(game, leader.owner);
  if (!planets.length) {
    placeLeader(game, leader, { gone: 'killed' });
    game.addFact({ type: 'leader-lost', seat: leader.owner, leader: leader.id, how: 'stranded' });
    return done();
  }
  return ask(
    [choosePlanet.ask(leader.owner, { prompt: `On which planet do you place ${nameOf(game, leader.id)}?`, planets })],
    'placed',
  );
}

/** Places an escaped leader on the chosen planet; without a planet it is killed. */
export function resolveEscape(game: Game, leader: Leader, planet: PlanetId | undefined): void {
  if (planet === undefined) return removeLeader(game, leader, 'killed');
  placeLeader(game, leader, { planet });
  game.addFact({ type: 'leader-placed', seat: leader.owner, leader: leader.id, planet });
}

/** Removes a leader from the game. */
export function removeLeader(game: Game, leader: Leader, gone: NonNullable<Leader['gone']>, by?: SeatId): void {
  placeLeader(game, leader, { gone });
  game.addFact({
    type: 'leader-lost',
    seat: leader.owner,
    leader: leader.id,
    how: gone,
    ...(by !== undefined && { by }),
  });
}

export function captureLeader(game: Game, leader: Leader, captor: SeatId): void {
  placeLeader(game, leader, { captor });
  game.addFact({ type: 'leader-captured', seat: captor, leader: leader.id, owner: leader.owner });
}

/** Returns the fate of a leader in peril, and rolls a die where the rules require one. */
function fateOf(game: Game, { id, owner, peril }: Leader): Fate {
  const { how = 'other', by } = peril ?? {};
  if (how === 'other') return 'escaped';
  if (how === 'landing') return by === undefined ? 'killed' : 'captured';
  if (by === undefined) return 'killed';
  const [face] = game.roll(`fate of ${id}`, 1);
  const fate = FATE_BY_DIE[how]?.find(([upTo]) => face <= upTo)?.[1] ?? 'killed';
  game.addFact({ type: 'leader-fate-rolled', seat: owner, leader: id, face, fate, how });
  return fate;
}

/** Decides the fate of one leader in peril (E3 20.4 to 20.7). */
const decideFate = procedure<Deciding>()('leader-fate', {
  decide: (game, { leader: id }) => {
    const leader = findLeader(game, id);
    if (!leader?.peril) return done();
    const { by } = leader.peril;
    const fate = fateOf(game, leader);
    if (fate === 'escaped') return goto('escape');
    if (fate === 'captured' && by !== undefined) captureLeader(game, leader, by);
    else removeLeader(game, leader, 'killed');
    return done();
  },
  escape: (game, { leader: id }) => {
    const leader = findLeader(game, id);
    return leader ? sendHome(game, leader) : done();
  },
  placed: (game, { leader: id }, { answer }) => {
    const leader = findLeader(game, id);
    if (leader?.peril) resolveEscape(game, leader, chosenKey(answer));
    return done();
  },
});

export const fateCheck: EngineBook<Game>['standingChecks'][number] = (game) => {
  const inPeril = allLeaders(game).find(({ peril }) => peril);
  // A fate already being decided is not started again.
  if (!inPeril || game.state.stack.some((frame) => frame.procedure === decideFate.name)) return undefined;
  return interruptWith(decideFate, { leader: inPeril.id });
};

/** Removes the leaders of an eliminated player; its captives go free (E3 20.15). */
export function eliminateLeaders(game: Game, seat: SeatId): void {
  for (const leader of allLeaders(game)) {
    if (leader.gone) continue;
    if (leader.owner === seat) removeLeader(game, leader, 'killed');
    else if (leader.captor === seat)
      placeLeader(game, leader, { peril: { how: 'other', system: game.state.seats[seat].home } });
  }
}

export const fateProcedures = [decideFate];
