import { numbered } from './numbered.ts';

export const third = numbered('ti3', 'E3');
