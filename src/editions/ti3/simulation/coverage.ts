import { componentsInKey, namedComponents, type CoverageSource } from '#simulation';
import { componentOf } from '#ti3/rules/components/component.ts';
import type { Game, Rulebook } from '#ti3/rules/game.ts';

/** Fields of facts that name a component. A component that is named took part in the game. */
const NAMED = ['component', 'technology', 'objective', 'card', 'why', 'by', 'leader', 'counter'] as const;
/** Facts about cards that are only drawn, looked at, declined or returned. */
const ONLY_SEEN = ['secret-objective-seen', 'strategy-card-returned', 'secondary-declined'];

/** Returns the components to cover, and how options and facts name them. */
export const createTi3CoverageSource = ({ components, byKind }: Rulebook): CoverageSource<Game> => ({
  // A race sheet does nothing itself, nor does an ability that only affects setup.
  components: Object.fromEntries(
    Object.entries(components).filter(([, one]) => one.kind !== 'race' && !(one.kind === 'ability' && one.atStart)),
  ),
  componentOfOption: ({ state }, key) => {
    const found = componentsInKey(key, (part) => state.effects[part]?.component ?? componentOf(part));
    return found.find((id) => id in components);
  },
  componentsOfFact: ({ state }, fact) => {
    if (ONLY_SEEN.includes(fact.type)) return [];
    const units = fact.type === 'units-produced' || fact.type === 'units-placed' ? Object.keys(Object(fact.units)) : [];
    const { race = '' } = state.seats[String(fact.seat)] ?? {};
    return [
      ...namedComponents(fact, NAMED, componentOf),
      ...units,
      // Facts name the type alone; the component is the flagship of the race.
      ...(units.includes('flagship')
        ? Object.values(byKind.flagship).flatMap((one) => (one.race === race ? [one.id] : []))
        : []),
    ];
  },
});
