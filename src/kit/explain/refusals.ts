import { specOf, type EngineBook, type EngineState, type SeatId } from '#engine';
import { afterColon, formatAlternatives, formatCount } from '#text/sentences.ts';
import {
  citeSection,
  findAsk,
  type AskingCard,
  type AskRef,
  type InquiryOf,
  type InquiryTopic,
  type RefusalText,
  type TopicMatcher,
} from './inquiries.ts';

// Refusals of typed answers, given by the inquiries that answer "why not?".

/** Configuration of an edition's explanations of why something is not offered. */
export interface RefusalConfig<G> {
  inquiries: readonly InquiryOf<G>[];
  /** Capitalizes a label, to begin a sentence. */
  upper(label: string): string;
  cited(section: string): string;
  /** Matches a reason that already names its section. */
  cites: RegExp;
  /**
   * Sections of the rules behind the options of questions, by question name; by default, the section of the inquiry.
   */
  sections: Readonly<Record<string, string>>;
  /** Returns the card or ability that asks the question. */
  asking?(game: G, asked: AskRef): AskingCard | undefined;
  /** Lists of what questions choose among: planets, systems, players. The keys of their options contain those keys. */
  kinds(game: G): readonly (readonly InquiryTopic[])[];
  /** Lists of everything else that has a name in the game: cards, units, leaders. */
  known?(game: G, seat: SeatId): readonly (readonly InquiryTopic[])[];
}

/** Planet, system or player that a text names. */
interface Sibling {
  topic: InquiryTopic;
  /** Labels of the question's open options about the topic. */
  open: string[];
  /** Labels of all open options. */
  all: string[];
}

/** Finds the planet, system or player that the text names, if the question's options are of that kind. */
function siblingOf<G extends { state: EngineState }>(
  game: G,
  { seat, question }: AskRef,
  meant: TopicMatcher,
  kinds: RefusalConfig<G>['kinds'],
): Sibling | undefined {
  const open = findAsk(game.state, { seat, question });
  const spec = open && specOf(game as never, open);
  const list = spec?.kind === 'allot' ? spec.amounts : spec?.kind === 'choose' ? spec.options : [];
  const namedIn = (key: string): string[] => [key, ...key.split(KEY_SEPARATOR)];
  const among = new Set(list.flatMap(({ key }) => namedIn(key)));
  const siblings = kinds(game).filter((topics) => topics.some(({ key }) => among.has(key)));
  const topic = siblings.map(meant).find((one) => one !== undefined);
  if (!topic) return undefined;
  const all = list.filter(isOpen);
  const about = all.filter(({ key }) => namedIn(key).includes(topic.key));
  return { topic, open: about.map(({ label }) => label), all: [...new Set(all.map(({ label }) => label))] };
}

const isOpen = ({ disabledReason, max }: { disabledReason?: string; max?: number }): boolean =>
  !disabledReason && max !== 0;

/** Separates the parts of an option's key: "infantry@lodor". */
const KEY_SEPARATOR = /[^\w-]+/;

/** Maximum number of options that a refusal lists. */
const MAX_LISTED = 5;

/** Lists options: "PDS on Lodor or space dock on Lodor", "1 cruiser to Nebula (104), Move no ship or 2 others". */
function listOptions(labels: readonly string[]): string {
  const more = labels.length - MAX_LISTED;
  return formatAlternatives(more > 0 ? [...labels.slice(0, MAX_LISTED), formatCount(more, 'other')] : labels);
}

/** Asks which options a name means: "Say what you mean by Lodor: PDS on Lodor or space dock on Lodor." */
const formatMeant = (name: string, open: readonly string[]): string =>
  open.length === 1
    ? `For ${name}, the option is “${open[0]}”.`
    : `Say what you mean by ${name}: ${listOptions(open)}.`;

const refuseChoice = (label: string): string => `You cannot choose ${label}`;

/** Words what a question asks of its player: "asks you to pay", "asks whether you are ready to vote". */
function formatTask(task: string): string {
  const [, state, deed] = /^(?:be (.+)|decide whether to (.+))$/.exec(task) ?? [];
  if (task === 'choose') return 'asks you to choose one of its options';
  if (state !== undefined) return `asks whether you are ${state}`;
  return deed === undefined ? `asks you to ${task}` : `asks whether you ${deed}`;
}

