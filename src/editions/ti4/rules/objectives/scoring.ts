import {
  ask,
  call,
  chosenKey,
  choose,
  chosenKeys,
  done,
  goto,
  awaitTurn,
  type Id,
  type Option,
  type Procedure,
  type Question,
} from '#engine';
import { SKIPPED, skipOrder } from '#kit/prompts/skip-orders.ts';
import { hasStandingOrder } from '#ti4/rules/events/standing-orders.ts';
import { combatFrame } from '#ti4/rules/combat/combat.ts';
import { hasOpenAnytimeAbility } from '#ti4/rules/components/component-actions.ts';
import { kit, type Component, type HeldComponent, type Reaction } from '#ti4/rules/components/component.ts';
import type { EventName, GameEvent } from '#ti4/rules/events/events.ts';
import { isMet, formatShortfall, type Progress } from './progress.ts';
import { procedure, question, type Game } from '#ti4/rules/game.ts';
import { fragmentsToSpend } from '#ti4/rules/exploration/exploration-cards.ts';
import { modify } from '#ti4/rules/components/modifiers.ts';
import { queueMoment } from '#ti4/rules/events/moments.ts';
import { areSecretsOpen, gainPoints, objectiveOf } from './objectives.ts';
import { seatOf } from '#ti4/rules/seats.ts';
import type { ComponentId, SeatId } from '#ti4/rules/state.ts';
import { announceTokensThen } from '#ti4/rules/tokens/strategy-tokens.ts';
import { formatCount } from '#text/sentences.ts';
import { unaffordable, spendTokens, payForObjective } from './objective-costs.ts';

/** Tells whether a seat controls every planet of its home system, which scoring a public objective requires (61.16). */
export const controlsHomeSystem = (game: Game, seat: SeatId): boolean =>
  game.state.systems[seatOf(game, seat).home].planets.every((planet) => game.state.planets[planet].controller === seat);

const publicEntry = (game: Game, id: ComponentId) => game.state.objectives.find((one) => one.id === id);

/** Returns the frame id of the enclosing combat, or undefined. */
const combatUnderWay = (game: Game): Id | undefined => combatFrame(game)?.id;

/** Returns why a seat cannot score an objective now, or undefined if it can. */
export function scoringProblem(game: Game, seat: SeatId, id: ComponentId, event?: GameEvent): string | undefined {
  const objective = objectiveOf(game, id);
  const entry = publicEntry(game, id);
  const own = seatOf(game, seat);
  if (!entry && !own.secretObjectives.includes(id)) return 'You do not have this objective.'; // 61.19
  if (entry?.scoredBy.includes(seat) || own.scoredSecrets.includes(id)) return ALREADY_SCORED; // 61.8
  if (entry && !controlsHomeSystem(game, seat) && modify(game, 'needs-home', { seat }, true))
    return 'You do not control every planet in your home system.'; // 61.16
  const barred = modify(game, 'scoring-barred', { seat, objective: id }, undefined);
  if (barred) return barred;
  const combat = combatUnderWay(game); // 61.7
  if (
    combat !== undefined &&
    game.facts.some((fact) => fact.type === 'objective-scored' && fact.seat === seat && fact.combat === combat)
  ) {
    return 'You have already scored an objective in this combat.';
  }
  return objective.fulfilled(game, seat, event)
    ? unaffordable(game, seat, objective)
    : notMet(objective.progress?.(game, seat));
}

/** Reason of an objective that a seat has scored. */
export const ALREADY_SCORED = 'You have already scored it.';

/** Reason of an objective whose condition is not a count; its text says what the condition is. */
export const CONDITION_NOT_MET = 'You do not meet its condition.';

/** Says how much of an objective's condition is missing, if that can be counted. */
function notMet(progress?: Progress): string {
  return progress && progress.need > 1 && !isMet(progress) ? formatShortfall(progress) : CONDITION_NOT_MET;
}

/** Marks an objective as scored and gains its points; its cost is paid separately (61.12, 61.18). */
export function scoreObjective(game: Game, seat: SeatId, id: ComponentId): void {
  const entry = publicEntry(game, id);
  const own = seatOf(game, seat);
  if (entry) {
    entry.scoredBy.push(seat);
  } else {
    own.secretObjectives = own.secretObjectives.filter((one) => one !== id);
    own.scoredSecrets.push(id);
  }
  const combat = combatUnderWay(game);
  game.addFact({ type: 'objective-scored', seat, objective: id, ...(combat !== undefined && { combat }) });
  gainPoints(game, seat, objectiveOf(game, id).points, id);
  queueMoment(game, 'after', 'objective-scored', { seat, objective: id });
}

const optionsOf = (game: Game, seat: SeatId, ids: ComponentId[]): Option[] =>
  ids.map((id) => {
    const { name, text, points } = objectiveOf(game, id);
    const off = scoringProblem(game, seat, id);
    return {
      key: id,
      label: `${name} (${formatCount(points, 'VP', 'VP')})`,
      hint: text,
      ...(off !== undefined && { disabledReason: off }),
    };
  });

const inStatusPhase = (game: Game, id: ComponentId): boolean => objectiveOf(game, id).phase === 'status';

/** Asks for at most one public objective; everyone can see whether one can be scored. */
export const choosePublic = question<object>()(
  'score-public-objective',
  (game, seat) => {
    if (hasStandingOrder(game, seat, skipOrder('score-public-objective'))) return SKIPPED;
    const options = optionsOf(
      game,
      seat,
      game.state.objectives.map(({ id }) => id).filter((id) => inStatusPhase(game, id)),
    ).filter(({ key }) => !publicEntry(game, key)?.scoredBy.includes(seat));
    if (!options.some(({ disabledReason }) => !disabledReason))
      return { kind: 'none', reason: 'There is no public objective that you can score.' };
    return choose('Which public objective do you score?', options, { min: 0, nothing: 'Score none' });
  },
  { title: 'score a public objective or none' },
);

