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

/** Reads what was typed as an answer to the first open question that the command is for, and gives it. */
function answering(command: PlayerCommand, at: At, given: Given): Reply {
  playing(at);
  const { context, from, seen } = at;
  const all = unanswered(seen, from.caller.user);
  const open = all.find((one) => serves(command, one));
  if (!open) {
    const [instead] = all.map(({ spec }) => spec);
    throw new Illegal(
      `You cannot do that just now. ${instead && instead.kind !== 'none' ? `You are asked: ${instead.prompt}` : 'Nothing waits for you.'}`,
    );
  }
  const typed = given.text(command.option.name);
  if (typed === undefined) return { ...putQuestion(seen, open), update: false };
  const read = readTyped(open.spec, typed, seen.face.shorthand);
  // What could not be read is asked with its buttons.
  if ('problem' in read) return { ...putQuestion(seen, open, plain(upper(read.problem))), update: false };
  return { ...giveAnswer(context, from, seen, { ask: open.ask, answer: read.answer }), update: false };
}

const toLeaf = (command: PlayerCommand): FaceLeaf => ({
  options: [text(command.option.name, command.option.description, { complete: true })],
  reads: true,
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
