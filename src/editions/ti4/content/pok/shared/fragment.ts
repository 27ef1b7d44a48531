import { call, type Spec } from '../../../../../engine/index.ts';
import { componentOf, explorationCard, type ExplorationCard, type Game } from '../../../rules/components/component.ts';
import { fragmentsThatCount, purgeKept } from '../../../rules/exploration/explored-cards.ts';
import { gainRelic } from '../../../rules/exploration/relics.ts';
import { question } from '../../../rules/game.ts';
import type { SeatId } from '../../../rules/state.ts';
import type { Trait } from '../../../rules/terms.ts';

const NEEDED = 3;

/** Which fragments are purged for a relic: three that are of one type or count as it, at least one of them of that type. */
const fragmentsToPurge = question<{ trait: Trait }, Record<string, number>>()(
  'fragments-to-purge',
  (game, seat, { trait }): Spec => {
    const { own, any } = fragmentsThatCount(game, seat, trait);
    if (!own.length || own.length + any.length < NEEDED) return { kind: 'none', reason: 'You have not enough fragments.' };
    const fromOwn = Math.min(own.length, NEEDED);
    const line = (key: string, count: number, min: number) =>
      count ? [{ key, label: game.book.components[key].name, max: Math.min(count, NEEDED), min, worth: { fragments: 1 } }] : [];
    return {
      kind: 'allot',
      prompt: `Which ${NEEDED} fragments do you purge for a relic?`,
      lines: [
        ...line(componentOf(own[0]), own.length, Math.max(1, NEEDED - any.length)),
        ...(any.length ? line(componentOf(any[0]), Math.min(any.length, NEEDED - 1), Math.max(0, NEEDED - own.length)) : []),
      ],
      limits: [{ measure: 'fragments', atLeast: NEEDED, atMost: NEEDED, say: `Exactly ${NEEDED}; that is {sum}.` }],
      start: { [componentOf(own[0])]: fromOwn, ...(fromOwn < NEEDED && { [componentOf(any[0])]: NEEDED - fromOwn }) },
    };
  },
  { title: 'purge relic fragments', forced: true },
);

function purgeChosen(game: Game, seat: SeatId, trait: Trait, target: readonly string[]): boolean {
  const { own, any } = fragmentsThatCount(game, seat, trait);
  const left = [...own, ...any];
  const cards = target.flatMap((component) => {
    const at = left.findIndex((card) => componentOf(card) === component);
    return at < 0 ? [] : left.splice(at, 1);
  });
  if (cards.length < NEEDED) return false;
  purgeKept(game, seat, cards);
  return true;
}

/** A fragment of a type: three of them buy a relic (73.1). */
export const relicFragment = (trait: Trait, name: string, copies: number): ExplorationCard =>
  explorationCard({
    id: `${trait}-relic-fragment`,
    name: `${name} Relic Fragment`,
    set: 'pok',
    text: `Keep it. As an action you may give up 3 fragments of this type for good: you gain a relic.`,
    advice: { gains: { points: 0.4 } },
    deck: trait,
    copies,
    then: 'keep',
    fragment: trait,
    procedures: [],
    questions: [fragmentsToPurge],
    action: {
      unable: (game, { holder }) => {
        const { own, any } = fragmentsThatCount(game, holder, trait);
        return own.length + any.length < NEEDED ? `You need ${NEEDED} ${trait} fragments.` : undefined;
      },
      target: (_game, { holder }) => fragmentsToPurge.of(holder, { trait }),
      effect: (game, { holder }, target) =>
        purgeChosen(game, holder, trait, target) ? call(gainRelic, { seat: holder }, 'finish') : undefined,
    },
  });
