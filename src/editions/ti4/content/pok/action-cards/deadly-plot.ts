import { actionCard, on } from '../../../rules/components/component.ts';
import { annulAgenda } from '../../../rules/council/agenda-phase.ts';
import { agendaAtHand, predictionsOf, votedFor } from '../../../rules/council/outcomes.ts';
import type { Game } from '../../../rules/game.ts';
import type { SeatId } from '../../../rules/state.ts';
import { exhaustPlanet, readyPlanetsOf } from '../../../rules/units/planets.ts';

const ID = 'deadly-plot';

function exhaustAll(game: Game, seat: SeatId): void {
  const planets = readyPlanetsOf(game, seat).map(({ id }) => id);
  for (const planet of planets) exhaustPlanet(game, planet);
  if (planets.length) game.fact({ type: 'planets-exhausted', seat, planets, why: ID });
}

export default actionCard({
  id: ID,
  name: 'Deadly Plot',
  set: 'pok',
  text: 'An agenda is about to end other than you voted or predicted: it is discarded without effect, and none takes its place. Then all your planets are exhausted.',
  copies: 1,
  advice: { gains: { say: 1 } },
  reactions: [
    on('when', 'outcome-stands', {
      usable: (game, { holder }) => {
        const outcome = agendaAtHand(game)?.outcome;
        const other = (one: string): boolean => one !== outcome;
        return outcome !== undefined && (votedFor(game, holder, other) || predictionsOf(game, holder).some(other));
      },
      effect: (game, { holder }) => {
        annulAgenda(game, holder);
        exhaustAll(game, holder);
      },
    }),
  ],
});
