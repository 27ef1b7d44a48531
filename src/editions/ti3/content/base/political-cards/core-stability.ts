import { ask, call, chosenKey, done, goto } from '#engine';
import { componentOf } from '#ti3/rules/components/card-ids.ts';
import { politicalCard, on } from '#ti3/rules/components/component.ts';
import { drawCards } from '#ti3/rules/components/decks.ts';
import { addEffect, effectsOf } from '#ti3/rules/components/effects.ts';
import { modify } from '#ti3/rules/components/modifiers.ts';
import { procedure } from '#ti3/rules/game.ts';
import { nameOf } from '#ti3/rules/names.ts';
import { chooseImposed } from '#ti3/rules/politics/imposed-choices.ts';
import { seatsByReadyInfluence, isFirstAsked } from '#ti3/rules/politics/political-counts.ts';
import { seatOf } from '#ti3/rules/seats.ts';
import type { SeatId, CardId } from '#ti3/rules/terms.ts';
import { valueIfDecided } from '#ti3/rules/politics/outcome-values.ts';

const ID = 'core-stability';

const STOPPED = 'stopped';
const DRAFTED = 'drafted';

/** Lets each player choose as many of the revealed action cards as they would draw. */
const draft = procedure<{ left?: SeatId[]; open?: CardId[] }>()('core-stability', {
  begin: (game, data) => {
    data.left = seatsByReadyInfluence(game).flatMap((seat) =>
      Array<SeatId>(modify(game, 'cards-drawn', { seat }, modify(game, 'status-cards', { seat }, 1))).fill(seat),
    );
    data.open = drawCards(game, 'action', data.left.length);
    if (data.open.length) game.addFact({ type: 'action-cards-laid-open', cards: data.open, next: data.left[0] });
    return goto('next');
  },
  next: (game, { left: [seat] = [], open = [] }) => {
    if (seat === undefined || !open.length) {
      addEffect(game, ID, '', DRAFTED, 'round');
      return done();
    }
    const options = open.map((key) => ({
      key,
      label: nameOf(game, componentOf(key)),
      hint: game.book.components[componentOf(key)].text,
    }));
    return ask(
      [chooseImposed.ask(seat, { prompt: 'Which of the revealed action cards do you gain?', options })],
      'chosen',
    );
  },
  chosen: (game, data, { answer }) => {
    const [seat, ...left] = data.left ?? [];
    const card = chosenKey(answer) ?? data.open?.[0] ?? '';
    data.left = left;
    data.open = data.open?.filter((one) => one !== card);
    seatOf(game, seat).actionCards.push(card);
    const [next] = data.open?.length ? left : [];
    game.addFact({ type: 'action-card-chosen', seat, card, ...(next !== undefined && { next }) });
    return goto('next');
  },
});

export default politicalCard({
  id: ID,
  name: 'Core Stability',
  text: 'For: in each status phase, reveal as many action cards as all players would draw. In order of influence on ready planets (most first), each player chooses as many as they would draw. Against: no player draws action cards for the rest of the round.',
  law: true,
  elect: 'for-against',
  stake: valueIfDecided({ for: 0.5, against: -1.5 }),
  confidence: 'medium',
  reactions: [
    on('when', 'action-cards-due', {
      mandatory: true,
      isUsable: (game, { holder }) => isFirstAsked(game, holder) && !effectsOf(game, ID).length,
      effect: () => call(draft, {}, 'finish'),
    }),
  ],
  modifiers: {
    'cards-drawn': (_game, { memory }, count) => (memory === STOPPED ? 0 : count),
    'status-cards': (_game, { memory }, count) => (memory === DRAFTED ? 0 : count),
  },
  procedures: [draft],
  resolve: (game, outcome) => {
    if (outcome === 'against') addEffect(game, ID, '', STOPPED, 'round');
  },
});
