import { actionCard, on } from '#ti4/rules/components/component.ts';
import { addEffect } from '#ti4/rules/components/effects.ts';
import type { Game } from '#ti4/rules/game.ts';
import { isMovementBarred } from '#ti4/rules/movement/move-map.ts';
import type { SeatId, SystemId } from '#ti4/rules/state.ts';
import { shipsIn } from '#ti4/rules/units/units.ts';
import { chooseSystem } from '#ti4/content/shared/procedures/place-questions.ts';

const systems = (game: Game, seat: SeatId): SystemId[] =>
  Object.keys(game.state.systems).filter((system) => shipsIn(game, system, seat).length > 0);

export default actionCard({
  id: 'in-the-silence-of-space',
  name: 'In The Silence Of Space',
  set: 'base',
  text: "After you activate a system: choose a system. In this action, your ships there can move through systems with other players' ships.",
  copies: 1,
  questions: [chooseSystem],
  reactions: [
    on('after', 'system-activated', {
      isUsable: (game, { holder }, { seat, system }) =>
        seat === holder && systems(game, holder).length > 0 && !isMovementBarred(game, seat, system),
      target: (game, { holder }) =>
        chooseSystem.ask(holder, {
          prompt:
            "Which system with your ships do you choose? They can move through systems with other players' ships.",
          systems: systems(game, holder),
        }),
      effect: (game, { holder, component }, _event, [system]) => {
        if (system !== undefined) addEffect(game, component, holder, system, 'action');
      },
    }),
  ],
  modifiers: {
    'ignores-blocking-ships': (_game, { holder, memory }, ignores, { seat, unit }) =>
      ignores || (seat === holder && unit.system === memory),
  },
});
