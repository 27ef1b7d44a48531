import {
  ask,
  chosenAmounts,
  done,
  goto,
  defineProcedure,
  type Action,
  type Answer,
  type AskRequest,
  type Json,
  type Next,
  type Procedure,
  type SeatId,
} from '#engine';
import type {
  BoundTypes,
  ActivatedAbilityOf,
  GameOf,
  HeldComponent,
  EditionTypes,
  EffectResult,
  ReactionOf,
} from './types.ts';
import { inForce, placementsFor, type ZonePlacement } from './zones.ts';

/** Procedure that uses components in zones without a procedure of their own. */
export const USE_ABILITY_PROCEDURE = 'use-ability';

/**
 * Ability being used: a reaction to an event (`use` is its index among the component's reactions), the action, or the
 * ability for any time.
 */
export interface AbilityUse {
  seat: SeatId;
  component: string;
  key: string;
  use: number | 'action' | 'anytime';
  event?: Json;
  target?: string[];
}

/** Ability that a seat might use unasked, with the zone of its component. */
export interface AvailableAbility<T extends EditionTypes> extends ZonePlacement<T> {
  component: T['component'];
  /** Reason why the ability cannot be used now; undefined if it can. */
  problem?: string;
}

/**
 * Steps of playing a card that an edition defines: what happens to the card, what is announced of its targets, and who
 * may cancel it.
 */
export interface CardPlayConfig<T extends EditionTypes> {
  begins: (game: GameOf<T>, use: AbilityUse) => void;
  targeted: (game: GameOf<T>, use: AbilityUse, answer: Answer) => void;
  /** Opens the window in which the card may be canceled, and continues with its effect. */
  announced: (game: GameOf<T>, use: AbilityUse) => Next<'effect'>;
  /** Called when the card is done: it has taken effect, or was canceled. */
  over?: (game: GameOf<T>, use: AbilityUse) => void;
}

/** Lists the keys in an answer: the chosen options, the number, or each amount as often as it is counted. */
function namedIn(answer: Answer): string[] {
  if (typeof answer === 'number') return [String(answer)];
  return Array.isArray(answer)
    ? answer
    : Object.entries(chosenAmounts(answer)).flatMap(([key, count]) => Array<string>(count).fill(key));
}

const toNext = (outcome: EffectResult): Next<'finish'> => outcome ?? goto('finish');

function componentIn<T extends BoundTypes<T>>(game: GameOf<T>, use: AbilityUse): T['component'] {
  const component = game.book.components[use.component];
  if (!component) throw new Error(`No component ${use.component}`);
  return component;
}

function partOf<T extends BoundTypes<T>>(game: GameOf<T>, use: AbilityUse): ReactionOf<T> | ActivatedAbilityOf<T> {
  const component = componentIn<T>(game, use);
  const part =
    use.use === 'action'
      ? component.action
      : use.use === 'anytime'
        ? component.anytime
        : component.reactions?.[use.use];
  if (!part) throw new Error(`${use.component} has no use ${use.use}`);
  return part;
}

function heldIn<T extends BoundTypes<T>>(game: GameOf<T>, use: AbilityUse): HeldComponent {
  const standing = inForce<T>(game, componentIn<T>(game, use)).find((held) => held.key === use.key);
  return { component: use.component, holder: use.seat, key: use.key, memory: standing?.memory ?? null };
}

function targetOf<T extends BoundTypes<T>>(game: GameOf<T>, use: AbilityUse): AskRequest | undefined {
  const part = partOf<T>(game, use);
  if (!part.target) return undefined;
  const held = heldIn<T>(game, use);
  return 'on' in part ? part.target(game, held, use.event as never) : part.target(game, held);
}

/** Stores the chosen target; returns the question for a further one, if there is any. */
function chosenTarget<T extends BoundTypes<T>>(
  game: GameOf<T>,
  use: AbilityUse,
  answer: Answer,
): AskRequest | undefined {
  const picked = namedIn(answer);
  use.target = [...(use.target ?? []), ...picked];
  const part = partOf<T>(game, use);
  if (!picked.length) return undefined;
  const held = heldIn<T>(game, use);
  return 'on' in part
    ? part.furtherTarget?.(game, held, use.event as never, use.target)
    : part.furtherTarget?.(game, held, use.target);
}

function effectOf<T extends BoundTypes<T>>(game: GameOf<T>, use: AbilityUse): EffectResult {
  const part = partOf<T>(game, use);
  const held = heldIn<T>(game, use);
  const target = use.target ?? [];
  return 'on' in part ? part.effect(game, held, use.event as never, target) : part.effect(game, held, target);
}

/**
 * Defines the procedure that uses an ability of a component in play: it asks for the target, then runs the effect.
 * Returns 'used'.
 */
