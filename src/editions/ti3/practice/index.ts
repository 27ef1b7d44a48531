export { plainAnswer, practiceAnswer, practiceDeed, type Deed } from './answers.ts';
export type { Asked } from './asked.ts';
export { proposalFor } from './proposal.ts';
