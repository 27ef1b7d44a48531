import type { Faces } from '#discord/edition/edition-adapter.ts';
import type { FaceSubcommand } from '#discord/edition/edition-adapter.ts';
import type { Command, Subcommand } from '#discord/commands/command.ts';
import { courseCommands } from './lifecycle.ts';
import { foundingCommands } from './create-game.ts';
import { lobbyCommands } from './lobby.ts';
import { aboutGame } from '#discord/commands/merge-editions.ts';
import { seatCommands } from './seats.ts';

const subcommand = ({ group, name, description, ...leaf }: FaceSubcommand): Subcommand => ({
  ...(group && { group }),
  name,
  description,
  ...aboutGame(leaf),
});

/** Creating, joining and steering games. */
export const gameCommand = (faces: Faces): Command => ({
  name: 'game',
  description: 'Create, join and steer a game.',
  subcommands: [
    ...foundingCommands(faces),
    ...[...lobbyCommands(faces), ...courseCommands, ...seatCommands(faces)].map(subcommand),
  ],
});
