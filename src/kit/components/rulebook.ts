import {
  abilityOrderQuestion,
  timingWindow,
  windowQuestion,
  type Action,
  type EngineBook,
  type Procedure,
  type Question,
} from '#engine';
import type { ReactionBody, RulebookOf, BoundTypes, EventName, GameOf, EditionTypes, Timing, Zone } from './types.ts';

/** Components, and the rules that come with them. */
export interface Pack<T extends EditionTypes> {
  components?: readonly T['component'][];
  procedures?: readonly Procedure<GameOf<T>, never>[];
  questions?: readonly Question<GameOf<T>, never>[];
  actions?: readonly Action<GameOf<T>>[];
  standing?: EngineBook<GameOf<T>>['standingChecks'];
  zones?: readonly Zone<T>[];
}

/** Parts of the rulebook that an edition gives to the engine directly. */
export type RulebookConfig<T extends EditionTypes> = Pick<
  EngineBook<GameOf<T>>,
  'windows' | 'isPresent' | 'isUnattended' | 'isOwnState'
>;

/**
 * Indexes a list by name. Throws if two items share a name. Typed text is looked up in the result, so it has no
 * prototype: 'constructor' finds nothing.
 */
export function indexByName<T>(list: readonly T[], name: (one: T) => string, what: string): Record<string, T> {
  const found = Object.create(null) as Record<string, T>;
  for (const one of list) {
    if (found[name(one)] && found[name(one)] !== one) throw new Error(`Two of a name: ${what} ${name(one)}`);
    found[name(one)] = one;
  }
  return found;
}

/** Gives the questions of a component without a title the title "resolve" and its name. */
const titled = <T extends BoundTypes<T>>({ name, questions = [] }: T['component']): Question<GameOf<T>, never>[] =>
  questions.map((one) => (one.title ? one : { ...one, title: `resolve ${name}` }));

/** Indexes components by the values they change, the moments they listen to, their unasked abilities and their kind. */
function indexed<T extends BoundTypes<T>>(
  all: readonly T['component'][],
  kinds: readonly string[],
): Pick<RulebookOf<T>, 'modifiersByValue' | 'listenersByMoment' | 'activatedByTiming' | 'byKind'> {
  const modifying: Record<string, T['component'][]> = {};
  const listening: RulebookOf<T>['listenersByMoment'] = {};
  // Typed text is looked up here, so the records have no prototype.
  const byKind: Record<string, Record<string, T['component']>> = {};
  for (const kind of [...kinds, ...all.map((one) => one.kind)])
    byKind[kind] ??= Object.create(null) as Record<string, T['component']>;
  for (const component of all) {
    (byKind[component.kind] ??= Object.create(null) as Record<string, T['component']>)[component.id] = component;
    for (const value of Object.keys(component.modifiers ?? {})) (modifying[value] ??= []).push(component);
    for (const [index, reaction] of (component.reactions ?? []).entries()) {
      (listening[`${reaction.timing} ${reaction.on}`] ??= []).push({ component, reaction, index });
    }
  }
  return {
    modifiersByValue: modifying as RulebookOf<T>['modifiersByValue'],
    listenersByMoment: listening,
    activatedByTiming: { action: all.filter(({ action }) => action), anytime: all.filter(({ anytime }) => anytime) },
    byKind: byKind as RulebookOf<T>['byKind'],
  };
}

/** Indexes zones by the kinds of components in them. */
function zonesByKind<T extends EditionTypes>(zones: readonly Zone<T>[]): Record<string, Zone<T>[]> {
  const found: Record<string, Zone<T>[]> = {};
  for (const zone of zones) for (const kind of zone.kinds) (found[kind] ??= []).push(zone);
  return found;
}

/** Binds the rulebook to an edition. */
export const bindRulebook = <T extends BoundTypes<T>>() => ({
  /** Merges packs into a rulebook. Throws if two components, zones, procedures, questions or actions share a name. */
  buildRulebook(packs: readonly Pack<T>[], ways: RulebookConfig<T>): RulebookOf<T> {
    const components = packs.flatMap((pack) => pack.components ?? []);
    const zones = packs.flatMap((pack) => pack.zones ?? []);
    const procedures: Procedure[] = [
      timingWindow,
      ...packs.flatMap((pack) => pack.procedures ?? []),
      ...components.flatMap((one) => one.procedures ?? []),
    ];
    const questions: Question[] = [
      windowQuestion,
      abilityOrderQuestion,
      ...packs.flatMap((pack) => pack.questions ?? []),
      ...components.flatMap((one) => titled<T>(one)),
    ];
    indexByName(zones, ({ name }) => name, 'zone');
    return {
      components: indexByName(components, ({ id }) => id, 'component'),
      ...indexed<T>(
        components,
        zones.flatMap((zone) => zone.kinds),
      ),
      zones,
      zonesByKind: zonesByKind<T>(zones),
      procedures: indexByName(procedures, ({ name }) => name, 'procedure'),
      questions: indexByName(questions, ({ name }) => name, 'question'),
      actions: indexByName(
        packs.flatMap((pack) => pack.actions ?? []),
        ({ name }) => name,
        'action',
      ),
      standingChecks: packs.flatMap((pack) => pack.standing ?? []),
      ...ways,
    };
  },

  /** Declares a reaction, so that the compiler matches its functions to its event. */
  on: <E extends EventName<T>>(timing: Timing, event: E, answering: ReactionBody<T, E>) => ({
    ...answering,
    on: event,
    timing,
  }),
});
