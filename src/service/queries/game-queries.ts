import {
  Game,
  openAsks as engineAsks,
  answerProblem as engineProblem,
  type Answer,
  type EngineBook,
  type EngineState,
  type Fact,
} from '#engine';
import type { GameFilter, GameRow, MemberRow, RequestRow } from '#store';
import { usersBySeat } from '#service/announce/announce-command.ts';
import { resolveGameRow, noSuchGame } from '#service/operations/operation-context.ts';
import { readGame, type GameReader } from '#service/game-reader.ts';
import type { ServiceContext } from '#service/context.ts';
import type { Edition } from '#service/edition.ts';
import { resolveMember } from '#service/lobby/lobby.ts';
import { openQuestionsOf } from './open-questions.ts';
import { findAskByAlias } from '#service/operations/play.ts';
import { loadGame, type CurrentGame } from '#service/command-log/commit-command.ts';
import { approversOf, silenceMs } from '#service/consent/terms.ts';
import { listPubliclyPending } from '#service/announce/publicly-waiting.ts';
import { termsForRequest } from '#service/consent/approval-rules.ts';
import { settingsFingerprint } from '#service/lobby/lobby.ts';
import { isStep, type Viewer } from '#service/undo/undo-scope.ts';
import { isAi } from '#service/ai/ai-user.ts';
import type {
  Alias,
  ConsentRequest,
  GameId,
  GameInfo,
  NumberedFact,
  OpenQuestion,
  PastCommand,
  UserId,
  PendingPlayer,
} from '#service/types.ts';

type AnyGame = Game<EngineState, EngineBook<never>>;

export async function listGames({ store }: ServiceContext, filter: GameFilter): Promise<GameInfo[]> {
  const rows = await store.games.list(filter);
  const members = rows.length ? await store.members.allOf(rows.map(({ id }) => id)) : [];
  return rows.map((row) =>
    toGameInfo(
      row,
      members.filter((one) => one.game === row.id),
    ),
  );
}

export async function getGame({ store }: ServiceContext, id: GameId): Promise<GameInfo> {
  const code = id.toUpperCase();
  const [row, members] = await Promise.all([store.games.find(code), store.members.all(code)]);
  if (!row) throw noSuchGame(id);
  return toGameInfo(row, members);
}

/** Converts a game's row. `all`: everyone who ever took part. */
export function toGameInfo(
  { id, name, status, edition, settings, place, organiser, head, createdAt, endedAt }: GameRow,
  all: readonly MemberRow[],
): GameInfo {
  const here = all.filter(({ leftAt }) => leftAt === null);
  const vacant = new Set(
    all.flatMap(({ seat }) => seat ?? []).filter((seat) => !here.some((one) => one.seat === seat)),
  );
  return {
    id,
    name,
    status,
    edition,
    settings,
    place,
    organiser,
    head,
    createdAt,
    endedAt,
    members: here.map(({ user, seat, name: called, wishes, joinedAt, agreed, actedAt, goneAt }) => ({
      user,
      seat,
      name: called,
      wishes,
      joinedAt,
      actedAt,
      ...(goneAt !== null && { gone: true as const }),
      agreed: isAi(user) || agreed === null || agreed === settingsFingerprint(settings),
    })),
    vacant: [...vacant].sort(),
  };
}

/** A game with its complete state. */
export interface GameWithState {
  game: GameInfo;
  edition: Edition;
  /** Shared, and contains secrets: never change it. Only presenters may derive a player's view from it. */
  state: Readonly<EngineState>;
}

export async function getGameWithState(context: ServiceContext, id: GameId): Promise<GameWithState> {
  const reader = await readGame(context, id);
  const { row, edition, state } = loadGame(reader, id);
  return { game: toGameInfo(row, reader.record.members), edition, state };
}

/** Lists a user's open questions, including those with a held answer. */
export async function openQuestions(context: ServiceContext, id: GameId, user: UserId): Promise<OpenQuestion[]> {
  const reader = await readGame(context, id);
  return openQuestionsOf(context, reader, loadGame(reader, id), user);
}

/** Returns why an answer would be refused; undefined if it would be accepted. Changes nothing. */
export async function findAnswerProblem(
  context: ServiceContext,
  id: GameId,
  user: UserId,
  ask: Alias,
  answer: Answer,
): Promise<string | undefined> {
  const reader = await readGame(context, id);
  const here = loadGame(reader, id);
  const { seat } = resolveMember(reader.store.members.present(here.row.id), { user });
  const row = findAskByAlias(reader, here.row.id, user, seat, ask);
  const open = row && engineAsks(here.state).find((one) => one.ask.id === row.ask);
  if (!open) return 'That question is no longer open.';
  return engineProblem(gameOf(here), open, answer);
}

