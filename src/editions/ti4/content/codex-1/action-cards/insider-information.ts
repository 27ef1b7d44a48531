import { topAgendas } from '#ti4/rules/politics/agenda-deck.ts';
import { actionCard, on } from '#ti4/rules/components/component.ts';

export default actionCard({
  id: 'insider-information',
  name: 'Insider Information',
  set: 'codex-1',
  text: 'After an agenda is revealed: look at the next agenda in the deck.',
  copies: 1,
  advice: { gains: { say: 1 } },
  reactions: [
    on('after', 'agenda-revealed', {
      isUsable: () => true,
      effect: (game, { holder }) => {
        game.addFact({ type: 'agendas-looked-at', seat: holder, count: topAgendas(game, 1).length });
        game.addFact({ type: 'agendas-seen', to: [holder], seat: holder, agendas: topAgendas(game, 1) });
      },
    }),
  ],
});
