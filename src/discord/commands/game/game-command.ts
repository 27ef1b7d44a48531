import type { AdapterRegistry } from '#discord/edition/edition-adapter.ts';
import type { GameSubcommand } from '#discord/edition/edition-adapter.ts';
import type { Command, Subcommand } from '#discord/commands/command.ts';
import { lifecycleCommands } from './lifecycle.ts';
import { creationCommands } from './create-game.ts';
import { lobbyCommands } from './lobby.ts';
import { leafForGame } from '#discord/commands/merge-editions.ts';
import { seatCommands } from './seats.ts';

const subcommand = ({ group, name, description, ...leaf }: GameSubcommand): Subcommand => ({
  ...(group && { group }),
  name,
  description,
  ...leafForGame(leaf),
});

/** Creates the `/game` command. */
export const createGameRootCommand = (adapters: AdapterRegistry): Command => ({
  name: 'game',
  description: 'Create, join and manage a game.',
  subcommands: [
    ...creationCommands(adapters),
    ...[...lobbyCommands(adapters), ...lifecycleCommands, ...seatCommands(adapters)].map(subcommand),
  ],
});
