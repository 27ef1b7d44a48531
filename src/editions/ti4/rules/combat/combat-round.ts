import { done, goto, type Next } from '#engine';
import { hasBothSides, opponentIn, placeOf, recordCombat, sidesOf, winnerOf, type Combat } from './combat.ts';
import { expireEffects } from '#ti4/rules/components/effects.ts';
import type { Events } from '#ti4/rules/events/events.ts';
import { followingMoment, openWindow, type Game } from '#ti4/rules/game.ts';

type Kind = 'space-combat' | 'ground-combat';
type Steps = 'round' | 'roundEnds' | 'roundEnded' | 'next' | 'end' | 'decided' | 'ended' | 'finish';

export const isCombatOngoing = (game: Game, combat: Combat): boolean => !combat.drawn && hasBothSides(game, combat);

/** Returns the event data of a combat; space and ground events differ only in name. */
const about = (combat: Combat) => ({ ...placeOf(combat), ...sidesOf(combat) });
const inRound = (combat: Combat) =>
  ({ ...about(combat), round: combat.round ?? 1 }) as Events['space-combat-round-ends'] &
    Events['ground-combat-round-ends'];
const decided = (combat: Combat) =>
  ({ ...about(combat), winner: combat.winner ?? null }) as Events['space-combat-ends'] & Events['ground-combat-ends'];

function concluded(kind: Kind, c: Combat): Next<Steps> {
  c.over = true;
  return openWindow('when', `${kind}-ends`, decided(c), 'finish', {
    next: [followingMoment('after', `${kind}-ends`, decided(c))],
  });
}

/**
 * Returns the steps that end a round, in space and on the ground (42.3, 78.8): another round follows while both sides
 * have units left, else the combat is won, lost or drawn. "When" and "after" abilities are asked about together.
 */
export const combatRoundSteps = <C extends Combat>(kind: Kind) => ({
  roundEnds: (_game: Game, c: C): Next<Steps> =>
    openWindow('when', `${kind}-round-ends`, inRound(c), 'next', {
      next: [followingMoment('after', `${kind}-round-ends`, inRound(c))],
    }),
  next: (game: Game, c: C): Next<Steps> => {
    expireEffects(game, 'combat-round');
    if (!isCombatOngoing(game, c)) return goto('end');
    c.round = (c.round ?? 1) + 1;
    return goto('round');
  },
  end: (game: Game, c: C): Next<Steps> => {
    c.winner = winnerOf(game, c);
    recordCombat(game, c, c.winner);
    if (c.winner === null) return concluded(kind, c);
    const won = { ...placeOf(c), winner: c.winner, loser: opponentIn(c, c.winner) };
    // Abilities used "when" the combat is won come before the fleet pool is checked again.
    return game.book.windows.hasListeners(game, { timing: 'when', name: 'combat-won', ...won })
      ? openWindow('when', 'combat-won', won, 'decided')
      : concluded(kind, c);
  },
  decided: (_game: Game, c: C): Next<Steps> => concluded(kind, c),
  finish: (game: Game, c: C): Next<Steps> => {
    expireEffects(game, 'combat');
    return done(c.winner ?? null);
  },
  // Steps of saved games from before the "when" and "after" windows were opened together.
  roundEnded: (_game: Game, c: C): Next<Steps> => openWindow('after', `${kind}-round-ends`, inRound(c), 'next'),
  ended: (_game: Game, c: C): Next<Steps> => openWindow('after', `${kind}-ends`, decided(c), 'finish'),
});
