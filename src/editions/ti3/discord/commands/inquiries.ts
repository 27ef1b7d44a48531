import { oddsCommandOf } from '#discord/commands/look/odds.ts';
import { systemChoices } from '#discord/input/resolve-system.ts';
import { whyCommandOf } from '#discord/commands/look/why.ts';
import { inquiries, why } from '#ti3/rules/explain/inquiries.ts';
import type { ThirdSight } from '#ti3/discord/presenter.ts';
import { unitsTyped } from '#ti3/discord/input/parse-units.ts';

export const whyCommand = whyCommandOf<ThirdSight>({
  inquiries,
  topics: ({ game }, seat, name) => inquiries.find((one) => one.name === name)?.topics(game, seat) ?? [],
  why: ({ game }, ...asked) => why(game, ...asked),
});

export const oddsCommand = oddsCommandOf<ThirdSight>({
  like: { attacker: '“3 cruiser, 2 fighter”', defender: '“1 dreadnought, 4 ground force, 1 pds”' },
  systems: (sight) => systemChoices(sight.systems()),
  fights: (sight, seat) => sight.fights(seat),
  units: ({ game }, _seat, option, typed) => unitsTyped(game, option, typed),
  odds: (sight, ...asked) => sight.odds(...asked),
});
