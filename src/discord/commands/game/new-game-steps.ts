import { Illegal, isAi } from '#service';
import type { Json } from '#engine';
import { resolveVisibleGame } from '#discord/access/game-access.ts';
import { gamePlaceOf, type InteractionOrigin } from '#discord/channels/game-place.ts';
import { resolvePlace } from '#discord/channels/parent-channel.ts';
import { modal } from '#discord/forms/modal.ts';
import type { EditionAdapter, VisibleGame } from '#discord/edition/edition-adapter.ts';
import { customId, type CustomId } from '#discord/interactions/custom-id.ts';
import { type HandlerContext, type Reply } from '#discord/interactions/replies.ts';
import { button, buttonRows, menu, type ActionRow, type MenuOption } from '#discord/messages/message.ts';
import { OPEN_NEW_GAME } from '#discord/messages/new-game-button.ts';
import { escapeMarkdown } from '#text/markdown.ts';
import { formatCount } from '#text/sentences.ts';
import { hostGameInChannel } from './host-game.ts';
import {
  decodeChoices,
  encodeChoices,
  newGameFields,
  settingsOf,
  TALK_FIELD,
  type NewGameChoices,
  type NewGameField,
} from './new-game-choices.ts';

// Creates a game by menus and buttons, in a private message that each press replaces.

/** Verbs of the custom ids, all of kind 'c'. */
const VERBS = {
  open: OPEN_NEW_GAME,
  choose: 'new-choose',
  page: 'new-page',
  create: 'new-create',
  name: 'new-name',
  named: 'new-named',
} as const;
/** Menus that are not fields: the edition and the number of practice players. */
const MENUS = { edition: 'edition', practice: 'practice' } as const;
/** Key of the name in its modal. */
export const NAME_KEY = 'name';
/** Value of a menu's default. */
const DEFAULT_VALUE = '-';
/** Fields on the first page and on each later one; a row of buttons stands below them. */
const FIELDS_PER_PAGE = { first: 2, later: 4 } as const;

const OUTDATED = 'This form is out of date. Use `/game create`.';

/** Tells whether a user can create a game where they are. */
export function canCreateGame(from: InteractionOrigin): boolean {
  try {
    resolvePlace(from);
    return true;
  } catch (error) {
    if (error instanceof Illegal) return false;
    throw error;
  }
}

/** Shows the form for a new game. Throws Illegal where no game can be created. */
export function openNewGame({ adapters }: HandlerContext, from: InteractionOrigin): Reply {
  resolvePlace(from);
  const adapter = adapters.defaultAdapter;
  return { ...showForm(adapters, adapter, newChoices(adapter)), update: false };
}

/** Shows the form with the settings of a finished game. Throws Illegal where no game can be created. */
export function openRematch({ adapters }: HandlerContext, from: InteractionOrigin, seen: VisibleGame): Reply {
  resolvePlace(from);
  const { info, adapter } = seen;
  const practice = info.members.filter(({ user }) => isAi(user)).length;
  const chosen: NewGameChoices['chosen'] = gamePlaceOf(info).talk === undefined ? {} : { [TALK_FIELD]: ['yes'] };
  const choices = { ...newChoices(adapter), base: info.id, practice, chosen };
  return { ...showForm(adapters, adapter, choices), update: false };
}

/** Tells whether a custom id belongs to the form. */
export const isNewGamePress = ({ kind, verb }: CustomId): boolean =>
  kind === 'c' && Object.values<string>(VERBS).includes(verb);

/** Tells whether a press opens the modal that asks for the name of a new game. */
export const asksForGameName = ({ kind, verb }: CustomId): boolean => kind === 'c' && verb === VERBS.name;

/** Handles a press or choice on the form, the name from its modal, or a press on a button that opens it. Throws Illegal if it is outdated. */
export async function handleNewGame(
  context: HandlerContext,
  from: InteractionOrigin,
  id: CustomId,
  values: readonly string[],
): Promise<Reply> {
  if (id.verb === VERBS.open) return openNewGame(context, from);
  const { adapters } = context;
  const read = decodeChoices(id.arg, (edition) => adapters.all.find(({ editionId }) => editionId === edition));
  if (!read) throw new Illegal(OUTDATED);
  const { adapter, fields, choices } = read;
  if (id.verb === VERBS.name) return askForName(context, from, fields, choices);
  if (id.verb === VERBS.create || id.verb === VERBS.named) {
    const name = id.verb === VERBS.named ? values[0] : undefined;
    return context.quota.spend('threads', from.caller.user, () =>
      createGame(context, from, adapter, { fields, choices, name }),
    );
  }
  if (id.verb === VERBS.page) return showForm(adapters, adapter, { ...choices, page: choices.page + 1 });
  if (id.id === MENUS.edition) {
    const other = adapters.resolve(values[0] ?? '');
    return showForm(
      adapters,
      other,
      other === adapter ? choices : { ...newChoices(other), practice: choices.practice },
    );
  }
  if (id.id === MENUS.practice) return showForm(adapters, adapter, { ...choices, practice: Number(values[0]) || 0 });
  return showForm(adapters, adapter, withChoice(fields, choices, id.id, values));
}

const newChoices = ({ editionId }: EditionAdapter): NewGameChoices => ({
  edition: editionId,
  base: '',
  page: 0,
  practice: 0,
  chosen: {},
});

/** Returns the choices with these values of one field; the default value removes the field. */
function withChoice(
  fields: readonly NewGameField[],
  choices: NewGameChoices,
  key: string,
  values: readonly string[],
): NewGameChoices {
  const field = fields.find((one) => one.key === key);
  if (!field) throw new Illegal(OUTDATED);
  const known = values.filter((value) => field.choices.some((choice) => choice.key === value)).slice(0, field.max);
  const { [key]: _before, ...chosen } = choices.chosen;
  return { ...choices, chosen: known.length ? { ...chosen, [key]: known } : chosen };
}

