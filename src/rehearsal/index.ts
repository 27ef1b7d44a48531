export { generator, numberFrom, randomly, type Answerer, type Move } from './answering.ts';
export { lostSince, survivesSaving } from './audit.ts';
export { contractOf, type Contract } from './contract.ts';
export { coverage, type Count, type Coverage, type Covered } from './coverage.ts';
export { paceOf, timekeeper, type Delay, type Stops } from './pace.ts';
export { playOut, type Course, type Plan } from './play.ts';
export { readRecorded, replay, writeRecorded, type Recorded, type Replaying } from './recorded.ts';
export type { Below, Deed, Played, Rehearsed } from './rehearsed.ts';
export { rehearse, type Outcome, type Rehearsal } from './run.ts';
