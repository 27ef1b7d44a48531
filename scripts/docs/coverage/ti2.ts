import { readNumberedRules } from './numbered-rules.ts';

export const ti2Rules = readNumberedRules('ti2', 'E2');

/** A sentence of the public account of the six phases: what it says in our words, the rules that play it, and what overrides it. */
interface Sentence {
  about: string;
  rules: string[];
  but?: string;
}

/** All of them, by the headings they stand under; numbered from the first to the last. */
export const { parts: rulesAccount } = ti2Rules.read<{ parts: { heading: string; sentences: Sentence[] }[] }>(
  'sentences.json',
);
