export { chooseFallback, chooseAnswer, chooseFreeAction } from './ai-player.ts';
export type { FreeAction } from './policies/trade.ts';
export type { AiQuestion } from './policy.ts';
export { proposeAnswer } from './proposal.ts';
