import { readNumberedRules } from './numbered-rules.ts';

export const ti3Rules = readNumberedRules('ti3', 'E3');
