import {
  Game,
  openAsks as engineAsks,
  answerProblem as engineProblem,
  confirmationFor as engineRegretted,
  describeAnswer as engineTold,
  specOf,
  displaySpecOf,
  type Answer,
  type EngineBook,
  type EngineState,
  type OpenAsk,
  type Spec,
} from '#engine';
import type { AskRow } from '#store';
import { askAlias } from '#service/alias.ts';
import { runGuardedSync, type ServiceContext } from '#service/context.ts';
import { findCurrentVote } from '#service/plans/pass-vote.ts';
import type { GameReader } from '#service/game-reader.ts';
import { resolveMember } from '#service/lobby/lobby.ts';
import type { CurrentGame } from '#service/command-log/commit-command.ts';
import type { OpenQuestion, UserId } from '#service/types.ts';

type AnyGame = Game<EngineState, EngineBook<never>>;

/** Lists a user's open questions, including those with a held answer. */
export function openQuestionsOf(
  context: ServiceContext,
  reader: GameReader,
  here: CurrentGame,
  user: UserId,
): OpenQuestion[] {
  const { seat } = resolveMember(reader.store.members.present(here.row.id), { user });
  const rows = reader.store.asks.of(here.row.id).filter((row) => row.seat === seat && row.hiddenAt === null);
  if (!rows.length) return [];
  const view: AnyGame = new Game(here.state, here.edition.bookFor(here.state));
  const open = new Map(engineAsks(here.state).map((one) => [one.ask.id, one]));
  const inVote = findCurrentVote(here.edition, here.state) !== undefined;
  return rows.flatMap((row) => {
    const found = open.get(row.ask);
    if (!found) return [];
    const startsTurn = here.edition.turnStartQuestions?.includes(found.ask.question);
    const marks = {
      ...(inVote && row.covered && { inVote: true as const }),
      ...(startsTurn && { startsTurn: true as const }),
    };
    // Assigned rather than spread, because the question computes its spec on first access.
    return [Object.assign(questionOf(context, reader, view, row, found, user), marks)];
  });
}

/** Creates an open question whose spec is computed once, on first access. */
function questionOf(
  context: ServiceContext,
  reader: GameReader,
  view: AnyGame,
  row: AskRow,
  open: OpenAsk,
  user: UserId,
): OpenQuestion {
  const { ask } = open;
  let legal: Spec | undefined;
  let shown: Spec | undefined;
  const spec = (): Spec => (legal ??= specOf(view, open));
  return {
    game: row.game,
    ask: askAlias(reader, row.game, user, row.number),
    seat: row.seat,
    question: ask.question,
    data: ask.data,
    get spec() {
      return (shown ??= runGuardedSync(context, 'openAsks', () => displaySpecOf(view, open, spec())));
    },
    draft: () => runGuardedSync(context, 'draft', () => reader.store.people.draft(row.game, row.number, user)),
    problem: (reply) => runGuardedSync(context, 'problem', () => engineProblem(view, open, reply, spec())),
    confirmation: (reply) => runGuardedSync(context, 'regret', () => engineRegretted(view, open, reply, spec())),
    describeAnswer: (reply) => runGuardedSync(context, 'told', () => engineTold(view, open, reply)),
    ...(ask.reply !== undefined && { reply: ask.reply }),
    ...(ask.firm && { firm: ask.firm }),
    ...(ask.veiled && { veiled: ask.veiled }),
    ...(row.former !== null && { former: row.former as Answer }),
    openedAt: row.openedAt,
    closesAt: row.closesAt,
    covered: row.covered,
  };
}
