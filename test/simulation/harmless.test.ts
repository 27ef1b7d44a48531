import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { rulebookOf } from '#ti4/rulebook.ts';
import { UNDOABLE_FACTS, OWN_UNDOABLE_FACTS } from '#ti4/service/undoable-facts.ts';
import { playOut } from '#ti4/simulation/play-out.ts';
import { createEagerAnswerer } from '#ti4/simulation/eager-player.ts';
import { setUpGame } from '#ti4/simulation/simulate.ts';
import { createRandom } from '#simulation';

/** Facts that say more than what a player chose, or what is not theirs alone: taking them back is everybody's matter. */
const TELLING = new Set([
  // Chance
  'dice-rolled',
  'die-rolled',
  'dice-rerolled',
  'dice-raised',
  'rift-rolled',
  'deck-shuffled',
  'infantry-survival',
  'game-begins',
  'alliance-taken',
  'draft-begins',
  'slice-offered',
  'draft-picked',
  'player-seated',
  // Shown, drawn, revealed
  'action-cards-drawn',
  'action-cards-seen',
  'action-cards-passed',
  'action-cards-discarded',
  'action-card-played',
  'action-card-cancelled',
  'hand-seen',
  'hand-looked-at',
  'secret-objectives-drawn',
  'secret-objectives-seen',
  'secret-objectives-returned',
  'objective-revealed',
  'card-explored',
  'cards-explored',
  'exploration-cards-revealed',
  'action-cards-revealed',
  'action-cards-taken-up',
  'nothing-explored',
  'relic-gained',
  'no-relic-left',
  'no-tile-left',
  'cards-purged',
  'objective-scored',
  'agenda-revealed',
  'agenda-seen',
  'agenda-shown',
  'deck-ends-seen',
  'notes-seen',
  'agenda-uncovered',
  'vote-announced',
  'agenda-replaced',
  'agenda-annulled',
  'agendas-seen',
  'agendas-discarded',
  'agendas-looked-at',
  'agendas-put-back',
  'promissory-note-played',
  'promissory-note-received',
  'promissory-note-returned',
  'target-named',
  // Between two players, or done to another
  'units-captured',
  'units-returned',
  'units-damaged',
  'foreign-token-gained',
  'foreign-token-returned',
  'laws-blanked',
  'systems-swapped',
  'tile-replaced',
  'objective-replaced',
  'votes-added',
  'offer-made',
  'offer-closed',
  'transaction-done',
  'deal-bound',
  'deal-noted',
  'trade-goods-given',
  'commodities-given',
  'goods-taken',
  'fragment-handed-over',
  'trade-goods-lost',
  'tokens-lost',
  'token-removed',
  'strategy-cards-swapped',
  'technology-copied',
  'technology-lost',
  'ground-forces-enlisted',
  'retreat-prevented',
  'turn-cut-short',
  'planet-destroyed',
  'tokens-laid-out',
  'wormhole-placed',
  // Combat: what went before was rolled
  'combat-begins',
  'combat-round-begins',
  'combat-deadlocked',
  'combat-won',
  'combat-drawn',
  'space-cannon-used',
  'hits-produced',
  'hits-added',
  'hits-cancelled',
  'damage-sustained',
  'unit-destroyed',
  'unit-removed',
  'last-destroyed',
  'ships-withdrawn',
  'player-eliminated',
  // What the council decides, and points
  'outcome-predicted',
  'prediction-correct',
  'outcome-changed',
  'outcome-resolved',
  'law-enacted',
  'law-passed',
  'law-discarded',
  'points-gained',
  'game-ends',
  'corrected',
]);

const SOURCE = fileURLToPath(new URL('../../src', import.meta.url));

/** Other editions tell facts of their own. */
const OTHERS = /^editions[\\/]ti[23][\\/]/;

/** Every type that a fact of this edition is given in the source. */
function written(): Set<string> {
  const found = new Set<string>();
  for (const file of readdirSync(SOURCE, { recursive: true, encoding: 'utf8' })) {
    if (!file.endsWith('.ts') || OTHERS.test(file)) continue;
    const text = readFileSync(join(SOURCE, file), 'utf8');
    for (const [, type] of text.matchAll(/\b(?:addFact\(\{\s*type:\s*|combatFact\()'([a-z-]+)'/g)) found.add(type);
  }
  return found;
}

/** What the games of the simulation tell of. */
function told(): Set<string> {
  const found = new Set<string>();
  for (const [players, seed] of [
    [3, 5],
    [6, 6],
  ]) {
    const below = createRandom(seed);
    playOut({
      book: rulebookOf(),
      below,
      answerer: createEagerAnswerer(below),
      maxAnswers: 2_000,
      state: setUpGame(rulebookOf(), { players, seed: `told ${seed}`, late: true }),
      onFact: (_game, { type }) => void found.add(type),
    });
  }
  return found;
}

const unsorted = (types: Set<string>): string[] =>
  [...types].filter((type) => !UNDOABLE_FACTS.has(type) && !OWN_UNDOABLE_FACTS.has(type) && !TELLING.has(type)).sort();

test('Every fact is classified as undoable alone or not', () => {
  expect(unsorted(written())).toEqual([]);
  expect(unsorted(told())).toEqual([]);
  expect(written().size).toBeGreaterThan(100);
  expect([...TELLING].filter((type) => UNDOABLE_FACTS.has(type) || OWN_UNDOABLE_FACTS.has(type))).toEqual([]);
});

test('Every fact type called undoable exists in the source', () => {
  expect([...UNDOABLE_FACTS, ...OWN_UNDOABLE_FACTS].filter((type) => !written().has(type))).toEqual([]);
});
