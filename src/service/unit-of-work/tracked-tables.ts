import type { draftedAsks } from './asks.ts';
import type { drafted, draftedCommands, draftedMembers } from './game.ts';
import type { draftedDrafts } from './users.ts';
import type { draftedRequests } from './requests.ts';
import type { draftedOutbox } from './outbox.ts';

/** What a game consists of while something is decided. */
export interface Parts {
  game: ReturnType<typeof drafted>;
  members: ReturnType<typeof draftedMembers>;
  commands: ReturnType<typeof draftedCommands>;
  asks: ReturnType<typeof draftedAsks>;
  outbox: ReturnType<typeof draftedOutbox>;
  requests: ReturnType<typeof draftedRequests>;
  drafts: ReturnType<typeof draftedDrafts>;
}
