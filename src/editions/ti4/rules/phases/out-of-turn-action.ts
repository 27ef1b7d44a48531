import { ask, call, chosenKey, done, goto, type Next } from '#engine';
import { expireEffects } from '#ti4/rules/components/effects.ts';
import { modify } from '#ti4/rules/components/modifiers.ts';
import { procedure, openWindow, type Game } from '#ti4/rules/game.ts';
import { chooseAction, beginAction } from './action-phase.ts';
import { tacticalAction } from './tactical-action.ts';
import { OUT_OF_TURN_ACTION, turnOwner, type OutOfTurnAction } from './turn-state.ts';

/** The active player is who it was before. */
function giveBack({ state }: Game, { before }: OutOfTurnAction): void {
  if (before !== undefined) state.active = before;
  state.turn.system = null;
}

function over(game: Game, data: OutOfTurnAction): Next<never> {
  giveBack(game, data);
  return done();
}

/**
 * A tactical action in the turn of somebody else, without a command token (89): its player is the active one for as long as it goes on, but it is
 * not their turn. Whatever lets a player perform another action after one does so here; what gives their own turns more actions does not.
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
      // In their own turn it is part of the action that led to it.
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
