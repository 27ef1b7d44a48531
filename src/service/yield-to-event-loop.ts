import { setImmediate as nextTurn } from 'node:timers/promises';

/** Number of turns of the event loop: a reply to Discord needs several to get on its way. */
const TURNS = 3;

/** Lets presses that have arrived be answered, between two pieces of work that each take up to 50 ms. */
export async function yieldToEventLoop(): Promise<void> {
  for (let turn = 0; turn < TURNS; turn++) await nextTurn();
}
