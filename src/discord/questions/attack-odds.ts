import { Illegal, type SeatId } from '#engine';
import type { UserId } from '#service';
import type { GamePresenter } from '#discord/edition/game-presenter.ts';
import { formatChances, type AnswerSteps, type AttackPreview, type CombatChance } from './attack-preview.ts';

/** An attack with the chances of its combats; without chances if they cannot be calculated. */
interface AttackOdds {
  attack: AttackPreview;
  chances: readonly CombatChance[];
}

/** Describes the attack that these answers would begin, with its odds; undefined if they begin none. */
export async function findAttackOdds(
  presenter: GamePresenter,
  seat: SeatId,
  steps: AnswerSteps,
  user: UserId,
): Promise<AttackOdds | undefined> {
  const attack = presenter.findAttack?.(seat, steps);
  if (!attack) return undefined;
  try {
    return { attack, chances: (await presenter.attackChances?.(seat, attack, user)) ?? [] };
  } catch (error) {
    if (error instanceof Illegal) return { attack, chances: [] };
    throw error;
  }
}

/** Time in ms that a form waits for the odds above it; it has to open within three seconds. */
const ODDS_TIMEOUT_MS = 700;

/**
 * Says how likely the attack of these answers succeeds: "With 2 cruisers, your chance to win is 60%."; empty if they
 * attack with nothing, or if the odds take too long.
 */
export async function formatAttackOdds(...asked: Parameters<typeof findAttackOdds>): Promise<string> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<undefined>((resolve) => (timer = setTimeout(resolve, ODDS_TIMEOUT_MS, undefined)));
  const work = findAttackOdds(...asked);
  work.catch(() => undefined); // an error after the time limit is ignored
  try {
    const found = await Promise.race([work, late]);
    if (!found?.attack.attackers || !found.chances.length) return '';
    return `With ${found.attack.attackers}: ${formatChances(found.chances)}`;
  } finally {
    clearTimeout(timer);
  }
}
