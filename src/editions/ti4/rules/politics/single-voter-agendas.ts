import { ask, call, choose, chosenKey, done, goto, type Procedure, type Question } from '#engine';
import { procedure, question, openWindow, type Game } from '#ti4/rules/game.ts';
import type { ComponentId, SeatId } from '#ti4/rules/state.ts';
import { AGENDA_REPLACED, agendaProcedure } from './agenda-phase.ts';
import { agendaOf } from './laws.ts';
import type { AgendaAtHand } from './outcomes.ts';

interface AgendasByOne {
  seat: SeatId;
  /** Drawn agendas still to be revealed, in order. */
  drawn: ComponentId[];
  /** Revealed agendas still to be resolved. */
  waiting: AgendaAtHand[];
}

const whichFirst = question<{ agendas: ComponentId[] }>()(
  'agenda-first',
  (game, _seat, { agendas }) =>
    choose(
      'Which of these agendas do you resolve first?',
      agendas.map((id) => ({ key: id, label: agendaOf(game, id).name, hint: agendaOf(game, id).text })),
    ),
  { title: 'choose the agenda to resolve first', forced: true },
);

/**
 * Agendas that one seat reveals one after the other and then resolves with its own vote only, outside the agenda phase.
 */
export const singleVoterAgendas = procedure<AgendasByOne>()('agendas-by-one', {
  reveal: (_game, data) => {
    const [drawn] = data.drawn;
    if (drawn === undefined) return goto('order');
    data.drawn = data.drawn.slice(1);
    return call(agendaProcedure, { votes: {}, aside: [], sole: data.seat, waits: true, drawn }, 'revealed');
  },
  revealed: (_game, data, got) => {
    if (got.result === AGENDA_REPLACED) return openWindow('when', 'agenda-replaced', {}, 'another');
    const now = got.result as unknown as AgendaAtHand | null;
    if (now?.agenda !== undefined) data.waiting.push(now);
    return goto('reveal');
  },
  another: (_game, { seat }) => call(agendaProcedure, { votes: {}, aside: [], sole: seat, waits: true }, 'revealed'),
  order: (_game, { seat, waiting }) => {
    const agendas = waiting.flatMap(({ agenda }) => (agenda === undefined ? [] : [agenda]));
    return agendas.length > 1 ? ask([whichFirst.ask(seat, { agendas })], 'resolve') : goto('resolve');
  },
  resolve: (_game, data, got) => {
    const first = chosenKey(got.answer);
    const next = data.waiting.find(({ agenda }) => agenda === first) ?? data.waiting.at(0);
    if (!next) return done();
    data.waiting = data.waiting.filter((one) => one !== next);
    return call(agendaProcedure, next, 'resolved');
  },
  resolved: (_game, _data, got) =>
    got.result === AGENDA_REPLACED ? openWindow('when', 'agenda-replaced', {}, 'instead') : goto('resolve'),
  instead: (_game, { seat }) => call(agendaProcedure, { votes: {}, aside: [], sole: seat }, 'resolved'),
});

export const singleVoterProcedures: Procedure<Game, never>[] = [singleVoterAgendas];
export const singleVoterQuestions: Question<Game, never>[] = [whichFirst];
