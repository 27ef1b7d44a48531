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

/** Components, and rules that come with them. */
export interface Pack<T extends EditionTypes> {
  components?: readonly T['component'][];
  procedures?: readonly Procedure<GameOf<T>, never>[];
  questions?: readonly Question<GameOf<T>, never>[];
  actions?: readonly Action<GameOf<T>>[];
  standing?: EngineBook<GameOf<T>>['standingChecks'];
  zones?: readonly Zone<T>[];
}

/** What an edition says to the engine itself. */
export type RulebookConfig<T extends EditionTypes> = Pick<
  EngineBook<GameOf<T>>,
  'windows' | 'isPresent' | 'isUnattended' | 'isOwnState'
>;

/** By their names. Throws where two share one. What a person types is looked up here: nothing is called 'constructor' that is none. */
export function indexByName<T>(list: readonly T[], name: (one: T) => string, what: string): Record<string, T> {
  const found = Object.create(null) as Record<string, T>;
  for (const one of list) {
    if (found[name(one)] && found[name(one)] !== one) throw new Error(`Two of a name: ${what} ${name(one)}`);
    found[name(one)] = one;
  }
  return found;
}

/** A component's questions, where they say no more, are put to resolve that component. */
const titled = <T extends BoundTypes<T>>({ name, questions = [] }: T['component']): Question<GameOf<T>, never>[] =>
  questions.map((one) => (one.title ? one : { ...one, title: `resolve ${name}` }));

/** Which components change which value, which listen to which moment and which do something unasked. */
function indexed<T extends BoundTypes<T>>(
  all: readonly T['component'][],
  kinds: readonly string[],
): Pick<RulebookOf<T>, 'modifiersByValue' | 'listenersByMoment' | 'activatedByTiming' | 'byKind'> {
  const modifying: Record<string, T['component'][]> = {};
  const listening: RulebookOf<T>['listenersByMoment'] = {};
  // What a person types is looked up here: no kind has a 'constructor'.
  const byKind: Record<string, Record<string, T['component']>> = {};
  for (const kind of [...kinds, ...all.map((one) => one.kind)])
    byKind[kind] ??= Object.create(null) as Record<string, T['component']>;
  for (const component of all) {
    byKind[component.kind][component.id] = component;
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

/** The zones by the kinds that lie there. */
function zonesByKind<T extends EditionTypes>(zones: readonly Zone<T>[]): Record<string, Zone<T>[]> {
  const found: Record<string, Zone<T>[]> = {};
  for (const zone of zones) for (const kind of zone.kinds) (found[kind] ??= []).push(zone);
  return found;
}

/** Binds the rulebook to an edition. */
export const bindRulebook = <T extends BoundTypes<T>>() => ({
  /** Puts packs together. Throws where two share a name of whatever kind. */
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

  /** Lets the compiler match a reaction's functions to its event. */
  on: <E extends EventName<T>>(timing: Timing, event: E, answering: ReactionBody<T, E>) => ({
    ...answering,
    on: event,
    timing,
  }),
});
