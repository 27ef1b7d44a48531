import { summarizeTurn, type BoardSummary, type ScoreRow } from '#render/board/board-summary.ts';
import { UI_COLORS } from '#render/palette.ts';
import type { BoardView, SeatView } from '#ti2/views/index.ts';
import { capitalize } from '#text/sentences.ts';

const PHASES: Record<string, string> = { setup: 'Setup', turns: 'Individual turns', ended: 'Game over' };

const turnOf = ({ seats, winner }: BoardView): Pick<BoardSummary, 'turn'> =>
  summarizeTurn(
    seats.find(({ id }) => id === winner),
    seats.find(({ active }) => active),
  );

const scoreRow = (seat: SeatView, { chart }: BoardView): ScoreRow => ({
  color: seat.color,
  name: seat.name,
  short: seat.short,
  points: `${1 + chart.findIndex(({ bracket }) => bracket.name === seat.bracket)}/${chart.length}`,
  state: seat.eliminated ? 'out' : seat.moved && !seat.active ? 'done' : '',
  active: seat.active,
  speaker: false,
  waiting: seat.waiting,
  strategyCards: [],
});

/** Summarizes a board for the panels in its corners; its goals are the brackets of the chart (E2 10). */
export function summarizeBoard(view: BoardView): BoardSummary {
  const { round, lastRound, phase, seats, chart, laws } = view;
  return {
    round: `Round ${round}${lastRound === undefined ? '' : ` of ${lastRound}`}`,
    phase: PHASES[phase] ?? `${capitalize(phase)} phase`,
    ...turnOf(view),
    scores: seats.map((seat) => scoreRow(seat, view)),
    hasVictoryPoints: false,
    goals: {
      title: 'Progression',
      rows: chart.map(({ bracket, seats: reachedBy }, i) => ({
        mark: String(i + 1),
        color: UI_COLORS.gold,
        name: bracket.name,
        reachedBy,
      })),
    },
    laws: laws.map(({ name, elected }) => (elected === null ? name : `${name}: ${elected}`)),
    cardsLeft: [],
  };
}
