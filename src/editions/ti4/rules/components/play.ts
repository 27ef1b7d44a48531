import { ask, call, counted, done, goto, type Answer, type Json, type Next, type Procedure } from '../../../../engine/index.ts';
import { componentOf, type Component, type Deed, type Held, type Outcome, type Reaction } from './component.ts';
import type { GameEvent } from './events.ts';
import { procedure, window, type Game } from '../game.ts';
import { inForce } from './in-force.ts';
import { seatOf } from '../seats.ts';
import type { CardId, ComponentId, SeatId } from '../state.ts';

/** What is being used: a reaction to an event (`use` counts the component's reactions), its action, or its deed at any time. */
export interface Use {
  seat: SeatId;
  component: ComponentId;
  key: string;
  use: number | 'action' | 'anytime';
  event?: Json;
  target?: string[];
}

function heldIn(game: Game, use: Use): Held {
  const component = componentIn(game, use);
  const standing = inForce(game, component).find((held) => held.key === use.key);
  return { component: use.component, holder: use.seat, key: use.key, memory: standing?.memory ?? null };
}

function componentIn(game: Game, use: Use): Component {
  const component = game.book.components[use.component];
  if (!component) throw new Error(`No component ${use.component}`);
  return component;
}

type Part = Reaction | Deed;

function partOf(game: Game, use: Use): Part {
  const component = componentIn(game, use);
  const part = use.use === 'action' ? component.action : use.use === 'anytime' ? component.anytime : component.reactions?.[use.use];
  if (!part) throw new Error(`${use.component} has no use ${use.use}`);
  return part;
}

function targetOf(game: Game, use: Use) {
  const part = partOf(game, use);
  if (!part.target) return undefined;
  const held = heldIn(game, use);
  return 'on' in part ? part.target(game, held, use.event as GameEvent as never) : (part as Deed).target?.(game, held);
}

/** What an answer names: the options chosen, a number, or each line as often as it is counted. */
function namedIn(answer: Answer): string[] {
  if (typeof answer === 'number') return [String(answer)];
  return Array.isArray(answer) ? answer : Object.entries(counted(answer)).flatMap(([key, count]) => Array<string>(count).fill(key));
}

/** Keeps what was chosen; gives back what is chosen besides, if anything. */
function chosenTarget(game: Game, use: Use, answer: Answer) {
  const picked = namedIn(answer);
  use.target = [...(use.target ?? []), ...picked];
  const part = partOf(game, use);
  if (!picked.length) return undefined;
  const held = heldIn(game, use);
  return 'on' in part
    ? part.further?.(game, held, use.event as GameEvent as never, use.target)
    : (part as Deed).further?.(game, held, use.target);
}

function effectOf(game: Game, use: Use): Outcome {
  const part = partOf(game, use);
  const held = heldIn(game, use);
  const target = use.target ?? [];
  return 'on' in part ? part.effect(game, held, use.event as GameEvent as never, target) : (part as Deed).effect(game, held, target);
}

const toNext = (outcome: Outcome): Next<'finish'> => outcome ?? goto('finish');

/** Uses an ability of something in play: choose its target, then its effect. Gives back 'used'. */
export const useAbility = procedure<Use>()('use-ability', {
  start: (game, use) => {
    game.fact({ type: 'ability-used', seat: use.seat, component: use.component });
    const target = targetOf(game, use);
    return target ? ask([target], 'targeted') : goto('effect');
  },
  targeted: (game, use, got) => {
    const besides = chosenTarget(game, use, got.answer);
    return besides ? ask([besides], 'targeted') : goto('effect');
  },
  effect: (game, use) => toNext(effectOf(game, use)),
  finish: () => done('used'),
});

/**
 * Plays an action card (2): it leaves the hand and its targets are named; it may be cancelled; then its effect, for
 * as far as it can still be carried out. Gives back 'used', or 'cancelled'.
 */
export const playActionCard = procedure<Use & { frame?: number }>()('play-action-card', {
  start: (game, use) => {
    const seat = seatOf(game, use.seat);
    seat.actionCards = seat.actionCards.filter((card) => card !== use.key);
    game.state.decks.action.discard.push(use.key);
    game.fact({ type: 'action-card-played', seat: use.seat, card: use.key, component: use.component });
    const target = targetOf(game, use);
    return target ? ask([target], 'targeted') : goto('announced');
  },
  targeted: (game, use, got) => {
    const besides = chosenTarget(game, use, got.answer);
    if (besides) return ask([besides], 'targeted');
    if (typeof got.answer === 'number') game.fact({ type: 'target-named', seat: use.seat, component: use.component, amount: got.answer });
    else if (use.target?.length) game.fact({ type: 'target-named', seat: use.seat, component: use.component, target: use.target });
    return goto('announced');
  },
  announced: (game, use) =>
    window('when', 'action-card-played', { seat: use.seat, card: use.key as CardId, frame: game.path.at(-1)?.id ?? 0 }, 'effect'),
  effect: (game, use) => toNext(effectOf(game, use)),
  finish: () => done('used'),
});

/** The call that plays or uses a component's action, or its deed at any time. */
export function useCall(component: Component, held: Held, use: 'action' | 'anytime'): { procedure: string; data: Json } {
  const named = component.kind === 'action-card' ? playActionCard : useAbility;
  return { procedure: named.name, data: { seat: held.holder, component: component.id, key: held.key, use } };
}

export const callUse = <S extends string>(component: Component, held: Held, use: 'action' | 'anytime', then: S): Next<S> => {
  const { procedure: name, data } = useCall(component, held, use);
  return call(name, data, then);
};

export const playProcedures: Procedure<Game, never>[] = [useAbility, playActionCard];

export { componentOf };
