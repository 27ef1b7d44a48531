import { technology, type Game } from '#ti3/rules/components/component.ts';
import { addEffect } from '#ti3/rules/components/effects.ts';
import { chooseTargetSystem } from '#ti3/rules/components/target-questions.ts';
import { adjacentSystems, isHomeSystem, specialOf } from '#ti3/rules/board/adjacency.ts';
import { destroySystem } from '#ti3/rules/board/supernova.ts';
import { controlsSystem, MECATOL_REX } from '#ti3/rules/objectives/objective-counts.ts';
import { loseTechnology } from '#ti3/rules/technology/technology.ts';
import type { SeatId, SystemId } from '#ti3/rules/terms.ts';

/** Returns the controlled systems that Nova Seed can target: no adjacent system has a red border. */
const stars = (game: Game, seat: SeatId): SystemId[] =>
  Object.keys(game.state.systems).filter(
    (system) =>
      controlsSystem(game, seat, system) &&
      system !== MECATOL_REX &&
      !isHomeSystem(game, system) &&
      adjacentSystems(game, system).every((near) => specialOf(game, near) === undefined),
  );

export default technology({
  id: 'nova-seed',
  name: 'Nova Seed',
  text: 'Action: remove this technology from the game and choose a system you control. It becomes a supernova, and all units and planets there are destroyed. You cannot choose Mecatol Rex, a home system or a system adjacent to a special system.',
  race: 'muaat',
  cost: 3,
  needs: [],
  confidence: 'medium',
  sense: 'seldom',
  marks: 'Nova Seed',
  modifiers: {
    special: (_game, { memory }, special, { system }) => (memory === system ? 'supernova' : special),
    // Only the effect that it leaves behind remembers a system.
    'technology-barred': (_game, { component, memory }, why, { technology }) =>
      memory !== null && technology === component ? 'This technology has been removed from the game.' : why,
  },
  action: {
    problem: (game, { holder }) =>
      stars(game, holder).length ? undefined : 'None of your systems can become a supernova.',
    target: (game, { holder }) =>
      chooseTargetSystem.ask(holder, {
        prompt: 'Which system do you turn into a supernova?',
        systems: stars(game, holder),
      }),
    effect: (game, { holder, component }, [system]) => {
      if (!stars(game, holder).includes(system)) return;
      addEffect(game, component, holder, system, 'game');
      game.addFact({ type: 'system-marked', seat: holder, system, component });
      loseTechnology(game, holder, component);
      destroySystem(game, system);
    },
  },
});
