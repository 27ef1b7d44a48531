import { Illegal, type Json } from '#engine';
import { refreshMessage } from '#service/announce/refresh-panel.ts';
import {
  resolveEdition,
  randomCode,
  type OperationContext,
  type OperationResult,
  type OperationCall,
} from '#service/operations/operation-context.ts';
import { requireGameName } from './game-name.ts';
import { joinLobby, throwIfProblem, beginGame, type NewMember } from './lobby.ts';
import { AI_USER_PREFIX } from '#service/ai/ai-user.ts';
import { addAiPlayers } from '#service/ai/ai-operations.ts';
import type { GameId, UserId } from '#service/types.ts';

const GAME_CODE_LENGTH = 7;
/** Maximum number of games a user may organize that have not started or that no other user plays in. */
const MAX_UNSTARTED_GAMES = 5;

export interface NewGame {
  edition: string;
  settings?: Json;
  /** Place where the game is played, in the presenter's own format. */
  place: Json;
  /** Name of up to 40 characters; undefined for none. */
  name?: string;
}

export const createGame = (operation: OperationContext, work: OperationCall, game: NewGame): OperationResult => ({
  game: addGame(operation, work, game),
});

/** Creates a game and joins its creator. */
export function hostGame(
  operation: OperationContext,
  work: OperationCall,
  { game, who }: { game: NewGame; who: NewMember },
): OperationResult {
  const id = addGame(operation, work, game);
  joinLobby(operation, work, id, who);
  return { game: id };
}

/** Creates a game, adds AI players up to the usual number, and starts it. */
export function startDemoGame(
  operation: OperationContext,
  work: OperationCall,
  { game, who }: { game: NewGame; who: NewMember },
): OperationResult {
  const id = addGame(operation, work, game);
  joinLobby(operation, work, id, who);
  const { defaultSettings, playerCounts } = resolveEdition(operation, game.edition);
  const { max, usual = max } = playerCounts(game.settings ?? defaultSettings);
  addAiPlayers(operation, work, id, usual - 1);
  return { game: id, command: beginGame(operation, work, id) };
}

function addGame(
  operation: OperationContext,
  { now, by }: OperationCall,
  { edition: id, settings, place, name }: NewGame,
): GameId {
  if (name !== undefined) requireGameName(name);
  const edition = resolveEdition(operation, id);
  const wanted = settings ?? edition.defaultSettings;
  throwIfProblem(edition.lobbyProblem(wanted, [], false));
  const open = unstartedGames(operation, by.user);
  if (open.length >= MAX_UNSTARTED_GAMES) {
    throw new Illegal(
      `You cannot create another game: you already organize ${MAX_UNSTARTED_GAMES} games that have not started or have no other players (${open.join(', ')}). Start one, or end one with \`/game abandon\`.`,
    );
  }
  // If the code is already in use, the commit fails and a new one is drawn.
  const game = randomCode(operation, GAME_CODE_LENGTH);
  operation.store.games.add({
    id: game,
    secret: operation.newSecret(),
    status: 'lobby',
    edition: id,
    rulesVersion: edition.version,
    settings: wanted,
    place,
    name: name ?? null,
    organiser: by.user,
    createdAt: now,
  });
  refreshMessage(operation, game, now, 'lobby');
  return game;
}

/** Lists the user's lobbies, and their running games in which no other user plays. */
const unstartedGames = (operation: OperationContext, user: UserId): GameId[] =>
  operation.store.games.organisedAlone(user, AI_USER_PREFIX);

/** Tells whether a user may organize this game; always true if it has started. */
export const canOrganizeMore = (operation: OperationContext, game: GameId, user: UserId): boolean =>
  operation.store.games.find(game)?.status !== 'lobby' ||
  unstartedGames(operation, user).filter((one) => one !== game).length < MAX_UNSTARTED_GAMES;

/**
 * Throws Illegal if a user may not organize one more game, so that no one evades their limit through others or uses up
 * theirs.
 */
export function requireOrganizerLimit(operation: OperationContext, game: GameId, user: UserId, who = 'They'): void {
  if (!canOrganizeMore(operation, game, user)) {
    throw new Illegal(
      `${who} cannot organize this game: ${who.toLowerCase()} already organize ${MAX_UNSTARTED_GAMES} games that have not started or have no other players. Start or end one of those first.`,
    );
  }
}
