import { openAsks, specOf, windowQuestion, type EngineState, type OpenAsk, type SeatId } from '#engine';
import { possessive } from '#kit/board/names.ts';
import { reactionKey } from '#kit/components/window-host.ts';

// Answers to "Why not?", given by the same checks that allow and refuse it.

export interface InquiryTopic {
  key: string;
  label: string;
}

export interface Verdict {
  /** Sentences that say why it cannot be done; empty if it can. */
  reasons: string[];
  /** Additional sentences. */
  remarks: string[];
  /** Instructions for this topic, if it is not done like the others and no question asks for it. */
  how?: string;
}

/** Something that a player would like to do, explained by the same checks that allow and refuse it. */
export interface InquiryOf<G> {
  name: string;
  description: string;
  /** Names that other editions have for the nearest inquiry. */
  aliases?: readonly string[];
  /** Prompt for the topic. */
  topicPrompt: string;
  /** Section of the rules that decides; empty if it depends on the topic. */
  section: string;
  /** Instructions for doing what the inquiry is about. */
  instructions: string;
  /** Names of the questions by which it is done. */
  questions: string[];
  /** Begins a refusal: "You cannot land on Lodor". By default, "You cannot choose Lodor". */
  refusal?: (label: string) => string;
  /** Set to list the open options in a refusal. */
  listsOptions?: true;
  /** Names of the questions of which it explains refused answers; by default, all by which it is done. */
  refuses?: string[];
  topics(game: G, seat: SeatId): InquiryTopic[];
  /** Returns topics that may be typed but are not suggested. */
  unlistedTopics?(game: G, seat: SeatId): InquiryTopic[];
  judge(game: G, seat: SeatId, key: string): Verdict;
}

export const toVerdict = (...reasons: (string | undefined)[]): Verdict => ({
  reasons: reasons.filter((one) => one !== undefined),
  remarks: [],
});

/** Lists the options of a seat's open questions that are disabled now, each with its reason. */
export const disabledChoices = (game: { state: EngineState }, seat: SeatId): (InquiryTopic & { off: string })[] =>
  openAsks(game.state)
    .filter(({ ask }) => ask.player === seat && !ask.veiled)
    .flatMap((open) => {
      const spec = specOf(game as never, open);
      const list = spec.kind === 'allot' ? spec.amounts : spec.kind === 'choose' ? spec.options : [];
      return list.flatMap(({ key, label, group, disabledReason }) =>
        disabledReason
          ? [{ key: `${open.ask.question}:${key}`, label: group ? `${label} (${group})` : label, off: disabledReason }]
          : [],
      );
    });

/** Tells whether a window lets a seat use something now. `isIt`: matches the key of what is used. */
export const isOffered = (game: { state: EngineState }, seat: SeatId, isIt: (key: string) => boolean): boolean =>
  openAsks(game.state).some((open) => {
    const { player, question } = open.ask;
    if (player !== seat || question !== windowQuestion.name) return false;
    const spec = specOf(game as never, open);
    return (
      spec.kind === 'choose' &&
      spec.options.some(({ key, disabledReason }) => !disabledReason && isIt(reactionKey.parse(key)[0]))
    );
  });

/** Returns whose move it is, if that explains why a seat is not asked; else an empty text. */
export function formatWhoseMove(
  { phase, active }: { phase: string; active: SeatId | null },
  seat: SeatId,
  nameOf: (seat: SeatId) => string,
): string {
  if (phase === 'ended') return ' But the game is over.';
  if (phase !== 'action') return ` It is the ${phase} phase now.`;
  return active === null || active === seat ? '' : ` It is ${possessive(nameOf(active))} turn now.`;
}

/** Explains why an option of an open question cannot be chosen. */
export const choiceInquiry: Omit<InquiryOf<{ state: EngineState }>, 'section'> = {
  name: 'choose',
  description: "Why can't I choose this option of my current question?",
  topicPrompt: 'Which option?',
  instructions: 'Use the buttons of the question.',
  questions: [],
  topics: (game, seat) => disabledChoices(game, seat).map(({ key, label }) => ({ key, label })),
  judge: (game, seat, key) => toVerdict(disabledChoices(game, seat).find((one) => one.key === key)?.off),
};

/** Finds a topic by its key, by its label or the beginning of it, or by the position in parentheses after its name. */
const named = (list: readonly InquiryTopic[], wanted: string): InquiryTopic | undefined => {
  const typed = wanted.trim().toLowerCase();
  return (
    list.find(({ key }) => key.toLowerCase() === typed) ??
    list.find(({ label }) => label.toLowerCase() === typed) ??
    list.find(({ label }) => label.toLowerCase().startsWith(typed)) ??
    list.find(({ label }) => label.toLowerCase().endsWith(`(${typed})`))
  );
};

const NOTHING_CALLED_SO = "I don't know that name. Choose one of the suggestions.";

/** Question that a seat is asked. */
export interface AskRef {
  seat: SeatId;
  question: string;
}

/** Finds the open ask of a seat by its question. */
export const findAsk = (state: EngineState, { seat, question }: AskRef): OpenAsk | undefined =>
  openAsks(state).find(({ ask }) => ask.player === seat && ask.question === question);

