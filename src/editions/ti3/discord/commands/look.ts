import { begun } from '#discord/commands/guards.ts';
import { ofPlayer, tableLooks } from '#discord/commands/look/table-commands.ts';
import { seatMeant } from '#discord/commands/seat-option.ts';
import type { FaceCommand } from '#discord/edition/edition-adapter.ts';
import { LIMITS } from '#discord/limits.ts';
import { clip } from '#text/markdown.ts';
import type { ThirdSight } from '#ti3/discord/presenter.ts';

const objectives: FaceCommand<ThirdSight> = {
  name: 'objectives',
  description: 'How far everybody is with each objective; your own secret one is shown only to you.',
  alone: {
    ...ofPlayer('player', 'Who is looked at more closely? Left out, you.'),
    run: (at, given) => {
      const [content = '', ...own] = begun(at).objectives(at.seat ?? null, seatMeant(at, given.text('player')));
      return {
        message: { content: clip(content, LIMITS.content), embeds: own.map((description) => ({ description })) },
      };
    },
  },
};

const [board, player, technology, hand] = tableLooks(
  'Your action cards and your secret objective; nobody else sees them.',
);

/** What can be looked at. */
export const lookingCommands: FaceCommand<ThirdSight>[] = [board, player, technology, objectives, hand];
