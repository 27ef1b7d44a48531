import { createOddsCommand } from '#discord/commands/look/odds.ts';
import { createTableCommands, objectivesCommand } from '#discord/commands/look/table-commands.ts';
import { createWhyCommand } from '#discord/commands/look/why.ts';
import type { GameCommand } from '#discord/edition/edition-adapter.ts';
import { inquiries, answerInquiry } from '#ti4/rules/explain/inquiries.ts';
import type { FourthEditionPresenter } from '#ti4/discord/presenter.ts';
import { normalizeUnits } from '#ti4/discord/input/parse-units.ts';

/** Commands that show parts of a game. */
export const lookCommands: GameCommand<FourthEditionPresenter>[] = createTableCommands(
  'Show your action cards, secret objectives and promissory notes, only to you.',
  objectivesCommand,
);

export const whyCommand = createWhyCommand<FourthEditionPresenter>({ inquiries, answer: answerInquiry });

export const oddsCommand = createOddsCommand<FourthEditionPresenter>({
  examples: { attacker: '“3 cruisers, 2 fighters”', defender: '“1 dreadnought, 4 infantry, 1 PDS”' },
  units: ({ game }, ...typed) => normalizeUnits(game, ...typed),
});