/** Finds the topic that a player's typed text means. */
export type TopicMatcher = (topics: readonly InquiryTopic[]) => InquiryTopic | undefined;

/** Card or ability that asks a question. */
export interface AskingCard {
  name: string;
  text: string;
}

/**
 * Text of a refusal. `isGeneric`: it needs the list of the open options, since it does not say what else is possible.
 * `formatWith`: repeats what was typed, where the text says “that”. `card`: the card or ability that asks the question.
 */
export interface RefusalText {
  text: string;
  isGeneric?: true;
  formatWith?: (typed: string) => string;
  card?: AskingCard;
}

/** Shortens a typed text, to repeat it to its player. */
const begun = (typed: string): string =>
  typed.length <= MAX_REPEATED_LENGTH ? typed : `${[...typed].slice(0, MAX_REPEATED_LENGTH - 1).join('')}…`;
const MAX_REPEATED_LENGTH = 40;

/** Returns a reason with its section at the end of its first sentence, unless it names one or there is none to name. */
export function citeSection(
  reason: string,
  section: string,
  { cited, cites }: { cited: (section: string) => string; cites: RegExp },
): string {
  if (!section || cites.test(reason)) return reason;
  return reason.replace(/(?<=[\p{Ll}\d)”])\.(?= \p{Lu})|\.?$/u, ` (${cited(section)}).`);
}

/** Heads an answer with its topic and a mark that tells whether it is possible. */
const heading = (isPossible: boolean, topic: string): string => `${isPossible ? '✅' : '❌'} **${topic}**`;

interface Ways<G> {
  inquiries: readonly InquiryOf<G>[];
  /** Capitalizes a label, to begin a sentence. */
  upper(label: string): string;
  /** Formats a reference to a section: "E3 5.2". */
  cited(section: string): string;
  /** Matches a reason that already names its section. */
  cites: RegExp;
  /** Returns whose move it is, if that explains why a seat is not asked; else an empty text. */
  moment(game: G, seat: SeatId): string;
  /** Explains why something is not among the options of a question (`createRefusalExplainer`). */
  refused?(game: G, asked: AskRef, meant: TopicMatcher): RefusalText | undefined;
}

/**
 * Answers about a seat's open questions: confirms an option that is open, or explains why the text is not an option.
 */
function ofChoices<G extends { state: EngineState }>(
  game: G,
  seat: SeatId,
  typed: string,
  refused: Ways<G>['refused'],
): string[] {
  const asks = openAsks(game.state).filter(({ ask }) => ask.player === seat && !ask.veiled && ask.reply === undefined);
  const meant: TopicMatcher = (topics) => named(topics, typed);
  for (const open of asks) {
    const spec = specOf(game as never, open);
    const list =
      spec.kind === 'allot' ? spec.amounts : spec.kind === 'choose' || spec.kind === 'order' ? spec.options : [];
    const found = meant(
      list.flatMap(({ key, label, disabledReason }) => (disabledReason === undefined ? [{ key, label }] : [])),
    );
    if (found) return [heading(true, found.label), 'You can choose it now.'];
  }
  const [reason] = asks.flatMap(({ ask }) => refused?.(game, { seat, question: ask.question }, meant) ?? []);
  // Characters that could format, mention or link are not repeated.
  if (!reason) return [];
  const about = begun(typed.trim().replace(/[^\p{L}\p{N}\s.,;'’+&-]/gu, ''));
  return [heading(false, about), reason.text, ...(reason.card ? [`Card text: ${reason.card.text}`] : [])];
}

/**
 * Creates the function that answers "why not?" in sentences: the reason with its section, or that it can be done, and
 * when the player is asked. Returns a single sentence if no topic has that name.
 */
export const createWhyNot =
  <G extends { state: EngineState }>({ inquiries, upper, cited, cites, moment, refused }: Ways<G>) =>
  (game: G, seat: SeatId, name: string, about: string): string[] => {
    const inquiry = inquiries.find((one) => one.name === name);
    const topic =
      inquiry && (named(inquiry.topics(game, seat), about) ?? named(inquiry.unlistedTopics?.(game, seat) ?? [], about));
    const choice =
      inquiry && !topic && name === choiceInquiry.name && about.trim() ? ofChoices(game, seat, about, refused) : [];
    if (choice.length) return choice;
    if (!inquiry || !topic) return [NOTHING_CALLED_SO];
    const { reasons, remarks, how } = inquiry.judge(game, seat, topic.key);
    const asked = openAsks(game.state).some(
      ({ ask }) => ask.player === seat && inquiry.questions.includes(ask.question) && ask.reply === undefined,
    );
    const where = inquiry.section && ` (${cited(inquiry.section)})`;
    if (how !== undefined && !reasons.length) return [heading(true, upper(topic.label)), how, ...remarks];
    if (reasons.length)
      return [
        heading(false, upper(topic.label)),
        ...reasons.map((reason) => citeSection(reason, inquiry.section, { cited, cites })),
        ...remarks,
      ];
    return [
      heading(true, upper(topic.label)),
      asked ? 'You can do it now.' : `The rules allow it${where}.${moment(game, seat)} ${inquiry.instructions}`.trim(),
      ...remarks,
    ];
  };
