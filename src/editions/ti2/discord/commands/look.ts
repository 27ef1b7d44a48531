import { begun } from '#discord/commands/guards.ts';
import { tableLooks } from '#discord/commands/look/table-commands.ts';
import type { FaceCommand } from '#discord/edition/edition-adapter.ts';
import type { SecondSight } from '#ti2/discord/presenter.ts';

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
