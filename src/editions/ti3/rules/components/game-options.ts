import type { OptionId } from '#ti3/rules/terms.ts';
import type { Game } from './component.ts';

// What only some games are played with. Cards about the rest are worth a trade good there, as they say themselves.

const MECHANISMS = {
  flagships: ({ state }: Game) => state.options.flagships === true,
  'mechanized units': ({ state }: Game) => state.options.mechanizedUnits === true,
  mercenaries: ({ book }: Game) => 'mercenary' in book.byKind,
  'political intrigue': ({ book }: Game) => 'representative' in book.byKind,
  'technologies of races': ({ state }: Game) => state.options.racialTechnologies === true,
} as const;

/** Whether an option of the boxes is played. */
export const hasOption = ({ state }: Game, option: OptionId): boolean =>
  state.options.played?.includes(option) ?? false;

export type Mechanism = keyof typeof MECHANISMS;

export const hasMechanism = (game: Game, mechanism: Mechanism): boolean => MECHANISMS[mechanism](game);
