import { numbered } from './numbered-rules.ts';

export const second = numbered('ti2', 'E2');

/** A sentence of the public account of the six phases: what it says in our words, the rules that play it, and what overrides it. */
interface Sentence {
  about: string;
  rules: string[];
  but?: string;
}

/** All of them, by the headings they stand under; numbered from the first to the last. */
export const { parts } = second.read<{ parts: { heading: string; sentences: Sentence[] }[] }>('sentences.json');
