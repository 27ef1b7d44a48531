import { hasQuality, groundForcesOn } from '#ti2/rules/units/units.ts';
import { choosePlanet } from '#ti2/rules/components/planet-choice.ts';
import { chooseOption } from '#ti2/rules/components/target-questions.ts';
import { planetsOf } from '#ti2/rules/seats.ts';
import { on, technology, type Game } from '#ti2/rules/components/component.ts';

/** Lists a player's planets with ground forces. */
const manned = (game: Game, seat: string): string[] =>
  planetsOf(game, seat).flatMap(({ id }) =>
    groundForcesOn(game, id, seat).some((one) => hasQuality(game, 'troop', one)) ? [id] : [],
  );

export default technology({
  id: 'transit-diodes',
  name: 'Transit Diodes',
  text: 'Before you move: you may move up to 3 ground forces from 1 of your planets to another.',
  color: 'yellow',
  needs: ['dacxive-animators', 'light-wave-deflector'],
  any: true,
  sources: { text: 'confirmed' },
  reactions: [
    on('when', 'turn-begins', {
      isUsable: (game, { holder }, { seat }) =>
        seat === holder && planetsOf(game, holder).length > 1 && manned(game, holder).length > 0,
      target: (game, { holder }) =>
        choosePlanet(game, holder, 'From which planet do you move ground forces?', manned(game, holder)),
      furtherTarget: (game, { holder }, _event, target) => {
        if (target.length === 1) {
          const others = planetsOf(game, holder).flatMap(({ id }) => (id === target[0] ? [] : [id]));
          return choosePlanet(game, holder, 'To which planet do you move them?', others);
        }
        if (target.length > 2) return undefined;
        const most = Math.min(3, groundForcesOn(game, target[0], holder).length);
        const options = Array.from({ length: most }, (_, i) => ({ key: `${i + 1}`, label: `${i + 1}` }));
        return chooseOption.ask(holder, { prompt: 'How many ground forces do you move?', options });
      },
      effect: (game, { holder }, _event, [from, to, count]) => {
        for (const unit of groundForcesOn(game, from, holder).slice(0, Number(count))) {
          unit.planet = to;
          unit.system = game.state.planets[to].system;
        }
        game.invalidateStep();
      },
    }),
  ],
});
