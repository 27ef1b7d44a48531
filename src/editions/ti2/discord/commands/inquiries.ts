import { createOddsCommand } from '#discord/commands/look/odds.ts';
import { systemChoices } from '#discord/input/resolve-system.ts';
import { createWhyCommand } from '#discord/commands/look/why.ts';
import { inquiries, answerInquiry } from '#ti2/rules/explain/inquiries.ts';
import { normalizeUnits } from '#ti2/discord/odds/odds-report.ts';
import type { SecondEditionPresenter } from '#ti2/discord/presenter.ts';

/** `/why` for this edition: explains a refusal with the number of its rule (E2). */
export const whyCommand = createWhyCommand<SecondEditionPresenter>({
  inquiries,
  why: (sight, seat, name, about) => answerInquiry(sight.game, seat, name, about),
  topics: (sight, seat, name) => [...(inquiries.find((one) => one.name === name)?.topics(sight.game, seat) ?? [])],
});

/** `/odds` with the units of this edition. */
export const oddsCommand = createOddsCommand<SecondEditionPresenter>({
  examples: { attacker: '“3 cruiser, 2 ground force”', defender: '“1 dreadnought, 2 ground force, 1 pds”' },
  systems: (sight) => systemChoices(sight.namedSystems()),
  units: (sight, _seat, option, typed) => normalizeUnits(sight.game, option, typed),
  battleSites: (sight, seat) => sight.battleSites(seat),
  odds: (sight, seat, asked, person) => sight.calculateOdds(seat, asked, person),
});
