import { Game, Illegal, problem, specOf, type Json, type SeatId } from '#engine';
import { everyAsk } from '#service/command-log/sync-asks.ts';
import { gameRow, type Desk, type Done, type Work } from '#service/operations/operation-context.ts';
import { reading } from '#service/game-reader.ts';
import { memberOf } from '#service/lobby/lobby.ts';
import { loadRunning, type Loaded } from '#service/command-log/commit-command.ts';
import type { Room } from '#service/context.ts';
import type { GameId, ProposedDraft, UserId } from '#service/types.ts';
import { askedOf, give, type Met } from './auto-answer.ts';

/** More than these nobody ranks. */
export const MOST_RANKED = 3;

/** What somebody would take, and what it was worth when they said so. */
export interface Wish {
  key: string;
  worth: number;
}

const NOT_NOW = 'You have nothing to choose later just now, so there is nothing to rank.';

/**
 * Keeps what a person would take, best first, when it is theirs to choose; none takes it back. It is nobody else's business: nothing of the
 * game changes by it. Throws Illegal where nothing of the kind is to come, or something of it cannot be had.
 */
export function rank(desk: Desk, { now, by, game: id }: Work, { keys }: { keys: readonly string[] }): Done {
  const loaded = loadRunning(desk, id);
  const game = loaded.row.id;
  const { seat } = memberOf(desk.store.members.present(game), by);
  if (keys.length) {
    const data = wishes(loaded, seat, keys) as unknown as Json;
    desk.store.people.saveRanking({ game, user: by.user, data, at: now });
  } else desk.store.people.dropRanking(game, by.user);
  return { game };
}

function wishes({ edition, state }: Loaded, seat: SeatId | null, keys: readonly string[]): Wish[] {
  const { ranked } = edition;
  if (seat === null || !ranked?.toCome(state, seat)) throw new Illegal(NOT_NOW);
  if (new Set(keys).size < keys.length) throw new Illegal('Each can be ranked once only.');
  if (keys.length > MOST_RANKED) throw new Illegal(`You can rank ${MOST_RANKED} at the most.`);
  const options = ranked.options(state);
  return keys.map((key) => {
    const found = options.find((one) => one.key === key);
    if (!found) throw new Illegal(`“${key.slice(0, 40)}” cannot be taken any more.`);
    return { key, worth: found.worth };
  });
}

/** What a person has ranked, best first. */
export async function rankingOf(room: Room, id: GameId, user: UserId): Promise<string[]> {
  const desk = await reading(room, id);
  const game = gameRow(desk, id).id;
  memberOf(desk.store.members.present(game), { user });
  const found = desk.store.people.rankings(game).find((one) => one.user === user);
  return ((found?.data ?? []) as unknown as Wish[]).map(({ key }) => key);
}

/** Takes what somebody has ranked where it is theirs to choose; where that cannot be, they are asked. Gives whether anything came of it. */
export function picked(
  desk: Desk,
  work: Work,
  loaded: Loaded,
  { user, data, at }: { user: UserId; data: Json; at: number },
): boolean {
  const game = loaded.row.id;
  const { ranked } = loaded.edition;
  const met = askedOf(desk, loaded, user).find(({ open }) => open.ask.question === ranked?.question);
  if (!met) {
    if (!toCome(desk, loaded, user)) desk.store.people.dropRanking(game, user);
    return false;
  }
  desk.store.people.dropRanking(game, user);
  const found = firstLeft(loaded, met, data as unknown as Wish[]);
  if ('reply' in found) {
    give(desk, work, loaded, met.row, found.reply, { user, ranked: true, wishes: { data, at } });
    return true;
  }
  desk.store.people.saveDraft({ game, ask: met.row.number, user, data: found as never, at: work.now });
  return true;
}

/** Whether a person has still something of the kind to choose, be it that something else comes first. */
function toCome(desk: Desk, { row, edition, state }: Loaded, user: UserId): boolean {
  const seat = desk.store.members.present(row.id).find((one) => one.user === user)?.seat ?? null;
  return choosesLater({ edition, state }, seat);
}

/** Whether a seat has something of the kind to choose, now or later. */
export function choosesLater({ edition, state }: Pick<Loaded, 'edition' | 'state'>, seat: SeatId | null): boolean {
  const isAsked = (): boolean =>
    [...everyAsk(state).values()].some(({ ask }) => ask.player === seat && ask.question === edition.ranked?.question);
  return seat !== null && ((edition.ranked?.toCome(state, seat) ?? false) || isAsked());
}

/** The first that can be taken, unless it is worth less by now than it was: what it comes to, or what the question begins with. */
function firstLeft({ edition, state }: Loaded, { open }: Met, wanted: Wish[]): { reply: string[] } | ProposedDraft {
  const view = new Game(state, edition.bookFor(state)) as never;
  const spec = specOf(view, open);
  const now = new Map(edition.ranked?.options(state).map(({ key, worth }) => [key, worth]));
  const first = wanted.find(({ key }) => problem(view, open, [key], spec) === undefined);
  if (!first) return { ranked: 'gone' };
  const reply = [first.key];
  return (now.get(first.key) ?? 0) < first.worth ? { answer: reply, ranked: 'less' } : { reply };
}
