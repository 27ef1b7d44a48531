import type { EditionAdapter, VisibleGame, LoadedGame, BotContext } from '#discord/edition/edition-adapter.ts';
import type { GamePresenter } from '#discord/edition/game-presenter.ts';
import type { Fact, SeatId } from '#engine';
import type { GameInfo, OpenQuestion, GameSnapshot as Looked } from '#service';

/** Returns a loaded game from the parts that a test needs. */
export const fakeSeen = (parts: {
  game?: Partial<GameInfo>;
  face?: Partial<EditionAdapter>;
  presenter?: Partial<GamePresenter>;
  asks?: Partial<OpenQuestion>[];
  waiting?: Looked['pendingPlayers'];
  facts?: Looked['facts'];
  lastMove?: Looked['findLastMove'];
  after?: VisibleGame['boardAfter'];
  alias?: Looked['aliasOf'];
  vote?: string;
}): VisibleGame =>
  ({
    info: { id: 'BXKDQ', status: 'running', head: 1, members: [], ...parts.game },
    adapter: { hasHands: true, lobby: {}, moreMenu: [], repairForms: [], ...parts.face },
    presenter: {
      narrate: () => [],
      narrateLast: (facts: Fact[], viewer: SeatId | null, count: number) =>
        (parts.presenter?.narrate?.(facts, viewer) ?? []).slice(-count),
      seatChoices: () => [],
      pendingActions: () => [],
      ...parts.presenter,
    },
    questionsOf: () => parts.asks ?? [],
    pendingPlayers: parts.waiting ?? (() => []),
    facts: parts.facts ?? (async () => []),
    findLastMove: parts.lastMove ?? (async () => undefined),
    aliasOf: parts.alias ?? ((...what: unknown[]) => what.join(' ')),
    vote: () => parts.vote,
    ...(parts.after && { boardAfter: parts.after }),
  }) as unknown as VisibleGame;

/** Returns a context in which every game loads as `seen`. */
export const fakeWorkings = (seen: LoadedGame, more: object = {}): BotContext =>
  ({ load: async () => seen, ...more }) as unknown as BotContext;
