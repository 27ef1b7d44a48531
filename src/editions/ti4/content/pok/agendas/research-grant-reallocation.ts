import { ask, call, choose, chosenKey, done, goto, type Spec } from '#engine';
import { agenda } from '#ti4/rules/components/component.ts';
import { procedure, question } from '#ti4/rules/game.ts';
import { gainTechnology, technologyDeck, technologyOf } from '#ti4/rules/technology/technology.ts';
import { seatOf } from '#ti4/rules/seats.ts';
import type { SeatId } from '#ti4/rules/state.ts';
import { loseFleetTokens } from '#ti4/rules/tokens/foreign-tokens.ts';

const ID = 'research-grant-reallocation';

const anyTechnology = question<object>()(
  'research-grant-technology',
  (game, seat): Spec => {
    const deck = technologyDeck(game, seat);
    if (!deck.length) return { kind: 'none', reason: 'You own every technology.' };
    return choose(
      'Which technology do you gain? You lose 1 fleet token for each of its prerequisites.',
      deck.map(({ id, name, text }) => ({ key: id, label: name, hint: text })),
    );
  },
  { title: 'gain any technology' },
);

const grant = procedure<{ seat: SeatId; due?: number }>()(ID, {
  which: (_game, { seat }) => ask([anyTechnology.ask(seat, {})], 'gain'),
  gain: (game, data, got) => {
    const technology = chosenKey(got.answer);
    if (technology === undefined) return done();
    gainTechnology(game, data.seat, technology);
    const due = Object.values(technologyOf(game, technology).prerequisites).reduce((sum, count) => sum + count, 0);
    const { tokens } = seatOf(game, data.seat);
    const own = Math.min(due, tokens.fleet);
    tokens.fleet -= own;
    if (own) game.addFact({ type: 'tokens-lost', seat: data.seat, pools: { fleet: own }, why: ID });
    data.due = due - own;
    return goto('finish');
  },
  // If the player's own tokens are not enough, other players' tokens in the fleet pool are lost, one by one.
  finish: (game, data) => {
    if (!data.due) return done();
    data.due -= 1;
    return loseFleetTokens(game, [data.seat], ID) ?? goto('finish');
  },
});

export default agenda({
  id: ID,
  name: 'Research Grant Reallocation',
  set: 'pok',
  text: 'Elect a player: they gain any 1 technology. For each of its prerequisites, they then lose 1 token from their fleet pool.',
  type: 'directive',
  elect: 'player',
  advice: { elected: { technologies: 1, tokens: -1 } },
  procedures: [grant],
  questions: [anyTechnology],
  resolve: (_game, seat) => call(grant, { seat }, 'finish'),
});
