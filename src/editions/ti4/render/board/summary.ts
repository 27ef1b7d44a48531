import { summarizeTurn, type BoardSummary, type GoalRow, type ScoreRow } from '#render/board/board-summary.ts';
import { UI_COLORS } from '#render/palette.ts';
import type { BoardView, ObjectiveView, SeatView } from '#ti4/views/index.ts';
import type { Colors } from '#ti4/render/palette.ts';

const PHASES: Record<BoardView['phase'], string> = {
  setup: 'Setup',
  strategy: 'Strategy phase',
  action: 'Action phase',
  status: 'Status phase',
  agenda: 'Agenda phase',
  ended: 'Game over',
};

const SECOND_STAGE_COLOR = '#5fb3ff';

const turnOf = ({ seats, phase, active, winner }: BoardView): Pick<BoardSummary, 'turn'> =>
  summarizeTurn(
    seats.find(({ id }) => id === winner),
    phase === 'action' ? seats.find(({ id }) => id === active) : undefined,
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
  strategyCards: seat.strategyCards.map(({ initiative, used }) => ({ number: initiative, used })),
});

const goalRow = ({ name, points, stage, scoredBy }: ObjectiveView, colors: Colors): GoalRow => ({
  mark: String(points),
  color: stage === 2 ? SECOND_STAGE_COLOR : UI_COLORS.gold,
  name,
  reachedBy: scoredBy.map((seat) => colors[seat]),
});

/** Summarizes a board for the panels in its corners. */
export function summarizeBoard(view: BoardView): BoardSummary {
  const colors = Object.fromEntries(view.seats.map(({ id, color }) => [id, color]));
  return {
    round: `Round ${view.round}`,
    phase: PHASES[view.phase],
    ...turnOf(view),
    scores: view.seats.map(scoreRow),
    hasVictoryPoints: true,
    goals: { title: 'Objectives', rows: view.objectives.map((objective) => goalRow(objective, colors)) },
    laws: view.laws.map(({ name, elected }) => (elected ? `${name}: ${elected}` : name)),
    cardsLeft:
      view.phase === 'strategy'
        ? view.unclaimed.map(({ initiative, tradeGoods }) => ({ number: initiative, goods: tradeGoods }))
        : [],
  };
}
