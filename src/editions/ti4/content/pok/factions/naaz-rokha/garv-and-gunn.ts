import { ask, call, choose, chosenKey, done, type Spec } from '#engine';
import { leader } from '#ti4/rules/components/component.ts';
import { isExplorable, explore, exploreCall } from '#ti4/rules/exploration/exploration.ts';
import { procedure, question, type Game } from '#ti4/rules/game.ts';
import type { PlanetId, SeatId } from '#ti4/rules/state.ts';
import { planetsOf, planetWithValues } from '#ti4/rules/planets/planets.ts';
import { agentReaction } from '#ti4/content/shared/cards/agents.ts';

const open = (game: Game, seat: SeatId): PlanetId[] =>
  planetsOf(game, seat)
    .map(({ id }) => id)
    .filter((id) => isExplorable(game, id));

/** Asks the player which planet to explore, or none. */
const whichToExplore = question<object>()(
  'garv-and-gunn',
  (game, seat): Spec => {
    const planets = open(game, seat);
    if (!planets.length) return { kind: 'none', reason: 'You have no planet that you can explore.' };
    const options = planets.map((key) => ({ key, label: planetWithValues(game, key) }));
    return choose('Garv and Gunn: which of your planets do you explore?', options, { min: 0, nothing: 'Explore none' });
  },
  { title: 'choose a planet to explore' },
);

const digging = procedure<{ seat: SeatId }>()('garv-and-gunn', {
  which: (_game, { seat }) => ask([whichToExplore.ask(seat, {})], 'explore'),
  explore: (game, { seat }, got) => {
    const planet = chosenKey(got.answer);
    return planet === undefined ? done() : call(explore, exploreCall(game, seat, planet), 'end');
  },
  end: () => done(),
});

export default leader({
  id: 'garv-and-gunn',
  set: 'pok',
  faction: 'naaz-rokha',
  name: 'Garv and Gunn',
  role: 'agent',
  text: "When a player's turn ends: you may exhaust this card. That player may explore 1 planet they control.",
  advice: { gains: { points: 0.2 } },
  reactions: [
    agentReaction('when', 'turn-ends', {
      isUsable: (game, _held, { seat }) => open(game, seat).length > 0,
      effect: (_game, _held, { seat }) => call(digging, { seat }, 'finish'),
    }),
  ],
  procedures: [digging],
  questions: [whichToExplore],
});
