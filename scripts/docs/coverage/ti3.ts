import { numbered } from './numbered-rules.ts';

export const third = numbered('ti3', 'E3');
