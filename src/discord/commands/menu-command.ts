import { Illegal } from '#service';
import { textReply, type HandlerContext, type Reply } from '#discord/interactions/replies.ts';
import { customId, type CustomId } from '#discord/interactions/custom-id.ts';
import type { CommandOptions } from '#discord/edition/edition-adapter.ts';
import type { Choice, MenuCommand } from '#discord/edition/game-presenter.ts';
import { LIMITS } from '#discord/limits.ts';
import { button, menu, buttonRows, type ActionRow } from '#discord/messages/message.ts';
import type { InteractionOrigin } from '#discord/channels/game-place.ts';
import { findCurrentGame } from '#discord/access/game-access.ts';
import { optionsFromRetry } from './retry.ts';
import { executeCommand, findCommand, completeOption, type Command, type CommandLeaf } from './command.ts';
import { ASKED_OPTION_SEPARATOR, menuCommandId, type MenuOrigin } from './menu-command-id.ts';
import { GAME_OPTION } from './options.ts';

// Runs commands by buttons alone: options are chosen from menus, each of which replaces the last and has a Back button.

const moreId = (game: string): string => customId('g', game, '', 'more');

const OUTDATED_BUTTON_MESSAGE = 'This button is out of date. Use the newest message.';

/** Shows the More menu: a button for each command that is not an answer. */
export function showMoreMenu(game: string, all: readonly MenuCommand[]): Reply {
  const buttons = all.map(({ label, path, ask }) =>
    button(menuCommandId(game, path, ask, path.includes(' ') ? 'more' : ''), label),
  );
  return { message: { content: 'What do you want to see or do?', components: buttonRows(buttons) }, update: true };
}

/** Handles a button press or menu choice on the way to a command. */
export async function handleMenuCommand(
  context: HandlerContext,
  commands: readonly Command[],
  from: InteractionOrigin,
  id: CustomId,
  values: string[],
): Promise<Reply> {
  const [path, ask] = id.arg.split(ASKED_OPTION_SEPARATOR);
  const group = commands.find(({ name, subcommands }) => name === path && subcommands);
  if (group) {
    const [chosen] = values;
    if (chosen === undefined)
      return chooseSubcommand(id, group, (await findCurrentGame(context, from, id.game))?.info.edition);
    return runOrAsk(
      { context, from, commands, game: id.game, origin: '' },
      { path: `${path} ${chosen}` },
      { back: menuCommandId(id.game, path) },
    );
  }
  const origin: MenuOrigin = id.id === 'question' || id.id === 'more' ? id.id : '';
  const back =
    origin === 'question'
      ? customId('g', id.game, '', 'keep')
      : path.includes(' ') && origin !== 'more'
        ? menuCommandId(id.game, path.split(' ')[0])
        : moreId(id.game);
  return runOrAsk({ context, from, commands, game: id.game, origin }, { path, ask }, { chosen: values[0], back });
}

/** Asks for one of a command's subcommands, limited to those of the game's edition. */
const chooseSubcommand = (id: CustomId, { name, description, subcommands = [] }: Command, edition = ''): Reply =>
  chooseReply(
    id.arg,
    subcommands
      .filter(({ editions }) => !editions || editions.includes(edition))
      .map((one) => ({ key: one.name, label: one.description })),
    { id: menuCommandId(id.game, name), what: description, back: moreId(id.game) },
  );

interface MenuState {
  context: HandlerContext;
  from: InteractionOrigin;
  commands: readonly Command[];
  game: string;
  origin: MenuOrigin;
}

/** Asks for the command's missing option, or runs it. Throws Illegal if the button no longer matches a command. */
async function runOrAsk(
  { context, from, commands, game, origin }: MenuState,
  { path, ask }: { path: string; ask?: string },
  { chosen, back }: { chosen?: string; back: string },
): Promise<Reply> {
  const leaf = findCommand(commands, path);
  const option = leaf && (ask ?? requiredOption(leaf));
  if (!leaf || (option !== undefined && !completedOptions(leaf).includes(option)))
    throw new Illegal(OUTDATED_BUTTON_MESSAGE);
  if (option === undefined) return withBackButton(await runMenuCommand(context, from, { leaf, path }, { game }), back);
  const own = menuCommandId(game, path, option, origin);
  if (chosen !== undefined)
    return withBackButton(await runMenuCommand(context, from, { leaf, path }, { game, [option]: chosen }), own);
  const choices = await completeOption(context, from, leaf, option, '', optionsFromRetry({ [GAME_OPTION.name]: game }));
  return chooseReply(path, choices, { id: own, what: headingOf(leaf, option), back });
}

const runMenuCommand = (
  context: HandlerContext,
  from: InteractionOrigin,
  { leaf, path }: { leaf: CommandLeaf; path: string },
  options: Record<string, string>,
): Promise<Reply> => executeCommand(context, from, leaf, optionsFromRetry(options) satisfies CommandOptions, path);

/** Returns a menu's heading: the question in an option's description, without the notes for users who type. */
function headingOf({ options = [] }: CommandLeaf, option: string): string {
  const said = options.find(({ name }) => name === option)?.description ?? option;
  return said.slice(0, said.indexOf('?') + 1) || said;
}

const completedOptions = ({ options = [] }: CommandLeaf): string[] =>
  options.filter((one) => 'autocomplete' in one && one.autocomplete === true).map(({ name }) => name);

/** Returns the first required option that has completion. */
const requiredOption = (leaf: CommandLeaf): string | undefined =>
  leaf.options?.find(({ name, required }) => required && completedOptions(leaf).includes(name))?.name;

/** Shows a menu of choices; if they do not all fit, refers to the slash command for the others. */
function chooseReply(
  path: string,
  choices: Choice[],
  { id, what, back }: { id: string; what: string; back: string },
): Reply {
  const fitting = choices.filter(({ key }) => key.length > 0 && key.length <= LIMITS.menuValue);
  const shown = fitting.slice(0, LIMITS.menuOptions);
  if (!shown.length) return withBackButton(textReply('There is nothing to choose from right now.'), back);
  const options = shown.map(({ key, label, hint }) => ({ value: key, label, ...(hint && { description: hint }) }));
  const more = fitting.length > shown.length ? `\n-# To choose one that is not listed, type \`/${path}\`.` : '';
  return withBackButton({ message: { content: `${what}${more}`, components: [menu(id, what, options)] } }, back);
}

/** Adds a Back button and makes the reply replace the pressed message. */
function withBackButton(reply: Reply, back: string): Reply {
  const { message } = reply;
  if (!message) return reply;
  const own: ActionRow[] = (message.components ?? []).slice(0, LIMITS.rows - 1);
  return { message: { ...message, components: [...own, ...buttonRows([button(back, 'Back')])] }, update: true };
}
