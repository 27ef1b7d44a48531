import { ask, call, choose, chosenKey, done, type Spec } from '#engine';
import { on, technology } from '#ti4/rules/components/component.ts';
import { addEffect } from '#ti4/rules/components/effects.ts';
import { exhaust, isExhausted } from '#ti4/rules/components/in-force.ts';
import { agendaAtHand, nameOfOutcome, outcomesOf } from '#ti4/rules/politics/outcomes.ts';
import { votingProblem } from '#ti4/rules/politics/voting.ts';
import { procedure, question } from '#ti4/rules/game.ts';
import { nameOfSeat } from '#ti4/rules/names.ts';
import type { SeatId } from '#ti4/rules/state.ts';
import { fleetPoolSize } from '#ti4/rules/tokens/fleet-pool-tokens.ts';
import { loseFleetTokens } from '#ti4/rules/tokens/foreign-tokens.ts';

const ID = 'genetic-recombination';

/** The outcome that a player has to vote for. */
interface Bound {
  seat: SeatId;
  outcome: string;
}

const outcomeToForce = question<{ voter: SeatId }>()(
  'genetic-recombination-outcome',
  (game, _seat, { voter }): Spec => {
    const agenda = agendaAtHand(game)?.agenda;
    if (agenda === undefined) return { kind: 'none', reason: 'No agenda is being voted on.' };
    return choose(
      `For what has ${nameOfSeat(game, voter)} to vote, or else lose a token of their fleet pool?`,
      outcomesOf(game, agenda),
    );
  },
  { title: 'say what somebody has to vote for' },
);

const voteOrToken = question<{ outcome: string }>()(
  ID,
  (game, seat, { outcome }): Spec => {
    const agenda = agendaAtHand(game)?.agenda ?? '';
    return choose('You have to vote as you are told, or lose a command token.', [
      { key: 'vote', label: `Vote for ${nameOfOutcome(game, agenda, outcome)}` },
      {
        key: 'token',
        label: 'Lose a token of the fleet pool',
        ...(fleetPoolSize(game, seat) < 1 && { disabledReason: 'There is no token in your fleet pool.' }),
      },
    ]);
  },
  { title: 'vote as told or lose a command token', forced: true },
);

const recombination = procedure<{ seat: SeatId; by: SeatId; outcome: string }>()(ID, {
  start: (_game, { seat, outcome }) => ask([voteOrToken.ask(seat, { outcome })], 'chosen'),
  chosen: (game, { seat, by, outcome }, got) => {
    if (chosenKey(got.answer) === 'token') return loseFleetTokens(game, [seat], ID) ?? done();
    addEffect(game, ID, by, { seat, outcome }, 'agenda');
    return done();
  },
  finish: () => done(),
});

export default technology({
  id: ID,
  name: 'Genetic Recombination',
  set: 'pok',
  text: 'Before somebody votes, exhaust this and name an outcome: they cast at least one vote for it, or lose a token of their fleet pool.',
  color: 'biotic',
  prerequisites: { biotic: 1 },
  faction: 'mahact',
  procedures: [recombination],
  questions: [outcomeToForce, voteOrToken],
  reactions: [
    on('when', 'vote-nears', {
      isUsable: (game, held, { seat }) =>
        seat !== held.holder && !isExhausted(game, held) && votingProblem(game, seat) === undefined,
      target: (_game, { holder }, { seat }) => outcomeToForce.ask(holder, { voter: seat }),
      effect: (game, held, { seat }, [outcome]) => {
        exhaust(game, held);
        return outcome === undefined ? undefined : call(recombination, { seat, by: held.holder, outcome }, 'finish');
      },
    }),
  ],
  modifiers: {
    'vote-required': (_game, { memory }, outcome, { seat }) => {
      const bound = memory as unknown as Bound | null;
      return bound?.seat === seat ? bound.outcome : outcome;
    },
  },
});
