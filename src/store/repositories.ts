import { askRepository } from './asks.ts';
import { commandRepository } from './commands.ts';
import { gameRepository } from './games.ts';
import { lookups } from './lookups.ts';
import { memberRepository } from './members.ts';
import type { On } from './on.ts';
import { outboxRepository } from './outbox.ts';
import { panelRepository } from './panels.ts';
import { personRepository } from './people.ts';
import { requestRepository } from './requests.ts';
import type { Done } from './steps.ts';

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
