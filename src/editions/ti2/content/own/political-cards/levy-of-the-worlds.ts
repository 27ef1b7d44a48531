import { ask, call, chosenKeys, done } from '#engine';
import { isOpenToNewUnits, addFreeGroundForces } from '#ti2/rules/planets/control.ts';
import { politicalCard } from '#ti2/rules/components/component.ts';
import { procedure } from '#ti2/rules/game.ts';
import { ownPlanetOption } from '#ti2/rules/components/planet-choice.ts';
import { chooseOption } from '#ti2/rules/components/target-questions.ts';
import { planetsOf, remainingSeats } from '#ti2/rules/seats.ts';

const MOST = 3;

const levy = procedure<object>()('levy', {
  ask: (game) =>
    ask(
      remainingSeats(game.state).flatMap((seat) => {
        const open = planetsOf(game, seat).filter(({ id }) => isOpenToNewUnits(game, id));
        const options = open.map(({ id }) => ownPlanetOption(game, seat, id));
        return options.length
          ? [
              chooseOption.ask(seat, {
                prompt: 'On which of your planets do you place a ground force?',
                options,
                least: 0,
                most: MOST,
              }),
            ]
          : [];
      }),
      'chosen',
    ),
  chosen: (game, _data, { answers }) => {
    for (const [seat, answer] of Object.entries(answers))
      for (const planet of chosenKeys(answer)) addFreeGroundForces(game, seat, planet, 1, 'levy-of-the-worlds');
    return done();
  },
});

export default politicalCard({
  id: 'levy-of-the-worlds',
  name: 'Levy of the Worlds',
  copies: 1,
  elect: 'for-against',
  text: 'For: each player may place 1 free ground force on each of up to 3 of their planets. Against: no effect.',
  sources: { text: 'own', copies: 'own' },
  procedures: [levy],
  resolve: (_game, outcome) => (outcome === 'for' ? call(levy, {}, 'finish') : undefined),
});
