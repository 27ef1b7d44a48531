export { startBot, type Bot } from './bot.ts';
export type { Workings } from './interactions/replies.ts';
export type { Face, PlayerCommand } from './edition/edition-adapter.ts';
export { TurnedAway } from './gateway/fatal-close.ts';