const gameOf = ({ state, edition }: CurrentGame): AnyGame => new Game(state, edition.bookFor(state));

/** Lists the publicly pending players: the same whether an ask is veiled or real, and for either side of a combat. */
export function pendingPlayersOf(
  reader: GameReader,
  { id }: GameRow,
  at = (): CurrentGame => loadGame(reader, id),
): PendingPlayer[] {
  const users = usersBySeat(reader.store.members.present(id));
  return listPubliclyPending(reader.store.asks.of(id), at).map((one) => ({
    ...one,
    user: users.get(one.seat) ?? null,
  }));
}

export async function pendingPlayers(context: ServiceContext, id: GameId): Promise<PendingPlayer[]> {
  const reader = await readGame(context, id);
  return pendingPlayersOf(reader, resolveGameRow(reader, id));
}

export async function history({ store }: ServiceContext, id: GameId, from: number, to: number): Promise<PastCommand[]> {
  const row = await store.games.find(id.toUpperCase());
  if (!row) throw noSuchGame(id);
  return store.commands.told(row.id, from, to);
}

/** Lists the facts of a range of commands without the undone ones. */
export const numberedFacts = (told: readonly PastCommand[]): NumberedFact[] =>
  told
    .filter(({ undoneBy }) => undoneBy === null)
    .flatMap(({ number, facts: all }) => all.map((fact) => ({ command: number, fact })));

/** A user's last move, together with the planned answers that followed it. */
export interface LastMove {
  alias: Alias;
  /** Numbers of the move's first command and of the last command that followed from it. */
  number: number;
  until: number;
  facts: Fact[];
  /** Later facts by other users, which would be undone with the move. */
  since: Fact[];
  /**
   * Time of the move in Unix ms, set only if it is an open choice with no later command but those that followed from it
   * or that the user cannot know of: the user can step back.
   */
  step?: number;
}

/** Finds a user's last move that has not been undone; undefined if there is none. */
export async function findLastMove(
  { store }: ServiceContext,
  { id }: GameRow,
  viewer: Viewer,
): Promise<Omit<LastMove, 'alias'> | undefined> {
  const { user } = viewer;
  const last = await store.commands.lastInForce(id, user);
  if (!last) return undefined;
  const all = (await store.commands.inForceSince(id, last.number)).toReversed();
  const factsOf = (own: boolean): Fact[] =>
    all.filter((one) => (one.user === user) === own).flatMap((one) => one.facts);
  const until = all.findLast((one) => one.user === user)?.number ?? last.number;
  const canStep = isStep(last, all.slice(1), viewer) && all.every(({ trace }) => trace !== 'more');
  return { number: last.number, until, facts: factsOf(true), since: factsOf(false), ...(canStep && { step: last.at }) };
}

export const facts = async (context: ServiceContext, id: GameId, from: number, to: number): Promise<NumberedFact[]> =>
  numberedFacts(await history(context, id, from, to));

export async function openRequests(context: ServiceContext, id: GameId): Promise<ConsentRequest[]> {
  const reader = await readGame(context, id);
  const row = resolveGameRow(reader, id);
  return reader.store.requests
    .open(row.id)
    .map((open) => requestOf(reader, row, open, reader.store.requests.agreed(open.id)));
}

export async function findRequest(context: ServiceContext, id: number): Promise<ConsentRequest | undefined> {
  const found = await context.store.requests.find(id);
  if (!found) return undefined;
  const reader = await readGame(context, found.game);
  return requestOf(reader, resolveGameRow(reader, found.game), found, await context.store.requests.agreed(id));
}

function requestOf(reader: GameReader, row: GameRow, open: RequestRow, agreed: string[]): ConsentRequest {
  const { id, game: of, kind, user, payload, openedAt, outcome } = open;
  const terms = outcome === null ? termsForRequest(reader, row, open) : undefined;
  const missing = terms ? approversOf(terms, user).filter((one) => !agreed.includes(one)) : [];
  const silence = terms ? silenceMs(terms) : null;
  return {
    id,
    game: of,
    kind,
    user,
    payload,
    openedAt,
    until: silence === null ? null : openedAt + silence,
    outcome,
    agreed,
    missing,
  };
}
