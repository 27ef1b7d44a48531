import { done, goto, type Next } from '#engine';
import { hasBothSides, opponentIn, placeOf, recordCombat, sidesOf, winnerOf, type Combat } from './combat.ts';
import { expireEffects } from '#ti4/rules/components/effects.ts';
import type { Events } from '#ti4/rules/events/events.ts';
import { followingMoment, openWindow, type Game } from '#ti4/rules/game.ts';

type Kind = 'space-combat' | 'ground-combat';
type Steps = 'round' | 'roundEnds' | 'roundEnded' | 'next' | 'end' | 'decided' | 'ended' | 'finish';

export const isCombatOngoing = (game: Game, combat: Combat): boolean => !combat.drawn && hasBothSides(game, combat);

/** What the moments of a combat carry; each kind has events of its own, alike but for their name. */
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
 * How a round ends, in space and on the ground alike (42.3, 78.8): another follows as long as both sides have something to
 * fight with, else the combat is won, lost or drawn. What happens "when" and "after" is asked about at once.
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
    // What is done "when" it is won comes before what stands there is counted against the fleet pool again.
    return game.book.windows.hasListeners(game, { timing: 'when', name: 'combat-won', ...won })
      ? openWindow('when', 'combat-won', won, 'decided')
      : concluded(kind, c);
  },
  decided: (_game: Game, c: C): Next<Steps> => concluded(kind, c),
  finish: (game: Game, c: C): Next<Steps> => {
    expireEffects(game, 'combat');
    return done(c.winner ?? null);
  },
  // Where games wait that were saved when the two moments of an end were asked about one after the other.
  roundEnded: (_game: Game, c: C): Next<Steps> => openWindow('after', `${kind}-round-ends`, inRound(c), 'next'),
  ended: (_game: Game, c: C): Next<Steps> => openWindow('after', `${kind}-ends`, decided(c), 'finish'),
});
