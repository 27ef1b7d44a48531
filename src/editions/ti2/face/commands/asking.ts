import { whyCommandOf } from '../../../../discord/commands/why.ts';
import { inquiries, why } from '../../rules/why.ts';
import type { SecondSight } from '../sight.ts';

/** "Why not?", with the number of the rule (E2). */
export const whyCommand = whyCommandOf<SecondSight>({
  inquiries,
  why: (sight, seat, name, about) => why(sight.game, seat, name, about),
  topics: (sight, seat, name) => [...(inquiries.find((one) => one.name === name)?.topics(sight.game, seat) ?? [])],
});
