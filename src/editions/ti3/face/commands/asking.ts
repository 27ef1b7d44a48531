import { oddsCommandOf } from '../../../../discord/commands/odds.ts';
import { systemChoices } from '../../../../discord/commands/systems.ts';
import { whyCommandOf } from '../../../../discord/commands/why.ts';
import { inquiries, why } from '../../rules/why.ts';
import type { ThirdSight } from '../sight.ts';
import { unitsTyped } from '../units-typed.ts';

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
