import { ask, call, chosenKey, done } from '#engine';
import { domainCounter } from '#ti3/rules/components/component.ts';
import { choosePlanet } from '#ti3/rules/components/target-questions.ts';
import { procedure, type Game } from '#ti3/rules/game.ts';
import { isHiddenFrom, counterOn } from '#ti3/rules/exploration/domain-counters.ts';
import type { PlanetId, SeatId } from '#ti3/rules/terms.ts';

/** Returns the planets with a domain counter that a seat has not seen. */
const unseen = (game: Game, seat: SeatId): PlanetId[] =>
  Object.keys(game.state.planets).filter((planet) => {
    const lying = counterOn(game, planet);
    return lying !== undefined && isHiddenFrom(lying, seat);
  });

const listen = procedure<{ seat: SeatId }>()('native-intelligence', {
  ask: (game, { seat }) => {
    const planets = unseen(game, seat);
    return planets.length
      ? ask([choosePlanet.ask(seat, { prompt: 'Which domain counter do you look at?', planets })], 'chosen')
      : done();
  },
  chosen: (game, { seat }, { answer }) => {
    const planet = chosenKey(answer);
    const lying = planet === undefined ? undefined : counterOn(game, planet);
    if (planet === undefined || !lying) return done();
    game.markRevealed();
    lying.seenBy?.push(seat);
    game.addFact({ type: 'planets-probed', seat, planets: [planet] });
    game.addFact({ type: 'domain-counters-seen', to: [seat], seat, counters: [{ planet, counter: lying.id }] });
    return done();
  },
});

export default domainCounter({
  id: 'native-intelligence',
  name: 'Native Intelligence',
  text: 'When you gain control of the planet: look at 1 face-down domain counter on another planet.',
  confidence: 'high',
  counters: { 0: 4 },
  taken: (_game, { seat }) => call(listen, { seat }, 'finish'),
  boon: () => 0.5,
  procedures: [listen],
});
