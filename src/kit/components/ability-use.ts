import {
  ask,
  counted,
  done,
  goto,
  procedureOf,
  type Action,
  type Answer,
  type Asking,
  type Json,
  type Next,
  type Procedure,
  type SeatId,
} from '#engine';
import type { Bound, DeedOf, GameOf, Held, KitTypes, Outcome, ReactionOf } from './types.ts';
import { inForce, placesFor, type At } from './zones.ts';

/** The procedure that uses what no zone has one of its own for. */
export const ORDINARY_USE = 'use-ability';

/** What is being used: a reaction to an event (`use` counts the component's reactions), its action, or its deed at any time. */
export interface Use {
  seat: SeatId;
  component: string;
  key: string;
  use: number | 'action' | 'anytime';
  event?: Json;
  target?: string[];
}

/** What a seat might do unasked, and from where. */
export interface Doable<T extends KitTypes> extends At<T> {
  component: T['component'];
  /** Why it cannot be done just now. */
  unable?: string;
}

/** What an edition says of how its cards are announced: what happens to the card, what is told of its targets, and who may cancel it. */
export interface Announcing<T extends KitTypes> {
  begins: (game: GameOf<T>, use: Use) => void;
  targeted: (game: GameOf<T>, use: Use, answer: Answer) => void;
  /** Opens the window in which it may be cancelled, and goes on to its effect. */
  announced: (game: GameOf<T>, use: Use) => Next<'effect'>;
  /** Hears that a card is done with: it has taken effect, or was cancelled. */
  over?: (game: GameOf<T>, use: Use) => void;
}

/** What an answer names: the options chosen, a number, or each line as often as it is counted. */
function namedIn(answer: Answer): string[] {
  if (typeof answer === 'number') return [String(answer)];
  return Array.isArray(answer)
    ? answer
    : Object.entries(counted(answer)).flatMap(([key, count]) => Array<string>(count).fill(key));
}

const toNext = (outcome: Outcome): Next<'finish'> => outcome ?? goto('finish');

function componentIn<T extends Bound<T>>(game: GameOf<T>, use: Use): T['component'] {
  const component = game.book.components[use.component];
  if (!component) throw new Error(`No component ${use.component}`);
  return component;
}

function partOf<T extends Bound<T>>(game: GameOf<T>, use: Use): ReactionOf<T> | DeedOf<T> {
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

function heldIn<T extends Bound<T>>(game: GameOf<T>, use: Use): Held {
  const standing = inForce<T>(game, componentIn<T>(game, use)).find((held) => held.key === use.key);
  return { component: use.component, holder: use.seat, key: use.key, memory: standing?.memory ?? null };
}

function targetOf<T extends Bound<T>>(game: GameOf<T>, use: Use): Asking | undefined {
  const part = partOf<T>(game, use);
  if (!part.target) return undefined;
  const held = heldIn<T>(game, use);
  return 'on' in part ? part.target(game, held, use.event as never) : part.target(game, held);
}

/** Keeps what was chosen; gives back what is chosen besides, if anything. */
function chosenTarget<T extends Bound<T>>(game: GameOf<T>, use: Use, answer: Answer): Asking | undefined {
  const picked = namedIn(answer);
  use.target = [...(use.target ?? []), ...picked];
  const part = partOf<T>(game, use);
  if (!picked.length) return undefined;
  const held = heldIn<T>(game, use);
  return 'on' in part
    ? part.further?.(game, held, use.event as never, use.target)
    : part.further?.(game, held, use.target);
}

function effectOf<T extends Bound<T>>(game: GameOf<T>, use: Use): Outcome {
  const part = partOf<T>(game, use);
  const held = heldIn<T>(game, use);
  const target = use.target ?? [];
  return 'on' in part ? part.effect(game, held, use.event as never, target) : part.effect(game, held, target);
}

/** Uses an ability of something in play: choose its target, then its effect. Gives back 'used'. */
const ordinaryUse = <T extends Bound<T>>(begins: (game: GameOf<T>, use: Use) => void): Procedure<GameOf<T>, Use> =>
  procedureOf<GameOf<T>>()<Use>()(ORDINARY_USE, {
    start: (game, use) => {
      const part = partOf<T>(game, use);
      if (!('tidies' in part && part.tidies)) begins(game, use);
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
 * Plays a card: it is laid down and its targets are named; it may be cancelled; then its effect, for as far as it can still be carried
 * out. Gives back 'used', or with what the procedure is unwound.
 */
const announcedUse = <T extends Bound<T>>(
  name: string,
  { begins, targeted, announced, over }: Announcing<T>,
): Procedure<GameOf<T>, Use> =>
  procedureOf<GameOf<T>>()<Use>()(
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

/** What a seat has in play or at hand that does something unasked, with why it cannot just now. */
function doable<T extends Bound<T>>(game: GameOf<T>, seat: SeatId, use: 'action' | 'anytime'): Doable<T>[] {
  const found: Doable<T>[] = [];
  for (const component of game.book.doing[use]) {
    const deed = component[use];
    if (!deed) continue;
    for (const { zone, held } of placesFor<T>(game, component, seat)) {
      if (zone.spent) continue;
      const unable = zone.barred?.(game, held) ?? deed.unable(game, held);
      found.push({ component, zone, held, ...(unable !== undefined && { unable }) });
    }
  }
  return found;
}

/** Calls what does it. The procedure is named by the zone: names are what is saved. */
const useCall = <T extends Bound<T>, S extends string>(
  { component, held, zone }: Doable<T>,
  use: 'action' | 'anytime',
  then: S,
): Next<S> => ({
  next: 'call',
  procedure: zone.usedBy ?? ORDINARY_USE,
  data: { seat: held.holder, component: component.id, key: held.key, use },
  then,
});

interface Named {
  component: string;
  /** Which holding of it, where there are several. */
  key?: string;
}

/** Uses an ability "at any time". */
function useAtAnyTime<T extends Bound<T>>(): Action<GameOf<T>> {
  const find = (game: GameOf<T>, seat: SeatId, { component, key }: Named): Doable<T> | undefined =>
    doable<T>(game, seat, 'anytime').find(
      (one) => one.component.id === component && (key === undefined || one.held.key === key),
    );
  return {
    name: 'use',
    check: (game, seat, named: Named) => {
      const found = find(game, seat, named);
      return found ? found.unable : 'You have nothing of that name to use at any time.';
    },
    run: (game, seat, named: Named) => {
      const found = find(game, seat, named);
      return found && useCall<T, ''>(found, 'anytime', '');
    },
  };
}

/** Binds the use of components to an edition. */
export const useOf = <T extends Bound<T>>() => ({
  ordinaryUse: ordinaryUse<T>,
  announcedUse: announcedUse<T>,
  /** Actions of whatever a seat has in play or at hand, with why one cannot be performed. */
  componentActions: (game: GameOf<T>, seat: SeatId): Doable<T>[] => doable<T>(game, seat, 'action'),
  /** What a seat may do unasked. */
  anytimeDeeds: (game: GameOf<T>, seat: SeatId): Doable<T>[] => doable<T>(game, seat, 'anytime'),
  /** Performs an action. */
  callUse: <S extends string>(found: Doable<T>, then: S): Next<S> => useCall<T, S>(found, 'action', then),
  useActions: [useAtAnyTime<T>()],
});
