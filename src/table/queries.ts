import {
  Game,
  openAsks as engineAsks,
  problem as engineProblem,
  specShown,
  type Answer,
  type EngineBook,
  type EngineState,
  type OpenAsk,
} from '../engine/index.ts';
import type { AskRow, GameFilter, GameRow, RequestRow } from '../store/index.ts';
import { askAlias } from './alias.ts';
import { bySeat } from './announce.ts';
import { gameRow, type Desk } from './desk.ts';
import type { Edition } from './edition.ts';
import { memberOf } from './lobby.ts';
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

function infoOf(desk: Desk, { id, status, edition, settings, place, organiser, head, createdAt, endedAt }: GameRow): GameInfo {
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
    members: here.map(({ user, seat, name, wishes, joinedAt, agreed }) => ({
      user,
      seat,
      name,
      wishes,
      joinedAt,
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
export function openAsks(desk: Desk, id: GameId, user: UserId): OpenQuestion[] {
  const here = load(desk, id);
  const { seat } = memberOf(desk.store.members.present(here.row.id), { user });
  const rows = desk.store.asks.of(here.row.id).filter((row) => row.seat === seat && row.hiddenAt === null);
  if (!rows.length) return [];
  const view = gameOf(here);
  const open = new Map(engineAsks(here.state).map((one) => [one.ask.id, one]));
  return rows.flatMap((row) => {
    const found = open.get(row.ask);
    return found ? [questionOf(view, row, found, askAlias(desk, row.game, user, row.number))] : [];
  });
}

function questionOf(view: AnyGame, row: AskRow, open: OpenAsk, alias: Alias): OpenQuestion {
  const { ask } = open;
  return {
    game: row.game,
    ask: alias,
    seat: row.seat,
    question: ask.question,
    data: ask.data,
    spec: specShown(view, open),
    ...(ask.reply !== undefined && { reply: ask.reply }),
    ...(ask.firm && { firm: ask.firm }),
    ...(ask.veiled && { veiled: ask.veiled }),
    ...(row.former !== null && { former: row.former as Answer }),
    openedAt: row.openedAt,
    closesAt: row.closesAt,
    covered: row.covered,
  };
}

/** Why an answer would be refused; undefined when it would be taken. Changes nothing. */
export function problem(desk: Desk, id: GameId, user: UserId, ask: Alias, answer: Answer): string | undefined {
  const here = load(desk, id);
  const { seat } = memberOf(desk.store.members.present(here.row.id), { user });
  const row = askNamed(desk, here.row.id, user, seat, ask);
  const open = row && engineAsks(here.state).find((one) => one.ask.id === row.ask);
  if (!open) return 'That question is no longer open.';
  return engineProblem(gameOf(here), open, answer);
}

const gameOf = ({ state, edition }: Loaded): AnyGame => new Game(state, edition.book);

/** Whom everybody knows to be waited for: the same whether an ask is veiled or real. */
export function waiting(desk: Desk, id: GameId): Waiting[] {
  const row = gameRow(desk, id);
  const users = bySeat(desk.store.members.present(row.id));
  return desk.store.asks
    .of(row.id)
    .filter((ask) => !ask.answered && ask.hiddenAt === null)
    .map((ask) => ({ seat: ask.seat, user: users.get(ask.seat) ?? null, since: ask.openedAt, until: ask.closesAt, covered: ask.covered }));
}

export function history(desk: Desk, id: GameId, from: number, to: number): PastCommand[] {
  const row = gameRow(desk, id);
  return desk.store.commands.told(row.id, from, to);
}

/** What happened in a range of commands, without what was taken back. */
export const facts = (desk: Desk, id: GameId, from: number, to: number): NumberedFact[] =>
  history(desk, id, from, to)
    .filter(({ undoneBy }) => undoneBy === null)
    .flatMap(({ number, facts: told }) => told.map((fact) => ({ command: number, fact })));

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
