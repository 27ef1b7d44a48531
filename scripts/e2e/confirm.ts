import type { PlayerOutcome, SandboxPlayer } from '#sandbox/player.ts';
import { buttonOf } from './displayed-message.ts';

/** Confirms an answer if the bot warns that the player may regret it. */
export async function confirmIfAsked(player: SandboxPlayer, outcome: PlayerOutcome): Promise<PlayerOutcome> {
  const sure = outcome.message && buttonOf(outcome.message, 'Do it anyway');
  return outcome.message && sure ? player.press(outcome.message, sure.handle) : outcome;
}
