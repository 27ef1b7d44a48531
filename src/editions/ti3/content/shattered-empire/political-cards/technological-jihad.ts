import { call } from '#engine';
import { on, politicalCard, type Game } from '#ti3/rules/components/component.ts';
import { allUnits } from '#ti3/rules/units/units.ts';
import { exhaustChosenPlanets, loseImposed } from '#ti3/rules/politics/imposed-choices.ts';
import { valueIfDecided } from '#ti3/rules/politics/outcome-values.ts';
import { remainingSeats, seatOf } from '#ti3/rules/seats.ts';
import type { SeatId, UnitType } from '#ti3/rules/terms.ts';

const ID = 'technological-jihad';
const STRUCK: readonly UnitType[] = ['destroyer', 'cruiser'];
const LEAST = 9;

/** Counts a seat's technologies that are not starting technologies of its race. */
const learned = (game: Game, seat: SeatId): number => {
  const { race, technologies } = seatOf(game, seat);
  return Object.keys(technologies).filter((id) => !game.book.byKind.race[race].startingTechnologies.includes(id))
    .length;
};

export default politicalCard({
  id: ID,
  name: 'Technological Jihad',
  text: 'For: a player who gains a technology rolls 1 die. On 9 or 10, they destroy 1 of their destroyers or cruisers. Against: each player exhausts 1 planet for each technology they did not start with.',
  law: true,
  elect: 'for-against',
  stake: valueIfDecided({ for: -0.5, against: (game, seat) => -learned(game, seat) }),
  confidence: 'medium',
  reactions: [
    on('after', 'technology-gained', {
      mandatory: true,
      isUsable: (_game, { holder }, { seat }) => seat === holder,
      effect: (game, { holder: seat }) => {
        const faces = game.roll(ID, 1);
        game.addFact({ type: 'card-dice-rolled', seat, component: ID, faces, hits: Number(faces[0] >= LEAST) });
        const ships = allUnits(game).filter(({ owner, type }) => owner === seat && STRUCK.includes(type));
        const struck = faces[0] >= LEAST && ships.length > 0;
        return struck
          ? call(loseImposed, { losses: [{ seat, units: ships.map(({ id }) => id), count: 1 }] }, 'finish')
          : undefined;
      },
    }),
  ],
  resolve: (game, outcome) =>
    outcome === 'against'
      ? call(
          exhaustChosenPlanets,
          { due: remainingSeats(game.state).map((seat) => ({ seat, count: learned(game, seat) })) },
          'finish',
        )
      : undefined,
});
