import { act as engineAct, answer as engineAnswer, Illegal } from '#engine';
import type { AskRow } from '#store';
import { refreshMessage } from '#service/announce/refresh-panel.ts';
import {
  resolveEdition,
  resolveGameRow,
  requireOrganizer,
  type OperationContext,
  type OperationResult,
  type ReadContext,
  type OperationCall,
} from '#service/operations/operation-context.ts';
import { removeLastAi } from '#service/lobby/lobby.ts';
import { nextAiUser, isAi, aiName, aiSeats } from './ai-user.ts';
import { commitCommand, loadGame, runEngine, type CurrentGame } from '#service/command-log/commit-command.ts';
import { replacePlayer } from '#service/operations/seats.ts';
import { fallbackChoice, type AiChoice } from './choose-move.ts';
import type { GameId, UserId } from '#service/types.ts';

/** Delay between two actions of one AI seat, in ms. */
export const AI_ACTION_SPACING_MS = 600;

/**
 * Seats AI players for the organizer: `count` of them in a lobby; in a running game, one on `seat` or else on the first
 * vacant seat. A user gets the seat back like any other seat (`replacePlayer`).
 */
export function seatAi(
  operation: OperationContext,
  work: OperationCall,
  { seat, count }: { seat?: string; count: number },
): OperationResult {
  const row = resolveGameRow(operation, work.game);
  const all = operation.store.members.all(row.id);
  const user = nextAiUser(all);
  if (!resolveEdition(operation, row.edition).ai)
    throw new Illegal('You cannot add practice players: this edition has none.');
  requireOrganizer(row, work.by);
  if (row.status === 'lobby') {
    addAiPlayers(operation, work, row.id, count);
    return { game: row.id };
  }
  const held = new Set(all.flatMap((one) => (one.leftAt === null && one.seat !== null ? [one.seat] : [])));
  const vacant = [...new Set(all.flatMap((one) => one.seat ?? []))].filter((one) => !held.has(one)).sort();
  const wanted = seat ?? vacant[0];
  if (wanted === undefined) throw new Illegal('There is no empty seat. Choose the seat that a practice player takes.');
  if (all.some((one) => one.seat === wanted && one.leftAt === null && isAi(one.user)))
    throw new Illegal('A practice player already has that seat.');
  return replacePlayer(operation, work, { seat: wanted, user, name: aiName(user) });
}

/** Adds AI players to a lobby within a change. Throws Illegal if the game is full. */
export function addAiPlayers(operation: OperationContext, { now }: OperationCall, id: GameId, count: number): void {
  const row = resolveGameRow(operation, id);
  const { playerCounts, ai } = resolveEdition(operation, row.edition);
  const { max } = playerCounts(row.settings);
  if (!ai) throw new Illegal('You cannot add practice players: this edition has none.');
  for (let n = 0; n < count; n++) {
    const members = operation.store.members.present(row.id);
    if (members.length >= max) throw new Illegal(`The game is full: it has at most ${max} players.`);
    const user = nextAiUser(members);
    operation.store.members.add({ game: row.id, user, name: aiName(user), wishes: {}, joinedAt: now });
  }
  refreshMessage(operation, row.id, now, 'lobby');
}

/** Removes the AI player that joined a lobby last. */
export function unseatAi(operation: OperationContext, { now, by, game }: OperationCall): OperationResult {
  const row = resolveGameRow(operation, game);
  requireOrganizer(row, by);
  if (row.status !== 'lobby')
    throw new Illegal(
      'You cannot remove practice players after the game starts. Offer the seat to a person with `/game replace`.',
    );
  if (!removeLastAi(operation, row.id, now)) throw new Illegal('This game has no practice players.');
  refreshMessage(operation, row.id, now, 'lobby');
  return { game: row.id };
}

/** Tells whether an undo request is open: AI players pause until it is settled, regardless of what they hold. */
export const isUndoPending = (reader: ReadContext, game: GameId): boolean =>
  reader.store.requests.open(game).some(({ kind }) => kind === 'undo');

/** An AI player's choice with the game's head at the time; `thought` is undefined if choosing failed. */
interface AiChoiceAt {
  head: number;
  thought?: AiChoice;
}

/** Plays an AI player's answer as an ordinary answer if the game has not changed since. */
export function playAiAnswer(
  operation: OperationContext,
  work: OperationCall,
  { number, head, thought }: AiChoiceAt & { number: number },
): OperationResult {
  const { now, game } = work;
  const loaded = loadGame(operation, game);
  const row = operation.store.asks.of(game).find((ask) => ask.number === number);
  const user = row && aiSeats(operation.store.members.present(game)).get(row.seat);
  // Otherwise the AI player is asked again, if the question is still open.
  const stands = loaded.row.head === head && loaded.row.status === 'running' && !isUndoPending(operation, game);
  if (!row || user === undefined || !stands || !isDue(row, now)) return { game, tookEffect: false };
  const { freeAction, reply } = thought ?? fallbackChoice(loaded.edition, loaded.state, row.ask);
  if (freeAction) {
    playFreeAction(operation, work, loaded, user, freeAction);
    // The free action may have closed the question; otherwise it still has to be answered.
    if (operation.store.asks.of(game).some((one) => one.number === number))
      operation.store.asks.update(game, number, { dueAt: now + AI_ACTION_SPACING_MS });
    return { game };
  }
  const answer = reply ?? null;
  // Declines are firm as often as the service's own for a seat that holds nothing, so that they look alike.
  const firm = row.covered && Array.isArray(answer) && !answer.length && operation.randomInt(3) > 0;
  const result = runEngine(loaded.edition, loaded.state, (one) => engineAnswer(one, row.seat, row.ask, answer, firm));
  const payload = { ask: number, id: row.ask, answer, ...(firm && { firm }) };
  commitCommand(
    operation,
    { now, game, by: { user } },
    loaded,
    { kind: 'answer', user, seat: row.seat, payload },
    result,
  );
  return { game };
}

/** Tells whether a question is due to be answered automatically. */
export const isDue = (row: AskRow, now: number): boolean =>
  !row.answered && row.hiddenAt === null && row.dueAt !== null && row.dueAt <= now;

/** Performs an AI player's free action. */
export function playAiAction(
  operation: OperationContext,
  work: OperationCall,
  { head, thought }: AiChoiceAt,
): OperationResult {
  const { game } = work;
  const loaded = loadGame(operation, game);
  // The game has changed meanwhile: the AI players have to choose again.
  if (loaded.row.head !== head) operation.markAiPending();
  const user = thought?.freeAction && aiSeats(operation.store.members.present(game)).get(thought.freeAction.seat);
  const stands = loaded.row.head === head && loaded.row.status === 'running' && !isUndoPending(operation, game);
  if (!thought?.freeAction || user === undefined || !stands) return { game, tookEffect: false };
  playFreeAction(operation, work, loaded, user, thought.freeAction);
  return { game };
}

function playFreeAction(
  operation: OperationContext,
  { now, game }: OperationCall,
  loaded: CurrentGame,
  user: UserId,
  { seat, action, data }: NonNullable<AiChoice['freeAction']>,
): void {
  const result = runEngine(loaded.edition, loaded.state, (one) => engineAct(one, seat, action, data));
  commitCommand(
    operation,
    { now, game, by: { user } },
    loaded,
    { kind: 'act', user, seat, payload: { action, data } },
    result,
  );
  operation.markAiPending();
}
