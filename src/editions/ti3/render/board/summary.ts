import { summarizeTurn, type BoardSummary, type ScoreRow } from '#render/board/board-summary.ts';
import { UI_COLORS } from '#render/palette.ts';
import type { BoardView, SeatView } from '#ti3/views/index.ts';
import { capitalize } from '#text/sentences.ts';

const turnOf = ({ seats, phase, winner }: BoardView): Pick<BoardSummary, 'turn'> =>
  summarizeTurn(
    seats.find(({ id }) => id === winner),
    phase === 'action' ? seats.find(({ active }) => active) : undefined,
  );

const scoreRow = (seat: SeatView): ScoreRow => ({
  color: seat.color,
  name: seat.name,
  short: seat.short,
  points: String(seat.points),
  state: seat.eliminated ? 'out' : seat.passed ? 'passed' : '',
  active: seat.active,
  speaker: seat.speaker,
  waiting: seat.waiting,
  strategyCards: seat.strategyCards.map(({ number, used }) => ({ number, used })),
});

/** Summarizes a board for the panels in its corners. */
export function summarizeBoard(view: BoardView): BoardSummary {
  const { round, lastRound, phase, seats, objectives, laws, lying } = view;
  return {
    round: `Round ${round}${lastRound === undefined ? '' : ` of ${lastRound}`}`,
    phase: phase === 'ended' ? 'Game over' : phase === 'setup' ? 'Setup' : `${capitalize(phase)} phase`,
    ...turnOf(view),
    scores: seats.map(scoreRow),
    hasVictoryPoints: true,
    goals: {
      title: 'Objectives',
      rows: objectives.map(({ name, points, claimedBy }) => ({
        mark: String(points),
        color: UI_COLORS.gold,
        name,
        reachedBy: claimedBy,
      })),
    },
    laws: laws.map(({ name, elected }) => (elected === null ? name : `${name}: ${elected}`)),
    cardsLeft: phase === 'strategy' ? lying.map(({ number, bonus }) => ({ number, goods: bonus })) : [],
  };
}
