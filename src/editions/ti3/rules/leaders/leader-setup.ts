import { ask, chosenAmounts, done, type Answer, type AmountOption } from '#engine';
import type { Race, Rulebook } from '#ti3/rules/components/component.ts';
import { procedure, question, type Game } from '#ti3/rules/game.ts';
import { nameOf, nameOfPlanet, titleOf } from '#ti3/rules/names.ts';
import { remainingSeats, seatOf } from '#ti3/rules/seats.ts';
import type { Leader } from '#ti3/rules/state.ts';
import type { ComponentId, PlanetId, SeatId } from '#ti3/rules/terms.ts';
import { leaderLandingKey } from './leader-landing.ts';
import { allLeaders, findLeader, placeLeader } from './leader-locations.ts';

/** Tells whether games of these sets have leaders. */
export const playsWithLeaders = ({ byKind }: Rulebook): boolean => Object.keys(byKind.leader).length > 0;

/** Returns the leaders of a race; empty in games without leaders. */
export const leadersOf = ({ byKind }: Rulebook, race: Race): { id: ComponentId; type: ComponentId }[] =>
  Object.values(byKind.leader).filter((one) => one.race === race.id);

/** Creates the leaders of a race, on a planet until their player chooses another. */
export const newLeaders = (book: Rulebook, race: Race, owner: SeatId, planet: PlanetId): Record<ComponentId, Leader> =>
  Object.fromEntries(leadersOf(book, race).map(({ id, type }) => [id, { id, type, owner, planet }]));

const homeOf = (game: Game, seat: SeatId): PlanetId[] => game.state.systems[seatOf(game, seat).home].planets;

const mine = (game: Game, seat: SeatId): Leader[] => allLeaders(game).filter(({ owner }) => owner === seat);

const placeLeaders = question<object, Record<string, number>>()(
  'place-leaders',
  (game, seat) => {
    const leaders = mine(game, seat);
    if (!leaders.length) return { kind: 'none', reason: 'Your race has no leaders.' };
    return {
      kind: 'allot',
      prompt: 'On which home planet do you place each leader?',
      amounts: leaders.flatMap(({ id, type }) =>
        homeOf(game, seat).map((planet): AmountOption => ({
          key: leaderLandingKey.format(id, planet),
          label: `${titleOf(game, { id, type })} on ${nameOfPlanet(game, planet)}`,
          max: 1,
          weights: { [id]: 1 },
        })),
      ),
      limits: leaders.map(({ id }) => ({
        measure: id,
        measureLabel: nameOf(game, id),
        atLeast: 1,
        atMost: 1,
        message: `Place ${nameOf(game, id)} on exactly 1 planet.`,
        hideTally: true,
      })),
      proposed: Object.fromEntries(leaders.map(({ id, planet = '' }) => [leaderLandingKey.format(id, planet), 1])),
    };
  },
  { title: 'place leaders on home planets', forced: true },
);

function settle(game: Game, answer: Answer): void {
  for (const [key, count] of Object.entries(chosenAmounts(answer))) {
    const [id, planet] = leaderLandingKey.parse(key);
    const leader = findLeader(game, id);
    if (leader && count) placeLeader(game, leader, { planet });
  }
}

/** Asks players with several home planets where their leaders start (E3 20.1). */
export const placeLeadersAtSetup = procedure<object>()('settle-leaders', {
  ask: (game) =>
    ask(
      remainingSeats(game.state).flatMap((seat) => (homeOf(game, seat).length > 1 ? [placeLeaders.ask(seat, {})] : [])),
      'placed',
    ),
  placed: (game, _data, { answers }) => {
    for (const answer of Object.values(answers)) if (answer !== null) settle(game, answer);
    return done();
  },
});

export const leaderSetupQuestions = [placeLeaders];
