import type { PlayerOutcome, SandboxPlayer } from '#sandbox/player.ts';
import { buttonOf } from './displayed-message.ts';

/** Where somebody is asked once more about an answer that they may regret, they mean it. */
export async function confirmIfAsked(player: SandboxPlayer, outcome: PlayerOutcome): Promise<PlayerOutcome> {
  const sure = outcome.message && buttonOf(outcome.message, 'Do it all the same');
  return outcome.message && sure ? player.press(outcome.message, sure.handle) : outcome;
}
