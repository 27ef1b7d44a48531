import { ask, call, chosenOne, done } from '../../../../../engine/index.ts';
import { politicalCard } from '../../../rules/components/component.ts';
import { chooseAmong } from '../../../rules/components/targets.ts';
import { procedure } from '../../../rules/game.ts';
import { nameOf } from '../../../rules/names.ts';
import { passSecret, secretsOf } from '../../../rules/phases/secrets.ts';
import { ifElected } from '../../../rules/politics/stakes.ts';
import { electedBoth } from '../../../rules/politics/voting.ts';
import { seatOf } from '../../../rules/seats.ts';
import type { SeatId } from '../../../rules/terms.ts';

/** Both give one at once; whoever has several chooses which. */
const swap = procedure<{ seats: SeatId[] }>()('equal-threats', {
  ask: (game, { seats }) =>
    ask(
      seats.flatMap((seat) => {
        const options = secretsOf(seatOf(game, seat)).map((key) => ({
          key,
          label: nameOf(game, key),
          hint: game.book.components[key].text,
        }));
        return options.length
          ? [chooseAmong.of(seat, { prompt: 'Which secret objective do you give away?', options })]
          : [];
      }),
      'chosen',
    ),
  chosen: (game, { seats }, { answers }) => {
    const given = seats.map((seat) => chosenOne(answers[seat] ?? null));
    given.forEach((objective, i) => {
      if (objective !== undefined) passSecret(game, seats[i], seats[1 - i], objective);
    });
    return done();
  },
});

export default politicalCard({
  id: 'equal-threats',
  name: 'Equal Threats',
  text: 'Elect two players, who swap a secret objective; whoever has none just gets that of the other.',
  elect: 'player',
  elects: 2,
  stake: ifElected(-2),
  confidence: 'medium',
  procedures: [swap],
  resolve: (_game, outcome) => call(swap, { seats: [...electedBoth.read(outcome)] }, 'finish'),
});
