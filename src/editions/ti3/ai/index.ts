export { chooseFallback, chooseAnswer, chooseFreeAction, type FreeAction } from './ai-player.ts';
export type { AiQuestion } from './policy.ts';
export { proposeAnswer } from './proposal.ts';
