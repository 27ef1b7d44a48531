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
import { gameRow, type Desk } from './desk.ts';
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

export const games = (desk: Desk, filter: GameFilter): GameInfo[] => desk.store.games.list(filter).map((row) => infoOf(desk, row));

export const game = (desk: Desk, id: GameId): GameInfo => infoOf(desk, gameRow(desk, id));

export function infoOf(desk: Desk, { id, status, edition, settings, place, organiser, head, createdAt, endedAt }: GameRow): GameInfo {
  const all = desk.store.members.all(id);
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

export function look(desk: Desk, id: GameId): Look {
  const { row, edition, state } = load(desk, id);
  return { game: infoOf(desk, row), edition, state };
}

/** What a person is asked now, held answers included. */
export const openAsks = (desk: Desk, id: GameId, user: UserId): OpenQuestion[] => asksOf(desk, load(desk, id), user);

/** Why an answer would be refused; undefined when it would be taken. Changes nothing. */
export function problem(desk: Desk, id: GameId, user: UserId, ask: Alias, answer: Answer): string | undefined {
  const here = load(desk, id);
  const { seat } = memberOf(desk.store.members.present(here.row.id), { user });
  const row = askNamed(desk, here.row.id, user, seat, ask);
  const open = row && engineAsks(here.state).find((one) => one.ask.id === row.ask);
  if (!open) return 'That question is no longer open.';
  return engineProblem(gameOf(here), open, answer);
}

const gameOf = ({ state, edition }: Loaded): AnyGame => new Game(state, edition.bookFor(state));

/** Whom everybody knows to be waited for: the same whether an ask is veiled or real. */
export function waitingOf(desk: Desk, { id }: GameRow): Waiting[] {
  const users = bySeat(desk.store.members.present(id));
  return desk.store.asks
    .of(id)
    .filter((ask) => !ask.answered && ask.hiddenAt === null)
    .map((ask) => ({ seat: ask.seat, user: users.get(ask.seat) ?? null, since: ask.openedAt, until: ask.closesAt, covered: ask.covered }));
}

export const waiting = (desk: Desk, id: GameId): Waiting[] => waitingOf(desk, gameRow(desk, id));

export const history = (desk: Desk, id: GameId, from: number, to: number): PastCommand[] =>
  desk.store.commands.told(gameRow(desk, id).id, from, to);

/** What happened in a range of commands, without what was taken back. */
export const factsOf = (desk: Desk, { id }: GameRow, from: number, to: number): NumberedFact[] =>
  desk.store.commands
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
export function lastMoveOf({ store }: Desk, { id }: GameRow, user: UserId): Omit<LastMove, 'alias'> | undefined {
  const last = store.commands.lastInForce(id, user);
  if (!last) return undefined;
  const all = store.commands.inForceSince(id, last.number).toReversed();
  const factsOf = (own: boolean): Fact[] => all.filter((one) => (one.user === user) === own).flatMap((one) => one.facts);
  const until = all.findLast((one) => one.user === user)?.number ?? last.number;
  const isStep = all.length === 1 && last.kind === 'answer' && last.trace !== 'more';
  return { number: last.number, until, facts: factsOf(true), since: factsOf(false), ...(isStep && { step: last.at }) };
}

export const facts = (desk: Desk, id: GameId, from: number, to: number): NumberedFact[] => factsOf(desk, gameRow(desk, id), from, to);

export function openRequest(desk: Desk, id: GameId): ConsentRequest | undefined {
  return openRequests(desk, id)[0];
}

export function openRequests(desk: Desk, id: GameId): ConsentRequest[] {
  const row = gameRow(desk, id);
  return desk.store.requests.open(row.id).map((open) => requestOf(desk, row, open));
}

export function requestById(desk: Desk, id: number): ConsentRequest | undefined {
  const found = desk.store.requests.find(id);
  return found && requestOf(desk, gameRow(desk, found.game), found);
}

function requestOf(desk: Desk, row: GameRow, open: RequestRow): ConsentRequest {
  const { id, game: of, kind, user, payload, openedAt, outcome } = open;
  const agreed = desk.store.requests.agreed(id);
  const terms = outcome === null ? termsOf(desk, row, open) : undefined;
  const missing = terms ? askedOf(terms, user).filter((one) => !agreed.includes(one)) : [];
  const silence = terms ? silenceOf(terms) : null;
  return { id, game: of, kind, user, payload, openedAt, until: silence === null ? null : openedAt + silence, outcome, agreed, missing };
}
