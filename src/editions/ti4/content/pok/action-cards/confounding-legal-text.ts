import { actionCard, on } from '#ti4/rules/components/component.ts';
import { agendaAtHand, electionOf, outcomesOf } from '#ti4/rules/politics/outcomes.ts';
import { setOutcome } from '#ti4/rules/politics/vote-tally.ts';
import { gainsOfElection } from '#ti4/content/shared/queries/election-advice.ts';

export default actionCard({
  id: 'confounding-legal-text',
  name: 'Confounding Legal Text',
  set: 'pok',
  text: 'When an agenda elects another player: you are elected instead.',
  copies: 1,
  advice: { gains: gainsOfElection },
  reactions: [
    on('when', 'outcome-decided', {
      isUsable: (game, { holder }, { agenda }) =>
        electionOf(game, agenda) === 'player' &&
        agendaAtHand(game)?.outcome !== holder &&
        outcomesOf(game, agenda).some(({ key }) => key === holder),
      effect: (game, { holder }) => setOutcome(game, holder, holder),
    }),
  ],
});
