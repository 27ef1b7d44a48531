import { readNumberedRules } from './numbered-rules.ts';

export const ti2Rules = readNumberedRules('ti2', 'E2');

/**
 * A sentence of the public account of the six phases: its content in our words, the rules that implement it, and what
 * overrides it.
 */
interface Sentence {
  about: string;
  rules: string[];
  but?: string;
}

/** All sentences, by heading; numbered consecutively. */
export const { parts: rulesAccount } = ti2Rules.read<{ parts: { heading: string; sentences: Sentence[] }[] }>(
  'sentences.json',
);