/** Refuses a text by what the question asks of its player: "this question asks you to pay". */
const refuseAnswer =
  (task: string) =>
  (what: string): string =>
    `You cannot answer with ${what}: ${task ? `this question ${formatTask(task)}` : 'it is not among the options'}.`;

/** Returns the task that an open question sets its player: "keep a secret objective"; empty if it has no title. */
function taskOf<G extends { state: EngineState }>(game: G, asked: AskRef): string {
  const open = findAsk(game.state, asked);
  if (!open) return '';
  const { book } = game as unknown as { book: EngineBook<unknown> };
  const title = book.questions[asked.question]?.title ?? '';
  return typeof title === 'string' ? title : title(game as never, asked.seat, open.ask.data as never);
}

/**
 * Refuses what has a name in the game but is of no kind that the question chooses among; undefined without a name. The
 * text does not complete the name, so that no card is named that the player has not typed.
 */
function refuseKnown<G extends { state: EngineState }>(
  game: G,
  { seat, question }: AskRef,
  meant: TopicMatcher,
  { kinds, known }: RefusalConfig<G>,
): RefusalText | undefined {
  for (const topics of [...(known?.(game, seat) ?? []), ...kinds(game)]) {
    if (!meant(topics)) continue;
    const formatWith = refuseAnswer(taskOf(game, { seat, question }));
    return { isGeneric: true, text: formatWith('that'), formatWith };
  }
  return undefined;
}

/** Returns the reason of the first inquiry that has one, with its section. */
function reasonOf<G extends { state: EngineState }>(
  game: G,
  { seat, question }: AskRef,
  meant: TopicMatcher,
  { inquiries, cited, cites }: RefusalConfig<G>,
): RefusalText | undefined {
  for (const inquiry of inquiries) {
    if (!(inquiry.refuses ?? inquiry.questions).includes(question)) continue;
    const topic = meant(inquiry.topics(game, seat)) ?? meant(inquiry.unlistedTopics?.(game, seat) ?? []);
    const [reason] = topic ? inquiry.judge(game, seat, topic.key).reasons : [];
    if (topic && reason !== undefined) {
      const told = citeSection(reason, inquiry.section, { cited, cites });
      return {
        ...(inquiry.listsOptions && { isGeneric: true }),
        text: `${(inquiry.refusal ?? refuseChoice)(topic.label)}${told.includes(': ') ? `. ${told}` : `: ${afterColon(told)}`}`,
      };
    }
  }
  return undefined;
}

/**
 * Creates the function that explains why a typed text is not among the options of a question, by the same checks that
 * answer "why not?". If they have no reason, but the text names something of the kind that is chosen among, the answer
 * names the options about it, or the rule or card that limits the options (`isGeneric`). Undefined if the text means
 * nothing here.
 */
export const createRefusalExplainer =
  <G extends { state: EngineState }>(config: RefusalConfig<G>) =>
  (game: G, asked: AskRef, meant: TopicMatcher): RefusalText | undefined => {
    const { inquiries, cited, sections, asking, kinds } = config;
    const reason = reasonOf(game, asked, meant, config);
    if (reason) return reason;
    const sibling = siblingOf(game, asked, meant, kinds);
    if (!sibling) return refuseKnown(game, asked, meant, config);
    const { topic, open, all } = sibling;
    if (open.length)
      return open.some((label) => label === topic.label || label.startsWith(`${topic.label} (`))
        ? undefined
        : { text: formatMeant(topic.label, open) };
    const card = asking?.(game, asked);
    const section =
      sections[asked.question] ?? inquiries.find(({ questions }) => questions.includes(asked.question))?.section;
    const source = [card?.name, section && cited(section)].filter(Boolean).join('; ');
    const refused = `You cannot choose ${topic.key === asked.seat ? 'yourself' : topic.label} here${source && ` (${source})`}`;
    const isShort = all.length > 0 && all.length <= MAX_LISTED;
    return {
      ...(!isShort && { isGeneric: true }),
      text: isShort ? `${refused}. Choose ${listOptions(all)}.` : `${refused}: it is not among the options.`,
      ...(card && { card }),
    };
  };
