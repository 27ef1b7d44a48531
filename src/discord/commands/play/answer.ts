import { Illegal } from '#service';
import { upper } from '#text/sentences.ts';
import type { Reply } from '#discord/interactions/replies.ts';
import type {
  At,
  FaceCommand,
  FaceLeaf,
  Given,
  PlayerCommand,
  SeveralMeant,
} from '#discord/edition/edition-adapter.ts';
import type { OpenQuestion } from '#service';
import { giveAnswer, putQuestion, unanswered } from '#discord/questions/question-handler.ts';
import { meantAmong, withReason, type Refusal } from '#discord/input/explain-refusal.ts';
import { askOnceMore } from '#discord/questions/confirmation.ts';
import { plain } from '#text/markdown.ts';
import { completions, readTyped } from '#discord/input/parse-answer.ts';
import { atPlay, playing } from '#discord/commands/guards.ts';
import { text } from '#discord/commands/options.ts';
import { Unclear } from '#discord/input/ambiguous-input.ts';

const serves = (command: PlayerCommand, open: OpenQuestion): boolean =>
  !command.questions.length || command.questions.includes(open.question);

/** Answers whatever is asked first, for questions without a command of their own. */
const ANYTHING: PlayerCommand = {
  group: 'answer',
  about: '',
  name: 'answer',
  description: 'Answer whatever you are asked.',
  questions: [],
  option: { name: 'choice', description: 'Your answer; it completes what is legal.' },
};

/** What is typed may go on to the questions that come next: all is answered as it is asked. A sentence where the rest of it cannot be read, with what it may mean. */
async function typedOn(
  { context, from, seen }: At,
  open: OpenQuestion,
  typed: string,
): Promise<Reply | SeveralMeant | string | undefined> {
  const { face, sight } = seen;
  if (!face.forms?.typed || !SEVERAL.test(typed)) return undefined;
  const found = await face.forms.typed({ sight, seat: open.seat, open, person: from.caller.user }, typed);
  if (typeof found !== 'object' || 'problem' in found) return found;
  const { reply: answer, planned: steps, standing, regrets } = found;
  const wanted = { answer, then: { steps, ...(standing && { standing }) } };
  if (regrets !== undefined) return askOnceMore(context, from, { seen, open, wanted, regret: regrets });
  return giveAnswer(context, from, seen, { ask: open.ask, ...wanted });
}

/** Something that may lie between two answers. */
const SEVERAL = /[,;\n+&]|\s(?:then|to)\s/i;

/** A command whose question is not asked yet, as it is answered together with the one that leads to it. */
async function leadingOn(
  { after }: PlayerCommand,
  at: At,
  leading: OpenQuestion,
  typed: string,
): Promise<Reply | SeveralMeant | string | undefined> {
  const head = `${after?.said ?? ''}, `;
  const on = await typedOn(at, leading, head + typed);
  if (typeof on !== 'object' || !('problem' in on)) return on;
  return {
    ...on,
    meant: on.meant.map(({ key, label }) => ({ key: key.startsWith(head) ? key.slice(head.length) : key, label })),
  };
}

/** A command whose question is not asked yet: it is answered together with the one that leads to it, or else what is asked now is put. */
async function aheadOf(command: PlayerCommand, at: At, all: OpenQuestion[], typed: string | undefined): Promise<Reply> {
  const { after, due } = command;
  const leading = after && all.find(({ question }) => question === after.question);
  const on = leading && typed !== undefined ? await leadingOn(command, at, leading, typed) : undefined;
  if (typeof on === 'object' && !('problem' in on)) return { ...on, update: false };
  const instead = leading ?? all.find(({ spec }) => spec.kind !== 'none');
  const no = ['You cannot do that just now.', due].filter(Boolean).join(' ');
  if (!instead) throw new Illegal(`${no} Nothing waits for you.`);
  if (typeof on === 'object') return severalMeant(at, command, instead, on);
  const said = on === undefined ? `${no} This is what you are asked.` : plain(upper(on));
  return { ...(await putQuestion(at.context, at.from, at.seen, instead, said)), update: false };
}

