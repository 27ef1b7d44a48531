import type { Modifiers } from '#ti4/rules/components/component.ts';
import type { Game } from '#ti4/rules/game.ts';
import type { ComponentId, SeatId } from '#ti4/rules/state.ts';
import type { TechnologyColor } from '#ti4/rules/terms.ts';

/** Satisfies 1 prerequisite of a color whenever the holder researches a technology. */
export const substitutesPrerequisite = (color: TechnologyColor): Modifiers => ({
  'prerequisites-met': (_game, { holder }, met, about) =>
    about.seat === holder && about.color === color ? met + 1 : met,
});

export const hasUsedThisRound = (game: Game, seat: SeatId, abilities: readonly ComponentId[]): boolean =>
  game.facts.some((fact) => fact.type === 'ability-used' && fact.seat === seat && abilities.includes(fact.component));
