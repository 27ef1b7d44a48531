import type { Face, Seen, Sight, Sighted, Workings } from '#discord/edition/edition-adapter.ts';
import type { GameInfo, OpenQuestion, Seen as Looked } from '#service';

/** A game as a test says that it is seen; what the test is not about is left out. */
export const fakeSeen = (parts: {
  game?: Partial<GameInfo>;
  face?: Partial<Face>;
  sight?: Partial<Sight>;
  asks?: Partial<OpenQuestion>[];
  waiting?: Looked['waiting'];
  facts?: Looked['facts'];
  lastMove?: Looked['lastMove'];
  after?: Seen['after'];
  alias?: Looked['alias'];
  vote?: string;
}): Seen =>
  ({
    game: { id: 'BXKDQ', status: 'running', head: 1, members: [], ...parts.game },
    face: { hands: true, lobby: {}, more: [], repairs: [], ...parts.face },
    sight: { narrate: () => [], seats: () => [], ...parts.sight },
    asks: () => parts.asks ?? [],
    waiting: parts.waiting ?? (() => []),
    facts: parts.facts ?? (async () => []),
    lastMove: parts.lastMove ?? (async () => undefined),
    alias: parts.alias ?? ((...what: unknown[]) => what.join(' ')),
    vote: () => parts.vote,
    ...(parts.after && { after: parts.after }),
  }) as unknown as Seen;

/** Workings in which every game is seen like this. */
export const fakeWorkings = (seen: Sighted, more: object = {}): Workings =>
  ({ see: async () => seen, ...more }) as unknown as Workings;