/**
 * Asks for at most one secret objective. Every seat that holds one is asked if, as far as the public knows, it might be
 * one that can be scored, so the ask does not reveal who can score.
 */
const chooseSecret = question<object>()(
  'score-secret-objective',
  (game, seat) => {
    const hand = seatOf(game, seat).secretObjectives;
    if (!hand.length) return { kind: 'none', reason: 'You have no secret objectives.' };
    const options = optionsOf(game, seat, hand).map((option) =>
      inStatusPhase(game, option.key)
        ? option
        : {
            ...option,
            disabledReason: 'You score this objective when you meet its condition, not in the status phase.',
          },
    );
    return choose('Which secret objective do you score?', options, { min: 0, nothing: 'Score none' });
  },
  {
    publicAnswer: (game, seat) => (mightScoreSecret(game, seat) ? undefined : []),
    title: 'score a secret objective or none',
  },
);

/**
 * Tells whether a seat might hold, as far as the public knows, a secret objective that it could score now, or could do
 * something first.
 */
const mightScoreSecret = (game: Game, seat: SeatId): boolean =>
  areSecretsOpen(game, seat) ||
  hasOpenAnytimeAbility(game, seat) ||
  kit.mightHold(
    game,
    seat,
    Object.values(game.book.byKind.objective).filter(({ id, phase }) => phase === 'status' && !publicEntry(game, id)),
    (id) => scoringProblem(game, seat, id) === undefined,
  );

interface Scoring {
  seat: SeatId;
  chosen?: ComponentId[];
  paid?: ComponentId[];
  /** Number of strategy pool tokens spent on the objectives. */
  tokens?: number;
}

/**
 * One player's part of the first step of the status phase (81.1): choose and pay at any time, score in initiative
 * order.
 */
export const scoreObjectives = procedure<Scoring>()('score-objectives', {
  start: (_game, { seat }) => ask([choosePublic.ask(seat, {}), chooseSecret.ask(seat, {})], 'chosen'),
  chosen: (_game, data, got) => {
    data.chosen = got.asks.flatMap(({ reply }) => chosenKeys(reply ?? null));
    data.paid = [];
    return goto('pay');
  },
  pay: (game, data) => {
    const id = data.chosen?.[0];
    if (id === undefined) return awaitTurn('score');
    if (scoringProblem(game, data.seat, id)) {
      data.chosen?.shift();
      return goto('pay');
    }
    return call(payForObjective, { seat: data.seat, objective: id }, 'paid');
  },
  paid: (_game, data, got) => {
    const id = data.chosen?.shift();
    if (id !== undefined && typeof got.result === 'number') {
      data.paid?.push(id);
      if (got.result) data.tokens = (data.tokens ?? 0) + got.result;
    }
    return goto('pay');
  },
  score: (game, data) => {
    const id = data.paid?.shift();
    if (id === undefined) {
      // Announced only after both are scored, since responses could take what pays for the second.
      return announceTokensThen(game, data.seat, data.tokens ?? 0, 'end');
    }
    scoreObjective(game, data.seat, id);
    return goto('score'); // one objective a step: a player with enough points wins before the next is scored
  },
  end: () => done(),
});

/** Pays for an objective and scores it. Returns whether it was scored. */
export const payAndScore = procedure<{ seat: SeatId; objective: ComponentId; scored?: boolean }>()('score-objective', {
  start: (_game, data) => call(payForObjective, { ...data }, 'paid'),
  paid: (game, data, got) => {
    const { seat, objective } = data;
    data.scored = typeof got.result === 'number';
    if (data.scored) scoreObjective(game, seat, objective);
    return announceTokensThen(game, seat, Number(got.result), 'end');
  },
  end: (_game, { scored = false }) => done(scored),
});

/** Lets a player score a public objective out of turn, as a strategy card allows: { seat }. */
export const scorePublic = procedure<{ seat: SeatId }>()('score-public', {
  start: (_game, { seat }) => ask([choosePublic.ask(seat, {})], 'chosen'),
  chosen: (_game, { seat }, got) => {
    const objective = chosenKey(got.answer);
    return objective === undefined ? done(false) : call(payAndScore, { seat, objective }, 'scored');
  },
  scored: (_game, _data, got) => done(got.result),
});

/**
 * Adds reactions to an objective of the action or agenda phase, so that it responds to its events like any other card
 * (61.5).
 */
export function asScorable(component: Component): Component {
  if (!('stage' in component)) return component;
  const { phase, when = [], after = [] } = component;
  if (!when.length && !after.length) return component;
  const reaction: Omit<Extract<Reaction, { on: EventName }>, 'on' | 'timing'> = {
    isUsable: (game: Game, held: HeldComponent, about: GameEvent) =>
      game.state.phase === phase && scoringProblem(game, held.holder, held.component, about) === undefined,
    effect: (_game: Game, held: HeldComponent) =>
      call(payAndScore, { seat: held.holder, objective: held.component }, 'finish'),
  };
  const at = (timing: 'when' | 'after') => (event: EventName) => ({ ...reaction, on: event, timing }) as Reaction;
  return {
    ...component,
    reactions: [...(component.reactions ?? []), ...when.map(at('when')), ...after.map(at('after'))],
  };
}

export const scoringProcedures: Procedure<Game, never>[] = [payForObjective, scoreObjectives, payAndScore, scorePublic];
export const scoringQuestions: Question<Game, never>[] = [spendTokens, fragmentsToSpend, choosePublic, chooseSecret];
