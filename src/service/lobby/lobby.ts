import {
  begin,
  canonicalJson,
  seedCommitment,
  fingerprint,
  Illegal,
  createSetupDraw,
  toShuffled,
  type Json,
  type TraceEvent,
} from '#engine';
import type { GameRow, MemberRow } from '#store';
import { refreshMessage } from '#service/announce/refresh-panel.ts';
import { send } from '#service/announce/send-message.ts';
import {
  resolveEdition,
  resolveGameRow,
  requireOrganizer,
  type OperationContext,
  type OperationResult,
  type OperationCall,
} from '#service/operations/operation-context.ts';
import type { LobbyMember } from '#service/edition.ts';
import { isAi } from '#service/ai/ai-user.ts';
import { commitCommand, withSortedKeys, runEngine } from '#service/command-log/commit-command.ts';
import type { Caller, GameId, UserId } from '#service/types.ts';

/** A new member: their display name and what they would like to play. */
export interface NewMember {
  name: string;
  wishes?: Json;
}

/** Joins a lobby, or accepts its current settings, within a change. Throws Illegal if the game is full. */
export function joinLobby(
  operation: OperationContext,
  { now, by }: OperationCall,
  id: GameId,
  { name, wishes = {} }: NewMember,
): { game: GameId } {
  const row = resolveLobby(operation, id);
  const members = operation.store.members.present(row.id);
  const mine = members.find(({ user }) => user === by.user);
  const agreed = settingsFingerprint(row.settings);
  if (mine) {
    if (mine.agreed === null || mine.agreed === agreed) throw new Illegal('You are already in this game.');
    operation.store.members.update(mine.id, { agreed });
    return validateLobby(operation, row, now);
  }
  const { max } = resolveEdition(operation, row.edition).playerCounts(row.settings);
  // An AI player gives way to a user.
  if (members.length >= max && !removeLastAi(operation, row.id, now))
    throw new Illegal(`The game is full: it has at most ${max} players.`);
  operation.store.members.add({ game: row.id, user: by.user, name, wishes, agreed, joinedAt: now });
  return validateLobby(operation, row, now);
}

/** Returns a fingerprint of the settings; joining a game means accepting all of them, including time limits. */
export const settingsFingerprint = (settings: Json): string => fingerprint(canonicalJson(settings));

/** Removes the last AI player from a lobby to make room for a user. Returns true if there was one. */
export function removeLastAi(operation: OperationContext, game: GameId, now: number): boolean {
  const last = operation.store.members.present(game).findLast(({ user }) => isAi(user));
  if (last) operation.store.members.update(last.id, { leftAt: now });
  return last !== undefined;
}

/** Leaves a lobby; a running game is left with `vacateSeat`. */
export function leaveLobby(operation: OperationContext, { now, by, game }: OperationCall): OperationResult {
  const row = resolveLobby(operation, game);
  operation.store.members.update(resolveMember(operation.store.members.present(row.id), by).id, { leftAt: now });
  return validateLobby(operation, row, now);
}

export function setWishes(
  operation: OperationContext,
  { now, by, game }: OperationCall,
  { wishes }: { wishes: Json },
): OperationResult {
  const row = resolveLobby(operation, game);
  operation.store.members.update(resolveMember(operation.store.members.present(row.id), by).id, { wishes });
  return validateLobby(operation, row, now);
}

/**
 * Changes a lobby's settings; members who joined under other settings must accept these before the game starts.
 * `where`: new place of the game; undefined to keep it. `wishes`: new wishes by member, which the settings decide.
 */
export function configure(
  operation: OperationContext,
  { now, by, game }: OperationCall,
  { settings, where, wishes = {} }: { settings: Json; where?: Json; wishes?: Record<UserId, Json> },
): OperationResult {
  const row = resolveLobby(operation, game);
  requireOrganizer(row, by);
  operation.store.games.update(row.id, { settings, ...(where !== undefined && { place: where }) });
  for (const { id, user } of operation.store.members.present(row.id))
    if (Object.hasOwn(wishes, user)) operation.store.members.update(id, { wishes: wishes[user] });
  const mine = operation.store.members.present(row.id).find(({ user }) => user === by.user);
  if (mine) operation.store.members.update(mine.id, { agreed: settingsFingerprint(settings) });
  return validateLobby(operation, { ...row, settings }, now);
}

