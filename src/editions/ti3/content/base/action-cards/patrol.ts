import { call } from '#engine';
import { actionCard } from '#ti3/rules/components/component.ts';
import { chooseTargetSystem } from '#ti3/rules/components/target-questions.ts';
import { hasCounterIn } from '#ti3/rules/tokens/command-counters.ts';
import type { Game } from '#ti3/rules/game.ts';
import { canEscapeMove, escapeMoves, type EscapeMove } from '#ti3/rules/movement/escape-moves.ts';
import type { SeatId, SystemId, UnitType } from '#ti3/rules/terms.ts';

const FAST: UnitType[] = ['cruiser', 'destroyer'];

const from = (seat: SeatId, system: SystemId): EscapeMove => ({ seat, from: system, types: FAST, most: 2 });

const systems = (game: Game, seat: SeatId): SystemId[] =>
  Object.keys(game.state.systems).filter(
    (system) => hasCounterIn(game, seat, system) && canEscapeMove(game, from(seat, system)),
  );

export default actionCard({
  id: 'patrol',
  name: 'Patrol',
  copies: 1,
  text: 'Action: move up to 2 cruisers or destroyers from 1 system with your command counter to adjacent systems without units. Place 1 command counter from your reinforcements in each system they move to.',
  sense: 'sacrifice',
  confidence: 'medium',
  action: {
    problem: (game, { holder }) =>
      systems(game, holder).length
        ? undefined
        : 'You have no cruiser or destroyer in a system with your command counter that can move to an adjacent system without units.',
    target: (game, { holder }) =>
      chooseTargetSystem.ask(holder, {
        prompt: 'From which system do you move ships?',
        systems: systems(game, holder),
      }),
    effect: (game, { holder }, [system]) =>
      system !== undefined && systems(game, holder).includes(system)
        ? call(escapeMoves, from(holder, system), 'finish')
        : undefined,
  },
});
