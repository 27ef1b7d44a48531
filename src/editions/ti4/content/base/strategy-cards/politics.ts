import { ask, chosenKeys, chosenKey, choose, done, goto, awaitTurn, type Spec } from '#engine';
import { drawActionCards } from '#ti4/rules/phases/action-cards.ts';
import { topAgendas } from '#ti4/rules/politics/agenda-deck.ts';
import { putOnTop, putOnBottom, takeMatching } from '#ti4/rules/components/decks.ts';
import { strategyCard } from '#ti4/rules/components/component.ts';
import { procedure, question } from '#ti4/rules/game.ts';
import { nameOfSeat } from '#ti4/rules/names.ts';
import { seatsFrom } from '#ti4/rules/seats.ts';
import { setSpeaker } from '#ti4/rules/phases/speaker.ts';
import type { SeatId } from '#ti4/rules/state.ts';

const newSpeaker = question<object>()(
  'politics-speaker',
  (game, seat): Spec =>
    choose(
      'Which player do you make the speaker?',
      seatsFrom(game.state, seat)
        .filter((id) => id !== game.state.speaker)
        .map((id) => ({ key: id, label: nameOfSeat(game, id), ...(id === seat && { hint: 'yourself' }) })),
    ),
  { title: 'choose the speaker', binding: true },
);

const DECK = 'the-deck';

/** Asks for the order of the agendas: those before the deck go on top of it, those after it to the bottom (66.2). */
const agendaOrder = question<object>()(
  'politics-agendas',
  (game): Spec => {
    const cards = topAgendas(game, 2);
    if (!cards.length) return { kind: 'none', reason: 'The agenda deck is empty.' };
    return {
      kind: 'order',
      prompt:
        'In which order do you put the agendas back? Agendas before “The rest of the deck” go on top of the deck; agendas after it go to the bottom.',
      options: [
        ...cards.map((key) => ({
          key,
          label: game.book.components[key]?.name ?? key,
          hint: game.book.components[key]?.text ?? '',
        })),
        { key: DECK, label: 'The rest of the deck' },
      ],
    };
  },
  { title: 'put agendas back on the deck' },
);

const primary = procedure<{ seat: SeatId }>()('politics-primary', {
  speaker: (_game, { seat }) => ask([newSpeaker.ask(seat, {})], 'draw'),
  draw: (game, { seat }, got) => {
    const chosenSpeaker = chosenKey(got.answer);
    if (chosenSpeaker !== undefined) setSpeaker(game, chosenSpeaker);
    drawActionCards(game, seat, 2);
    return goto('look');
  },
  look: (game, { seat }) => {
    const cards = topAgendas(game, 2);
    game.addFact({ type: 'agendas-looked-at', seat, count: cards.length });
    game.addFact({ type: 'agendas-seen', to: [seat], seat, agendas: cards });
    return ask([agendaOrder.ask(seat, {})], 'putBack');
  },
  putBack: (game, { seat }, got) => {
    const order = chosenKeys(got.answer);
    const at = order.indexOf(DECK);
    if (at < 0) return done();
    takeMatching(game, 'agenda', (card) => order.includes(card));
    putOnTop(game, 'agenda', order.slice(0, at));
    putOnBottom(game, 'agenda', order.slice(at + 1));
    game.addFact({ type: 'agendas-put-back', seat, top: at, bottom: order.length - 1 - at });
    return done();
  },
});

const secondary = procedure<{ seat: SeatId }>()('politics-secondary', {
  wait: () => awaitTurn('draw'), // all players draw from one deck
  draw: (game, { seat }) => {
    drawActionCards(game, seat, 2);
    return done();
  },
});

export default strategyCard({
  id: 'politics',
  name: 'Politics',
  set: 'base',
  text: 'Primary: choose a new speaker and draw 2 action cards. Look at the next 2 agendas; put each on top of the deck or on the bottom, in any order. Secondary: spend a strategy token to draw 2 action cards.',
  offer: 'Draw 2 action cards.',
  initiative: 3,
  primary,
  secondary,
  secondaryCost: true,
  procedures: [primary, secondary],
  questions: [newSpeaker, agendaOrder],
});
