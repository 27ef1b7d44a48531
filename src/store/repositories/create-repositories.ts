import { askRepository } from './asks.ts';
import { commandRepository } from './commands.ts';
import { gameRepository } from './games.ts';
import { lookups } from '#store/record/lookups.ts';
import { memberRepository } from './members.ts';
import type { On } from '#store/program/query-context.ts';
import { outboxRepository } from '#store/outbox/outbox-repository.ts';
import { panelRepository } from './panels.ts';
import { personRepository } from './users.ts';
import { requestRepository } from './requests.ts';
import type { Done } from '#store/program/program.ts';

/** All that can be read, and what is written beside decisions. */
export const repositories = (on: On) => ({
  games: gameRepository(on),
  members: memberRepository(on),
  commands: commandRepository(on),
  outbox: outboxRepository(on),
  asks: askRepository(on),
  panels: panelRepository(on),
  people: personRepository(on),
  requests: requestRepository(on),
});

type Programs = ReturnType<typeof repositories>;

/** The same, and what some decisions need beside. */
export function partsOf(on: On): Programs & { beside: ReturnType<typeof lookups> } {
  const kept = repositories(on);
  return { ...kept, beside: lookups(on, kept) };
}

export type Parts = ReturnType<typeof partsOf>;

/** As they are had where all is done at once. */
export type Repositories = { [Part in keyof Programs]: Done<Programs[Part]> };
