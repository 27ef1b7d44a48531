import { Illegal, noSuchGame, type GameInfo, type GameService } from '#service';
import { gamePlaceOf, type InteractionOrigin } from '#discord/channels/game-place.ts';
import { type HandlerContext, type BotContext } from '#discord/interactions/replies.ts';
import type { GameInteraction, VisibleGame, LoadedGame } from '#discord/edition/edition-adapter.ts';
import type { VisibleGameId } from './visible-game.ts';

/** Tells whether a game is visible: in its own server to all users, elsewhere only to its members and its organizer. */
const canSee = ({ caller: { user }, guild }: InteractionOrigin, game: GameInfo): boolean =>
  game.members.some((member) => member.user === user) ||
  game.organiser === user ||
  (guild !== null && gamePlaceOf(game).guild === guild);

/** Returns the game with this code; undefined if it does not exist or the user may not see it. */
export async function findVisibleGame(
  context: HandlerContext,
  from: InteractionOrigin,
  code: string,
): Promise<VisibleGame | undefined> {
  try {
    return await resolveVisibleGame(context, from, code);
  } catch (error) {
    if (error instanceof Illegal) return undefined;
    throw error;
  }
}

/** Returns the game with this code. Throws the same Illegal if it does not exist and if the user may not see it. */
export async function resolveVisibleGame(
  context: HandlerContext,
  from: InteractionOrigin,
  code: string,
): Promise<VisibleGame> {
  const found = await loadGame(context, code);
  if (!canSee(from, found.info)) throw noSuchGame(code);
  return found as VisibleGame;
}

const loadGame = async (context: HandlerContext, code: string): Promise<LoadedGame> =>
  (context as HandlerContext & Pick<BotContext, 'load'>).load(code);

/** Loads a visible game again after a change. */
export const reloadGame = async (context: HandlerContext, { info }: VisibleGame): Promise<VisibleGame> =>
  (await loadGame(context, info.id)) as VisibleGame;

/**
 * Finds the named game, else the game of this channel, else the user's only unfinished game; undefined if there is
 * none. Throws Illegal if the named game does not exist or is not visible.
 */
export async function findCurrentGame(
  context: HandlerContext,
  from: InteractionOrigin,
  named?: string | null,
): Promise<VisibleGame | undefined> {
  if (named) return await resolveVisibleGame(context, from, named.trim());
  const table = context.service as unknown as GameService;
  const here = from.channel === null ? undefined : (await table.listGames({ at: from.channel }))[0];
  const found = here && canSee(from, here) ? here : await findOnlyGame(table, from);
  return found && ((await loadGame(context, found.id)) as VisibleGame);
}

/** Returns the user's only game that is in the lobby, running or paused; undefined if there are none or several. */
async function findOnlyGame(table: GameService, { caller }: InteractionOrigin): Promise<GameInfo | undefined> {
  const mine = (await table.listGames({ user: caller.user })).filter(({ status }) =>
    ['running', 'lobby', 'paused'].includes(status),
  );
  return mine.length === 1 ? mine[0] : undefined;
}

/** Returns the game if the user may join it from here. Throws Illegal outside the server where it is played. */
export function resolveJoinable(
  from: InteractionOrigin,
  game: GameInfo & { id: VisibleGameId },
): GameInfo & { id: VisibleGameId } {
  if (from.guild === null || gamePlaceOf(game).guild !== from.guild)
    throw new Illegal('You can join this game only in its own server.');
  return game;
}

export const createGameInteraction = (
  context: HandlerContext,
  from: InteractionOrigin,
  seen: VisibleGame,
): GameInteraction => ({
  context,
  origin: from,
  loaded: seen,
  seat: seen.info.members.find((member) => member.user === from.caller.user)?.seat ?? undefined,
});
