import { ask, call, chosenKey, done } from '#engine';
import { politicalCard } from '#ti3/rules/components/component.ts';
import { chooseOption } from '#ti3/rules/components/target-questions.ts';
import { procedure } from '#ti3/rules/game.ts';
import { nameOf } from '#ti3/rules/names.ts';
import { transferSecretObjective, secretObjectivesOf } from '#ti3/rules/objectives/secret-objectives.ts';
import { valueIfElected } from '#ti3/rules/politics/outcome-values.ts';
import { electedPairKey } from '#ti3/rules/politics/voting.ts';
import { seatOf } from '#ti3/rules/seats.ts';
import type { SeatId } from '#ti3/rules/terms.ts';

/** Swaps one secret objective between two players at once; each chooses which of its own to give away. */
const swap = procedure<{ seats: SeatId[] }>()('equal-threats', {
  ask: (game, { seats }) =>
    ask(
      seats.flatMap((seat) => {
        const options = secretObjectivesOf(seatOf(game, seat)).map((key) => ({
          key,
          label: nameOf(game, key),
          hint: game.book.components[key].text,
        }));
        return options.length
          ? [chooseOption.ask(seat, { prompt: 'Which secret objective do you give to the other player?', options })]
          : [];
      }),
      'chosen',
    ),
  chosen: (game, { seats }, { answers }) => {
    const given = seats.map((seat) => chosenKey(answers[seat] ?? null));
    given.forEach((objective, i) => {
      if (objective !== undefined) transferSecretObjective(game, seats[i], seats[1 - i], objective);
    });
    return done();
  },
});

export default politicalCard({
  id: 'equal-threats',
  name: 'Equal Threats',
  text: "Elect 2 players: each gives the other 1 of their secret objectives. A player who has none still gains the other player's.",
  elect: 'player',
  elects: 2,
  stake: valueIfElected(-2),
  confidence: 'medium',
  procedures: [swap],
  resolve: (_game, outcome) => call(swap, { seats: [...electedPairKey.parse(outcome)] }, 'finish'),
});
