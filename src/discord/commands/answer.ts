import { Illegal } from '../../table/index.ts';
import type { From } from '../place.ts';
import type { Context, Reply } from '../context.ts';
import type { PlayerCommand } from '../eyes.ts';
import { giveAnswer, putQuestion, unanswered, type Unanswered } from '../questions.ts';
import { gameHere } from '../seen.ts';
import { completions, readTyped } from '../typed.ts';
import { GAME, text, type Command, type Given, type Subcommand } from './command.ts';
import { playing } from './look.ts';

/** The player's open question that a command answers. */
function wanted(context: Context, from: From, given: Given, command: PlayerCommand): { open?: Unanswered; others: Unanswered[] } {
  const { game } = playing(context, from, given);
  const all = unanswered(context, game.id, from.caller.user);
  const open = all.find((one) => serves(command, one));
  return { ...(open && { open }), others: all };
}

const serves = (command: PlayerCommand, open: Unanswered): boolean =>
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

const toSubcommand = (command: PlayerCommand): Subcommand => ({
  name: command.name,
  description: command.description,
  options: [text(command.option.name, command.option.description, { complete: true }), GAME],
  reads: true,
  run: (context, from, given): Reply => {
    const { open, others } = wanted(context, from, given, command);
    if (!open) {
      const instead = others[0]?.spec;
      throw new Illegal(
        `You cannot do that just now. ${instead && instead.kind !== 'none' ? `You are asked: ${instead.prompt}` : 'Nothing waits for you.'}`,
      );
    }
    const typed = given.text(command.option.name);
    if (typed === undefined) return { ...putQuestion(context, from.caller.user, open), update: false };
    const read = readTyped(open.spec, typed);
    if ('problem' in read) throw new Illegal(read.problem);
    return { ...giveAnswer(context, from, open, read.answer), update: false };
  },
  complete: (context, from, option, typed, given) => {
    const game = gameHere(context, from, given.text('game'));
    if (option !== command.option.name || !game || game.status !== 'running') return [];
    if (!game.members.some((member) => member.user === from.caller.user)) return [];
    const open = unanswered(context, game.id, from.caller.user).find((one) => serves(command, one));
    return open ? completions(open.spec, typed).map(({ name, value }) => ({ key: value, label: name })) : [];
  },
});

/** The commands by which questions are answered, by their groups. */
export function answerCommands(list: PlayerCommand[]): Command[] {
  const groups = new Map<string, PlayerCommand[]>();
  for (const one of list) groups.set(one.group, [...(groups.get(one.group) ?? []), one]);
  const { name, description, ...alone } = toSubcommand(ANYTHING);
  return [
    { name, description, alone },
    ...[...groups].map(([group, members]) => ({ name: group, description: members[0].about, subcommands: members.map(toSubcommand) })),
  ];
}
