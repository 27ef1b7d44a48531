import { componentsInKey, namedComponents, type CoverageSource } from '#simulation';
import { resolveComponentId } from '#ti2/rules/components/kit.ts';
import type { Game, Rulebook } from '#ti2/rules/game.ts';

/** Fields of facts that name a component. A component that is named took part in the game. */
const NAMED = ['component', 'technology', 'card', 'by', 'counter'] as const;
const PLACED = ['units-bought', 'units-placed', 'units-gained'];

/** Returns the components to cover, and how options and facts name them. */
export const createTi2CoverageSource = ({ components }: Rulebook): CoverageSource<Game> => ({
  components: { ...components },
  componentOfOption: ({ state }, key) =>
    componentsInKey(key, (part) => state.effects[part]?.component ?? resolveComponentId(part)).find(
      (id) => id in components,
    ),
  componentsOfFact: ({ state }, fact) => [
    ...namedComponents(fact, NAMED, resolveComponentId),
    // Facts name a leader in play; the component is its card.
    ...(typeof fact.leader === 'string' ? [state.leaders?.[fact.leader]?.card ?? fact.leader] : []),
    ...(PLACED.includes(fact.type) ? Object.keys(Object(fact.units)) : []),
  ],
});
