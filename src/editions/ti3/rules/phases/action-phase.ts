import { ask, call, chosenKey, choose, done, goto, type Next, type Option } from '#engine';
import { optionalPairKey } from '#kit/prompts/option-keys.ts';
import { passProblem } from '#kit/prompts/pass-problem.ts';
import { expireEffects } from '#ti3/rules/components/effects.ts';
import { modify } from '#ti3/rules/components/modifiers.ts';
import { callAbility, componentActions } from '#ti3/rules/components/play-procedures.ts';
import { procedure, question, openWindow, type Game } from '#ti3/rules/game.ts';
import { transferAction, transferActionProblem } from './transfer-action.ts';
import { tacticalAction, tacticalActionProblem } from './tactical-action.ts';
import { nameOf, cardTextOf } from '#ti3/rules/names.ts';
import { orderOfPlay, initiativeOf, seatOf } from '#ti3/rules/seats.ts';
import type { ComponentId, SeatId } from '#ti3/rules/terms.ts';
import { strategicAction } from './strategic-action.ts';

export const actionKey = optionalPairKey<'strategic' | 'tactical' | 'transfer' | 'use' | 'pass' | 'end', string>(':');

const off = (why: string | undefined): Partial<Option> => (why === undefined ? {} : { disabledReason: why });

/**
 * Returns the strategy cards whose strategic action is still to be performed: a player cannot pass before that (E3
 * 4.2).
 */
const unused = (game: Game, seat: SeatId): ComponentId[] =>
  Object.entries(seatOf(game, seat).strategyCards).flatMap(([card, { used }]) => (used ? [] : [card]));

/** Returns the options of a player's turn (E3 4.1). */
function actions(game: Game, seat: SeatId): Option[] {
  const cards = unused(game, seat);
  return [
    { key: 'tactical', label: 'Tactical action', ...off(tacticalActionProblem(game, seat)) },
    { key: 'transfer', label: 'Transfer action', ...off(transferActionProblem(game, seat)) },
    ...cards.map((card) => ({
      key: actionKey.format('strategic', card),
      label: `Strategic action: ${nameOf(game, card)}`,
      hint: [game.book.byKind['strategy-card'][card]?.primaryIdle?.(game, seat), cardTextOf(game, card)]
        .filter(Boolean)
        .join(' '),
    })),
    ...componentActions(game, seat).map(({ component, held, problem }) => ({
      key: actionKey.format('use', held.key),
      label: component.name,
      hint: component.text,
      ...off(problem),
    })),
    {
      key: 'pass',
      label: 'Pass',
      ...off(passProblem(cards.map((card) => nameOf(game, card)))),
    },
  ];
}

/** Returns the actions that may follow another in the same turn (E3 19.3). */
const followedBy = (game: Game, seat: SeatId, kinds: readonly string[]): Option[] =>
  actions(game, seat).filter(
    ({ key, disabledReason: shut }) => shut === undefined && kinds.includes(actionKey.parse(key)[0]),
  );

interface Turn {
  seat: SeatId;
  done: number;
  /** Kind of the action performed last. */
  last?: string;
}

/**
 * Tells whether all can see that a seat can only pass. Any action card might be an action, or be played while its
 * player is asked, and a gift of trade goods may make an action possible.
 */
const canOnlyPass = (game: Game, seat: SeatId): boolean =>
  !seatOf(game, seat).actionCards.length &&
  !seatOf(game, seat).tradeGoods &&
  actions(game, seat).every(({ key, disabledReason: shut }) => (key === 'pass') === (shut === undefined));

export const chooseAction = question<{ kinds?: readonly string[] }>()(
  'turn',
  (game, seat, { kinds }) =>
    kinds
      ? choose('Do you perform another action?', [
          ...followedBy(game, seat, kinds),
          { key: 'end', label: 'No further action' },
        ])
      : choose('It is your turn. Which action do you perform?', actions(game, seat)),
  {
    pause: true,
    title: 'choose an action',
    publicAnswer: (game, seat, { kinds }) => (!kinds && canOnlyPass(game, seat) ? ['pass'] : undefined),
  },
);

