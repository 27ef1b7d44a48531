import { actionCard, on } from '../../../rules/components/component.ts';
import { annulAgenda } from '../../../rules/council/agenda-phase.ts';
import { agendaAtHand, predictionsOf, votedFor } from '../../../rules/council/outcomes.ts';
import { exhaustPlanets } from '../../../rules/units/planets.ts';
import { planetIdsOf } from '../../shared/choosing-places.ts';

const ID = 'deadly-plot';

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
        exhaustPlanets(game, holder, planetIdsOf(game, holder), ID);
      },
    }),
  ],
});
