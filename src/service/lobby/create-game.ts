import { Illegal, type Json } from '#engine';
import { refreshMessage } from '#service/announce/announce-command.ts';
import {
  resolveEdition,
  randomCode,
  type OperationContext,
  type OperationResult,
  type OperationCall,
} from '#service/operations/operation-context.ts';
import { joinLobby, throwIfProblem, beginGame, type NewMember } from './lobby.ts';
import { AI_USER_PREFIX } from '#service/ai/ai-user.ts';
import { addAiPlayers } from '#service/ai/ai-operations.ts';
import type { GameId, UserId } from '#service/types.ts';

const GAME_CODE_LENGTH = 7;
/** A person organises so many games at once that have not begun, or that they play alone. */
const MAX_UNSTARTED_GAMES = 5;

export interface NewGame {
  edition: string;
  settings?: Json;
  /** Where it is played, in the terms of whoever shows it. */
  place: Json;
}

export const createGame = (desk: OperationContext, work: OperationCall, game: NewGame): OperationResult => ({
  game: addGame(desk, work, game),
});

/** Creates a game in which whoever creates it plays. */
export function hostGame(
  desk: OperationContext,
  work: OperationCall,
  { game, who }: { game: NewGame; who: NewMember },
): OperationResult {
  const id = addGame(desk, work, game);
  joinLobby(desk, work, id, who);
  return { game: id };
}

/** Creates a game in which practice players take all other seats, and begins it. */
export function startDemoGame(
  desk: OperationContext,
  work: OperationCall,
  { game, who }: { game: NewGame; who: NewMember },
): OperationResult {
  const id = addGame(desk, work, game);
  joinLobby(desk, work, id, who);
  const { defaultSettings, playerCounts } = resolveEdition(desk, game.edition);
  const { max, usual = max } = playerCounts(game.settings ?? defaultSettings);
  addAiPlayers(desk, work, id, usual - 1);
  return { game: id, command: beginGame(desk, work, id) };
}

function addGame(
  desk: OperationContext,
  { now, by }: OperationCall,
  { edition: id, settings, place }: NewGame,
): GameId {
  const edition = resolveEdition(desk, id);
  const wanted = settings ?? edition.defaultSettings;
  throwIfProblem(edition.lobbyProblem(wanted, [], false));
  const open = unstartedGames(desk, by.user);
  if (open.length >= MAX_UNSTARTED_GAMES) {
    throw new Illegal(
      `You organise ${MAX_UNSTARTED_GAMES} games that have not begun or that nobody else plays in (${open.join(', ')}); you can create another as soon as one of them has begun or ended. \`/game abandon\` ends one.`,
    );
  }
  // Where there is a game of that code it cannot be committed, and another is drawn.
  const game = randomCode(desk, GAME_CODE_LENGTH);
  desk.store.games.add({
    id: game,
    secret: desk.newSecret(),
    status: 'lobby',
    edition: id,
    rulesVersion: edition.version,
    settings: wanted,
    place,
    organiser: by.user,
    createdAt: now,
  });
  refreshMessage(desk, game, now, 'lobby');
  return game;
}

/** The lobbies a person organises, and the games under way in which no other person plays. */
const unstartedGames = (desk: OperationContext, user: UserId): GameId[] =>
  desk.store.games.organisedAlone(user, AI_USER_PREFIX);

/** Whether a person may organise one more game, where it has not begun. */
export const canOrganizeMore = (desk: OperationContext, game: GameId, user: UserId): boolean =>
  desk.store.games.find(game)?.status !== 'lobby' ||
  unstartedGames(desk, user).filter((one) => one !== game).length < MAX_UNSTARTED_GAMES;

/** Nobody gets round their limit by making others organise, nor fills up that of others. */
export function requireOrganizerLimit(desk: OperationContext, game: GameId, user: UserId, who = 'They'): void {
  if (!canOrganizeMore(desk, game, user)) {
    throw new Illegal(
      `${who} organise ${MAX_UNSTARTED_GAMES} games already that have not begun or that nobody else plays in; ${who.toLowerCase()} can take this one as soon as one of those has begun or ended.`,
    );
  }
}
