import { resolveStartedGame } from '#discord/commands/guards.ts';
import { playerOption, createTableCommands } from '#discord/commands/look/table-commands.ts';
import { resolveSeat } from '#discord/commands/seat-option.ts';
import type { GameCommand } from '#discord/edition/edition-adapter.ts';
import { LIMITS } from '#discord/limits.ts';
import { truncate } from '#text/markdown.ts';
import type { ThirdEditionPresenter } from '#ti3/discord/presenter.ts';

const objectivesCommand: GameCommand<ThirdEditionPresenter> = {
  name: 'objectives',
  description: 'How far everybody is with each objective; your own secret one is shown only to you.',
  leaf: {
    ...playerOption('player', 'Who is looked at more closely? Left out, you.'),
    run: (at, given) => {
      const [content = '', ...own] = resolveStartedGame(at).formatObjectives(
        at.seat ?? null,
        resolveSeat(at, given.text('player')),
      );
      return {
        message: { content: truncate(content, LIMITS.content), embeds: own.map((description) => ({ description })) },
      };
    },
  },
};

const [board, player, technology, hand] = createTableCommands(
  'Your action cards and your secret objective; nobody else sees them.',
);

/** Commands that show the state of the game. */
export const lookCommands: GameCommand<ThirdEditionPresenter>[] = [board, player, technology, objectivesCommand, hand];
