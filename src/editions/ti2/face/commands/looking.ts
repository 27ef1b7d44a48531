import { begun } from '../../../../discord/commands/at.ts';
import { tableLooks } from '../../../../discord/commands/looks.ts';
import type { FaceCommand } from '../../../../discord/face.ts';
import type { SecondSight } from '../sight.ts';

/** How far everybody is on the chart, and what it takes (E2 10). */
const chart: FaceCommand<SecondSight> = {
  name: 'progression',
  description: 'The progression chart: how far everybody is, and what the next bracket takes.',
  alone: {
    run: (at) => ({ message: { content: begun(at).scores(), embeds: [{ description: begun(at).brackets() }] } }),
  },
};

export const lookingCommands: FaceCommand<SecondSight>[] = [
  ...tableLooks('Your action cards; nobody else sees them.'),
  chart,
];
