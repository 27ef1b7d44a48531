/** Highest number of words in a title, references to rules not counted. */
const MAX_WORDS = 14;

const CALLS = new Set(['it', 'test', 'describe', 'onFile', 'wholly']);

/** Rule numbers, notes on components and rules, and tags of hard cases. */
const REFERENCE = /(?:[\p{L}\p{N}’'.,-]+ ){0,6}?note \d+\w*|\b(?:E[23] )?\d+\.\d+\w*|\bD\d\d\b|\bE[23] \d+\b/gu;

/** Name of the function whose call begins an expression such as `test.each(...)(...)`. */
const calledName = (node) =>
  node.type === 'Identifier' ? node.name : calledName(node.callee ?? node.object ?? node.tag ?? { type: 'Identifier' });

/** Counts the words of a title without its references. */
export const countTitleWords = (title) =>
  title
    .replace(REFERENCE, ' ')
    .split(/\s+/)
    .filter((word) => /\p{L}|\p{N}|\$|%/u.test(word)).length;

/** A title of a test is short enough to be read at once. */
export const testTitles = {
  meta: {
    type: 'suggestion',
    schema: [],
    messages: { long: `A title has at most ${MAX_WORDS} words besides references; this one has {{words}}.` },
  },
  create: (context) => ({
    CallExpression: ({ callee, arguments: [title] }) => {
      if (!CALLS.has(calledName(callee))) return;
      const text =
        title?.type === 'TemplateLiteral'
          ? title.quasis.map(({ value }) => value.cooked).join('$')
          : title?.type === 'Literal' && typeof title.value === 'string'
            ? title.value
            : '';
      const words = countTitleWords(text);
      if (words > MAX_WORDS) context.report({ node: title, messageId: 'long', data: { words } });
    },
  }),
};
