import { windowQuestion, type Answer } from '#engine';
import { Illegal, type OpenQuestion } from '#service';
import type { Abbreviations } from '#text/fuzzy-match.ts';
import { capitalize } from '#text/sentences.ts';
import type { Reply } from '#discord/interactions/replies.ts';
import type {
  GameInteraction,
  GameCommand,
  GameCommandLeaf,
  CommandOptions,
  QuestionCommand,
} from '#discord/edition/edition-adapter.ts';
import type { AmbiguousText } from '#discord/edition/question-forms.ts';
import { submitAnswer } from '#discord/questions/question-handler.ts';
import { showQuestion, unansweredQuestions } from '#discord/questions/show-question.ts';
import { createTopicMatcher, explainUnread, type Refusal } from '#discord/input/explain-refusal.ts';
import { findAttackOdds } from '#discord/questions/attack-odds.ts';
import { askAboutAttack } from '#discord/questions/attack-preview.ts';
import { askForConfirmation, type UnconfirmedAnswer } from '#discord/questions/confirmation.ts';
import { isGuess } from '#discord/input/loose-input.ts';
import { escapeMarkdown } from '#text/markdown.ts';
import { completeAnswer, parseAnswer } from '#discord/input/parse-answer.ts';
import { findPlayer, resolvePlayer } from '#discord/commands/guards.ts';
import { textOption } from '#discord/commands/options.ts';
import { AmbiguousInput } from '#discord/input/ambiguous-input.ts';

const answersQuestion = (command: QuestionCommand, open: OpenQuestion): boolean =>
  !command.questions.length || command.questions.includes(open.question);

/** Command for the first open question; also covers questions without their own command. */
const ANY_QUESTION: QuestionCommand = {
  group: 'answer',
  groupDescription: '',
  name: 'answer',
  description: 'Answer your current question.',
  questions: [],
  option: { name: 'choice', description: 'Your answer. Suggestions list the legal ones.' },
};

/**
 * Submits text that also answers follow-up questions; those answers are given when their questions are asked. Returns a
 * sentence, or an AmbiguousText with candidates, if the rest cannot be parsed; undefined if the text is for one question.
 */
async function submitPlan(
  { context, origin, loaded }: GameInteraction,
  open: OpenQuestion,
  typed: string,
): Promise<Reply | AmbiguousText | string | undefined> {
  const { adapter, presenter } = loaded;
  if (!adapter.forms?.parse || !PLAN_SEPARATOR.test(typed)) return undefined;
  const found = await adapter.forms.parse({ presenter, seat: open.seat, open, user: origin.caller.user }, typed);
  if (typeof found !== 'object' || 'problem' in found) return found;
  const { reply: answer, planned: steps, standing, confirmation } = found;
  const wanted = { answer, then: { steps, ...(standing && { standing }) } };
  const attack = found.isGuess ? await describeAttack({ origin, loaded }, open, wanted) : undefined;
  const doubt = joinDoubts(confirmation, attack);
  if (doubt) return askForConfirmation(context, origin, { seen: loaded, open, wanted, ...doubt });
  return submitAnswer(context, origin, loaded, { ask: open.ask, ...wanted });
}

/** Reason to confirm an answer, and the button that submits it. */
interface Doubt {
  regret: string;
  label?: string;
}

/** Joins the warning about a loss and the question about an attack; undefined if there is neither. */
const joinDoubts = (loss: string | undefined, attack: Doubt | undefined): Doubt | undefined =>
  loss === undefined ? attack : { regret: [loss, attack?.regret].filter(Boolean).join('\n') };

/** Describes the attack that an answer would begin, with the odds if they can be computed; undefined if it is none. */
async function describeAttack(
  { origin, loaded: { presenter } }: Pick<GameInteraction, 'origin' | 'loaded'>,
  { seat, question }: OpenQuestion,
  { answer, then }: UnconfirmedAnswer,
): Promise<Doubt | undefined> {
  const steps = [{ question, reply: answer }, ...(then?.steps ?? [])];
  const found = await findAttackOdds(presenter, seat, steps, origin.caller.user);
  return found && askAboutAttack(found.attack, found.chances);
}

