import type { OptionId } from '#ti3/rules/terms.ts';
import type { Game } from './component.ts';

// Mechanisms that only some games use. Cards for the others are worth a trade good there, as their texts say.

const MECHANISMS = {
  flagships: ({ state }: Game) => state.options.flagships === true,
  'mechanized units': ({ state }: Game) => state.options.mechanizedUnits === true,
  mercenaries: ({ book }: Game) => 'mercenary' in book.byKind,
  'political intrigue': ({ book }: Game) => 'representative' in book.byKind,
  'technologies of races': ({ state }: Game) => state.options.racialTechnologies === true,
} as const;

/** Tells whether an expansion option is in play. */
export const hasOption = ({ state }: Game, option: OptionId): boolean =>
  state.options.played?.includes(option) ?? false;

export type Mechanism = keyof typeof MECHANISMS;

export const hasMechanism = (game: Game, mechanism: Mechanism): boolean => MECHANISMS[mechanism](game);
