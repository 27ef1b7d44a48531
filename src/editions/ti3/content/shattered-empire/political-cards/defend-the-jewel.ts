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
          prompt: 'Do you lay a space mine in your home system?',
          options: [
            { key: 'mine', label: 'Lay one' },
            { key: 'none', label: 'Lay none' },
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
  text: 'For: a space mine that is nobody’s lies in the system of Mecatol Rex. Against: all may lay a space mine of theirs in their home system. Without space mines in the game another card is drawn.',
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
