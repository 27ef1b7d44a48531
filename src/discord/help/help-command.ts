import { textReply, type HandlerContext } from '#discord/interactions/replies.ts';
import type { RulesScope, EditionAdapter } from '#discord/edition/edition-adapter.ts';
import type { Choice } from '#discord/edition/game-presenter.ts';
import type { InteractionOrigin } from '#discord/channels/game-place.ts';
import { findCurrentGame } from '#discord/access/game-access.ts';
import { LIMITS } from '#discord/limits.ts';
import { joinWithinLimit } from '#text/markdown.ts';
import { leafWithoutGame, type Command } from '#discord/commands/command.ts';
import { textOption } from '#discord/commands/options.ts';
import { isSetting, findSettings, describeChoice, describeSetting } from './lobby-settings.ts';
import { AmbiguousInput } from '#discord/input/ambiguous-input.ts';
import { topicOfQuestion } from './plain-question.ts';
import { findNamedTopicText, findTopicText, matchTopics } from './rules-topics.ts';
import { TABLE_TOPICS } from './table-topics.ts';

/**
 * Returns the rules to explain: those of the game in this channel or of the user's game, else of the default edition.
 */
async function resolveRulesScope(
  context: HandlerContext,
  from: InteractionOrigin,
): Promise<{ face: EditionAdapter; asked?: RulesScope }> {
  const seen = await findCurrentGame(context, from);
  if (!seen) return { face: context.adapters.defaultAdapter };
  const { adapter, info } = seen;
  // An abandoned lobby has no moves either.
  return { face: adapter, asked: info.head > 0 ? { presenter: seen.presenter } : { settings: info.settings } };
}

/** Explains a rule, a component, or a lobby setting or choice. Throws AmbiguousInput if nothing has this name. */
function explainName(face: EditionAdapter, about: string, asked: RulesScope | undefined): string {
  const named = isSetting(about)
    ? describeSetting(face, about)
    : (describeChoice(face, about) ?? findNamedTopicText(TABLE_TOPICS, about));
  if (named !== undefined) return named;
  try {
    return face.resolveRule(about, asked);
  } catch (error) {
    if (!(error instanceof AmbiguousInput)) throw error;
    if (error.onlyMatch !== undefined) return face.resolveRule(error.onlyMatch, asked);
    const told = describeSetting(face, about) ?? findTopicText(TABLE_TOPICS, about);
    if (told !== undefined) return told;
    throw error;
  }
}

/**
 * Explains a rule, a component, or a lobby setting or choice, found by its name or by a plain question. Several matches
 * with the same name are explained together.
 */
export function formatHelp(face: EditionAdapter, about: string, asked: RulesScope | undefined): string {
  const topic = topicOfQuestion(about);
  try {
    return explainName(face, about, asked);
  } catch (error) {
    if (topic === undefined || !(error instanceof AmbiguousInput)) throw error;
    return explainName(face, topic, asked);
  }
}

/** Completes what can be explained; for a plain question, what it is about. */
function completeHelp(face: EditionAdapter, typed: string, asked: RulesScope | undefined): Choice[] {
  const find = (text: string): Choice[] => [
    ...face.searchRules(text, asked),
    ...findSettings(face, text),
    ...matchTopics(TABLE_TOPICS, text),
  ];
  const [found, topic] = [find(typed), topicOfQuestion(typed)];
  return found.length || topic === undefined ? found : find(topic);
}

/** Shows general help, or explains one topic. Without a game it uses the default edition. */
export const helpCommand: Command = {
  name: 'help',
  description: 'Learn how to play here, or look up a card, rule or setting.',
  leaf: leafWithoutGame({
    options: [textOption('about', 'Card, rule or setting.', { complete: true })],
    reads: ['about'],
    run: async (context, from, given) => {
      const { face, asked } = await resolveRulesScope(context, from);
      const about = given.text('about');
      return textReply(
        about
          ? formatHelp(face, about, asked)
          : joinWithinLimit([...HELP_HEAD, ...face.helpLines, ...HELP_TAIL], LIMITS.content),
      );
    },
    complete: async (context, from, _option, typed) => {
      const { face, asked } = await resolveRulesScope(context, from);
      return completeHelp(face, typed, asked);
    },
  }),
};

const HELP_HEAD = [
  '**Playing with Custodian**',
  '- Press **Your move** in the panel at the end of the thread to see your question. You can do everything with its buttons.',
  '- `/next` does the same. With `/answer` you type your answer; it suggests the legal ones.',
];
const HELP_TAIL = [
  '- The dice are fair, and you can check them. The first message of the thread has a hash of the secret seed, and `/dice` shows it. After the game I publish the seed, and anyone can check each roll.',
  '- `/undo` shows your last move and undoes it if you confirm. If the move revealed something or involved other players, they must agree.',
  '- `/settings` sets your time zone, quiet hours and reminders.',
];