const findBase = async (context: HandlerContext, from: InteractionOrigin, { base }: NewGameChoices) =>
  base === '' ? undefined : (await resolveVisibleGame(context, from, base)).info;

/** Opens a modal for the name, which creates the game. A rematch proposes the name of its base. */
async function askForName(
  context: HandlerContext,
  from: InteractionOrigin,
  fields: readonly NewGameField[],
  choices: NewGameChoices,
): Promise<Reply> {
  const before = (await findBase(context, from, choices))?.name ?? '';
  const id = customId('c', '0', '', VERBS.named, encodeChoices(fields, choices));
  const text = { isRequired: true as const, placeholder: 'Friday night', value: before };
  return { modal: modal(id, { title: 'New game', fields: [{ key: NAME_KEY, label: 'Name of the game', text }] }) };
}

interface FilledForm {
  fields: readonly NewGameField[];
  choices: NewGameChoices;
  /** Name as typed; undefined if it was not asked for. */
  name: string | undefined;
}

/** Creates the game and replaces the form. */
async function createGame(
  context: HandlerContext,
  from: InteractionOrigin,
  adapter: EditionAdapter,
  { fields, choices, name }: FilledForm,
): Promise<Reply> {
  const base = await findBase(context, from, choices);
  const settings = adapter.lobby.settings.read(settingsOf(fields, choices), base?.settings as Json | undefined);
  const reply = await hostGameInChannel(context, from, {
    adapter,
    settings,
    name: name ?? base?.name ?? undefined,
    talk: choices.chosen[TALK_FIELD]?.[0] === 'yes',
    practice: choices.practice,
  });
  return { message: { content: '', components: [], ...reply.message }, update: true };
}

/** Shows one page of the form. */
function showForm({ all }: HandlerContext['adapters'], adapter: EditionAdapter, choices: NewGameChoices): Reply {
  const fields = newGameFields(adapter);
  const pages = pagesOf(fields);
  const page = choices.page % pages.length;
  const here = { ...choices, page };
  const idOf = (verb: string, of = ''): string => customId('c', '0', of, verb, encodeChoices(fields, here));
  const first =
    page > 0
      ? []
      : [
          menu(
            idOf(VERBS.choose, MENUS.edition),
            'Edition',
            all.map(({ editionId, title }) => ({
              value: editionId,
              label: title,
              selected: editionId === adapter.editionId,
            })),
          ),
          practiceMenu(idOf(VERBS.choose, MENUS.practice), adapter, choices.practice),
        ];
  const menus = pages[page].map((field) => fieldMenu(idOf(VERBS.choose, field.key), field, here));
  const next = page + 1 < pages.length ? (page ? 'More' : 'More settings') : 'Back to the first settings';
  const buttons = buttonRows([
    button(idOf(VERBS.create), 'Create the game', 'success'),
    button(idOf(VERBS.name), 'Name and create'),
    ...(pages.length > 1 ? [button(idOf(VERBS.page), next)] : []),
  ]);
  return {
    message: { content: formatIntroduction(fields, here), components: [...first, ...menus, ...buttons] },
    update: true,
  };
}

/** Divides the fields into pages. */
function pagesOf(fields: readonly NewGameField[]): NewGameField[][] {
  const pages = [fields.slice(0, FIELDS_PER_PAGE.first)];
  for (let at = FIELDS_PER_PAGE.first; at < fields.length; at += FIELDS_PER_PAGE.later)
    pages.push(fields.slice(at, at + FIELDS_PER_PAGE.later));
  return pages;
}

function practiceMenu(id: string, { lobby }: EditionAdapter, practice: number): ActionRow {
  const options = Array.from({ length: lobby.players.max }, (_, count) => ({
    value: `${count}`,
    label: count ? `Players: people and ${formatCount(count, 'practice player')}` : 'Players: people only',
    selected: count === practice,
  }));
  return menu(id, 'Players', options);
}

/** Builds the menu of a field. A list has no default option: choosing nothing is the default. */
function fieldMenu(
  id: string,
  { key, heading, description, choices, max }: NewGameField,
  { chosen, base }: NewGameChoices,
): ActionRow {
  const selected = chosen[key] ?? [];
  const options: MenuOption[] = choices.map((choice) => ({
    value: choice.key,
    label: `${heading}: ${choice.label}`,
    selected: selected.includes(choice.key),
  }));
  if (max > 1) return menu(id, `${heading}: ${description}`, options, 0, max);
  const usual = {
    value: DEFAULT_VALUE,
    label: `${heading}: ${base && key !== TALK_FIELD ? `as in game ${base}` : 'default'}`,
    description,
    selected: !selected.length,
  };
  return menu(id, heading, [usual, ...options]);
}

/** Introduces the form, and repeats what is chosen on all pages. */
function formatIntroduction(fields: readonly NewGameField[], { base, chosen }: NewGameChoices): string {
  const told = fields.flatMap(({ key, heading, choices }) => {
    const labels = choices.filter((choice) => chosen[key]?.includes(choice.key)).map(({ label }) => label);
    return labels.length ? [`-# ${heading}: ${escapeMarkdown(labels.join(', '))}`] : [];
  });
  return [
    base
      ? `**Rematch of game ${base}**: settings that you do not choose stay as they were.`
      : '**New game**: choose the edition, the players and the settings.',
    ...told,
    '-# Other settings can be typed with `/game create`. `/game name` changes the name later.',
  ].join('\n');
}
