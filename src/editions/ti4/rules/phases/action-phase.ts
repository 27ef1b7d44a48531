import {
  ask,
  call,
  chosenKey,
  choose,
  done,
  goto,
  type Next,
  type Option,
  type Procedure,
  type Question,
} from '#engine';
import { passProblem } from '#kit/prompts/pass-problem.ts';
import { callAbility, componentActions, hasOpenAnytimeAbility } from '#ti4/rules/components/component-actions.ts';
import { kit } from '#ti4/rules/components/component.ts';
import { expireEffects } from '#ti4/rules/components/effects.ts';
import { textInUse } from '#ti4/rules/names.ts';
import { procedure, question, openWindow, type Game } from '#ti4/rules/game.ts';
import { modify } from '#ti4/rules/components/modifiers.ts';
import { seatOf, seatsByInitiative } from '#ti4/rules/seats.ts';
import type { SeatId } from '#ti4/rules/state.ts';
import { END_TURN_ORDER, hasStandingOrder } from '#ti4/rules/events/standing-orders.ts';
import { strategicAction } from './strategic-action.ts';
import { clearTransactions, transactionProblem } from '#ti4/rules/trade/transactions.ts';
import { tacticalAction } from './tactical-action.ts';
import { actionKey, TURN, type Turn } from './turn-state.ts';

const unusedCards = (game: Game, seat: SeatId): string[] =>
  Object.entries(seatOf(game, seat).strategyCards)
    .filter(([, { used }]) => !used)
    .map(([card]) => card);

/** Returns the actions of a turn (3.1), and passing or ending the turn. */
function turnOptions(game: Game, seat: SeatId, performed: number): Option[] {
  const unused = unusedCards(game, seat);
  const name = (card: string) => game.book.components[card]?.name ?? card;
  const unpassed = passProblem(unused.map(name));
  return [
    {
      key: 'tactical',
      label: 'Tactical action',
      ...(seatOf(game, seat).tokens.tactic < 1 && { disabledReason: 'You have no command token in your tactic pool.' }),
    },
    ...unused.map((card) => ({
      key: actionKey.format('strategic', card),
      label: `Strategic action: ${name(card)}`,
      hint: game.book.components[card]?.text ?? '',
    })),
    ...componentActions(game, seat).map(({ component, held, problem }) => ({
      key: actionKey.format('component', held.key),
      label: component.name,
      hint: textInUse(component.text),
      ...(problem !== undefined && { disabledReason: problem }),
    })),
    performed
      ? { key: 'end-turn', label: 'No further action' }
      : {
          key: 'pass',
          label: 'Pass',
          ...(unpassed !== undefined && { disabledReason: unpassed }),
        }, // 3.4
  ];
}

/** Asked even if passing is the only option while a player may still trade or use an ability first (3.3). */
export const chooseAction = question<{ performed: number }>()(
  'turn',
  (game, seat, { performed }) =>
    choose(
      performed ? 'Do you perform another action?' : 'It is your turn. Which action do you perform?',
      turnOptions(game, seat, performed),
    ),
  {
    publicAnswer: (game, seat, { performed }) => onlyAction(game, seat, performed),
    title: 'choose an action',
  },
);

/**
 * Asked after every action, so that a player may still trade or use abilities, unless a standing order ends the turn or
 * all can see that nothing is left to do.
 */
export const endTurn = question<object>()(
  'end-turn',
  (game, seat) =>
    hasStandingOrder(game, seat, END_TURN_ORDER)
      ? { kind: 'none', reason: 'Your turn ends automatically.' }
      : choose('Your action is done. End your turn?', [{ key: 'end-turn', label: 'End turn' }]),
  {
    publicAnswer: (game, seat) => (canStillAct(game, seat) ? undefined : ['end-turn']),
    title: 'end the turn',
  },
);

/**
 * Tells whether all can see something that a player might do before their turn ends: a transaction or an ability in the
 * open. An ability that answers the end of the turn is no substitute for this stop: a standing order, which only the
 * player knows, may decline that window.
 */
const canStillAct = (game: Game, seat: SeatId): boolean =>
  hasOpenAnytimeAbility(game, seat) ||
  game.state.order.some((other) => other !== seat && transactionProblem(game, seat, other) === undefined);

/**
 * Returns the only choice of a turn if all can see that there is no other, and that the player can do nothing first: no
 * card that they might hold is an action that they could perform.
 */
function onlyAction(game: Game, seat: SeatId, performed: number): string[] | undefined {
  const open = turnOptions(game, seat, performed).filter(({ disabledReason }) => disabledReason === undefined);
  if (open.length !== 1 || canStillAct(game, seat)) return undefined;
  const isAction = (key: string): boolean =>
    componentActions(game, seat).some(({ held, problem }) => held.key === key && problem === undefined);
  const actions = Object.values(game.book.components).filter(({ action }) => action);
  return kit.mightHold(game, seat, actions, isAction) ? undefined : [open[0].key];
}

