import { ask, call, chosenKey, done } from '#engine';
import { politicalCard } from '#ti3/rules/components/component.ts';
import { choosePlanet, choosePlayer } from '#ti3/rules/components/target-questions.ts';
import { procedure, type Game } from '#ti3/rules/game.ts';
import { losePlanet, planetsOf, gainPlanet } from '#ti3/rules/planets/planets.ts';
import { groundForcesOn, destroyUnits } from '#ti3/rules/units/units.ts';
import { placeFreeUnits } from '#ti3/rules/politics/imposed-choices.ts';
import { seatsWithExtreme } from '#ti3/rules/politics/political-counts.ts';
import { remainingSeats, seatOf, othersFrom } from '#ti3/rules/seats.ts';
import type { SeatId, PlanetId } from '#ti3/rules/terms.ts';
import { hasFewest, hasMost, valueIfDecided, points } from '#ti3/rules/politics/outcome-values.ts';

const ID = 'colonial-redistribution';

const poorest = (game: Game, seat: SeatId): SeatId[] =>
  seatsWithExtreme(othersFrom(game.state, seat), (one) => seatOf(game, one).points, false);

const cede = procedure<{ seat: SeatId; planet?: PlanetId }>()('colonial-redistribution', {
  ask: (game, { seat }) =>
    ask(
      [
        choosePlanet.ask(seat, {
          prompt: 'Which of your planets do you give away?',
          planets: planetsOf(game, seat).map(({ id }) => id),
        }),
      ],
      'chosen',
    ),
  chosen: (game, data, { answer }) => {
    data.planet = chosenKey(answer);
    if (data.planet === undefined) return done();
    // Makes the planet neutral first, so that units returning to a planet of their owner cannot return to this one.
    losePlanet(game, data.planet);
    destroyUnits(game, groundForcesOn(game, data.planet));
    return ask(
      [
        choosePlayer.ask(data.seat, {
          prompt: 'To which player do you give the planet?',
          seats: poorest(game, data.seat),
        }),
      ],
      'taken',
    );
  },
  taken: (game, { planet = '' }, { answer }) => {
    const receiver = chosenKey(answer);
    if (receiver === undefined) return done();
    gainPlanet(game, receiver, planet);
    placeFreeUnits(game, receiver, 'ground-force', planet, 3);
    return done();
  },
});

export default politicalCard({
  id: ID,
  name: 'Colonial Redistribution',
  text: 'For: the player with the most victory points (if tied, 1 at random) chooses 1 of their planets and another player with the fewest. Destroy all ground forces and structures there; the chosen player places 3 free ground forces there and gains control of it. Against: no effect.',
  sense: 'gift',
  elect: 'for-against',
  stake: valueIfDecided({ for: (game, seat) => 4 * hasFewest(points)(game, seat) - 5 * hasMost(points)(game, seat) }),
  confidence: 'medium',
  procedures: [cede],
  resolve: (game, outcome) => {
    if (outcome === 'against') return;
    const [seat] = game.shuffle(
      ID,
      seatsWithExtreme(remainingSeats(game.state), (one) => seatOf(game, one).points, true),
    );
    return planetsOf(game, seat).length ? call(cede, { seat }, 'finish') : undefined;
  },
});
