import { resolveStartedGame } from '#discord/commands/guards.ts';
import { createTableCommands } from '#discord/commands/look/table-commands.ts';
import type { GameCommand } from '#discord/edition/edition-adapter.ts';
import type { SecondEditionPresenter } from '#ti2/discord/presenter.ts';

/** Shows the progression chart, every player's place on it and what each bracket requires (E2 10). */
const progressionCommand: GameCommand<SecondEditionPresenter> = {
  name: 'progression',
  description: 'The progression chart: how far everybody is, and what the next bracket takes.',
  leaf: {
    run: (at) => ({
      message: {
        content: resolveStartedGame(at).scores(),
        embeds: [{ description: resolveStartedGame(at).formatBrackets() }],
      },
    }),
  },
};

export const lookCommands: GameCommand<SecondEditionPresenter>[] = [
  ...createTableCommands('Your action cards; nobody else sees them.'),
  progressionCommand,
];
