import { actionCard, on } from '#ti4/rules/components/component.ts';
import { discardAgendaUnresolved } from '#ti4/rules/politics/agenda-phase.ts';
import { agendaAtHand, predictionsBy, hasVotedFor } from '#ti4/rules/politics/outcomes.ts';
import { exhaustPlanets } from '#ti4/rules/planets/planets.ts';
import { planetIdsOf } from '#ti4/content/shared/procedures/place-questions.ts';

const ID = 'deadly-plot';

export default actionCard({
  id: ID,
  name: 'Deadly Plot',
  set: 'pok',
  text: 'When an outcome is about to be resolved, if you voted for or predicted another: discard the agenda. It has no effect and is not replaced. Then exhaust all your planets.',
  copies: 1,
  advice: { gains: { say: 1 } },
  reactions: [
    on('when', 'outcome-stands', {
      isUsable: (game, { holder }) => {
        const outcome = agendaAtHand(game)?.outcome;
        const other = (one: string): boolean => one !== outcome;
        return outcome !== undefined && (hasVotedFor(game, holder, other) || predictionsBy(game, holder).some(other));
      },
      effect: (game, { holder }) => {
        discardAgendaUnresolved(game, holder);
        exhaustPlanets(game, holder, planetIdsOf(game, holder), ID);
      },
    }),
  ],
});
