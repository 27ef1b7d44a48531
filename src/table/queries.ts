import {
  Game,
  openAsks as engineAsks,
  problem as engineProblem,
  type Answer,
  type EngineBook,
  type EngineState,
  type Fact,
} from '../engine/index.ts';
import type { GameFilter, GameRow, RequestRow } from '../store/index.ts';
import { bySeat } from './announce.ts';
import { gameRow } from './desk.ts';
import type { Room } from './room.ts';
import type { Edition } from './edition.ts';
import { memberOf } from './lobby.ts';
import { asksOf } from './open-questions.ts';
import { askNamed } from './play.ts';
import { load, type Loaded } from './saved.ts';
import { askedOf, silenceOf } from './terms.ts';
import { termsOf } from './whose-say.ts';
import { settingsPrint } from './lobby.ts';
import { isPractice } from './practice-user.ts';
import type { Alias, ConsentRequest, GameId, GameInfo, NumberedFact, OpenQuestion, PastCommand, UserId, Waiting } from './types.ts';

type AnyGame = Game<EngineState, EngineBook<never>>;

export const games = (room: Room, filter: GameFilter): GameInfo[] => room.store.games.list(filter).map((row) => infoOf(room, row));

export const game = (room: Room, id: GameId): GameInfo => infoOf(room, gameRow(room, id));

export function infoOf(room: Room, { id, status, edition, settings, place, organiser, head, createdAt, endedAt }: GameRow): GameInfo {
  const all = room.store.members.all(id);
  const here = all.filter(({ leftAt }) => leftAt === null);
  const vacant = new Set(all.flatMap(({ seat }) => seat ?? []).filter((seat) => !here.some((one) => one.seat === seat)));
  return {
    id,
    status,
    edition,
    settings,
    place,
    organiser,
    head,
    createdAt,
    endedAt,
    members: here.map(({ user, seat, name, wishes, joinedAt, agreed, actedAt }) => ({
      user,
      seat,
      name,
      wishes,
      joinedAt,
      actedAt,
      agreed: isPractice(user) || agreed === null || agreed === settingsPrint(settings),
    })),
    vacant: [...vacant].sort(),
  };
}

/** What a game looks like to nobody in particular. */
export interface Look {
  game: GameInfo;
  edition: Edition;
  /** Shared and full of secrets: never to be changed, and only views/ may make of it what a person sees. */
  state: Readonly<EngineState>;
}

export function look(room: Room, id: GameId): Look {
  const { row, edition, state } = load(room, id);
  return { game: infoOf(room, row), edition, state };
}

/** What a person is asked now, held answers included. */
export const openAsks = (room: Room, id: GameId, user: UserId): OpenQuestion[] => asksOf(room, load(room, id), user);

/** Why an answer would be refused; undefined when it would be taken. Changes nothing. */
export function problem(room: Room, id: GameId, user: UserId, ask: Alias, answer: Answer): string | undefined {
  const here = load(room, id);
  const { seat } = memberOf(room.store.members.present(here.row.id), { user });
  const row = askNamed(room, here.row.id, user, seat, ask);
  const open = row && engineAsks(here.state).find((one) => one.ask.id === row.ask);
  if (!open) return 'That question is no longer open.';
  return engineProblem(gameOf(here), open, answer);
}

const gameOf = ({ state, edition }: Loaded): AnyGame => new Game(state, edition.bookFor(state));

/** Whom everybody knows to be waited for: the same whether an ask is veiled or real. */
export function waitingOf(room: Room, { id }: GameRow): Waiting[] {
  const users = bySeat(room.store.members.present(id));
  return room.store.asks
    .of(id)
    .filter((ask) => !ask.answered && ask.hiddenAt === null)
    .map((ask) => ({ seat: ask.seat, user: users.get(ask.seat) ?? null, since: ask.openedAt, until: ask.closesAt, covered: ask.covered }));
}

export const waiting = (room: Room, id: GameId): Waiting[] => waitingOf(room, gameRow(room, id));

export const history = (room: Room, id: GameId, from: number, to: number): PastCommand[] =>
  room.store.commands.told(gameRow(room, id).id, from, to);

/** What happened in a range of commands, without what was taken back. */
export const factsOf = (room: Room, { id }: GameRow, from: number, to: number): NumberedFact[] =>
  room.store.commands
    .told(id, from, to)
    .filter(({ undoneBy }) => undoneBy === null)
    .flatMap(({ number, facts: told }) => told.map((fact) => ({ command: number, fact })));

/** A person's last move, with what followed of it as they had planned. */
export interface LastMove {
  alias: Alias;
  /** Of its first command, and of the last that followed. */
  number: number;
  until: number;
  facts: Fact[];
  /** What has come of everybody else since: it would be taken back with it. */
  since: Fact[];
  /** It is an open choice of theirs, made then, and nothing at all has been done since: whoever made it can go back to it. In ms since 1970. */
  step?: number;
}

/** A person's last move that still stands; undefined where there is none. */
export function lastMoveOf({ store }: Room, { id }: GameRow, user: UserId): Omit<LastMove, 'alias'> | undefined {
  const last = store.commands.lastInForce(id, user);
  if (!last) return undefined;
  const all = store.commands.inForceSince(id, last.number).toReversed();
  const factsOf = (own: boolean): Fact[] => all.filter((one) => (one.user === user) === own).flatMap((one) => one.facts);
  const until = all.findLast((one) => one.user === user)?.number ?? last.number;
  const isStep = all.length === 1 && last.kind === 'answer' && last.trace !== 'more';
  return { number: last.number, until, facts: factsOf(true), since: factsOf(false), ...(isStep && { step: last.at }) };
}

export const facts = (room: Room, id: GameId, from: number, to: number): NumberedFact[] => factsOf(room, gameRow(room, id), from, to);

export function openRequest(room: Room, id: GameId): ConsentRequest | undefined {
  return openRequests(room, id)[0];
}

export function openRequests(room: Room, id: GameId): ConsentRequest[] {
  const row = gameRow(room, id);
  return room.store.requests.open(row.id).map((open) => requestOf(room, row, open));
}

export function requestById(room: Room, id: number): ConsentRequest | undefined {
  const found = room.store.requests.find(id);
  return found && requestOf(room, gameRow(room, found.game), found);
}

function requestOf(room: Room, row: GameRow, open: RequestRow): ConsentRequest {
  const { id, game: of, kind, user, payload, openedAt, outcome } = open;
  const agreed = room.store.requests.agreed(id);
  const terms = outcome === null ? termsOf(room, row, open) : undefined;
  const missing = terms ? askedOf(terms, user).filter((one) => !agreed.includes(one)) : [];
  const silence = terms ? silenceOf(terms) : null;
  return { id, game: of, kind, user, payload, openedAt, until: silence === null ? null : openedAt + silence, outcome, agreed, missing };
}
