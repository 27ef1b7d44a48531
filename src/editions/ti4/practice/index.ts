export { plainAnswer, practiceAnswer, practiceDeed } from './answers.ts';
export type { Deed } from './trade.ts';
export type { Asked } from './policy.ts';
export { proposalFor } from './proposal.ts';
