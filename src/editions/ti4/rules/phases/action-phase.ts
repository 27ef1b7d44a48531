import {
  ask,
  call,
  chosenOne,
  choose,
  done,
  goto,
  type Next,
  type Option,
  type Procedure,
  type Question,
} from '#engine';
import { callUse, componentActions } from '#ti4/rules/components/component-actions.ts';
import { expire } from '#ti4/rules/components/effects.ts';
import { procedure, question, window, type Game } from '#ti4/rules/game.ts';
import { modify } from '#ti4/rules/components/modifiers.ts';
import { seatOf, seatsByInitiative } from '#ti4/rules/seats.ts';
import type { SeatId } from '#ti4/rules/state.ts';
import { END_OF_TURN, standsOrdered } from '#ti4/rules/events/standing-orders.ts';
import { strategicAction } from './strategic-action.ts';
import { clearTransactions } from '#ti4/rules/trade/transactions.ts';
import { tacticalAction } from './tactical-action.ts';
import { actionKey, TURN, type Turn } from './turn-state.ts';
import { listed } from '#text/sentences.ts';

const unusedCards = (game: Game, seat: SeatId): string[] =>
  Object.entries(seatOf(game, seat).strategyCards)
    .filter(([, { used }]) => !used)
    .map(([card]) => card);

const namedCards = (game: Game, cards: string[]): string =>
  listed(cards.map((card) => game.book.components[card]?.name ?? card));

/** What a player may do in a turn (3.1), or how they leave it. */
function turnOptions(game: Game, seat: SeatId, performed: number): Option[] {
  const unused = unusedCards(game, seat);
  const name = (card: string) => game.book.components[card]?.name ?? card;
  return [
    {
      key: 'tactical',
      label: 'Tactical action',
      ...(seatOf(game, seat).tokens.tactic < 1 && { off: 'You have no command token in your tactic pool.' }),
    },
    ...unused.map((card) => ({
      key: actionKey.of('strategic', card),
      label: `Strategic action: ${name(card)}`,
      hint: game.book.components[card]?.text ?? '',
    })),
    ...componentActions(game, seat).map(({ component, held, unable }) => ({
      key: actionKey.of('component', held.key),
      label: component.name,
      hint: component.text,
      ...(unable !== undefined && { off: unable }),
    })),
    performed
      ? { key: 'end-turn', label: 'No further action' }
      : {
          key: 'pass',
          label: 'Pass',
          ...(unused.length && { off: `You cannot pass before you have used ${namedCards(game, unused)}.` }),
        }, // 3.4
  ];
}

/** Always put, even where passing is all that is left: a trade may come first (3.3). */
export const chooseAction = question<{ performed: number }>()(
  'turn',
  (game, seat, { performed }) =>
    choose(performed ? 'You may perform another action.' : 'It is your turn.', turnOptions(game, seat, performed)),
  { title: 'choose an action' },
);

/** Put after every action, so that a player may still trade or play before the turn is over; unless they want it over by itself. */
const endTurn = question<object>()(
  'end-turn',
  (game, seat) =>
    standsOrdered(game, seat, END_OF_TURN)
      ? { kind: 'none', reason: 'Your turn ends by itself.' }
      : choose('Your action is done. End your turn?', [{ key: 'end-turn', label: 'End turn' }]),
  { title: 'end the turn' },
);

/** Begins the action that has been chosen. */
export function performing(
  game: Game,
  data: Pick<Turn, 'seat' | 'action'>,
  choice: string,
): Next<'performed' | 'choose' | 'componentUsed' | 'end'> {
  const { seat } = data;
  const [kind, id = ''] = actionKey.read(choice);
  switch (kind) {
    case 'tactical':
      data.action = kind;
      game.fact({ type: 'action-begins', seat, action: kind });
      return call(tacticalAction, { seat }, 'performed');
    case 'strategic':
      data.action = kind;
      game.fact({ type: 'action-begins', seat, action: kind });
      return call(strategicAction, { seat, card: id }, 'performed');
    case 'component': {
      const found = componentActions(game, seat).find(({ held, unable }) => held.key === id && unable === undefined);
      if (!found) return goto('choose');
      data.action = kind;
      game.fact({ type: 'action-begins', seat, action: kind });
      return callUse(found, 'componentUsed');
    }
    default:
      return goto('end');
  }
}

/** A turn of the action phase (3). Unwinding it ends the turn. */
export const turn = procedure<Turn>()(TURN.name, {
  start: (game, { seat }) => {
    const { state } = game;
    state.active = seat;
    state.turn = { number: state.turn.number + 1, system: null, transactions: [] };
    game.fact({ type: 'turn-begins', seat, number: state.turn.number });
    return window('when', 'turn-begins', { seat }, 'choose');
  },
  choose: (_game, { seat, performed }) => ask([chooseAction.of(seat, { performed })], 'act'),
  act: (game, data, got) => {
    const { seat } = data;
    const choice = chosenOne(got.answer) ?? 'end-turn';
    if (actionKey.read(choice)[0] !== 'pass') return performing(game, data, choice);
    seatOf(game, seat).passed = true;
    game.fact({ type: 'player-passed', seat });
    return window('after', 'player-passed', { seat }, 'end');
  },
  componentUsed: (game, _data, got) => {
    if (got.result !== 'cancelled') return goto('performed');
    expire(game, 'action');
    return goto('choose'); // 22.4: cancelled, it was no action
  },
  performed: (game, data) => {
    game.state.turn.system = null;
    expire(game, 'action');
    data.performed += 1;
    return window(
      'after',
      'action-performed',
      { seat: data.seat, ...(data.action && { action: data.action }) },
      'another',
    );
  },
  another: (game, data) =>
    data.performed < modify(game, 'actions-in-turn', { seat: data.seat }, 1)
      ? goto('choose')
      : ask([endTurn.of(data.seat, {})], 'end'),
  end: () => done(),
});

/** The action phase (3): turns in initiative order, again and again, until all have passed. */
export const actionPhase = procedure<{ taken?: SeatId[]; seat?: SeatId }>()('action-phase', {
  start: (game, data) => {
    game.state.phase = 'action';
    data.taken = [];
    for (const seat of Object.values(game.state.seats)) seat.passed = false;
    game.fact({ type: 'phase-begins', phase: 'action', round: game.state.round });
    return window('when', 'action-phase-begins', {}, 'next');
  },
  next: (game, data) => {
    const taken = data.taken ?? [];
    const playing = seatsByInitiative(game).filter((seat) => !game.state.seats[seat].passed);
    if (!playing.length) return goto('end'); // 3.5
    let seat = playing.find((one) => !taken.includes(one));
    if (seat === undefined) {
      data.taken = [];
      seat = playing[0];
    }
    data.taken = [...(data.taken ?? []), seat];
    data.seat = seat;
    return call(turn, { seat, performed: 0 }, 'turnEnds');
  },
  turnEnds: (_game, { seat = '' }) => window('when', 'turn-ends', { seat }, 'turnEnded'),
  turnEnded: (game, { seat = '' }) => {
    expire(game, 'turn');
    clearTransactions(game);
    game.state.turn.system = null;
    game.fact({ type: 'turn-ends', seat });
    return goto('next');
  },
  end: (game) => {
    game.state.active = null;
    expire(game, 'phase');
    return done();
  },
});

export const actionPhaseProcedures: Procedure<Game, never>[] = [actionPhase, turn];
export const actionPhaseQuestions: Question<Game, never>[] = [chooseAction, endTurn];
