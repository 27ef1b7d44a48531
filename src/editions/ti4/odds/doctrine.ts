import { ordered, specOf, type Answer, type OpenAsk } from '../../../engine/index.ts';
import type { Game } from '../rules/game.ts';
import { sustainDamage, sustainingAnswer, type Hits } from '../rules/combat/hits.ts';

/**
 * How a side answers what it is asked in a combat here: damage is sustained by whatever can, the cheapest units are lost,
 * nobody retreats or plays anything, and what else must be chosen is the first there is.
 */
export function proposed(game: Game, open: OpenAsk): Answer {
  const spec = specOf(game as never, open);
  if (open.ask.question === sustainDamage.name) {
    const before = game.path;
    game.path = open.path;
    const reply = sustainingAnswer(game, open.ask.data as unknown as Hits);
    game.path = before;
    return reply;
  }
  switch (spec.kind) {
    case 'allot':
      return spec.start;
    case 'choose':
      return spec.options
        .filter(({ off }) => off === undefined)
        .slice(0, spec.min)
        .map(({ key }) => key);
    case 'order':
      return spec.options.map(({ key }) => key).slice(0, ordered(spec));
    case 'number':
      return spec.min;
    case 'none':
      return null;
  }
}
