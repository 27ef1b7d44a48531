import { createOddsCommand } from '#discord/commands/look/odds.ts';
import { systemChoices } from '#discord/input/resolve-system.ts';
import { createWhyCommand } from '#discord/commands/look/why.ts';
import { inquiries, answerInquiry } from '#ti3/rules/explain/inquiries.ts';
import type { ThirdEditionPresenter } from '#ti3/discord/presenter.ts';
import { normalizeUnits } from '#ti3/discord/input/parse-units.ts';

export const whyCommand = createWhyCommand<ThirdEditionPresenter>({
  inquiries,
  topics: ({ game }, seat, name) => inquiries.find((one) => one.name === name)?.topics(game, seat) ?? [],
  why: ({ game }, ...asked) => answerInquiry(game, ...asked),
});

export const oddsCommand = createOddsCommand<ThirdEditionPresenter>({
  examples: { attacker: '“3 cruiser, 2 fighter”', defender: '“1 dreadnought, 4 ground force, 1 pds”' },
  systems: (sight) => systemChoices(sight.namedSystems()),
  battleSites: (sight, seat) => sight.battleSites(seat),
  units: ({ game }, _seat, option, typed) => normalizeUnits(game, option, typed),
  odds: (sight, ...asked) => sight.calculateOdds(...asked),
});
