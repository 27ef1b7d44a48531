import { createTableCommands, objectivesCommand } from '#discord/commands/look/table-commands.ts';
import type { GameCommand } from '#discord/edition/edition-adapter.ts';
import type { ThirdEditionPresenter } from '#ti3/discord/presenter.ts';

/** Commands that show the state of the game. */
export const lookCommands: GameCommand<ThirdEditionPresenter>[] = createTableCommands(
  'Your action cards and your secret objective; nobody else sees them.',
  objectivesCommand,
);
