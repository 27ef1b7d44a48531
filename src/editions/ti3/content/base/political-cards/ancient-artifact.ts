import { call, done, goto } from '#engine';
import { politicalCard } from '#ti3/rules/components/component.ts';
import { procedure, type Game } from '#ti3/rules/game.ts';
import { adjacentSystems } from '#ti3/rules/board/adjacency.ts';
import { MECATOL_REX, controlsMecatol } from '#ti3/rules/objectives/objective-counts.ts';
import { unitsInSystem, shipsIn, groundForcesOn, destroyUnits } from '#ti3/rules/units/units.ts';
import { loseImposed, type ImposedLoss } from '#ti3/rules/politics/imposed-choices.ts';
import { orderOfPlay } from '#ti3/rules/seats.ts';
import { research } from '#ti3/rules/technology/technology.ts';
import type { SeatId } from '#ti3/rules/terms.ts';
import { valueIfDecided } from '#ti3/rules/politics/outcome-values.ts';

const ID = 'ancient-artifact';

const DICE = 3;
const HITS_ON = 5;

/** Lists each fleet, and the ground forces of each planet, adjacent to Mecatol Rex, with 0 losses. */
function struck(game: Game): ImposedLoss[] {
  const near = adjacentSystems(game, game.state.planets[MECATOL_REX].system);
  const groups = near.flatMap((system) => [
    ...orderOfPlay(game).map((seat) => shipsIn(game, system, seat)),
    ...game.state.systems[system].planets.map((planet) => groundForcesOn(game, planet)),
  ]);
  return groups.flatMap((units): ImposedLoss[] =>
    units.length ? [{ seat: units[0].owner, units: units.map(({ id }) => id), count: 0, hits: true }] : [],
  );
}

const awaken = procedure<{ left?: SeatId[] }>()('ancient-artifact', {
  roll: (game, data) => {
    const faces = game.roll(ID, 1);
    game.addFact({
      type: 'card-dice-rolled',
      seat: game.state.speaker,
      component: ID,
      faces,
      hits: Number(faces[0] > 5),
    });
    data.left = orderOfPlay(game).flatMap((seat) => [seat, seat]);
    return goto(faces[0] > 5 ? 'learn' : 'strike');
  },
  learn: (_game, data) => {
    const [seat, ...left] = data.left ?? [];
    data.left = left;
    return seat === undefined ? done() : call(research, { seat }, 'learn');
  },
  strike: (game) => {
    if (!game.state.planets[MECATOL_REX]) return done();
    const losses = struck(game).map((loss) => {
      const faces = game.roll(`${ID} strikes`, DICE);
      const count = faces.filter((face) => face >= HITS_ON).length;
      game.addFact({ type: 'card-dice-rolled', seat: loss.seat, component: ID, faces, hits: count, hitting: true });
      return { ...loss, count };
    });
    destroyUnits(game, unitsInSystem(game, game.state.planets[MECATOL_REX].system));
    return call(loseImposed, { losses: losses.filter(({ count }) => count) }, 'end');
  },
  end: () => done(),
});

export default politicalCard({
  id: ID,
  name: 'Ancient Artifact',
  text: "For: roll 1 die. On 1 to 5, destroy all units in the Mecatol Rex system and roll 3 dice (5 to 10 hits) against each fleet and each planet's ground forces in adjacent systems. On 6 to 10, each player may gain up to 2 technologies for free, but needs their prerequisites. Against: no effect.",
  elect: 'for-against',
  stake: valueIfDecided({ for: (game, seat) => (controlsMecatol(game, seat) ? -4 : 2) }),
  confidence: 'medium',
  procedures: [awaken],
  resolve: (_game, outcome) => (outcome === 'for' ? call(awaken, {}, 'finish') : undefined),
});
