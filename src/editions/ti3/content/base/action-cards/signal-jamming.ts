import { actionCard, on } from '#ti3/rules/components/component.ts';
import { choosePlayer, chooseSystemOf } from '#ti3/rules/components/target-questions.ts';
import { hasCounterIn, inReinforcements, layCounter } from '#ti3/rules/tokens/command-counters.ts';
import type { Game } from '#ti3/rules/game.ts';
import { isHomeSystem } from '#ti3/rules/board/adjacency.ts';
import { others } from '#ti3/rules/seats.ts';
import type { SeatId, SystemId } from '#ti3/rules/terms.ts';

/** Others whose counter could be laid on a system. */
const jammed = (game: Game, seat: SeatId, system: SystemId): SeatId[] =>
  others(game.state, seat).filter((other) => inReinforcements(game, other) > 0 && !hasCounterIn(game, other, system));

const systems = (game: Game, seat: SeatId): SystemId[] =>
  Object.keys(game.state.systems).filter(
    (system) => !isHomeSystem(game, system) && jammed(game, seat, system).length > 0,
  );

export default actionCard({
  id: 'signal-jamming',
  name: 'Signal Jamming',
  copies: 4,
  text: "As the strategy phase begins: you lay a counter from another player's reinforcements on a system that is no home system.",
  sense: 'hostile',
  confidence: 'medium',
  reactions: [
    on('when', 'strategy-phase-begins', {
      usable: (game, { holder }) => systems(game, holder).length > 0,
      target: (game, { holder }) =>
        chooseSystemOf.of(holder, { prompt: 'Which system is jammed?', systems: systems(game, holder) }),
      further: (game, { holder }, _event, [system, seat]) =>
        seat === undefined
          ? choosePlayer.of(holder, { prompt: 'Whose counter is laid there?', seats: jammed(game, holder, system) })
          : undefined,
      effect: (game, { holder }, _event, [system, seat]) => {
        if (seat !== undefined && jammed(game, holder, system).includes(seat))
          layCounter(game, seat, system, 'reinforcements');
      },
    }),
  ],
});
