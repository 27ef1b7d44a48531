import { ask, call, choose, chosenKey, done, type Spec } from '#engine';
import { agenda, on } from '#ti4/rules/components/component.ts';
import { procedure, question } from '#ti4/rules/game.ts';
import { agendaOf, discardLaw } from '#ti4/rules/politics/laws.ts';
import type { SeatId } from '#ti4/rules/state.ts';
import { agendaAtHand, electionOf, outcomesOf } from '#ti4/rules/politics/outcomes.ts';
import { setOutcome } from '#ti4/rules/politics/vote-tally.ts';

const whom = question<object>()('committee-formation-player', (game): Spec => {
  const id = agendaAtHand(game)?.agenda;
  if (id === undefined) return { kind: 'none', reason: 'No agenda is being voted on.' };
  return choose(`Which player do you elect for ${agendaOf(game, id).name}?`, outcomesOf(game, id), {
    subject: { agenda: id },
  });
});

const elect = procedure<{ seat: SeatId; key: string }>()('committee-formation', {
  discard: (game, { seat, key }) => {
    discardLaw(game, key);
    return ask([whom.ask(seat, {})], 'elected');
  },
  elected: (game, { seat }, got) => {
    const player = chosenKey(got.answer);
    if (player !== undefined) setOutcome(game, player, seat);
    return done();
  },
});

export default agenda({
  id: 'committee-formation',
  name: 'Committee Formation',
  set: 'base',
  text: 'Elect a player: before a vote to elect a player, they may discard this card to choose the elected player without a vote.',
  type: 'law',
  elect: 'player',
  goesTo: 'owner',
  procedures: [elect],
  questions: [whom],
  reactions: [
    on('when', 'voting-begins', {
      isUsable: (game, _held, { agenda: id }) => electionOf(game, id) === 'player',
      effect: (_game, { holder, key }) => call(elect, { seat: holder, key }, 'finish'),
    }),
  ],
});
