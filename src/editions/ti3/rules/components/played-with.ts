import type { Game } from './component.ts';

// What only some games are played with. Cards about the rest are worth a trade good there, as they say themselves.

/** Whether the table has chosen an option. */
const chosen = ({ state }: Game, option: string): boolean => (state.options as Record<string, unknown>)[option] === true;

const MECHANISMS = {
  flagships: (game: Game) => chosen(game, 'flagships'),
  'mechanized units': (game: Game) => chosen(game, 'mechanizedUnits'),
  mercenaries: ({ book }: Game) => 'mercenary' in book.byKind,
  'political intrigue': ({ book }: Game) => 'representative' in book.byKind,
  'technologies of races': ({ book }: Game) => Object.values(book.byKind.technology).some((one) => 'race' in one),
} as const;

export type Mechanism = keyof typeof MECHANISMS;

export const playedWith = (game: Game, mechanism: Mechanism): boolean => MECHANISMS[mechanism](game);