export const startGame = (operation: OperationContext, work: OperationCall): OperationResult => {
  const { id } = resolveGameRow(operation, work.game);
  return { game: id, command: beginGame(operation, work, id) };
};

/** Starts a game within a change. Returns the number of its first command. */
export function beginGame(operation: OperationContext, work: OperationCall, id: GameId): number {
  const row = resolveLobby(operation, id);
  requireOrganizer(row, work.by);
  const edition = resolveEdition(operation, row.edition);
  const members = operation.store.members.present(row.id);
  const { min } = edition.playerCounts(row.settings);
  if (members.length < min) throw new Illegal(`You need at least ${min} players to start.`);
  const print = settingsFingerprint(row.settings);
  const other = members.filter(({ user, agreed }) => !isAi(user) && agreed !== null && agreed !== print);
  if (other.length) {
    throw new Illegal(
      `You cannot start yet: the settings changed after ${other.length === 1 ? '1 player' : `${other.length} players`} joined. They must press **Join** again to agree.`,
    );
  }
  throwIfProblem(edition.lobbyProblem(row.settings, members.map(lobbyMember), true));

  const seed = Array.from({ length: 64 }, () => operation.randomInt(16).toString(16)).join('');
  // Unless the settings fix it, the seating is drawn from the seed too, so that it can be verified like any roll.
  const setup: TraceEvent[] = [];
  const trace = (traced: TraceEvent): void => void setup.push(traced);
  const fixed = edition.seatingOrder?.(row.settings, members.map(lobbyMember));
  const order = fixed
    ? fixed.flatMap((user) => members.find((member) => member.user === user) ?? [])
    : toShuffled(members, createSetupDraw(seed, 'who sits where', trace));
  const seated = order.map((member, i) => ({ ...member, seat: `p${i + 1}` }));
  for (const { id: member, seat } of seated) operation.store.members.update(member, { seat });
  const state = withSortedKeys(
    edition.create(
      row.settings,
      seated.map(({ seat, wishes }) => ({ seat, wishes })),
      seed,
      trace,
    ),
  );

  const running: GameRow = { ...row, status: 'running', rulesVersion: edition.version };
  operation.store.games.update(row.id, { status: 'running', rulesVersion: edition.version });
  operation.store.outbox.voidPending(row.id, 'lobby');
  send(operation, row.id, work.now, {
    kind: 'notice',
    notice: {
      what: 'started',
      commitment: seedCommitment(seed),
      seating: seated.map(({ seat, user }) => ({ seat, user })),
    },
  });
  const result = runEngine(edition, state, (game) =>
    begin(game, edition.firstProcedure.procedure, edition.firstProcedure.data),
  );
  const entry = {
    kind: 'begin',
    user: null,
    seat: null,
    payload: { commitment: seedCommitment(seed) },
    final: true,
  } as const;
  return commitCommand(operation, work, { row: running, edition, state }, entry, {
    ...result,
    chance: [...setup, ...result.chance],
  });
}

function resolveLobby(operation: OperationContext, id: GameId): GameRow {
  const row = resolveGameRow(operation, id);
  if (row.status !== 'lobby')
    throw new Illegal(row.status === 'abandoned' ? 'The game is over.' : 'The game has already started.');
  return row;
}

export function resolveMember(members: MemberRow[], { user }: Caller): MemberRow {
  const member = members.find((one) => one.user === user);
  if (!member) throw new Illegal('You are not playing in this game.');
  return member;
}

/** Checks a changed lobby against the edition and refreshes its message. Throws Illegal if the lobby is invalid. */
function validateLobby(operation: OperationContext, row: GameRow, now: number): { game: GameId } {
  throwIfProblem(
    resolveEdition(operation, row.edition).lobbyProblem(
      row.settings,
      operation.store.members.present(row.id).map(lobbyMember),
      false,
    ),
  );
  refreshMessage(operation, row.id, now, 'lobby');
  return { game: row.id };
}

const lobbyMember = ({ user, name, wishes }: MemberRow): LobbyMember => ({ user, name, wishes });

export function throwIfProblem(problem: string | undefined): void {
  if (problem) throw new Illegal(problem);
}