/** Matches a separator that may stand between two answers. */
const PLAN_SEPARATOR = /[,;\n+&]|\s(?:then|to)\s/i;

/** Submits a command's answer together with the answer to its leading question, while that one is still open. */
async function submitPlanFrom(
  { leadingQuestion }: QuestionCommand,
  at: GameInteraction,
  leading: OpenQuestion,
  typed: string,
): Promise<Reply | AmbiguousText | string | undefined> {
  const head = `${leadingQuestion?.said ?? ''}, `;
  const on = await submitPlan(at, leading, head + typed);
  if (typeof on !== 'object' || !('problem' in on)) return on;
  return {
    ...on,
    candidates: on.candidates.map(({ key, label }) => ({
      key: key.startsWith(head) ? key.slice(head.length) : key,
      label,
    })),
  };
}

/** Says why a command cannot be used now, and when it can; for a named card the reason why that card cannot. */
function explainWrongMoment(
  { questions, whenAsked }: QuestionCommand,
  { loaded, seat }: GameInteraction,
  typed: string | undefined,
): string {
  const card =
    typed !== undefined && seat !== undefined && questions.includes(windowQuestion.name)
      ? refusalOf(loaded, { seat, question: windowQuestion.name }, typed)
      : undefined;
  return card && !card.formatWith ? card.text : ['You cannot do that now.', whenAsked].filter(Boolean).join(' ');
}

/**
 * Handles a command whose question is not open yet: answers it together with its leading question, or else shows the
 * current question. Throws Illegal if no question is open.
 */
async function answerAhead(
  command: QuestionCommand,
  at: GameInteraction,
  all: OpenQuestion[],
  typed: string | undefined,
): Promise<Reply> {
  const { leadingQuestion } = command;
  const leading = leadingQuestion && all.find(({ question }) => question === leadingQuestion.question);
  const on = leading && typed !== undefined ? await submitPlanFrom(command, at, leading, typed) : undefined;
  if (typeof on === 'object' && !('problem' in on)) return { ...on, update: false };
  const instead = leading ?? all.find(({ spec }) => spec.kind !== 'none');
  const no = explainWrongMoment(command, at, typed);
  if (!instead) throw new Illegal(`${no} You have no open question.`);
  if (typeof on === 'object') return throwAmbiguous(at, command, instead, on);
  const said = on === undefined ? `${no} Your current question is below.` : escapeMarkdown(capitalize(on));
  return { ...(await showQuestion(at.context, at.origin, at.loaded, instead, said)), update: false };
}

/**
 * Throws AmbiguousInput with the candidates; its fallback, for candidates that fit into no button, shows the question.
 */
function throwAmbiguous(
  { context, origin, loaded }: GameInteraction,
  command: QuestionCommand,
  open: OpenQuestion,
  { problem, candidates }: AmbiguousText,
): never {
  const said = escapeMarkdown(capitalize(problem));
  throw new AmbiguousInput(said, command.option.name, candidates, async () => ({
    ...(await showQuestion(context, origin, loaded, open, said)),
    update: false,
  }));
}

/**
 * Tries typed text as the answer to a later question: while an action is asked, "204" names the system to activate.
 * Tries each command whose leading question is the open one; undefined if none can use the text.
 */
async function planFromHere(
  at: GameInteraction,
  open: OpenQuestion,
  typed: string,
): Promise<{ on: Reply | AmbiguousText } | undefined> {
  for (const command of at.loaded.adapter.questionCommands.filter(
    ({ leadingQuestion }) => leadingQuestion?.question === open.question,
  )) {
    const on = await submitPlanFrom(command, at, open, typed);
    if (typeof on === 'object') return { on };
  }
  return undefined;
}

/** Explains why a typed text is not among a question's choices; undefined if there is no explanation. */
const refusalOf = (
  { presenter, adapter }: GameInteraction['loaded'],
  { seat, question }: Pick<OpenQuestion, 'seat' | 'question'>,
  typed: string,
): Refusal | undefined =>
  presenter.explainRefusal?.({ seat, question }, createTopicMatcher(typed, adapter.abbreviations));

