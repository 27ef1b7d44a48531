import { ask, chosenKey, done } from '#engine';
import { formatList } from '#text/sentences.ts';
import { newIdOf } from '#kit/state/id-sequence.ts';
import { choosePlanet } from '#ti2/rules/components/planet-choice.ts';
import { procedure, type Game } from '#ti2/rules/game.ts';
import { nameOfLeader } from '#ti2/rules/names.ts';
import { remainingSeats, seatOf } from '#ti2/rules/seats.ts';
import type { PlanetId, SeatId } from '#ti2/rules/terms.ts';
import { allLeaders, placeLeader } from './leader-locations.ts';

/** Places the leaders of a race on a home planet; `mixed` shuffles face-down ones, so that their ids reveal nothing. */
export function createLeaders(
  game: Game,
  seat: SeatId,
  planet: PlanetId,
  hidden: boolean,
  mixed: <T>(list: readonly T[]) => T[],
): void {
  const cards = Object.values(game.book.byKind.leader).filter(({ race }) => race === seatOf(game, seat).race);
  const all = (game.state.leaders ??= {});
  for (const { id: card } of hidden ? mixed(cards) : cards) {
    const id = newIdOf(game, 'l', seat);
    all[id] = { id, card, owner: seat, planet, ...(hidden && { hidden }) };
  }
}

const homesOf = (game: Game, seat: SeatId): PlanetId[] => game.state.systems[seatOf(game, seat).home].planets;

/** Asks players with several home planets where their leaders start, all on one planet (E2 12.5). */
export const placeLeadersAtSetup = procedure<object>()('settle-leaders', {
  ask: (game) =>
    ask(
      remainingSeats(game.state).flatMap((seat) => {
        const homes = homesOf(game, seat);
        if (homes.length < 2 || !allLeaders(game).some(({ owner }) => owner === seat)) return [];
        const names = formatList(allLeaders(game).filter(({ owner }) => owner === seat).map((one) => nameOfLeader(game, one, seat))); // prettier-ignore
        return [choosePlanet(game, seat, `On which home planet do you place ${names}? They can be captured if that planet is invaded.`, homes, 'place leaders')]; // prettier-ignore
      }),
      'chosen',
    ),
  chosen: (game, _data, { answers }) => {
    for (const [seat, answer] of Object.entries(answers)) {
      const planet = chosenKey(answer);
      if (planet !== undefined)
        for (const leader of allLeaders(game)) if (leader.owner === seat) placeLeader(game, leader, { planet });
    }
    return done();
  },
});

export const leaderSetupProcedures = [placeLeadersAtSetup];
