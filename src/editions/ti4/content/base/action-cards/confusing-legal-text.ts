import { actionCard, on } from '#ti4/rules/components/component.ts';
import { agendaAtHand, electionOf, outcomesOf } from '#ti4/rules/politics/outcomes.ts';
import { setOutcome } from '#ti4/rules/politics/vote-tally.ts';
import { choosePlayerElected } from '#ti4/content/shared/procedures/player-questions.ts';
import { gainsOfEscape } from '#ti4/content/shared/queries/election-advice.ts';

export default actionCard({
  id: 'confusing-legal-text',
  name: 'Confusing Legal Text',
  set: 'base',
  text: 'When an agenda elects you: choose another player, who is elected instead.',
  copies: 1,
  advice: { gains: gainsOfEscape },
  questions: [choosePlayerElected],
  reactions: [
    on('when', 'outcome-decided', {
      isUsable: (game, { holder }, { agenda }) =>
        electionOf(game, agenda) === 'player' &&
        agendaAtHand(game)?.outcome === holder &&
        outcomesOf(game, agenda).some(({ key }) => key !== holder),
      target: (_game, { holder }) => choosePlayerElected.ask(holder, {}),
      effect: (game, { holder }, _event, [seat]) => {
        if (seat !== undefined) setOutcome(game, seat, holder);
      },
    }),
  ],
});