/** Begins the chosen action. */
export function beginAction(
  game: Game,
  data: Pick<Turn, 'seat' | 'action'>,
  choice: string,
): Next<'performed' | 'choose' | 'componentUsed' | 'end'> {
  const { seat } = data;
  const [kind, id = ''] = actionKey.parse(choice);
  switch (kind) {
    case 'tactical':
      data.action = kind;
      game.addFact({ type: 'action-begins', seat, action: kind });
      return call(tacticalAction, { seat }, 'performed');
    case 'strategic':
      data.action = kind;
      game.addFact({ type: 'action-begins', seat, action: kind });
      return call(strategicAction, { seat, card: id }, 'performed');
    case 'component': {
      const found = componentActions(game, seat).find(({ held, problem }) => held.key === id && problem === undefined);
      if (!found) return goto('choose');
      data.action = kind;
      game.addFact({ type: 'action-begins', seat, action: kind });
      return callAbility(found, 'componentUsed');
    }
    default:
      return goto('end');
  }
}

/** A turn of the action phase (3). Unwinding this procedure ends the turn. */
export const turn = procedure<Turn>()(TURN.name, {
  start: (game, { seat }) => {
    const { state } = game;
    state.active = seat;
    state.turn = { number: state.turn.number + 1, system: null, transactions: [] };
    game.addFact({ type: 'turn-begins', seat, number: state.turn.number });
    return openWindow('when', 'turn-begins', { seat }, 'choose');
  },
  choose: (_game, { seat, performed }) => ask([chooseAction.ask(seat, { performed })], 'act'),
  act: (game, data, got) => {
    const { seat } = data;
    const choice = chosenKey(got.answer) ?? 'end-turn';
    if (actionKey.parse(choice)[0] !== 'pass') return beginAction(game, data, choice);
    seatOf(game, seat).passed = true;
    game.addFact({ type: 'player-passed', seat });
    return openWindow('after', 'player-passed', { seat }, 'end');
  },
  componentUsed: (game, _data, got) => {
    if (got.result !== 'cancelled') return goto('performed');
    expireEffects(game, 'action');
    return goto('choose'); // 22.4: a canceled ability does not count as an action
  },
  performed: (game, data) => {
    game.state.turn.system = null;
    expireEffects(game, 'action');
    data.performed += 1;
    return openWindow(
      'after',
      'action-performed',
      { seat: data.seat, ...(data.action && { action: data.action }) },
      'another',
    );
  },
  another: (game, data) =>
    data.performed < modify(game, 'actions-in-turn', { seat: data.seat }, 1)
      ? goto('choose')
      : ask([endTurn.ask(data.seat, {})], 'end'),
  end: () => done(),
});

/**
 * Returns the first player in initiative order who has not passed and is not among `taken`; when all have had a turn,
 * the first one again. Undefined if all have passed (3.5).
 */
export function nextToPlay(game: Game, taken: readonly SeatId[]): SeatId | undefined {
  const playing = seatsByInitiative(game).filter((seat) => !game.state.seats[seat].passed);
  return playing.find((seat) => !taken.includes(seat)) ?? playing.at(0);
}

/** The action phase (3): turns in initiative order until all players have passed. */
export const actionPhase = procedure<{ taken?: SeatId[]; seat?: SeatId }>()('action-phase', {
  start: (game, data) => {
    game.state.phase = 'action';
    data.taken = [];
    for (const seat of Object.values(game.state.seats)) seat.passed = false;
    game.addFact({ type: 'phase-begins', phase: 'action', round: game.state.round });
    return openWindow('when', 'action-phase-begins', {}, 'next');
  },
  next: (game, data) => {
    const taken = data.taken ?? [];
    const seat = nextToPlay(game, taken);
    if (seat === undefined) return goto('end'); // 3.5
    data.taken = taken.includes(seat) ? [seat] : [...taken, seat];
    data.seat = seat;
    return call(turn, { seat, performed: 0 }, 'turnEnds');
  },
  turnEnds: (_game, { seat = '' }) => openWindow('when', 'turn-ends', { seat }, 'turnEnded'),
  turnEnded: (game, { seat = '' }) => {
    expireEffects(game, 'turn');
    clearTransactions(game);
    game.state.turn.system = null;
    game.addFact({ type: 'turn-ends', seat });
    return goto('next');
  },
  end: (game) => {
    game.state.active = null;
    expireEffects(game, 'phase');
    return done();
  },
});

export const actionPhaseProcedures: Procedure<Game, never>[] = [actionPhase, turn];
export const actionPhaseQuestions: Question<Game, never>[] = [chooseAction, endTurn];
