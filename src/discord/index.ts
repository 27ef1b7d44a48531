export { startBot, type Bot } from './bot.ts';
export type { Context } from './context.ts';
export type { Eyes, PlayerCommand } from './eyes.ts';
export { TurnedAway } from './turned-away.ts';
