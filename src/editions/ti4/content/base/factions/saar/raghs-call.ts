import { choose, chosenKey } from '#engine';
import { noteOwner, on, promissoryNote } from '#ti4/rules/components/component.ts';
import { question, type Game } from '#ti4/rules/game.ts';
import { nameOfSeat } from '#ti4/rules/names.ts';
import { planetsOf, planetWithValues } from '#ti4/rules/planets/planets.ts';
import { returnNote } from '#ti4/rules/trade/promissory-notes.ts';
import type { PlanetId, SeatId } from '#ti4/rules/state.ts';
import { arrivalProblem, groundForcesOn, placeOnPlanet } from '#ti4/rules/units/units.ts';

/** Returns the other planets to which the Saar's ground forces can be moved. */
const refuges = (game: Game, saar: SeatId, from: PlanetId): PlanetId[] =>
  planetsOf(game, saar)
    .map(({ id }) => id)
    .filter((planet) => planet !== from && arrivalProblem(game, saar, 'infantry', planet) === undefined);

const whereToSend = question<{ saar: SeatId; from: PlanetId }>()(
  'raghs-call',
  (game, _seat, { saar, from }) => {
    const planets = refuges(game, saar, from);
    if (!planets.length)
      return { kind: 'none', reason: 'Saar controls no other planet that ground forces can move to.' };
    return choose(
      `To which planet do you move ${nameOfSeat(game, saar)}'s ground forces?`,
      planets.map((planet) => ({ key: planet, label: planetWithValues(game, planet) })),
    );
  },
  { forced: true },
);

export default promissoryNote({
  id: 'raghs-call',
  name: "Ragh's Call",
  set: 'base',
  text: 'After you commit units to a planet where Saar has ground forces: choose another planet that Saar controls and move all those ground forces to it. Then return this note.',
  faction: 'saar',
  reactions: [
    on('after', 'ground-forces-committed', {
      isUsable: (game, { holder, key }, { seat, planet }) =>
        seat === holder &&
        groundForcesOn(game, planet, noteOwner(key)).length > 0 &&
        refuges(game, noteOwner(key), planet).length > 0,
      target: (_game, { holder, key }, { planet }) => whereToSend.ask(holder, { saar: noteOwner(key), from: planet }),
      effect: (game, { key }, { planet }, target) => {
        const to = chosenKey(target);
        if (to === undefined) return;
        const units = groundForcesOn(game, planet, noteOwner(key));
        for (const unit of units) placeOnPlanet(game, unit, to);
        game.addFact({
          type: 'ground-forces-moved',
          seat: noteOwner(key),
          from: planet,
          onto: to,
          units: units.map(({ type }) => type),
        });
        returnNote(game, key);
      },
    }),
  ],
  questions: [whereToSend],
});
