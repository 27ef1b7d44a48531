import { choose, specProblem, type Answer } from '#engine';
import type { FormField } from '#kit/forms/form-field.ts';
import { formatCount } from '#text/sentences.ts';
import { proposeAnswer } from '#ti4/ai/index.ts';
import type { Game } from '#ti4/rules/game.ts';
import { availableStrategyCards, chooseCard } from '#ti4/rules/phases/strategy-phase.ts';
import type { ComponentId, SeatId } from '#ti4/rules/state.ts';
import { knownTo } from '#ti4/views/known-game.ts';

const PLACES = [
  { key: 'first', label: 'First choice' },
  { key: 'second', label: 'Second choice' },
  { key: 'third', label: 'Third choice' },
];
const NOTHING = '-';

/** Returns an AI player's first, second and third choice, from what this seat knows. */
function proposed(game: Game, seat: SeatId): ComponentId[] {
  const known = knownTo(game, seat);
  const found: ComponentId[] = [];
  for (const { key } of PLACES) {
    const spec = choose(
      '',
      availableStrategyCards(game).filter((card) => !found.includes(card.key)),
    );
    const asked = {
      question: chooseCard.name,
      data: { refused: [] },
      spec,
      check: (reply: Answer) => specProblem(spec, reply),
    };
    const reply = spec.kind === 'choose' && spec.max > 0 ? proposeAnswer(known, seat, asked, key) : null;
    if (Array.isArray(reply)) found.push(...reply);
  }
  return found;
}

/**
 * Builds the form in which a seat ranks the available strategy cards. Its own ranking is preselected, else the
 * proposal.
 */
export function buildRankingFields(game: Game, seat: SeatId, ranked: readonly ComponentId[]): FormField[] {
  const cards = availableStrategyCards(game);
  const there = ranked.filter((card) => cards.some(({ key }) => key === card));
  const marked = there.length ? there : proposed(game, seat);
  return PLACES.map(({ key, label }, place) => ({
    key,
    label,
    isSingle: true,
    options: [
      ...cards.map((card) => ({
        key: card.key,
        label: card.label,
        ...(card.tradeGoods > 0 && { hint: `with ${formatCount(card.tradeGoods, 'trade good')}` }),
        ...(card.key === marked[place] && { chosen: true as const }),
      })),
      ...(place ? [{ key: NOTHING, label: 'Ask me', ...(!marked[place] && { chosen: true as const }) }] : []),
    ],
  }));
}

/** Parses the ranking from the submitted form, best first. */
export function parseRanking(given: Record<string, string[]>): ComponentId[] {
  const keys = PLACES.flatMap(({ key }) => given[key]?.slice(0, 1) ?? []).filter((key) => key !== NOTHING);
  return [...new Set(keys)];
}
