import { ask, call, chosenKey, done } from '#engine';
import { politicalCard } from '#ti3/rules/components/component.ts';
import { procedure } from '#ti3/rules/game.ts';
import { MECATOL_REX } from '#ti3/rules/objectives/objective-counts.ts';
import { chooseImposed } from '#ti3/rules/politics/imposed-choices.ts';
import { placeToken } from '#ti3/rules/tokens/laid-tokens.ts';
import { remainingSeats, seatOf } from '#ti3/rules/seats.ts';
import { NEUTRAL_SEAT } from '#ti3/rules/terms.ts';

const ID = 'defend-the-jewel';
const MINE = 'space-mine';

const mineHomes = procedure<object>()(ID, {
  ask: (game) =>
    ask(
      remainingSeats(game.state).map((seat) =>
        chooseImposed.ask(seat, {
          prompt: 'Do you place a space mine in your home system?',
          options: [
            { key: 'mine', label: 'Place a space mine' },
            { key: 'none', label: 'Place none' },
          ],
        }),
      ),
      'chosen',
    ),
  chosen: (game, _data, { asks }) => {
    for (const { player, reply } of asks)
      if (chosenKey(reply ?? null) === 'mine')
        placeToken(game, game.book.byKind.token[MINE], player, seatOf(game, player).home);
    return done();
  },
});

export default politicalCard({
  id: ID,
  name: 'Defend the Jewel',
  text: 'For: place a neutral space mine in the Mecatol Rex system. Against: each player may place 1 of their space mines in their home system. In a game without space mines, draw another card.',
  elect: 'for-against',
  confidence: 'medium',
  moot: ({ state }) => state.options.spaceMines !== true,
  resolve: (game, outcome) => {
    if (outcome === 'against') return call(mineHomes, {}, 'finish');
    placeToken(game, game.book.byKind.token[MINE], NEUTRAL_SEAT, MECATOL_REX);
    return undefined;
  },
  procedures: [mineHomes],
});