/** Returns the first question that a typed text can answer; the first of all if it answers none. */
const findAddressed = (
  open: readonly OpenQuestion[],
  typed: string | undefined,
  abbreviations: Abbreviations | undefined,
): OpenQuestion | undefined =>
  (open.length > 1 && typed !== undefined
    ? open.find(({ spec }) => 'answer' in parseAnswer(spec, typed, abbreviations))
    : undefined) ?? open[0];

/** Submits a typed answer; asks first if it loses something, or begins an attack and was read by a guess. */
async function submitTyped(at: GameInteraction, open: OpenQuestion, typed: string, answer: Answer): Promise<Reply> {
  const { context, origin, loaded } = at;
  const wanted = { answer };
  const isLegal = open.problem(answer) === undefined;
  const loss = isLegal ? open.confirmation(answer) : undefined;
  const isLoose = isLegal && isGuess(open.spec, typed, loaded.adapter.abbreviations);
  const doubt = joinDoubts(loss, isLoose ? await describeAttack(at, open, wanted) : undefined);
  return doubt
    ? askForConfirmation(context, origin, { seen: loaded, open, wanted, ...doubt })
    : submitAnswer(context, origin, loaded, { ask: open.ask, ...wanted });
}

/**
 * Parses the typed answer to the first open question of the command, and submits it. Throws Illegal for a spectator.
 */
async function runAnswer(command: QuestionCommand, at: GameInteraction, given: CommandOptions): Promise<Reply> {
  resolvePlayer(at);
  const { context, origin, loaded } = at;
  const all = unansweredQuestions(loaded, origin.caller.user);
  const typed = given.text(command.option.name);
  const open = findAddressed(
    all.filter((one) => answersQuestion(command, one)),
    typed,
    loaded.adapter.abbreviations,
  );
  if (!open) return answerAhead(command, at, all, typed);
  if (typed === undefined) return { ...(await showQuestion(context, origin, loaded, open)), update: false };
  const read = parseAnswer(open.spec, typed, loaded.adapter.abbreviations);
  if ('problem' in read) {
    const on =
      (await submitPlan(at, open, typed)) ?? (read.meant ? undefined : (await planFromHere(at, open, typed))?.on);
    if (typeof on === 'object' && !('problem' in on)) return { ...on, update: false };
    if (typeof on === 'object') return throwAmbiguous(at, command, open, on);
    if (read.meant && on === undefined)
      return throwAmbiguous(at, command, open, { problem: read.problem, candidates: read.meant });
    // The text could not be parsed: show the question with its buttons.
    const said = on ?? explainUnread(read, (part) => refusalOf(loaded, open, part));
    return { ...(await showQuestion(context, origin, loaded, open, escapeMarkdown(capitalize(said)))), update: false };
  }
  return { ...(await submitTyped(at, open, typed, read.answer)), update: false };
}

const toLeaf = (command: QuestionCommand): GameCommandLeaf => ({
  options: [textOption(command.option.name, command.option.description, { complete: true, kind: 'list' })],
  freeTextOptions: [command.option.name],
  run: (at, given) => runAnswer(command, at, given),
  complete: (at, option, typed) => {
    if (option !== command.option.name || !findPlayer(at)) return [];
    const open = unansweredQuestions(at.loaded, at.origin.caller.user).find((one) => answersQuestion(command, one));
    return open
      ? completeAnswer(open.spec, typed, at.loaded.adapter.abbreviations).map(({ name, value }) => ({
          key: value,
          label: name,
        }))
      : [];
  },
});

/** The `/answer` command, which answers any question in every edition. */
export const answerCommand: GameCommand = {
  name: ANY_QUESTION.name,
  description: ANY_QUESTION.description,
  leaf: toLeaf(ANY_QUESTION),
};

/** Creates an edition's answer commands, one for each group. */
export function createAnswerCommands(list: QuestionCommand[]): GameCommand[] {
  const groups = [...new Set(list.map(({ group }) => group))];
  return groups.map((group) => {
    const members = list.filter((one) => one.group === group);
    const subcommands = members.map((one) => ({ name: one.name, description: one.description, ...toLeaf(one) }));
    return { name: group, description: members[0].groupDescription, subcommands };
  });
}
