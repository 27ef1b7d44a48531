import { ask, call, choose, chosenKey, done } from '#engine';
import { modify } from '#ti2/rules/components/kit.ts';
import type { ChartBracket } from '#ti2/rules/components/component.ts';
import { procedure, question, type Game } from '#ti2/rules/game.ts';
import {
  seatsByInfluence,
  influenceOf,
  planetsOutsideHome,
  remainingSeats,
  resourcesOf,
  seatOf,
} from '#ti2/rules/seats.ts';
import type { SeatId } from '#ti2/rules/terms.ts';
import { endGame, influenceLeader } from './victory.ts';

/** Progress of a player toward a bracket: current and required values (E2 10.2). */
export const bracketProgress = (
  game: Game,
  seat: SeatId,
  bracket: ChartBracket,
): [name: string, have: number, need: number][] => [
  ['planets outside the home system', planetsOutsideHome(game, seat).length, bracket.planetsOutside],
  ['technologies', Object.keys(seatOf(game, seat).technologies).length, bracket.technologies],
  ['resources', resourcesOf(game, seat, 'chart'), bracket.resources],
  ['influence', influenceOf(game, seat, 'chart'), bracket.influence],
];

export const nextBracket = ({ book, state }: Game, seat: SeatId): ChartBracket | undefined =>
  book.chart[state.seats[seat].bracket + 1];

export const canAdvance = (game: Game, seat: SeatId): boolean => {
  const next = nextBracket(game, seat);
  return next !== undefined && bracketProgress(game, seat, next).every(([, have, need]) => have >= need);
};

/** Offset of the winning bracket from the end of the chart. */
const REX = 1;

const advance = question<object>()(
  'advance',
  (game, seat) => {
    const next = nextBracket(game, seat);
    if (!next || !canAdvance(game, seat))
      return { kind: 'none', reason: 'You do not meet the requirements of the next bracket.' };
    const last = game.book.chart.indexOf(next) === game.book.chart.length - REX;
    return choose(
      `Do you advance to ${next.name}?${last ? ' That wins the game. If several players do it, the one with the most influence wins.' : ''}`,
      [
        { key: 'advance', label: `Advance to ${next.name}` },
        { key: 'wait', label: 'Stay in your bracket' },
      ],
    );
  },
  { title: 'advance on the chart' },
);

/** The progression phase: at most one bracket each, and victory is checked after all have advanced (E2 10.1). */
export const progressionPhase = procedure<object>()('progression-phase', {
  ask: (game) => {
    if (!modify(game, 'progression-held', { round: game.state.round }, true)) return done();
    return ask(
      seatsByInfluence(game).flatMap((seat) => (canAdvance(game, seat) ? [advance.ask(seat, {})] : [])),
      'advanced',
    );
  },
  advanced: (game, _data, { answers }) => {
    for (const seat of seatsByInfluence(game)) {
      if (chosenKey(answers[seat] ?? null) !== 'advance') continue;
      seatOf(game, seat).bracket += 1;
      game.addFact({ type: 'advanced', seat, bracket: seatOf(game, seat).bracket });
    }
    const first = remainingSeats(game.state).filter(
      (seat) => seatOf(game, seat).bracket >= game.book.chart.length - REX,
    );
    return first.length
      ? call(endGame, { winner: influenceLeader(game, first), ending: 'imperium-rex', among: first }, 'end')
      : done();
  },
  end: () => done(),
});

export const progressionProcedures = [progressionPhase];
export const progressionQuestions = [advance];
