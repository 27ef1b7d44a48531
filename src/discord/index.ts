export { startBot, type Bot } from './bot.ts';
export type { Workings } from './context.ts';
export type { Face, PlayerCommand } from './face.ts';
export { TurnedAway } from './turned-away.ts';
