import { oddsCommandOf } from '#discord/commands/look/odds.ts';
import { systemChoices } from '#discord/input/resolve-system.ts';
import { whyCommandOf } from '#discord/commands/look/why.ts';
import { inquiries, why } from '#ti2/rules/explain/inquiries.ts';
import { unitsTyped } from '#ti2/discord/odds/odds-report.ts';
import type { SecondSight } from '#ti2/discord/presenter.ts';

/** "Why not?", with the number of the rule (E2). */
export const whyCommand = whyCommandOf<SecondSight>({
  inquiries,
  why: (sight, seat, name, about) => why(sight.game, seat, name, about),
  topics: (sight, seat, name) => [...(inquiries.find((one) => one.name === name)?.topics(sight.game, seat) ?? [])],
});

/** The chances of a battle of this edition, with its units. */
export const oddsCommand = oddsCommandOf<SecondSight>({
  like: { attacker: '“3 cruiser, 2 ground force”', defender: '“1 dreadnought, 2 ground force, 1 pds”' },
  systems: (sight) => systemChoices(sight.systems()),
  units: (sight, _seat, option, typed) => unitsTyped(sight.game, option, typed),
  fights: (sight, seat) => sight.fights(seat),
  odds: (sight, seat, asked, person) => sight.odds(seat, asked, person),
});
