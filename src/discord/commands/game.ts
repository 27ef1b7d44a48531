import type { Faces } from '../face.ts';
import type { FaceSubcommand } from '../face.ts';
import type { Command, Subcommand } from './command.ts';
import { courseCommands } from './course.ts';
import { foundingCommands } from './founding.ts';
import { lobbyCommands } from './lobby.ts';
import { aboutGame } from './merged.ts';
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
