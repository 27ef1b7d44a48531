import { ask, call, chosenKey, done, goto } from '#engine';
import { politicalCard } from '#ti3/rules/components/component.ts';
import { modify } from '#ti3/rules/components/modifiers.ts';
import { procedure, type Game } from '#ti3/rules/game.ts';
import { nameOf } from '#ti3/rules/names.ts';
import { chooseImposed } from '#ti3/rules/politics/imposed-choices.ts';
import { valueIfDecided, tradesOf } from '#ti3/rules/politics/outcome-values.ts';
import { orderOfPlay, seatOf } from '#ti3/rules/seats.ts';
import { countersForTechnology, gainTechnology } from '#ti3/rules/technology/technology.ts';
import type { ComponentId, SeatId } from '#ti3/rules/terms.ts';
import { receiveCounters } from '#ti3/rules/tokens/counter-placement.ts';
import {
  agreementsOf,
  breakAgreement,
  agreementsEndedByCancelAll,
  partnerIn,
} from '#ti3/rules/trade/breaking-agreements.ts';

/** Returns the technologies of trade partners that a seat can gain, regardless of prerequisites. */
function shared(game: Game, seat: SeatId): ComponentId[] {
  const theirs = agreementsOf(game, seat).flatMap((one) =>
    Object.keys(seatOf(game, partnerIn(one, seat)).technologies),
  );
  return [...new Set(theirs)].filter(
    (technology) =>
      game.book.byKind.technology[technology]?.race === undefined &&
      !(technology in seatOf(game, seat).technologies) &&
      modify(game, 'technology-barred', { seat, technology }, undefined) === undefined,
  );
}

const share = procedure<{ left: SeatId[] }>()('sharing-of-technology', {
  next: (game, data) => {
    const [seat] = data.left;
    if (seat === undefined) return done();
    const options = shared(game, seat).map((key) => ({ key, label: nameOf(game, key) }));
    if (!options.length) return goto('over');
    const count = countersForTechnology(game, seat);
    if (count) return call(receiveCounters, { seat, count }, 'over');
    const prompt = "Which of your trade partners' technologies do you gain?";
    return ask(
      [chooseImposed.ask(seat, { prompt, options: [...options, { key: 'none', label: 'Gain none' }] })],
      'chosen',
    );
  },
  chosen: (game, { left: [seat] }, { answer }) => {
    const technology = chosenKey(answer) ?? 'none';
    if (shared(game, seat).includes(technology)) gainTechnology(game, seat, technology);
    return goto('over');
  },
  over: (_game, data) => {
    data.left = data.left.slice(1);
    return goto('next');
  },
});

export default politicalCard({
  id: 'sharing-of-technology',
  name: 'Sharing of Technology',
  text: 'For: each player may now gain 1 technology that one of their trade partners owns, regardless of prerequisites. Against: break all trade agreements, except those that only war can break.',
  law: true,
  elect: 'for-against',
  stake: valueIfDecided({
    for: (game, seat) => (shared(game, seat).length ? 6 : 0),
    against: (game, seat) => -2 * tradesOf(game, seat),
  }),
  confidence: 'medium',
  procedures: [share],
  resolve: (game, outcome) => {
    if (outcome === 'for') return call(share, { left: orderOfPlay(game) }, 'finish');
    for (const agreement of agreementsEndedByCancelAll(game)) breakAgreement(game, agreement, null);
  },
});
