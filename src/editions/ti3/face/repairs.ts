import type { Repair } from '../../../table/index.ts';
import type { State } from '../rules/state.ts';

export const repairs: Record<string, Repair<State>> = {};
