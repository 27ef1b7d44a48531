import { Illegal } from '#engine';
import type { GameRow, MemberRow } from '#store';
import { personalLanes, refresh } from '#service/announce/announce-command.ts';
import { endWithout } from '#service/operations/lifecycle.ts';
import { gameRow, type Desk, type Done, type Work } from '#service/operations/operation-context.ts';
import { formerPlayer, formerUser } from './former-user.ts';
import { isWithinLimit } from '#service/lobby/create-game.ts';
import { makeOrganiser } from '#service/operations/organizer.ts';
import { IN_COMMANDS, IN_MESSAGES, IN_NOTICES, IN_REQUESTS, renamed } from '#service/command-log/payloads.ts';
import { isPractice } from '#service/ai/ai-user.ts';
import { lapseOffers } from '#service/consent/open-request.ts';
import { vacate } from '#service/operations/seats.ts';
import type { GameId, UserId } from '#service/types.ts';

const LIVE: GameRow['status'][] = ['lobby', 'running', 'paused'];

/** Nothing in a game names whoever asks any more, and they are out of it; `came`: whether there was anything to leave. */
export function forget(desk: Desk, work: Work): Done {
  const row = gameRow(desk, work.game);
  const came = leaveFor(desk, work, row);
  erase(desk, work, row.id, work.by.user);
  return { game: row.id, came };
}

/** People beside one. Practice players are nobody. */
export const peopleBeside = (members: readonly MemberRow[], user: UserId): MemberRow[] =>
  members.filter((one) => one.user !== user && !isPractice(one.user));

/** Why somebody cannot go: these games that they organise are played by others. */
export function refuseNeeded(games: readonly GameId[]): void {
  if (games.length)
    throw new Illegal(
      `You organise ${games.join(', ')}: make somebody else the organiser first, with \`/game organiser\`.`,
    );
}

/** Out of a game, which goes on with whoever is left, and is over where nobody could carry it on. Gives whether there was anything to leave. */
function leaveFor(desk: Desk, work: Work, row: GameRow): boolean {
  const { user } = work.by;
  const member = desk.store.members.present(row.id).find((one) => one.user === user);
  const organises = row.organiser === user;
  if (!LIVE.includes(row.status)) return false;
  lapseOffers(desk, work, row);
  if (!member && !organises) return false;
  if (member && row.status !== 'lobby') vacate(desk, work, row, member);
  else if (member) desk.store.members.update(member.id, { leftAt: work.now });
  if (organises) handOver(desk, work, row);
  if (gameRow(desk, row.id).status === 'lobby') refresh(desk, row.id, work.now, 'lobby');
  return true;
}

/** A lobby passes to whoever joined first of those who may organise one more; what nobody is left to organise is over. */
function handOver(desk: Desk, work: Work, row: GameRow): void {
  const beside = peopleBeside(desk.store.members.present(row.id), work.by.user);
  if (beside.length && row.status !== 'lobby') refuseNeeded([row.id]);
  const next = beside.find(({ user }) => isWithinLimit(desk, row.id, user));
  if (next) makeOrganiser(desk, work.now, row.id, next.user);
  else endWithout(desk, work, row);
}

function erase(desk: Desk, { now }: Work, game: GameId, user: UserId): void {
  const alias = LIVE.includes(gameRow(desk, game).status) ? formerPlayer(desk, game, user) : formerUser(desk);
  desk.store.people.forgetIn({
    game,
    user,
    alias,
    now,
    lanesOf: personalLanes,
    outbox: (kind, payload) =>
      renamed(
        payload,
        kind === 'notice' ? { notice: noticePlaces(payload) } : placesOf(IN_MESSAGES, kind),
        user,
        alias,
      ),
    commands: (kind, payload) => renamed(payload, placesOf(IN_COMMANDS, kind), user, alias),
    requests: (kind, payload) => renamed(payload, placesOf(IN_REQUESTS, kind), user, alias),
  });
}

const noticePlaces = (payload: unknown): object =>
  placesOf(IN_NOTICES, (payload as { notice: { what: string } }).notice.what);

/** A kind that is not known any more comes from another version: better an error, with nothing changed, than a person left in it. */
function placesOf(list: Readonly<Record<string, object>>, kind: string): object {
  if (!Object.hasOwn(list, kind)) throw new Error(`It is not known where people stand in "${kind.slice(0, 40)}"`);
  return list[kind];
}
