export { startBot, type Bot } from './bot.ts';
export type { Workings } from './context.ts';
export type { Eyes, PlayerCommand } from './eyes.ts';
export { TurnedAway } from './turned-away.ts';
