import { actionCard, on } from '#ti3/rules/components/component.ts';
import { choosePlayer, chooseTargetSystem } from '#ti3/rules/components/target-questions.ts';
import { hasCounterIn, countersInReinforcements, placeCounter } from '#ti3/rules/tokens/command-counters.ts';
import type { Game } from '#ti3/rules/game.ts';
import { nameOfSystem } from '#ti3/rules/names.ts';
import { isHomeSystem } from '#ti3/rules/board/adjacency.ts';
import { othersFrom } from '#ti3/rules/seats.ts';
import type { SeatId, SystemId } from '#ti3/rules/terms.ts';

/** Lists the other players whose command counter can be placed in a system: from reinforcements, one per system. */
const jammed = (game: Game, seat: SeatId, system: SystemId): SeatId[] =>
  othersFrom(game.state, seat).filter(
    (other) => countersInReinforcements(game, other) > 0 && !hasCounterIn(game, other, system),
  );

const systems = (game: Game, seat: SeatId): SystemId[] =>
  Object.keys(game.state.systems).filter(
    (system) => !isHomeSystem(game, system) && jammed(game, seat, system).length > 0,
  );

export default actionCard({
  id: 'signal-jamming',
  name: 'Signal Jamming',
  copies: 4,
  text: "When the strategy phase begins: place 1 command counter from another player's reinforcements in a non-home system.",
  sense: 'hostile',
  confidence: 'medium',
  reactions: [
    on('when', 'strategy-phase-begins', {
      isUsable: (game, { holder }) => systems(game, holder).length > 0,
      target: (game, { holder }) =>
        chooseTargetSystem.ask(holder, {
          prompt: "In which system do you place another player's command counter?",
          systems: systems(game, holder),
        }),
      furtherTarget: (game, { holder }, _event, [system, seat]) =>
        seat === undefined
          ? choosePlayer.ask(holder, {
              prompt: `Whose command counter do you place at ${nameOfSystem(game, system)}?`,
              seats: jammed(game, holder, system),
            })
          : undefined,
      effect: (game, { holder }, _event, [system, seat]) => {
        if (seat !== undefined && jammed(game, holder, system).includes(seat))
          placeCounter(game, seat, system, 'reinforcements');
      },
    }),
  ],
});
