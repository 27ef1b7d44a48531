import { actionCard, type Game } from '#ti3/rules/components/component.ts';
import { addEffect } from '#ti3/rules/components/effects.ts';
import { chooseTargetSystem } from '#ti3/rules/components/target-questions.ts';
import { nameOfSeat } from '#ti3/rules/names.ts';
import { shipsIn } from '#ti3/rules/units/units.ts';
import type { SeatId, SystemId } from '#ti3/rules/terms.ts';

const manned = (game: Game, seat: SeatId): SystemId[] =>
  Object.keys(game.state.systems).filter((system) => shipsIn(game, system, seat).length > 0);

export default actionCard({
  id: 'diplomatic-immunity',
  name: 'Diplomatic Immunity',
  copies: 1,
  text: 'Action: choose a system with your ships. Other players cannot activate that system this round.',
  confidence: 'medium',
  action: {
    problem: (game, { holder }) => (manned(game, holder).length ? undefined : 'You have no ships on the board.'),
    target: (game, { holder }) =>
      chooseTargetSystem.ask(holder, { prompt: 'Which system do you protect?', systems: manned(game, holder) }),
    effect: (game, { holder, component }, [system]) => {
      if (manned(game, holder).includes(system)) addEffect(game, component, holder, system, 'round');
    },
  },
  modifiers: {
    'activation-barred': (game, { holder, memory }, barred, { seat, system }) =>
      seat !== holder && system === memory
        ? `You cannot activate this system this round: ${nameOfSeat(game, holder)} has Diplomatic Immunity there.`
        : barred,
  },
});
