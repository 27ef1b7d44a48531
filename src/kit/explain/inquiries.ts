import { openAsks, specOf, type EngineState, type SeatId } from '#engine';
import { reactionKey } from '#kit/components/window-host.ts';

// "Why not?": answered by the very checks that allow and refuse it.

export interface InquiryTopic {
  key: string;
  label: string;
}

export interface Verdict {
  /** Sentences; none where it could be done. */
  reasons: string[];
  /** What is to be said besides. */
  remarks: string[];
  /** How one comes to do this one, where not as all others: nobody is asked about it. */
  how?: string;
}

/** Something a player would like to do, explained by the very checks that allow and refuse it. */
export interface InquiryOf<G> {
  name: string;
  description: string;
  /** What other editions call what comes nearest to it. */
  aliases?: readonly string[];
  /** What is named with it. */
  topicPrompt: string;
  /** The section of the rules that decides. */
  section: string;
  /** How one comes to do it. */
  instructions: string;
  /** Questions by which it is done. */
  questions: string[];
  topics(game: G, seat: SeatId): InquiryTopic[];
  /** What may be named besides, and is not offered. */
  unlistedTopics?(game: G, seat: SeatId): InquiryTopic[];
  judge(game: G, seat: SeatId, key: string): Verdict;
}

export const toVerdict = (...reasons: (string | undefined)[]): Verdict => ({
  reasons: reasons.filter((one) => one !== undefined),
  remarks: [],
});

/** What a seat is being asked, and the choices of it that are closed just now, each with why. */
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

/** Whether a window lets a seat use something just now; `isIt`: by the key of what is used. */
export const isOffered = (game: { state: EngineState }, seat: SeatId, isIt: (key: string) => boolean): boolean =>
  openAsks(game.state).some((open) => {
    const { player, question } = open.ask;
    if (player !== seat || question !== WINDOW) return false;
    const spec = specOf(game as never, open);
    return (
      spec.kind === 'choose' &&
      spec.options.some(({ key, disabledReason }) => !disabledReason && isIt(reactionKey.parse(key)[0]))
    );
  });

const WINDOW = 'window';

/** Whose move it is, as far as it explains why a seat is not asked; else empty. */
export function formatWhoseMove(
  { phase, active }: { phase: string; active: SeatId | null },
  seat: SeatId,
  nameOf: (seat: SeatId) => string,
): string {
  if (phase === 'ended') return ' But the game is over.';
  if (phase !== 'action') return ` It is the ${phase} phase just now.`;
  return active === null || active === seat ? '' : ` It is the turn of ${nameOf(active)} just now.`;
}

/** Why something one is asked cannot be chosen. */
export const choiceInquiry: Omit<InquiryOf<{ state: EngineState }>, 'section'> = {
  name: 'choose',
  description: 'Why can I not choose this, of what I am asked now?',
  topicPrompt: 'Which choice?',
  instructions: 'Answer with the buttons of the question.',
  questions: [],
  topics: (game, seat) => disabledChoices(game, seat).map(({ key, label }) => ({ key, label })),
  judge: (game, seat, key) => toVerdict(disabledChoices(game, seat).find((one) => one.key === key)?.off),
};

/** A topic by its key, by what it is called, or by the position that stands behind its name. */
const named = (list: readonly InquiryTopic[], wanted: string): InquiryTopic | undefined => {
  const typed = wanted.trim().toLowerCase();
  return (
    list.find(({ key }) => key.toLowerCase() === typed) ??
    list.find(({ label }) => label.toLowerCase() === typed) ??
    list.find(({ label }) => label.toLowerCase().startsWith(typed)) ??
    list.find(({ label }) => label.toLowerCase().endsWith(`(${typed})`))
  );
};

const NOTHING_CALLED_SO = 'There is nothing of that name to ask about.';

/** A question as a seat is asked it. */
export interface AskRef {
  seat: SeatId;
  question: string;
}

/** Finds among topics the one that somebody means by what they typed. */
export type TopicMatcher = (topics: readonly InquiryTopic[]) => InquiryTopic | undefined;

/** A refusal; `plain`: no more than the rule or the card by which the question offers what it offers. */
export interface RefusalText {
  text: string;
  isGeneric?: true;
}

