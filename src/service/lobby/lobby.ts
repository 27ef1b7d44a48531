import {
  begin,
  canonical,
  commitment,
  fingerprint,
  Illegal,
  setupDraw,
  shuffled,
  type Json,
  type Traced,
} from '#engine';
import type { GameRow, MemberRow } from '#store';
import { refresh, send } from '#service/announce/announce-command.ts';
import {
  editionOf,
  gameRow,
  organiserOnly,
  type Desk,
  type Done,
  type Work,
} from '#service/operations/operation-context.ts';
import type { LobbyMember } from '#service/edition.ts';
import { isPractice } from '#service/ai/ai-user.ts';
import { commit, ordered, played } from '#service/command-log/commit-command.ts';
import type { Caller, GameId } from '#service/types.ts';

/** Whoever sits down: the name they are shown by, and what they would like to play. */
export interface Joining {
  name: string;
  wishes?: Json;
}

/** Part of a change under way. */
export function joinLobby(desk: Desk, { now, by }: Work, id: GameId, { name, wishes = {} }: Joining): { game: GameId } {
  const row = lobby(desk, id);
  const members = desk.store.members.present(row.id);
  const mine = members.find(({ user }) => user === by.user);
  const agreed = settingsPrint(row.settings);
  if (mine) {
    if (mine.agreed === null || mine.agreed === agreed) throw new Illegal('You have joined this game already.');
    desk.store.members.update(mine.id, { agreed });
    return settled(desk, row, now);
  }
  const { max } = editionOf(desk, row.edition).seats(row.settings);
  // A practice player gives way to a person.
  if (members.length >= max && !makeRoom(desk, row.id, now))
    throw new Illegal(`The game is full: it is played by ${max} at most.`);
  desk.store.members.add({ game: row.id, user: by.user, name, wishes, agreed, joinedAt: now });
  return settled(desk, row, now);
}

/** By what settings are told from others: whoever joins a game agrees to them, clocks and waits included. */
export const settingsPrint = (settings: Json): string => fingerprint(canonical(settings));

/** Before a game begins a practice player gives way to a person. Gives whether there was one. */
export function makeRoom(desk: Desk, game: GameId, now: number): boolean {
  const last = desk.store.members.present(game).findLast(({ user }) => isPractice(user));
  if (last) desk.store.members.update(last.id, { leftAt: now });
  return last !== undefined;
}

/** Out of the lobby; a game under way is left with `leaveSeat`. */
export function leaveLobby(desk: Desk, { now, by, game }: Work): Done {
  const row = lobby(desk, game);
  desk.store.members.update(memberOf(desk.store.members.present(row.id), by).id, { leftAt: now });
  return settled(desk, row, now);
}

export function wish(desk: Desk, { now, by, game }: Work, { wishes }: { wishes: Json }): Done {
  const row = lobby(desk, game);
  desk.store.members.update(memberOf(desk.store.members.present(row.id), by).id, { wishes });
  return settled(desk, row, now);
}

/** Whoever has joined under other settings is asked to agree to these before the game begins. */
/** `where`: where it is to be played from now on; left out, as it was. */
export function configure(
  desk: Desk,
  { now, by, game }: Work,
  { settings, where }: { settings: Json; where?: Json },
): Done {
  const row = lobby(desk, game);
  organiserOnly(row, by);
  desk.store.games.update(row.id, { settings, ...(where !== undefined && { place: where }) });
  const mine = desk.store.members.present(row.id).find(({ user }) => user === by.user);
  if (mine) desk.store.members.update(mine.id, { agreed: settingsPrint(settings) });
  return settled(desk, { ...row, settings }, now);
}

export const start = (desk: Desk, work: Work): Done => {
  const { id } = gameRow(desk, work.game);
  return { game: id, command: startLobby(desk, work, id) };
};

/** Part of a change under way. Gives the number of the first command. */
export function startLobby(desk: Desk, work: Work, id: GameId): number {
  const row = lobby(desk, id);
  organiserOnly(row, work.by);
  const edition = editionOf(desk, row.edition);
  const members = desk.store.members.present(row.id);
  const { min } = edition.seats(row.settings);
  if (members.length < min) throw new Illegal(`At least ${min} players are needed.`);
  const print = settingsPrint(row.settings);
  const other = members.filter(({ user, agreed }) => !isPractice(user) && agreed !== null && agreed !== print);
  if (other.length) {
    throw new Illegal(
      `The settings have changed since ${other.length === 1 ? 'one player' : `${other.length} players`} joined: whoever agrees to them as they are now presses Join once more.`,
    );
  }
  refuse(edition.lobbyProblem(row.settings, members.map(lobbyMember), true));

  const seed = Array.from({ length: 64 }, () => desk.random(16).toString(16)).join('');
  // Who sits where comes from the seed too, so that it can be checked like any roll.
  const setup: Traced[] = [];
  const trace = (traced: Traced): void => void setup.push(traced);
  const order = shuffled(members, setupDraw(seed, 'who sits where', trace));
  const seated = order.map((member, i) => ({ ...member, seat: `p${i + 1}` }));
  for (const { id: member, seat } of seated) desk.store.members.update(member, { seat });
  const state = ordered(
    edition.create(
      row.settings,
      seated.map(({ seat, wishes }) => ({ seat, wishes })),
      seed,
      trace,
    ),
  );

  const running: GameRow = { ...row, status: 'running', rulesVersion: edition.version };
  desk.store.games.update(row.id, { status: 'running', rulesVersion: edition.version });
  desk.store.outbox.drop(row.id, 'lobby');
  send(desk, row.id, work.now, {
    kind: 'notice',
    notice: { what: 'started', seating: seated.map(({ seat, user }) => ({ seat, user })) },
  });
  send(desk, row.id, work.now, { kind: 'notice', notice: { what: 'dice', commitment: commitment(seed) } });
  const result = played(edition, state, (game) => begin(game, edition.first.procedure, edition.first.data));
  const entry = {
    kind: 'begin',
    user: null,
    seat: null,
    payload: { commitment: commitment(seed) },
    final: true,
  } as const;
  return commit(desk, work, { row: running, edition, state }, entry, {
    ...result,
    chance: [...setup, ...result.chance],
  });
}

function lobby(desk: Desk, id: GameId): GameRow {
  const row = gameRow(desk, id);
  if (row.status !== 'lobby')
    throw new Illegal(row.status === 'abandoned' ? 'The game is over.' : 'The game has begun already.');
  return row;
}

export function memberOf(members: MemberRow[], { user }: Caller): MemberRow {
  const member = members.find((one) => one.user === user);
  if (!member) throw new Illegal('You are not playing in this game.');
  return member;
}

/** After a change to the lobby: is it one the edition can live with? */
function settled(desk: Desk, row: GameRow, now: number): { game: GameId } {
  refuse(
    editionOf(desk, row.edition).lobbyProblem(row.settings, desk.store.members.present(row.id).map(lobbyMember), false),
  );
  refresh(desk, row.id, now, 'lobby');
  return { game: row.id };
}

const lobbyMember = ({ user, name, wishes }: MemberRow): LobbyMember => ({ user, name, wishes });

export function refuse(problem: string | undefined): void {
  if (problem) throw new Illegal(problem);
}