/** What could be several things is offered by buttons; where none can carry it, it is asked with those of the question. */
function severalMeant(
  { context, from, seen }: At,
  command: PlayerCommand,
  open: OpenQuestion,
  { problem, meant }: SeveralMeant,
): never {
  const said = plain(upper(problem));
  throw new Unclear(said, command.option.name, meant, async () => ({
    ...(await putQuestion(context, from, seen, open, said)),
    update: false,
  }));
}

/** What is typed for a question may be said to the one that its answer leads to, by the command that has it so: "204", where an action is asked. */
async function fromHere(at: At, open: OpenQuestion, typed: string): Promise<{ on: Reply | SeveralMeant } | undefined> {
  for (const command of at.seen.face.answers.filter(({ after }) => after?.question === open.question)) {
    const on = await leadingOn(command, at, open, typed);
    if (typeof on === 'object') return { on };
  }
  return undefined;
}

/** Why something typed is not among the choices of a question. */
const reasonFor = ({ sight, face }: At['seen'], { seat, question }: OpenQuestion, typed: string): Refusal | undefined =>
  sight.refused?.({ seat, question }, typed, meantAmong(typed, face.shorthand));

/** Reads what was typed as an answer to the first open question that the command is for, and gives it. */
async function answering(command: PlayerCommand, at: At, given: Given): Promise<Reply> {
  playing(at);
  const { context, from, seen } = at;
  const all = unanswered(seen, from.caller.user);
  const open = all.find((one) => serves(command, one));
  const typed = given.text(command.option.name);
  if (!open) return aheadOf(command, at, all, typed);
  if (typed === undefined) return { ...(await putQuestion(context, from, seen, open)), update: false };
  const read = readTyped(open.spec, typed, seen.face.shorthand);
  if ('problem' in read) {
    const on = (await typedOn(at, open, typed)) ?? (read.meant ? undefined : (await fromHere(at, open, typed))?.on);
    if (typeof on === 'object' && !('problem' in on)) return { ...on, update: false };
    if (typeof on === 'object') return severalMeant(at, command, open, on);
    if (read.meant && on === undefined)
      return severalMeant(at, command, open, { problem: read.problem, meant: read.meant });
    // What could not be read is asked with the buttons of the question.
    const said = on ?? withReason(read, (part) => reasonFor(seen, open, part));
    return { ...(await putQuestion(context, from, seen, open, plain(upper(said)))), update: false };
  }
  const regret = open.problem(read.answer) === undefined ? open.regret(read.answer) : undefined;
  const reply =
    regret === undefined
      ? await giveAnswer(context, from, seen, { ask: open.ask, answer: read.answer })
      : await askOnceMore(context, from, { seen, open, wanted: { answer: read.answer }, regret });
  return { ...reply, update: false };
}

const toLeaf = (command: PlayerCommand): FaceLeaf => ({
  options: [text(command.option.name, command.option.description, { complete: true, kind: 'list' })],
  reads: [command.option.name],
  run: (at, given) => answering(command, at, given),
  complete: (at, option, typed) => {
    if (option !== command.option.name || !atPlay(at)) return [];
    const open = unanswered(at.seen, at.from.caller.user).find((one) => serves(command, one));
    return open
      ? completions(open.spec, typed, at.seen.face.shorthand).map(({ name, value }) => ({ key: value, label: name }))
      : [];
  },
});

/** Whatever is asked can be answered by this, in every edition. */
export const answerCommand: FaceCommand = {
  name: ANYTHING.name,
  description: ANYTHING.description,
  alone: toLeaf(ANYTHING),
};

/** The commands by which the questions of an edition are answered, by their groups. */
export function answerCommands(list: PlayerCommand[]): FaceCommand[] {
  const groups = [...new Set(list.map(({ group }) => group))];
  return groups.map((group) => {
    const members = list.filter((one) => one.group === group);
    const subcommands = members.map((one) => ({ name: one.name, description: one.description, ...toLeaf(one) }));
    return { name: group, description: members[0].about, subcommands };
  });
}
