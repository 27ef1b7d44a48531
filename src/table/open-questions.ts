import {
  Game,
  openAsks as engineAsks,
  problem as engineProblem,
  told as engineTold,
  specOf,
  specShown,
  type Answer,
  type EngineBook,
  type EngineState,
  type OpenAsk,
  type Spec,
} from '../engine/index.ts';
import type { AskRow } from '../store/index.ts';
import { askAlias } from './alias.ts';
import { guarded, type Room } from './room.ts';
import { memberOf } from './lobby.ts';
import type { Loaded } from './saved.ts';
import type { OpenQuestion, UserId } from './types.ts';

type AnyGame = Game<EngineState, EngineBook<never>>;

/** What a person is asked now, held answers included. */
export function asksOf(room: Room, here: Loaded, user: UserId): OpenQuestion[] {
  const { seat } = memberOf(room.store.members.present(here.row.id), { user });
  const rows = room.store.asks.of(here.row.id).filter((row) => row.seat === seat && row.hiddenAt === null);
  if (!rows.length) return [];
  const view: AnyGame = new Game(here.state, here.edition.bookFor(here.state));
  const open = new Map(engineAsks(here.state).map((one) => [one.ask.id, one]));
  return rows.flatMap((row) => {
    const found = open.get(row.ask);
    return found ? [questionOf(room, view, row, found, user)] : [];
  });
}

/** What may be answered is computed when it is first looked at: once for all that it is needed for. */
function questionOf(room: Room, view: AnyGame, row: AskRow, open: OpenAsk, user: UserId): OpenQuestion {
  const { ask } = open;
  let legal: Spec | undefined;
  let shown: Spec | undefined;
  const spec = (): Spec => (legal ??= specOf(view, open));
  return {
    game: row.game,
    ask: askAlias(room, row.game, user, row.number),
    seat: row.seat,
    question: ask.question,
    data: ask.data,
    get spec() {
      return (shown ??= guarded(room, 'openAsks', () => specShown(view, open, spec())));
    },
    draft: () => guarded(room, 'draft', () => room.store.people.draft(row.game, row.number, user)),
    problem: (reply) => guarded(room, 'problem', () => engineProblem(view, open, reply, spec())),
    told: (reply) => guarded(room, 'told', () => engineTold(view, open, reply)),
    ...(ask.reply !== undefined && { reply: ask.reply }),
    ...(ask.firm && { firm: ask.firm }),
    ...(ask.veiled && { veiled: ask.veiled }),
    ...(row.former !== null && { former: row.former as Answer }),
    openedAt: row.openedAt,
    closesAt: row.closesAt,
    covered: row.covered,
  };
}
