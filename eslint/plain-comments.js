/** Openings of doc comments that make a riddle of the subject. */
const RELATIVE =
  /^(what|who|whose|whom|whoever|whatever|whether|where|which|how|so|the same|for what|by what|to whom)\b/i;

/** Words and turns of phrase that nobody says aloud to a colleague. */
const PHRASES =
  /\b(whoever|whomever|whatever|whichever|somebody|so (?:many|much|long|seldom)|(?:is|are|was) (?:told|said)|anew|once more|in place of|beforehand|by itself|all the same|comes to nothing|reckon(?:s|ed|ing)?|hence)\b/i;

/** A doc comment begins with a verb or a noun, and no comment holds listed phrases. */
export const plainComments = {
  meta: {
    type: 'suggestion',
    schema: [],
    messages: {
      opening: 'Begin a doc comment with a verb ("Returns ...") or the noun it defines, not with "{{word}}".',
      phrase: 'Say it plainly: "{{words}}" (docs/style.md).',
    },
  },
  create: (context) => ({
    Program: () => {
      for (const comment of context.sourceCode.getAllComments()) {
        const text = comment.value.replace(/^\*?\s*/, '').replace(/`[^`]*`|"[^"]*"|“[^”]*”/g, '``');
        const opening = comment.type === 'Block' && comment.value.startsWith('*') ? RELATIVE.exec(text) : null;
        const phrase = PHRASES.exec(text);
        if (opening) context.report({ loc: comment.loc, messageId: 'opening', data: { word: opening[0] } });
        if (phrase) context.report({ loc: comment.loc, messageId: 'phrase', data: { words: phrase[0] } });
      }
    },
  }),
};
