import { foldText } from '#text/fuzzy-match.ts';

// Plain questions for `/help`: "how do I win?" is about "win".

/** Words of a question that do not say what it is about. */
const QUESTION_WORDS = new Set(
  [
    'a about am an and are can could describe did do does explain for from get gets happen happens have help how i if',
    'in info is it its know like many may me mean means much must my need now of on or please rule rules s shall should',
    'show so tell than that the them then there these they this to up use used using want was we what whats when where',
    'which who whom whose why will with work working works would you your',
  ].flatMap((line) => line.split(' ')),
);

/** Topic of a question that names nothing: "what can I do now?" */
const GENERAL_TOPIC = 'now';

/**
 * Returns what a plain question is about: "win" for "How do I win?", "now" for "What can I do now?". Returns undefined
 * if the text has no question words.
 */
export function topicOfQuestion(typed: string): string | undefined {
  const words = foldText(typed).split(' ').filter(Boolean);
  const rest = words.filter((word) => !QUESTION_WORDS.has(word));
  return rest.length === words.length ? undefined : rest.join(' ') || GENERAL_TOPIC;
}