function begin(game: Game, data: Turn, choice: string): Next<'performed' | 'used' | 'choose' | 'over'> {
  const [action, id = ''] = actionKey.parse(choice);
  const { seat } = data;
  if (action === 'end') return goto('over');
  data.last = action;
  game.addFact({ type: 'action-begins', seat, action });
  if (action === 'tactical') return call(tacticalAction, { seat }, 'performed');
  if (action === 'transfer') return call(transferAction, { seat }, 'performed');
  if (action === 'strategic') return call(strategicAction, { seat, card: id }, 'performed');
  const found = componentActions(game, seat).find(({ held, problem }) => held.key === id && problem === undefined);
  return found ? callAbility(found, 'used') : goto('choose');
}

const furtherKinds = (game: Game, { seat, last = '', done: performed }: Turn): readonly string[] =>
  modify(game, 'further-actions', { seat, action: last, done: performed }, []);

/** Runs a player's turn: one action, or a pass (E3 4.1, 4.2). */
const turn = procedure<Turn>()('turn', {
  begin: (game, { seat }) => {
    const { state } = game;
    state.active = seat;
    state.turn = { number: state.turn.number + 1, systems: [] };
    game.addFact({ type: 'turn-begins', seat, number: state.turn.number });
    return openWindow('when', 'turn-begins', { seat }, 'choose');
  },
  choose: (game, data) => {
    const { seat, done: performed } = data;
    if (seatOf(game, seat).eliminated) return goto('over');
    if (!performed) return ask([chooseAction.ask(seat, {})], 'act');
    const kinds = furtherKinds(game, data);
    return followedBy(game, seat, kinds).length ? ask([chooseAction.ask(seat, { kinds })], 'act') : goto('over');
  },
  act: (game, data, { answer }) => {
    const choice = chosenKey(answer) ?? 'end';
    if (actionKey.parse(choice)[0] !== 'pass') return begin(game, data, choice);
    seatOf(game, data.seat).passed = true;
    game.addFact({ type: 'player-passed', seat: data.seat });
    return openWindow('after', 'player-passed', { seat: data.seat }, 'over');
  },
  used: (game, _data, { result }) => {
    if (result === 'used') return goto('performed');
    expireEffects(game, 'action');
    return goto('choose');
  },
  performed: (game, data) => {
    game.state.turn.systems = [];
    expireEffects(game, 'action');
    data.done += 1;
    return openWindow('after', 'action-performed', { seat: data.seat }, 'more');
  },
  more: () => goto('choose'),
  over: (game, { seat }) => {
    expireEffects(game, 'turn');
    game.addFact({ type: 'turn-ends', seat });
    return done();
  },
});

/**
 * Returns the player who has the next turn after those in `had`; when all have had one, the first one again. Undefined
 * if all have passed (E3 4.2).
 */
export function nextToPlay(game: Game, had: readonly SeatId[]): SeatId | undefined {
  const waiting = orderOfPlay(game).filter((seat) => !seatOf(game, seat).passed);
  const left = modify(game, 'turn-order', { had }, waiting);
  return left.find((one) => !had.includes(one)) ?? left.at(0);
}

/** Runs the action phase: turns in the order of play until all have passed (E3 4). */
export const actionPhase = procedure<{ had?: SeatId[] }>()('action-phase', {
  begin: (game, data) => {
    const { state } = game;
    state.phase = 'action';
    data.had = [];
    const order = orderOfPlay(game).map((seat) => ({ seat, at: initiativeOf(game, seat) }));
    game.addFact({ type: 'phase-begins', phase: state.phase, round: state.round, order });
    for (const id of state.order) seatOf(game, id).passed = false;
    return openWindow('when', 'action-phase-begins', {}, 'next');
  },
  next: (game, data) => {
    const had = data.had ?? [];
    const seat = nextToPlay(game, had);
    if (seat === undefined) return goto('end');
    data.had = had.includes(seat) ? [seat] : [...had, seat];
    return call(turn, { seat, done: 0 }, 'next');
  },
  end: (game) => {
    game.state.active = null;
    expireEffects(game, 'phase');
    return done();
  },
});

export const actionPhaseProcedures = [actionPhase, turn];
export const actionPhaseQuestions = [chooseAction];
