import { kit } from './component.ts';

/** Component actions (22), with why one cannot be performed (22.3); and what a seat may do unasked, at any time. */
export const { componentActions, anytimeDeeds, callUse, useActions } = kit;
