import { createOddsCommand } from '#discord/commands/look/odds.ts';
import { createWhyCommand } from '#discord/commands/look/why.ts';
import { inquiries, answerInquiry } from '#ti3/rules/explain/inquiries.ts';
import type { ThirdEditionPresenter } from '#ti3/discord/presenter.ts';
import { normalizeUnits } from '#ti3/discord/input/parse-units.ts';

export const whyCommand = createWhyCommand<ThirdEditionPresenter>({ inquiries, answer: answerInquiry });

export const oddsCommand = createOddsCommand<ThirdEditionPresenter>({
  examples: { attacker: '“3 cruisers, 2 fighters”', defender: '“1 dreadnought, 4 ground forces, 1 PDS”' },
  units: ({ game }, _seat, ...typed) => normalizeUnits(game, ...typed),
});
