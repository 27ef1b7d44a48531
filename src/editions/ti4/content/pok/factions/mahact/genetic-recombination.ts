import { nameOutcome } from '#kit/narration/vote-format.ts';
import { ask, call, choose, chosenKey, done, type Spec } from '#engine';
import { on, technology } from '#ti4/rules/components/component.ts';
import { addEffect } from '#ti4/rules/components/effects.ts';
import { exhaust, isExhausted } from '#ti4/rules/components/in-force.ts';
import { agendaAtHand, nameOfOutcome, outcomesOf } from '#ti4/rules/politics/outcomes.ts';
import { votingProblem } from '#ti4/rules/politics/available-votes.ts';
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
    if (agenda === undefined) return { kind: 'none', reason: 'There is no agenda to vote on.' };
    return choose(
      `Which outcome must ${nameOfSeat(game, voter)} vote for to keep their fleet token?`,
      outcomesOf(game, agenda),
    );
  },
  { title: 'choose what a player must vote for' },
);

const voteOrToken = question<{ outcome: string }>()(
  ID,
  (game, seat, { outcome }): Spec => {
    const agenda = agendaAtHand(game)?.agenda ?? '';
    return choose('Do you vote for the required outcome or lose 1 fleet token?', [
      { key: 'vote', label: `Vote ${nameOutcome(nameOfOutcome(game, agenda, outcome))}` },
      {
        key: 'token',
        label: 'Lose 1 fleet token',
        ...(fleetPoolSize(game, seat) < 1 && { disabledReason: 'You have no token in your fleet pool to lose.' }),
      },
    ]);
  },
  { title: 'vote as required or lose a fleet token', forced: true },
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
  text: 'Before another player votes: you may exhaust this card and choose an outcome. That player must cast at least 1 vote for it or lose 1 token from their fleet pool.',
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
