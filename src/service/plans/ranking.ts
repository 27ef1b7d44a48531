import { Game, Illegal, answerProblem, specOf, type Json, type SeatId } from '#engine';
import { allAsks } from '#service/command-log/sync-asks.ts';
import {
  resolveGameRow,
  type OperationContext,
  type OperationResult,
  type OperationCall,
} from '#service/operations/operation-context.ts';
import { readGame } from '#service/game-reader.ts';
import { resolveMember } from '#service/lobby/lobby.ts';
import { loadRunningGame, type CurrentGame } from '#service/command-log/commit-command.ts';
import type { ServiceContext } from '#service/context.ts';
import type { GameId, ProposedDraft, UserId } from '#service/types.ts';
import { unansweredAsksOf, submitAutoAnswer, type OpenAskRow } from './auto-answer.ts';

/** Maximum number of options that a user can rank. */
export const MAX_RANKED_CHOICES = 3;

/** An option with its value at the time it was ranked. */
export interface RankedChoice {
  key: string;
  worth: number;
}

const NOTHING_TO_RANK = 'You have nothing to rank now: no choice of yours is coming up.';

/**
 * Saves a user's ranking of options for a later choice, best first; no keys delete it. Private to the user: the game
 * itself does not change. Throws Illegal if the user has no such choice ahead or an option is not available.
 */
export function rankChoices(
  operation: OperationContext,
  { now, by, game: id }: OperationCall,
  { keys }: { keys: readonly string[] },
): OperationResult {
  const loaded = loadRunningGame(operation, id);
  const game = loaded.row.id;
  const { seat } = resolveMember(operation.store.members.present(game), by);
  if (keys.length) {
    const data = parseRanking(loaded, seat, keys) as unknown as Json;
    operation.store.people.saveRanking({ game, user: by.user, data, at: now });
  } else operation.store.people.dropRanking(game, by.user);
  return { game };
}

function parseRanking({ edition, state }: CurrentGame, seat: SeatId | null, keys: readonly string[]): RankedChoice[] {
  const { rankedChoice } = edition;
  if (seat === null || !rankedChoice?.toCome(state, seat)) throw new Illegal(NOTHING_TO_RANK);
  if (new Set(keys).size < keys.length) throw new Illegal('You can rank each option only once.');
  if (keys.length > MAX_RANKED_CHOICES) throw new Illegal(`You can rank at most ${MAX_RANKED_CHOICES}.`);
  const options = rankedChoice.options(state);
  return keys.map((key) => {
    const found = options.find((one) => one.key === key);
    if (!found) throw new Illegal(`You cannot rank “${key.slice(0, 40)}”: it is no longer available.`);
    return { key, worth: found.worth };
  });
}

/** Returns a user's ranking, best first. */
export async function getRanking(context: ServiceContext, id: GameId, user: UserId): Promise<string[]> {
  const reader = await readGame(context, id);
  const game = resolveGameRow(reader, id).id;
  resolveMember(reader.store.members.present(game), { user });
  const found = reader.store.people.rankings(game).find((one) => one.user === user);
  return ((found?.data ?? []) as unknown as RankedChoice[]).map(({ key }) => key);
}

/**
 * Takes the user's best available option once they have to choose; if it cannot be taken, saves a proposal and asks
 * them. Returns true if it did either.
 */
export function applyRanking(
  operation: OperationContext,
  work: OperationCall,
  loaded: CurrentGame,
  { user, data, at }: { user: UserId; data: Json; at: number },
): boolean {
  const game = loaded.row.id;
  const { rankedChoice } = loaded.edition;
  const ask = unansweredAsksOf(operation, loaded, user).find(
    ({ open }) => open.ask.question === rankedChoice?.question,
  );
  if (!ask) {
    if (!isChoicePending(operation, loaded, user)) operation.store.people.dropRanking(game, user);
    return false;
  }
  operation.store.people.dropRanking(game, user);
  const found = bestAvailable(loaded, ask, data as unknown as RankedChoice[]);
  if ('reply' in found) {
    submitAutoAnswer(operation, work, loaded, ask.row, found.reply, { user, ranked: true, wishes: { data, at } });
    return true;
  }
  operation.store.people.saveDraft({ game, ask: ask.row.number, user, data: found as never, at: work.now });
  return true;
}

/** Tells whether a user still has such a choice to make, even if something else comes first. */
function isChoicePending(operation: OperationContext, { row, edition, state }: CurrentGame, user: UserId): boolean {
  const seat = operation.store.members.present(row.id).find((one) => one.user === user)?.seat ?? null;
  return choosesLater({ edition, state }, seat);
}

/** Tells whether a seat has such a choice to make, now or later. */
export function choosesLater({ edition, state }: Pick<CurrentGame, 'edition' | 'state'>, seat: SeatId | null): boolean {
  const isAsked = (): boolean =>
    [...allAsks(state).values()].some(
      ({ ask }) => ask.player === seat && ask.question === edition.rankedChoice?.question,
    );
  return seat !== null && ((edition.rankedChoice?.toCome(state, seat) ?? false) || isAsked());
}

/**
 * Returns the best available option as an answer, or a proposal if it is worth less than when ranked or none is left.
 */
function bestAvailable(
  { edition, state }: CurrentGame,
  { open }: OpenAskRow,
  wanted: RankedChoice[],
): { reply: string[] } | ProposedDraft {
  const view = new Game(state, edition.bookFor(state)) as never;
  const spec = specOf(view, open);
  const now = new Map(edition.rankedChoice?.options(state).map(({ key, worth }) => [key, worth]));
  const first = wanted.find(({ key }) => answerProblem(view, open, [key], spec) === undefined);
  if (!first) return { ranked: 'gone' };
  const reply = [first.key];
  return (now.get(first.key) ?? 0) < first.worth ? { answer: reply, ranked: 'less' } : { reply };
}