/** What an edition knows of why something is not among what is offered. */
export interface RefusalConfig<G> {
  inquiries: readonly InquiryOf<G>[];
  /** What a sentence begins with. */
  upper(label: string): string;
  cited(section: string): string;
  /** A reason that names its section itself. */
  cites: RegExp;
  /** The section of the rules by which a question offers what it offers, where no inquiry says so; by its name. */
  sections: Readonly<Record<string, string>>;
  /** What the card or ability says by which a question is asked: "Plague: ...". */
  asking?(game: G, asked: AskRef): string | undefined;
}

/**
 * Why something that was typed is not among the choices of a question, by the very checks that answer "why not?"; else by what rule, or
 * what card, the question offers what it offers (`plain`). Undefined where nothing tells it.
 */
export const createRefusalExplainer =
  <G>({ inquiries, upper, cited, cites, sections, asking }: RefusalConfig<G>) =>
  (game: G, asked: AskRef, typed: string, meant: TopicMatcher): RefusalText | undefined => {
    const about = inquiries.filter(({ questions }) => questions.includes(asked.question));
    for (const inquiry of about) {
      const topic = meant(inquiry.topics(game, asked.seat));
      const reasons = topic ? inquiry.judge(game, asked.seat, topic.key).reasons : [];
      if (topic && reasons.length) {
        const [reason] = reasons.map((one) =>
          cites.test(one) ? one : one.replace(/\.?$/, ` (${cited(inquiry.section)}).`),
        );
        return { text: `${upper(topic.label)}: ${reason}` };
      }
    }
    const card = asking?.(game, asked);
    const section = sections[asked.question] ?? about.at(0)?.section;
    if (section === undefined && card === undefined) return undefined;
    const where = section === undefined ? '' : ` (${cited(section)})`;
    return {
      isGeneric: true,
      text: `"${begun(typed)}" is not among the choices${where}.${card === undefined ? '' : ` ${card}`}`,
    };
  };

/** As much of what somebody typed as is repeated to them. */
const begun = (typed: string): string =>
  typed.length <= REPEATED ? typed : `${[...typed].slice(0, REPEATED - 1).join('')}…`;
const REPEATED = 40;

interface Ways<G> {
  inquiries: readonly InquiryOf<G>[];
  /** What is asked about, as a sentence begins with it. */
  upper(label: string): string;
  /** "Rules Reference 5.2", from a section. */
  cited(section: string): string;
  /** A reason that names its section itself. */
  cites: RegExp;
  /** Whose move it is, as far as it explains why a seat is not asked; else empty. */
  moment(game: G, seat: SeatId): string;
  /** Why something is not among the choices of a question (`refusedOf`). */
  refused?(game: G, asked: AskRef, typed: string, meant: TopicMatcher): RefusalText | undefined;
}

/** Of what a seat is asked now: what is open among it, and why something else is not. */
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
    if (found) return [`**${found.label}**: yes.`, 'You can choose it now.'];
  }
  const said = asks.flatMap(({ ask }) => refused?.(game, { seat, question: ask.question }, typed.trim(), meant) ?? []);
  // What formats, mentions or links is not repeated.
  return said.length ? [`**${begun(typed.trim().replace(/[^\p{L}\p{N}\s.,;'’+&-]/gu, ''))}**: no.`, said[0].text] : [];
}

/** The answer to "why not?", in sentences: the reason and its section, or that it can be done, and when one is asked. A single sentence where nothing is called so. */
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
    const where = cited(inquiry.section);
    if (how !== undefined && !reasons.length) return [`**${upper(topic.label)}**: yes.`, how, ...remarks];
    if (reasons.length)
      return [
        `**${upper(topic.label)}**: no.`,
        ...reasons.map((reason) => (cites.test(reason) ? reason : `${reason} (${where})`)),
        ...remarks,
      ];
    return [
      `**${upper(topic.label)}**: yes.`,
      asked
        ? 'You can do it now.'
        : `Nothing forbids it (${where}).${moment(game, seat)} ${inquiry.instructions}`.trim(),
      ...remarks,
    ];
  };
