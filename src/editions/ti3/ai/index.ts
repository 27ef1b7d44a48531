export { plainAnswer, practiceAnswer, practiceDeed, type Deed } from './ai-player.ts';
export type { Asked } from './policy.ts';
export { proposalFor } from './proposal.ts';
