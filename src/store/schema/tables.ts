import { budgets, duties, errands, lanes } from './cluster-tables.ts';
import { games, gameNames, versions, organisers, members, commands, interactions, preferences } from './game-tables.ts';
import { outbox, panels } from './message-tables.ts';
import { asks, reminders, coveredReminders, drafts } from './question-tables.ts';
import { requests, consents, promises } from './agreement-tables.ts';

/** All tables, by their names in the code. */
export const tables = {
  games,
  gameNames,
  versions,
  organisers,
  members,
  commands,
  interactions,
  outbox,
  panels,
  asks,
  reminders,
  coveredReminders,
  preferences,
  drafts,
  requests,
  consents,
  promises,
  lanes,
  duties,
  budgets,
  errands,
};
