import { ask, call, choose, chosenKey, done, type Spec } from '#engine';
import { leader } from '#ti4/rules/components/component.ts';
import { topAgendas } from '#ti4/rules/politics/agenda-deck.ts';
import { procedure, question } from '#ti4/rules/game.ts';
import { nameOfSeat } from '#ti4/rules/names.ts';
import { othersFrom } from '#ti4/rules/seats.ts';
import type { SeatId } from '#ti4/rules/state.ts';
import { agentReaction } from '#ti4/content/shared/cards/agents.ts';

const whoSeesIt = question<object>()(
  'zeu-shows',
  (game, seat): Spec =>
    choose(
      'Do you show this agenda to another player?',
      othersFrom(game.state, seat).map((key) => ({ key, label: nameOfSeat(game, key) })),
      { min: 0, nothing: 'Show it to no one' },
    ),
  { title: 'show an agenda' },
);

const look = procedure<{ seat: SeatId }>()('zeu', {
  look: (game, { seat }) => {
    const agendas = topAgendas(game, 1);
    game.addFact({ type: 'agendas-looked-at', seat, count: agendas.length });
    game.addFact({ type: 'agendas-seen', to: [seat], seat, agendas });
    return ask([whoSeesIt.ask(seat, {})], 'show');
  },
  show: (game, { seat }, got) => {
    const receiver = chosenKey(got.answer);
    if (receiver === undefined) return done();
    game.addFact({ type: 'agenda-shown', seat, receiver });
    game.addFact({ type: 'agendas-seen', to: [receiver], seat: receiver, agendas: topAgendas(game, 1) });
    return done();
  },
});

export default leader({
  id: 'zeu',
  set: 'pok',
  faction: 'naalu',
  name: "Z'eu",
  role: 'agent',
  text: 'After an agenda is revealed: you may exhaust this card to look at the next agenda. Then you may show it to 1 other player.',
  advice: { gains: { say: 0.5 } },
  reactions: [
    agentReaction('after', 'agenda-revealed', {
      isUsable: (game) => topAgendas(game, 1).length > 0,
      effect: (_game, { holder }) => call(look, { seat: holder }, 'finish'),
    }),
  ],
  procedures: [look],
  questions: [whoSeesIt],
});
