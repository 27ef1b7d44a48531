import { choose, chosenKey } from '#engine';
import { on, technology, type HeldComponent } from '#ti4/rules/components/component.ts';
import { addEffect } from '#ti4/rules/components/effects.ts';
import { newGame, question, type Game } from '#ti4/rules/game.ts';
import { influenceOf, planetsOf, resourcesOf, planetWithValues } from '#ti4/rules/planets/planets.ts';
import { exhaust, isExhausted } from '#ti4/rules/components/in-force.ts';

const planetToSwap = question<object>()('planet-to-swap', (game, seat) =>
  choose(
    "Which planet's resources and influence do you swap?",
    planetsOf(game, seat).map(({ id }) => ({
      key: id,
      label: planetWithValues(game, id),
      hint: `now resources ${resourcesOf(game, id)}, influence ${influenceOf(game, id)}`,
    })),
  ),
);

/** Returns the chosen planet's influence minus its resources, with all modifiers but this card's; 0 for others. */
function swapped(game: Game, held: HeldComponent, planet: string): number {
  if (!(held.key in game.state.effects) || planet !== held.memory) return 0;
  const { [held.key]: _own, ...effects } = game.state.effects;
  const without = newGame({ ...game.state, effects }, game.book);
  return influenceOf(without, planet) - resourcesOf(without, planet);
}

export default technology({
  id: 'hegemonic-trade-policy',
  name: 'Hegemonic Trade Policy',
  set: 'base',
  text: 'When your units use Production: you may exhaust this card to swap the resources and influence of a planet you control until that production ends.',
  color: 'cybernetic',
  prerequisites: { cybernetic: 2 },
  faction: 'winnu',
  modifiers: {
    resources: (game, held, value, { planet }) => value + swapped(game, held, planet),
    influence: (game, held, value, { planet }) => value - swapped(game, held, planet),
  },
  reactions: [
    on('when', 'production-begins', {
      isUsable: (game, held, { seat }) =>
        seat === held.holder && !isExhausted(game, held) && planetsOf(game, seat).length > 0,
      target: (_game, { holder }) => planetToSwap.ask(holder, {}),
      effect: (game, held, _event, target) => {
        const planet = chosenKey(target);
        if (planet === undefined) return;
        exhaust(game, held);
        addEffect(game, 'hegemonic-trade-policy', held.holder, planet, 'production');
      },
    }),
  ],
  questions: [planetToSwap],
});
