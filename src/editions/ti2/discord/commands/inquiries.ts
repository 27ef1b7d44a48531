import { createOddsCommand } from '#discord/commands/look/odds.ts';
import { createWhyCommand } from '#discord/commands/look/why.ts';
import { inquiries, answerInquiry } from '#ti2/rules/explain/inquiries.ts';
import { normalizeUnits } from '#ti2/discord/odds/odds-report.ts';
import type { SecondEditionPresenter } from '#ti2/discord/presenter.ts';

/** `/why` for this edition: explains a refusal with the number of its rule (E2). */
export const whyCommand = createWhyCommand<SecondEditionPresenter>({ inquiries, answer: answerInquiry });

/** `/odds` with the units of this edition. */
export const oddsCommand = createOddsCommand<SecondEditionPresenter>({
  examples: { attacker: '“3 cruisers, 2 ground forces”', defender: '“1 dreadnought, 2 ground forces, 1 PDS”' },
  units: ({ game }, _seat, ...typed) => normalizeUnits(game, ...typed),
});
