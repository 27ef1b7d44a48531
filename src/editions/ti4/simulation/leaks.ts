import type { Fact } from '#engine';
import type { Game } from '#ti4/rules/game.ts';
import { areSecretsOpen } from '#ti4/rules/objectives/objectives.ts';
import { listAsks, buildBoardView, narrate, pendingSeats } from '#ti4/views/index.ts';

/** Lists hidden information that the public view or the narration of new facts reveals. */
export function listLeaks(game: Game, fresh: readonly Fact[]): string[] {
  const seen = words([buildBoardView(game, null), pendingSeats(game), listAsks(game, null)]);
  const said = narrate(game, [...fresh], null).join('\n');
  return [
    ...hidden(game)
      .filter((card) => seen.has(card))
      .map((card) => `${card} is visible to all players`),
    ...secretNames(game)
      .filter((name) => said.includes(name))
      .map((name) => `${name} is mentioned in: ${said}`),
  ];
}

/** Returns hidden information as it would appear in a view: cards in hands and decks, and the seed. */
const hidden = (game: Game): string[] => [
  ...Object.values(game.state.seats).flatMap(({ id, actionCards, secretObjectives, promissoryNotes }) => [
    ...actionCards,
    ...(areSecretsOpen(game, id) ? [] : secretObjectives),
    ...promissoryNotes,
  ]),
  ...Object.values(game.state.decks).flatMap(({ draw }) => draw),
  game.state.seed,
];

/** Returns the names of secret objectives in hands. */
const secretNames = (game: Game): string[] =>
  Object.values(game.state.seats).flatMap(({ id: seat, secretObjectives }) =>
    areSecretsOpen(game, seat) ? [] : secretObjectives.map((id) => game.book.components[id].name),
  );

/** Collects every string and key in a view. */
function words(view: unknown, found = new Set<string>()): Set<string> {
  if (typeof view === 'string') found.add(view);
  else if (Array.isArray(view)) for (const one of view) words(one, found);
  else if (typeof view === 'object' && view !== null)
    for (const [key, one] of Object.entries(view)) {
      found.add(key);
      words(one, found);
    }
  return found;
}
