export { plainAnswer, practiceAnswer, practiceDeed } from './ai-player.ts';
export type { Deed } from './policies/trade.ts';
export type { Asked } from './policy.ts';
export { proposalFor } from './proposal.ts';
