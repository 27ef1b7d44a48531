import { choose, type Spec } from '#engine';
import { question } from '#ti4/rules/game.ts';
import { nameOfSeat } from '#ti4/rules/names.ts';
import { othersFrom } from '#ti4/rules/seats.ts';
import type { SeatId } from '#ti4/rules/state.ts';
import { agendaAtHand, outcomesOf } from '#ti4/rules/politics/outcomes.ts';

export const chooseOtherPlayer = question<{ prompt: string }>()(
  'choose-other-player',
  (game, seat, { prompt }): Spec =>
    choose(
      prompt,
      othersFrom(game.state, seat).map((key) => ({ key, label: nameOfSeat(game, key) })),
    ),
  { title: 'choose a player', skipsOnlyOption: true },
);

/** Asks which other player that the current agenda can elect is elected instead. */
export const choosePlayerElected = question<object>()(
  'choose-player-elected',
  (game, seat): Spec => {
    const agenda = agendaAtHand(game)?.agenda;
    if (agenda === undefined) return { kind: 'none', reason: 'No agenda is being resolved.' };
    return choose(
      'Which player is elected instead of you?',
      outcomesOf(game, agenda).filter(({ key }) => key !== seat),
    );
  },
  { title: 'choose the player elected instead' },
);

export const choosePlayer = question<{ prompt: string; seats: SeatId[] }>()(
  'choose-player',
  (game, _seat, { prompt, seats }): Spec => {
    if (!seats.length) return { kind: 'none', reason: 'There is no player to choose.' };
    return choose(
      prompt,
      seats.map((key) => ({ key, label: nameOfSeat(game, key) })),
    );
  },
  { title: 'choose a player', skipsOnlyOption: true },
);
