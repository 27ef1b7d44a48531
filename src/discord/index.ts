export { startBot, type Bot } from './bot.ts';
export type { BotContext } from './interactions/replies.ts';
export type { EditionAdapter, QuestionCommand } from './edition/edition-adapter.ts';
export { DiscordLoginRefused } from './gateway/fatal-close.ts';
