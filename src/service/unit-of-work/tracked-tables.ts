import type { trackAsks } from './asks.ts';
import type { trackGame, trackCommands, trackMembers } from './game.ts';
import type { trackDrafts } from './users.ts';
import type { trackPromises } from './promises.ts';
import type { trackRequests } from './requests.ts';
import type { trackOutbox } from './outbox.ts';

/** Tracked tables of a game's unit of work. */
export interface TrackedTables {
  game: ReturnType<typeof trackGame>;
  members: ReturnType<typeof trackMembers>;
  commands: ReturnType<typeof trackCommands>;
  asks: ReturnType<typeof trackAsks>;
  outbox: ReturnType<typeof trackOutbox>;
  requests: ReturnType<typeof trackRequests>;
  drafts: ReturnType<typeof trackDrafts>;
  promises: ReturnType<typeof trackPromises>;
}
