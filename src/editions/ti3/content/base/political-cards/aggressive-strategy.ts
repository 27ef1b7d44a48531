import { ask, call, chosenKey, done, goto } from '#engine';
import { politicalCard } from '#ti3/rules/components/component.ts';
import { addEffect } from '#ti3/rules/components/effects.ts';
import { procedure, type Game } from '#ti3/rules/game.ts';
import { nameOf } from '#ti3/rules/names.ts';
import { chooseImposed } from '#ti3/rules/politics/imposed-choices.ts';
import { seatOf, orderOfPlay } from '#ti3/rules/seats.ts';
import type { SeatId, ComponentId } from '#ti3/rules/terms.ts';
import { valueIfDecided } from '#ti3/rules/politics/outcome-values.ts';

const ID = 'aggressive-strategy';

const usable = (game: Game, seat: SeatId): ComponentId[] =>
  Object.keys(seatOf(game, seat).strategyCards).filter((id) => {
    const { secondary, secondaryUnable } = game.book.byKind['strategy-card'][id];
    return secondary && secondaryUnable?.(game, seat) === undefined;
  });

const ownSecondaries = procedure<{ left: SeatId[] }>()('aggressive-strategy', {
  next: (game, { left: [seat] }) => {
    if (seat === undefined) return done();
    const options = usable(game, seat).map((key) => ({ key, label: nameOf(game, key) }));
    const none = { key: 'none', label: 'Use none' };
    return ask(
      [
        chooseImposed.ask(seat, {
          prompt: 'Which of your secondary abilities do you use?',
          options: [...options, none],
        }),
      ],
      'chosen',
    );
  },
  chosen: (game, data, { answer }) => {
    const [seat, ...left] = data.left;
    const card = chosenKey(answer) ?? 'none';
    data.left = left;
    const secondary = card === 'none' ? undefined : game.book.byKind['strategy-card'][card].secondary;
    if (!secondary) return goto('next');
    game.addFact({ type: 'secondary-used', seat, card });
    return call(secondary, { seat }, 'next');
  },
});

export default politicalCard({
  id: ID,
  name: 'Aggressive Strategy',
  text: 'For: in the order of play, each player may use the secondary ability of 1 of their strategy cards without spending a command counter. Against: no player can use secondary abilities for the rest of the round.',
  elect: 'for-against',
  stake: valueIfDecided({ for: 1, against: -1 }),
  confidence: 'medium',
  modifiers: { 'secondary-barred': () => 'No player can use a secondary ability this round (Aggressive Strategy).' },
  procedures: [ownSecondaries],
  resolve: (game, outcome) => {
    if (outcome === 'for') return call(ownSecondaries, { left: orderOfPlay(game) }, 'finish');
    addEffect(game, ID, '', null, 'round');
  },
});
