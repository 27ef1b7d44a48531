import { Illegal } from '../../table/index.ts';
import { upper } from '../../words/sentences.ts';
import type { Reply } from '../context.ts';
import type { At, FaceCommand, FaceLeaf, Given, PlayerCommand } from '../face.ts';
import type { OpenQuestion } from '../../table/index.ts';
import { giveAnswer, putQuestion, unanswered } from '../questions.ts';
import { plain } from '../text.ts';
import { completions, readTyped } from '../typed.ts';
import { atPlay, playing } from './at.ts';
import { text } from './options.ts';
import { Unclear } from './unclear.ts';

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

/** What is typed may go on to the questions that come next: all is answered as it is asked. A sentence where the rest of it cannot be read. */
async function typedOn({ context, from, seen }: At, open: OpenQuestion, typed: string): Promise<Reply | string | undefined> {
  const { face, sight } = seen;
  if (!face.forms?.typed || !SEVERAL.test(typed)) return undefined;
  const found = await face.forms.typed({ sight, seat: open.seat, open, person: from.caller.user }, typed);
  if (typeof found !== 'object') return found;
  const { reply: answer, planned: steps, standing } = found;
  return giveAnswer(context, from, seen, { ask: open.ask, answer, then: { steps, ...(standing && { standing }) } });
}

/** Something that may lie between two answers. */
const SEVERAL = /[,;\n+&]|\sthen\s/i;

/** A command whose question is not asked yet: it is answered together with the one that leads to it, or else what is asked now is put. */
async function aheadOf({ after }: PlayerCommand, at: At, all: OpenQuestion[], typed: string | undefined): Promise<Reply> {
  const leading = after && all.find(({ question }) => question === after.question);
  const on = leading && typed !== undefined ? await typedOn(at, leading, `${after.said}, ${typed}`) : undefined;
  if (typeof on === 'object') return { ...on, update: false };
  const instead = leading ?? all.find(({ spec }) => spec.kind !== 'none');
  if (!instead) throw new Illegal('You cannot do that just now. Nothing waits for you.');
  const said = on === undefined ? 'You cannot do that just now. This is what you are asked.' : plain(upper(on));
  return { ...(await putQuestion(at.context, at.from, at.seen, instead, said)), update: false };
}

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
    const on = await typedOn(at, open, typed);
    if (typeof on === 'object') return { ...on, update: false };
    // What could not be read is asked with the buttons of the question.
    const asked = async (): Promise<Reply> => ({
      ...(await putQuestion(context, from, seen, open, plain(upper(on ?? read.problem)))),
      update: false,
    });
    if (read.meant && on === undefined) throw new Unclear(plain(upper(read.problem)), command.option.name, read.meant, asked);
    return asked();
  }
  return { ...(await giveAnswer(context, from, seen, { ask: open.ask, answer: read.answer })), update: false };
}

const toLeaf = (command: PlayerCommand): FaceLeaf => ({
  options: [text(command.option.name, command.option.description, { complete: true })],
  reads: [command.option.name],
  run: (at, given) => answering(command, at, given),
  complete: (at, option, typed) => {
    if (option !== command.option.name || !atPlay(at)) return [];
    const open = unanswered(at.seen, at.from.caller.user).find((one) => serves(command, one));
    return open ? completions(open.spec, typed, at.seen.face.shorthand).map(({ name, value }) => ({ key: value, label: name })) : [];
  },
});

/** Whatever is asked can be answered by this, in every edition. */
export const answerCommand: FaceCommand = { name: ANYTHING.name, description: ANYTHING.description, alone: toLeaf(ANYTHING) };

/** The commands by which the questions of an edition are answered, by their groups. */
export function answerCommands(list: PlayerCommand[]): FaceCommand[] {
  const groups = [...new Set(list.map(({ group }) => group))];
  return groups.map((group) => {
    const members = list.filter((one) => one.group === group);
    const subcommands = members.map((one) => ({ name: one.name, description: one.description, ...toLeaf(one) }));
    return { name: group, description: members[0].about, subcommands };
  });
}
