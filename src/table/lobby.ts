import { begin, commitment, Illegal, setupDraw, shuffled, type Json, type Traced } from '../engine/index.ts';
import type { GameRow, MemberRow } from '../store/index.ts';
import { refresh, send } from './announce.ts';
import { editionOf, gameRow, operate, organiserOnly, shortCode, type Desk } from './desk.ts';
import type { LobbyMember } from './edition.ts';
import { isPractice } from './practice-user.ts';
import { commit, ordered, played } from './saved.ts';
import type { Caller, GameId, Outcome } from './types.ts';

const CODE_LENGTH = 5;

export interface NewGame {
  edition: string;
  settings?: Json;
  /** Where it is played, in the terms of whoever shows it. */
  place: Json;
}

export const createGame = (desk: Desk, by: Caller, { edition: id, settings, place }: NewGame): Outcome =>
  operate(desk, by, 'createGame', ({ now }) => {
    const edition = editionOf(desk, id);
    const wanted = settings ?? edition.defaults;
    refuse(edition.lobbyProblem(wanted, [], false));
    let game = shortCode(desk, CODE_LENGTH);
    while (desk.store.games.find(game)) game = shortCode(desk, CODE_LENGTH);
    desk.store.games.add({
      id: game, status: 'lobby', edition: id, rulesVersion: edition.version, settings: wanted, place, organiser: by.user, createdAt: now,
    });
    refresh(desk, game, now, 'lobby');
    return { game };
  });

export const join = (desk: Desk, by: Caller, id: GameId, { name, wishes = {} }: { name: string; wishes?: Json }): Outcome =>
  operate(desk, by, 'join', ({ now }) => {
    const row = lobby(desk, id);
    const members = desk.store.members.present(row.id);
    if (members.some(({ user }) => user === by.user)) throw new Illegal('You have joined this game already.');
    const { max } = editionOf(desk, row.edition).seats;
    // A practice player gives way to a person.
    if (members.length >= max && !makeRoom(desk, row.id, now)) throw new Illegal(`The game is full: it is played by ${max} at most.`);
    desk.store.members.add({ game: row.id, user: by.user, name, wishes, joinedAt: now });
    return settled(desk, row, now);
  });

/** Before a game begins a practice player gives way to a person. Gives whether there was one. */
export function makeRoom(desk: Desk, game: GameId, now: number): boolean {
  const last = desk.store.members.present(game).findLast(({ user }) => isPractice(user));
  if (last) desk.store.members.update(last.id, { leftAt: now });
  return last !== undefined;
}

/** Out of the lobby; a game under way is left with `leaveSeat`. */
export const leaveLobby = (desk: Desk, by: Caller, id: GameId): Outcome =>
  operate(desk, by, 'leave', ({ now }) => {
    const row = lobby(desk, id);
    desk.store.members.update(memberOf(desk.store.members.present(row.id), by).id, { leftAt: now });
    return settled(desk, row, now);
  });

export const wish = (desk: Desk, by: Caller, id: GameId, wishes: Json): Outcome =>
  operate(desk, by, 'wish', ({ now }) => {
    const row = lobby(desk, id);
    desk.store.members.update(memberOf(desk.store.members.present(row.id), by).id, { wishes });
    return settled(desk, row, now);
  });

export const configure = (desk: Desk, by: Caller, id: GameId, settings: Json): Outcome =>
  operate(desk, by, 'configure', ({ now }) => {
    const row = lobby(desk, id);
    organiserOnly(row, by);
    desk.store.games.update(row.id, { settings });
    return settled(desk, { ...row, settings }, now);
  });

export const start = (desk: Desk, by: Caller, id: GameId): Outcome =>
  operate(desk, by, 'start', (work) => {
    const row = lobby(desk, id);
    organiserOnly(row, by);
    const edition = editionOf(desk, row.edition);
    const members = desk.store.members.present(row.id);
    const { min } = edition.seats;
    if (members.length < min) throw new Illegal(`At least ${min} players are needed.`);
    refuse(edition.lobbyProblem(row.settings, members.map(lobbyMember), true));

    const seed = Array.from({ length: 64 }, () => desk.random(16).toString(16)).join('');
    // Who sits where comes from the seed too, so that it can be checked like any roll.
    const setup: Traced[] = [];
    const trace = (traced: Traced): void => void setup.push(traced);
    const order = shuffled(members, setupDraw(seed, 'who sits where', trace));
    const seated = order.map((member, i) => ({ ...member, seat: `p${i + 1}` }));
    for (const { id: member, seat } of seated) desk.store.members.update(member, { seat });
    const state = ordered(edition.create(row.settings, seated.map(({ seat, name, wishes }) => ({ seat, name, wishes })), seed, trace));

    const running: GameRow = { ...row, status: 'running', rulesVersion: edition.version };
    desk.store.games.update(row.id, { status: 'running', rulesVersion: edition.version });
    desk.store.outbox.drop(row.id, 'lobby');
    send(desk, row.id, work.now, {
      kind: 'notice',
      notice: { what: 'started', commitment: commitment(seed), seating: seated.map(({ seat, user }) => ({ seat, user })) },
    });
    const result = played(edition, state, (game) => begin(game, edition.first.procedure, edition.first.data));
    const entry = { kind: 'begin', user: null, seat: null, payload: { commitment: commitment(seed) }, final: true } as const;
    return { game: row.id, command: commit(desk, work, { row: running, edition, state }, entry, { ...result, chance: [...setup, ...result.chance] }) };
  });

function lobby(desk: Desk, id: GameId): GameRow {
  const row = gameRow(desk, id);
  if (row.status !== 'lobby') throw new Illegal(row.status === 'abandoned' ? 'The game is over.' : 'The game has begun already.');
  return row;
}

export function memberOf(members: MemberRow[], { user }: Caller): MemberRow {
  const member = members.find((one) => one.user === user);
  if (!member) throw new Illegal('You are not playing in this game.');
  return member;
}

/** After a change to the lobby: is it one the edition can live with? */
function settled(desk: Desk, row: GameRow, now: number): { game: GameId } {
  refuse(editionOf(desk, row.edition).lobbyProblem(row.settings, desk.store.members.present(row.id).map(lobbyMember), false));
  refresh(desk, row.id, now, 'lobby');
  return { game: row.id };
}

const lobbyMember = ({ user, name, wishes }: MemberRow): LobbyMember => ({ user, name, wishes });

function refuse(problem: string | undefined): void {
  if (problem) throw new Illegal(problem);
}
