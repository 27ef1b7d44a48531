import { call, chosenKey } from '#engine';
import { leader, type Game } from '#ti4/rules/components/component.ts';
import { grantedActivationProblem } from '#ti4/rules/movement/activation.ts';
import { outOfTurnAction } from '#ti4/rules/phases/out-of-turn-action.ts';
import type { SeatId } from '#ti4/rules/state.ts';
import { agentAbility } from '#ti4/content/shared/cards/agents.ts';
import { choosePlayer } from '#ti4/content/shared/procedures/player-questions.ts';

/** Returns the seats that could activate a system with this ability. */
const able = (game: Game): SeatId[] =>
  game.state.order.filter(
    (seat) =>
      !game.state.seats[seat].eliminated &&
      Object.keys(game.state.systems).some((system) => grantedActivationProblem(game, seat, system) === undefined),
  );

export default leader({
  id: 'zeu',
  name: "Z'eu Ω",
  set: 'codex-3',
  faction: 'naalu',
  role: 'agent',
  text: 'Action: exhaust this card and choose a player. They may activate a non-home system without placing a command token, then perform a tactical action there.',
  advice: { gains: { activations: 1 } },
  action: agentAbility({
    problem: (game) => (able(game).length ? undefined : 'No player can activate a system.'),
    target: (game, { holder }) =>
      choosePlayer.ask(holder, { prompt: 'Which player do you let perform a tactical action?', seats: able(game) }),
    effect: (_game, _held, target) => {
      const seat = chosenKey(target);
      return seat === undefined ? undefined : call(outOfTurnAction, { seat }, 'finish');
    },
  }),
});
