import { Illegal, type Json } from '#engine';
import { refresh } from '#service/announce/announce-command.ts';
import { editionOf, shortCode, type Desk, type Done, type Work } from '#service/operations/operation-context.ts';
import { joinLobby, refuse, startLobby, type Joining } from './lobby.ts';
import { PRACTICE } from '#service/ai/ai-user.ts';
import { fillWithPractice } from '#service/ai/ai-operations.ts';
import type { GameId, UserId } from '#service/types.ts';

const CODE_LENGTH = 7;
/** A person organises so many games at once that have not begun, or that they play alone. */
const AT_ONCE = 5;

export interface NewGame {
  edition: string;
  settings?: Json;
  /** Where it is played, in the terms of whoever shows it. */
  place: Json;
}

export const createGame = (desk: Desk, work: Work, game: NewGame): Done => ({ game: created(desk, work, game) });

/** Creates a game in which whoever creates it plays. */
export function hostGame(desk: Desk, work: Work, { game, who }: { game: NewGame; who: Joining }): Done {
  const id = created(desk, work, game);
  joinLobby(desk, work, id, who);
  return { game: id };
}

/** Creates a game in which practice players take all other seats, and begins it. */
export function demonstrate(desk: Desk, work: Work, { game, who }: { game: NewGame; who: Joining }): Done {
  const id = created(desk, work, game);
  joinLobby(desk, work, id, who);
  const { defaults, seats } = editionOf(desk, game.edition);
  const { max, usual = max } = seats(game.settings ?? defaults);
  fillWithPractice(desk, work, id, usual - 1);
  return { game: id, command: startLobby(desk, work, id) };
}

function created(desk: Desk, { now, by }: Work, { edition: id, settings, place }: NewGame): GameId {
  const edition = editionOf(desk, id);
  const wanted = settings ?? edition.defaults;
  refuse(edition.lobbyProblem(wanted, [], false));
  const open = openGames(desk, by.user);
  if (open.length >= AT_ONCE) {
    throw new Illegal(
      `You organise ${AT_ONCE} games that have not begun or that nobody else plays in (${open.join(', ')}); you can create another as soon as one of them has begun or ended. \`/game abandon\` ends one.`,
    );
  }
  // Where there is a game of that code it cannot be committed, and another is drawn.
  const game = shortCode(desk, CODE_LENGTH);
  desk.store.games.add({
    id: game,
    secret: desk.secret(),
    status: 'lobby',
    edition: id,
    rulesVersion: edition.version,
    settings: wanted,
    place,
    organiser: by.user,
    createdAt: now,
  });
  refresh(desk, game, now, 'lobby');
  return game;
}

/** The lobbies a person organises, and the games under way in which no other person plays. */
const openGames = (desk: Desk, user: UserId): GameId[] => desk.store.games.organisedAlone(user, PRACTICE);

/** Whether a person may organise one more game, where it has not begun. */
export const isWithinLimit = (desk: Desk, game: GameId, user: UserId): boolean =>
  desk.store.games.find(game)?.status !== 'lobby' ||
  openGames(desk, user).filter((one) => one !== game).length < AT_ONCE;

/** Nobody gets round their limit by making others organise, nor fills up that of others. */
export function refuseBeyondLimit(desk: Desk, game: GameId, user: UserId, who = 'They'): void {
  if (!isWithinLimit(desk, game, user)) {
    throw new Illegal(
      `${who} organise ${AT_ONCE} games already that have not begun or that nobody else plays in; ${who.toLowerCase()} can take this one as soon as one of those has begun or ended.`,
    );
  }
}
