import { technology, type Game } from '#ti3/rules/components/component.ts';
import { addEffect } from '#ti3/rules/components/effects.ts';
import { chooseSystemOf } from '#ti3/rules/components/target-questions.ts';
import { adjacentTo, isHomeSystem, specialOf } from '#ti3/rules/board/adjacency.ts';
import { isPresent } from '#ti3/rules/movement/presence.ts';
import { burnOut } from '#ti3/rules/board/supernova.ts';
import { MECATOL } from '#ti3/rules/objectives/objective-counts.ts';
import { loseTechnology } from '#ti3/rules/technology/technology.ts';
import type { SeatId, SystemId } from '#ti3/rules/terms.ts';

/** Systems that it may be used on; nothing with a red rim lies there or next door. */
const stars = (game: Game, seat: SeatId): SystemId[] =>
  Object.keys(game.state.systems).filter(
    (system) =>
      isPresent(game, seat, system) &&
      system !== MECATOL &&
      !isHomeSystem(game, system) &&
      [system, ...adjacentTo(game, system)].every((near) => specialOf(game, near) === undefined),
  );

export default technology({
  id: 'nova-seed',
  name: 'Nova Seed',
  text: 'Action: you give up this card and make a supernova of a system of yours that is neither Mecatol Rex nor a home, and not next to a special system. All units and planets there are lost.',
  race: 'muaat',
  cost: 3,
  needs: [],
  confidence: 'medium',
  sense: 'seldom',
  marks: 'Nova Seed',
  modifiers: {
    special: (_game, { memory }, special, { system }) => (memory === system ? 'supernova' : special),
  },
  action: {
    unable: (game, { holder }) =>
      stars(game, holder).length ? undefined : 'None of your systems can become a supernova.',
    target: (game, { holder }) =>
      chooseSystemOf.of(holder, { prompt: 'Which system becomes a supernova?', systems: stars(game, holder) }),
    effect: (game, { holder, component }, [system]) => {
      if (!stars(game, holder).includes(system)) return;
      addEffect(game, component, holder, system, 'game');
      game.fact({ type: 'system-marked', seat: holder, system, component });
      loseTechnology(game, holder, component);
      burnOut(game, system);
    },
  },
});