const ordinaryUse = <T extends BoundTypes<T>>(
  begins: (game: GameOf<T>, use: AbilityUse) => void,
): Procedure<GameOf<T>, AbilityUse> =>
  defineProcedure<GameOf<T>>()<AbilityUse>()(USE_ABILITY_PROCEDURE, {
    start: (game, use) => {
      const part = partOf<T>(game, use);
      if (!('isSilent' in part && part.isSilent)) begins(game, use);
      const target = targetOf<T>(game, use);
      return target ? ask([target], 'targeted') : goto('effect');
    },
    targeted: (game, use, got) => {
      const besides = chosenTarget<T>(game, use, got.answer);
      return besides ? ask([besides], 'targeted') : goto('effect');
    },
    effect: (game, use) => toNext(effectOf<T>(game, use)),
    finish: () => done('used'),
  });

/**
 * Defines the procedure that plays a card: it puts the card down and asks for its targets; then others may cancel it;
 * then its effect runs as far as it is still possible. Returns 'used', or the outcome with which it is unwound.
 */
const announcedUse = <T extends BoundTypes<T>>(
  name: string,
  { begins, targeted, announced, over }: CardPlayConfig<T>,
): Procedure<GameOf<T>, AbilityUse> =>
  defineProcedure<GameOf<T>>()<AbilityUse>()(
    name,
    {
      start: (game, use) => {
        begins(game, use);
        const target = targetOf<T>(game, use);
        return target ? ask([target], 'targeted') : goto('announced');
      },
      targeted: (game, use, got) => {
        const besides = chosenTarget<T>(game, use, got.answer);
        if (besides) return ask([besides], 'targeted');
        targeted(game, use, got.answer);
        return goto('announced');
      },
      announced: (game, use) => announced(game, use),
      effect: (game, use) => toNext(effectOf<T>(game, use)),
      finish: (game, use) => {
        over?.(game, use);
        return done('used');
      },
    },
    over,
  );

/**
 * Lists the components that a seat has in play or in hand and can use unasked, each with the reason if it cannot be
 * used now.
 */
function doable<T extends BoundTypes<T>>(
  game: GameOf<T>,
  seat: SeatId,
  use: 'action' | 'anytime',
): AvailableAbility<T>[] {
  const found: AvailableAbility<T>[] = [];
  for (const component of game.book.activatedByTiming[use]) {
    const deed = component[use];
    if (!deed) continue;
    for (const { zone, held } of placementsFor<T>(game, component, seat)) {
      if (zone.isPassive) continue;
      const unable = zone.problem?.(game, held) ?? deed.problem(game, held);
      found.push({ component, zone, held, ...(unable !== undefined && { problem: unable }) });
    }
  }
  return found;
}

/** Calls the procedure of an ability. The zone gives the name of the procedure, because names are what is saved. */
const useCall = <T extends BoundTypes<T>, S extends string>(
  { component, held, zone }: AvailableAbility<T>,
  use: 'action' | 'anytime',
  then: S,
): Next<S> => ({
  next: 'call',
  procedure: zone.procedure ?? USE_ABILITY_PROCEDURE,
  data: { seat: held.holder, component: component.id, key: held.key, use },
  then,
});

interface Named {
  component: string;
  /** Key of the holding, if there are several holdings of the component. */
  key?: string;
}

/** Defines the action that uses an ability "at any time". */
function useAtAnyTime<T extends BoundTypes<T>>(): Action<GameOf<T>> {
  const find = (game: GameOf<T>, seat: SeatId, { component, key }: Named): AvailableAbility<T> | undefined =>
    doable<T>(game, seat, 'anytime').find(
      (one) => one.component.id === component && (key === undefined || one.held.key === key),
    );
  return {
    name: 'use',
    check: (game, seat, named: Named) => {
      const found = find(game, seat, named);
      return found ? found.problem : 'You have no ability of that name that you can use at any time.';
    },
    run: (game, seat, named: Named) => {
      const found = find(game, seat, named);
      return found && useCall<T, ''>(found, 'anytime', '');
    },
  };
}

/** Binds the use of components to an edition. */
export const bindAbilityUse = <T extends BoundTypes<T>>() => ({
  useAbilityProcedure: ordinaryUse<T>,
  playCardProcedure: announcedUse<T>,
  /** Lists the actions of components that a seat has in play or in hand, with the reason if one cannot be performed. */
  componentActions: (game: GameOf<T>, seat: SeatId): AvailableAbility<T>[] => doable<T>(game, seat, 'action'),
  /** Lists the abilities that a seat may use at any time, with the reason if one cannot be used. */
  anytimeAbilities: (game: GameOf<T>, seat: SeatId): AvailableAbility<T>[] => doable<T>(game, seat, 'anytime'),
  /** Calls the procedure that performs the action of a component. */
  callAbility: <S extends string>(found: AvailableAbility<T>, then: S): Next<S> => useCall<T, S>(found, 'action', then),
  useActions: [useAtAnyTime<T>()],
});
