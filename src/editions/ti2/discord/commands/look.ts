import { resolveStartedGame } from '#discord/commands/guards.ts';
import { createTableCommands } from '#discord/commands/look/table-commands.ts';
import type { GameCommand } from '#discord/edition/edition-adapter.ts';
import type { SecondEditionPresenter } from '#ti2/discord/presenter.ts';

/** Shows the progression chart, every player's place on it and what each bracket requires (E2 10). */
const progressionCommand: GameCommand<SecondEditionPresenter> = {
  name: 'progression',
  description: 'Show where all players are on the progression chart, and what each bracket needs.',
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
  ...createTableCommands('Show your action cards, only to you.'),
  progressionCommand,
];
