import { ask, call, chosenKey, done, goto, type Next } from '#engine';
import { expireEffects } from '#ti4/rules/components/effects.ts';
import { modify } from '#ti4/rules/components/modifiers.ts';
import { procedure, openWindow, type Game } from '#ti4/rules/game.ts';
import { chooseAction, beginAction } from './action-phase.ts';
import { tacticalAction } from './tactical-action.ts';
import { OUT_OF_TURN_ACTION, turnOwner, type OutOfTurnAction } from './turn-state.ts';

/** Restores the previous active player. */
function giveBack({ state }: Game, { before }: OutOfTurnAction): void {
  if (before !== undefined) state.active = before;
  state.turn.system = null;
}

function over(game: Game, data: OutOfTurnAction): Next<never> {
  giveBack(game, data);
  return done();
}

/**
 * A tactical action in another player's turn, without a command token (89). Its player is active until it ends, but it
 * is not their turn. Effects that allow a further action after an action apply; effects that add actions to their own
 * turns do not.
 */
export const outOfTurnAction = procedure<OutOfTurnAction>()(
  OUT_OF_TURN_ACTION.name,
  {
    start: (game, data) => {
      data.before = game.state.active;
      data.usual = modify(game, 'actions-in-turn', { seat: data.seat }, 1);
      data.performed = 0;
      data.action = 'tactical';
      game.state.active = data.seat;
      game.addFact({ type: 'action-begins', seat: data.seat, action: 'tactical' });
      return call(tacticalAction, { seat: data.seat, granted: true }, 'performed');
    },
    performed: (game, data) => {
      // In the player's own turn it is part of the action that led to it.
      if (turnOwner(game) === data.seat) return over(game, data);
      game.state.turn.system = null;
      expireEffects(game, 'action');
      data.performed = (data.performed ?? 0) + 1;
      return openWindow(
        'after',
        'action-performed',
        { seat: data.seat, ...(data.action && { action: data.action }) },
        'another',
      );
    },
    another: (game, data) =>
      (data.performed ?? 1) <= modify(game, 'actions-in-turn', { seat: data.seat }, 1) - (data.usual ?? 1)
        ? goto('choose')
        : over(game, data),
    choose: (_game, { seat, performed = 1 }) => ask([chooseAction.ask(seat, { performed })], 'act'),
    act: (game, data, got) => beginAction(game, data, chosenKey(got.answer) ?? 'end-turn'),
    componentUsed: (game, _data, got) => {
      if (got.result !== 'cancelled') return goto('performed');
      expireEffects(game, 'action');
      return goto('choose');
    },
    end: (game, data) => over(game, data),
  },
  giveBack,
);

export const outOfTurnActionProcedures = [outOfTurnAction];
