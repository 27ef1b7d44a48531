import { createTableCommands, objectivesCommand } from '#discord/commands/look/table-commands.ts';
import type { GameCommand } from '#discord/edition/edition-adapter.ts';
import type { ThirdEditionPresenter } from '#ti3/discord/presenter.ts';

/** Commands that show the state of the game. */
export const lookCommands: GameCommand<ThirdEditionPresenter>[] = createTableCommands(
  'Show your action cards and secret objective, only to you.',
  objectivesCommand,
);
