import { Illegal } from '#service';
import { say, type Context, type Reply } from '#discord/interactions/replies.ts';
import { customId, type CustomId } from '#discord/interactions/custom-id.ts';
import type { Choice, Given, Led } from '#discord/edition/edition-adapter.ts';
import { LIMITS } from '#discord/limits.ts';
import { button, menu, rows, type Row } from '#discord/messages/message.ts';
import type { From } from '#discord/channels/game-place.ts';
import { gameHere } from '#discord/access/game-access.ts';
import { givenAgain } from './retry.ts';
import { carryOut, commandCalled, offeredFor, type Command, type Leaf } from './command.ts';
import { ASKED, ledId, type LedFrom } from './menu-command-id.ts';
import { GAME } from './options.ts';

// Commands that are given by buttons alone: what they ask for is chosen from menus, each shown in the place of the last, with a way back.

const moreId = (game: string): string => customId('g', game, '', 'more');

const OUTDATED = 'This button is from another time; use the newest message.';

/** All that can be looked at or done besides answering, by buttons. */
export function moreMessage(game: string, all: readonly Led[]): Reply {
  const buttons = all.map(({ label, path, ask }) => button(ledId(game, path, ask), label));
  return { message: { content: 'What would you like to see or do?', components: rows(buttons) }, update: true };
}

/** A press or a choice on the way to a command. */
export async function onLed(
  context: Context,
  commands: readonly Command[],
  from: From,
  id: CustomId,
  values: string[],
): Promise<Reply> {
  const [path, ask] = id.arg.split(ASKED);
  const group = commands.find(({ name, subcommands }) => name === path && subcommands);
  if (group) {
    const [chosen] = values;
    if (chosen === undefined) return kindsOf(id, group, (await gameHere(context, from, id.game))?.game.edition);
    return step(
      { context, from, commands, game: id.game, origin: '' },
      { path: `${path} ${chosen}` },
      { back: ledId(id.game, path) },
    );
  }
  const origin: LedFrom = id.id === 'question' ? 'question' : '';
  const parent = path.includes(' ') ? ledId(id.game, path.split(' ')[0]) : moreId(id.game);
  const back = origin === 'question' ? customId('g', id.game, '', 'keep') : parent;
  return step({ context, from, commands, game: id.game, origin }, { path, ask }, { chosen: values[0], back });
}

/** A command that is several: which of those that the game's edition has. */
const kindsOf = (id: CustomId, { name, description, subcommands = [] }: Command, edition = ''): Reply =>
  asked(
    id.arg,
    subcommands
      .filter(({ editions }) => !editions || editions.includes(edition))
      .map((one) => ({ key: one.name, label: one.description })),
    { id: ledId(id.game, name), what: description, back: moreId(id.game) },
  );

interface Way {
  context: Context;
  from: From;
  commands: readonly Command[];
  game: string;
  origin: LedFrom;
}

/** Asks for what a command needs, or gives it. */
async function step(
  { context, from, commands, game, origin }: Way,
  { path, ask }: { path: string; ask?: string },
  { chosen, back }: { chosen?: string; back: string },
): Promise<Reply> {
  const leaf = commandCalled(commands, path);
  const option = leaf && (ask ?? neededBy(leaf));
  if (!leaf || (option !== undefined && !completing(leaf).includes(option))) throw new Illegal(OUTDATED);
  if (option === undefined) return ledBack(await given(context, from, { leaf, path }, { game }), back);
  const own = ledId(game, path, option, origin);
  if (chosen !== undefined) return ledBack(await given(context, from, { leaf, path }, { game, [option]: chosen }), own);
  const choices = await offeredFor(context, from, leaf, option, '', givenAgain({ [GAME.name]: game }));
  return asked(path, choices, { id: own, what: headingOf(leaf, option), back });
}

const given = (
  context: Context,
  from: From,
  { leaf, path }: { leaf: Leaf; path: string },
  options: Record<string, string>,
): Promise<Reply> => carryOut(context, from, leaf, givenAgain(options) satisfies Given, path);

/** What a menu asks: the question with which an option describes itself, without what is said to those who type. */
function headingOf({ options = [] }: Leaf, option: string): string {
  const said = options.find(({ name }) => name === option)?.description ?? option;
  return said.slice(0, said.indexOf('?') + 1) || said;
}

const completing = ({ options = [] }: Leaf): string[] =>
  options.filter((one) => 'autocomplete' in one && one.autocomplete === true).map(({ name }) => name);

/** The first option that has to be given and can be chosen. */
const neededBy = (leaf: Leaf): string | undefined =>
  leaf.options?.find(({ name, required }) => required && completing(leaf).includes(name))?.name;

/** What is chosen from; what does not fit into a menu can still be typed. */
function asked(path: string, choices: Choice[], { id, what, back }: { id: string; what: string; back: string }): Reply {
  const fitting = choices.filter(({ key }) => key.length > 0 && key.length <= LIMITS.menuValue);
  const shown = fitting.slice(0, LIMITS.menuOptions);
  if (!shown.length) return ledBack(say('There is nothing to choose from just now.'), back);
  const options = shown.map(({ key, label, hint }) => ({ value: key, label, ...(hint && { description: hint }) }));
  const more = fitting.length > shown.length ? `\n-# The others can be typed: \`/${path}\`` : '';
  return ledBack({ message: { content: `${what}${more}`, components: [menu(id, what, options)] } }, back);
}

/** The same shown in the place of what was pressed, with a way back. */
function ledBack(reply: Reply, back: string): Reply {
  const { message } = reply;
  if (!message) return reply;
  const own: Row[] = (message.components ?? []).slice(0, LIMITS.rows - 1);
  return { message: { ...message, components: [...own, ...rows([button(back, 'Back')])] }, update: true };
}
