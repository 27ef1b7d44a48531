import { call, type Spec } from '#engine';
import { componentOf, explorationCard, type ExplorationCard, type Game } from '#ti4/rules/components/component.ts';
import { modify } from '#ti4/rules/components/modifiers.ts';
import { usableFragments, purgeKeptCards } from '#ti4/rules/exploration/exploration-cards.ts';
import { gainRelic } from '#ti4/rules/exploration/relics.ts';
import { question } from '#ti4/rules/game.ts';
import type { SeatId } from '#ti4/rules/state.ts';
import type { Trait } from '#ti4/rules/terms.ts';

/** Returns how many fragments a seat purges for a relic (73.1). */
const needed = (game: Game, seat: SeatId): number => modify(game, 'fragments-for-relic', { seat }, 3);

/** Asks which fragments to purge for a relic: the required number of one type, at least one of them of that type. */
const fragmentsToPurge = question<{ trait: Trait }, Record<string, number>>()(
  'fragments-to-purge',
  (game, seat, { trait }): Spec => {
    const { own, any } = usableFragments(game, seat, trait);
    const count = needed(game, seat);
    if (!own.length || own.length + any.length < count)
      return { kind: 'none', reason: 'You do not have enough relic fragments.' };
    const fromOwn = Math.min(own.length, count);
    const line = (key: string, there: number, min: number) =>
      there
        ? [{ key, label: game.book.components[key].name, max: Math.min(there, count), min, weights: { fragments: 1 } }]
        : [];
    return {
      kind: 'allot',
      prompt: `Which ${count} relic fragments do you purge for a relic?`,
      amounts: [
        ...line(componentOf(own[0]), own.length, Math.max(1, count - any.length)),
        ...(any.length
          ? line(componentOf(any[0]), Math.min(any.length, count - 1), Math.max(0, count - own.length))
          : []),
      ],
      limits: [
        {
          measure: 'fragments',
          measureLabel: 'relic fragments',
          atLeast: count,
          atMost: count,
          message: `Choose exactly ${count}; you chose {sum}.`,
        },
      ],
      proposed: { [componentOf(own[0])]: fromOwn, ...(fromOwn < count && { [componentOf(any[0])]: count - fromOwn }) },
    };
  },
  { title: 'purge relic fragments', forced: true },
);

function purgeChosen(game: Game, seat: SeatId, trait: Trait, target: readonly string[]): boolean {
  const { own, any } = usableFragments(game, seat, trait);
  const left = [...own, ...any];
  const cards = target.flatMap((component) => {
    const at = left.findIndex((card) => componentOf(card) === component);
    return at < 0 ? [] : left.splice(at, 1);
  });
  if (cards.length < needed(game, seat)) return false;
  purgeKeptCards(game, seat, cards);
  return true;
}

/** Defines a relic fragment of a type: three of them buy a relic (73.1). */
export const relicFragment = (trait: Trait, name: string, copies: number): ExplorationCard =>
  explorationCard({
    id: `${trait}-relic-fragment`,
    name: `${name} Relic Fragment`,
    set: 'pok',
    text: `Keep this card. Action: purge 3 of your ${trait} relic fragments to gain a relic.`,
    advice: { gains: { points: 0.9 } },
    deck: trait,
    copies,
    then: 'keep',
    fragment: trait,
    procedures: [],
    questions: [fragmentsToPurge],
    action: {
      problem: (game, { holder }) => {
        const { own, any } = usableFragments(game, holder, trait);
        const count = needed(game, holder);
        return own.length + any.length < count ? `You need ${count} ${trait} relic fragments.` : undefined;
      },
      target: (_game, { holder }) => fragmentsToPurge.ask(holder, { trait }),
      effect: (game, { holder }, target) =>
        purgeChosen(game, holder, trait, target) ? call(gainRelic, { seat: holder }, 'finish') : undefined,
    },
  });
