import type { CoverageSource } from '#simulation';
import { reactionKey } from '#kit/components/window-host.ts';
import { componentOf } from '#ti4/rules/components/component.ts';
import type { Game, Rulebook } from '#ti4/rules/game.ts';
import { actionKey } from '#ti4/rules/phases/turn-state.ts';
import type { UnitType } from '#ti4/rules/state.ts';

/** Fields of facts that name a component. A component that is named took part in the game. */
const NAMED = ['component', 'technology', 'objective', 'agenda', 'law', 'card', 'why', 'by'] as const;

/**
 * Returns the components to cover and how options and facts name them. Of galactic events, only those in force count.
 */
export const createCoverageSource = (
  { components, byKind }: Rulebook,
  events: readonly string[] = [],
): CoverageSource<Game> => ({
  // A faction sheet does nothing itself; its components do.
  components: Object.fromEntries(
    Object.entries(components).filter(
      ([id, { kind }]) => !(id in byKind.faction) && (kind !== 'event' || events.includes(id)),
    ),
  ),
  componentOfOption: ({ state }, key) => {
    const [action, id] = actionKey.parse(key);
    const [bare] = reactionKey.parse(id ?? action);
    const effect = state.effects[bare] ?? state.laws[bare];
    return effect?.component ?? componentOf(bare);
  },
  componentsOfFact: ({ state }, fact) => {
    const named = NAMED.map((field) => fact[field])
      .filter((value): value is string => typeof value === 'string')
      .map(componentOf);
    // Facts name units by type; the component is on the owner's sheet.
    const sheet =
      fact.type === 'units-placed' ? state.seats[String(fact.seat)]?.units[fact.unit as UnitType] : undefined;
    return sheet === undefined ? named : [...named, sheet];
  },
});
