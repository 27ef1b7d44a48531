import { askRepository } from './asks.ts';
import { commandRepository } from './commands.ts';
import { gameRepository } from './games.ts';
import { createLookups } from '#store/record/lookups.ts';
import { memberRepository } from './members.ts';
import type { QueryContext } from '#store/program/query-context.ts';
import { outboxRepository } from '#store/outbox/outbox-repository.ts';
import { panelRepository } from './panels.ts';
import { userRepository } from './users.ts';
import { promiseRepository } from './promises.ts';
import { requestRepository } from './requests.ts';
import type { Synchronous } from '#store/program/program.ts';

/** Creates the repositories: all queries, and the writes that are not part of a change set. */
export const createReadRepositories = (on: QueryContext) => ({
  games: gameRepository(on),
  members: memberRepository(on),
  commands: commandRepository(on),
  outbox: outboxRepository(on),
  asks: askRepository(on),
  panels: panelRepository(on),
  users: userRepository(on),
  requests: requestRepository(on),
  promises: promiseRepository(on),
});

type Programs = ReturnType<typeof createReadRepositories>;

/** Creates the repositories and the lookups that some decisions need. */
export function createRepositories(on: QueryContext): Programs & { beside: ReturnType<typeof createLookups> } {
  const kept = createReadRepositories(on);
  return { ...kept, beside: createLookups(on, kept) };
}

export type RepositoryPrograms = ReturnType<typeof createRepositories>;

/** The repositories with synchronous methods. */
export type Repositories = { [Part in keyof Programs]: Synchronous<Programs[Part]> };
