import { mention } from '#discord/format/mention.ts';
import { fileOption, textOption } from '#discord/commands/options.ts';
import { TEXT_LIMITS } from '#discord/commands/text-limits.ts';
import { readAttachedText } from '#discord/input/attached-text.ts';
import { textReply, type Reply } from '#discord/interactions/replies.ts';
import { customId, type CustomId } from '#discord/interactions/custom-id.ts';
import type { CommandOptions, GameCommand, GameInteraction } from '#discord/edition/edition-adapter.ts';
import { button, buttonRows, menu } from '#discord/messages/message.ts';
import { Illegal, type Json } from '#engine';
import { escapeMarkdown } from '#text/markdown.ts';
import type { Rulebook } from '#ti4/rules/game.ts';
import { shortNameOfFaction } from '#ti4/rules/names.ts';
import type { Rulebooks } from '#ti4/rules/rulebooks.ts';
import { DRAFT_TOOLS } from '#ti4/rules/setup/draft-import/draft-result.ts';
import { parseDraft } from '#ti4/rules/setup/draft-import/parse-draft.ts';
import { seatDraft } from '#ti4/rules/setup/draft-import/seat-order.ts';
import { mapRemarks } from '#ti4/service/map-setting.ts';
import { lobbyProblem, settingsSchema, wishesSchema } from '#ti4/service/settings.ts';
import type { FourthEditionPresenter } from '#ti4/discord/presenter.ts';
import { formatProposal, matchPlayers, parseProposal, type ProposedImport } from './proposed-import.ts';

type Here = GameInteraction<FourthEditionPresenter>;

/** Id in the custom ids of the buttons. */
const IMPORT_ID = 'draft';

/** Creates the command that takes over a draft made with another tool. */
export const draftCommand = (books: Rulebooks): GameCommand<FourthEditionPresenter> => ({
  name: 'draft',
  description: 'Make your choices in the draft, or import a draft.',
  subcommands: [
    {
      name: 'import',
      description: 'Import a draft made elsewhere: map, seats, speaker and factions (organizer only).',
      options: [
        textOption('text', 'Data of a Milty draft, game data of TTPG, or a map string with players and factions.', {
          kind: 'draft',
        }),
        fileOption('file', 'The same as a text or JSON file, up to 64 KB.'),
      ],
      freeTextOptions: ['text'],
      run: async (at, given) => {
        requireOrganizedLobby(at);
        return proposeImport(books, at, await draftTextOf(given));
      },
    },
  ],
});

/** Returns the pasted or attached draft. Throws Illegal unless there is exactly one, which can be read. */
async function draftTextOf(given: CommandOptions): Promise<string> {
  const text = given.text('text');
  const file = given.file?.('file');
  if (text !== undefined && file) throw new Illegal('Paste the draft into `text` or attach it as `file`, not both.');
  if (text !== undefined) return text;
  if (!file) throw new Illegal('Paste the draft into `text`, or attach it as `file`.');
  const read = await readAttachedText(file);
  if (!read.trimStart().startsWith('{') && read.length > TEXT_LIMITS.draft)
    throw new Illegal(
      `A text can have at most ${formatNumber(TEXT_LIMITS.draft)} characters; this file has ${formatNumber(read.length)}.`,
    );
  return read;
}

const formatNumber = (count: number): string => count.toLocaleString('en-US');

const everything = (books: Rulebooks): Rulebook => books.of(books.sets.map(({ id }) => id));

/** Throws Illegal if the game has begun, or if the user does not organize it. */
function requireOrganizedLobby({ loaded: { info }, origin }: Here): void {
  if (info.status !== 'lobby') throw new Illegal('The game has already started.');
  if (info.organiser !== origin.caller.user) throw new Illegal('Only the organizer of this game may do that.');
}

/** Reads a draft, and shows what was read for confirmation. Throws Illegal with what cannot be taken over. */
function proposeImport(books: Rulebooks, at: Here, text: string): Reply {
  requireOrganizedLobby(at);
  const book = everything(books);
  const result = parseDraft(book, text);
  const { map, seats, speaker } = seatDraft(book, result);
  const { members } = at.loaded.info;
  if (members.length !== seats.length)
    throw new Illegal(
      `The draft has ${seats.length} players, but this lobby has ${members.length}. All must join first; the organizer can add practice players with \`/game seat bot\`.`,
    );
  const users = matchPlayers(seats, members);
  const proposal = {
    tool: result.tool,
    speaker,
    seats: seats.map(({ faction }, i) => ({ faction, user: users[i] })),
  };
  const problem = lobbyProblem(
    books,
    settingsWith(at, proposal, map),
    members.map((member) => ({ ...member, wishes: wishesOf(at, proposal)[member.user] ?? {} })),
    false,
  );
  if (problem !== undefined) throw new Illegal(problem);
  const names = seats.map(({ name }) => escapeMarkdown(name ?? ''));
  return { ...showProposal(books, at, proposal, { map, names }), update: false };
}

/** The parts of a proposal that stand in its message. */
interface ShownParts {
  map: string;
  /** Names of the players in the draft, escaped; empty where there is none. */
  names: readonly string[];
}

const MAP_SHOWN = /Map string: `([^`]+)`/;
/** Returns the name in a line of a message that shows a seat, between curly quotes; empty if there is none. */
const nameShown = (line: string): string => line.slice(line.indexOf('“') + 1, Math.max(0, line.lastIndexOf('”')));

/** Reads the parts of a proposal from its message; undefined if it is not one. */
function partsShown(shown = ''): ShownParts | undefined {
  const map = MAP_SHOWN.exec(shown)?.[1];
  const lines = shown.split('\n').filter((line) => /^\d\. /.test(line));
  return map === undefined ? undefined : { map, names: lines.map(nameShown) };
}

/** Shows a proposal with its map, its seats, and the choice that is open. */
function showProposal(books: Rulebooks, at: Here, proposal: ProposedImport, { map, names }: ShownParts): Reply {
  const { info } = at.loaded;
  const book = everything(books);
  const { tool, speaker, seats } = proposal;
  const nameOf = (index: number): string => shortNameOfFaction(book, seats[index].faction);
  const lines = seats.map(({ user }, i) => {
    const drafted = names[i] ? `, “${names[i]}” in the draft` : '';
    return `${i + 1}. **${nameOf(i)}**${i === speaker ? ' (speaker)' : ''}: ${user === undefined ? 'not assigned' : mention(user)}${drafted}`;
  });
  const open = seats.findIndex(({ user }) => user === undefined);
  const free = info.members.filter(({ user }) => !seats.some((seat) => seat.user === user));
  const id = (verb: string): string => customId('g', info.id, IMPORT_ID, verb, formatProposal(proposal));
  return {
    message: {
      content: [
        `**A draft for ${seats.length} players (${DRAFT_TOOLS[tool]}).** The seats, clockwise from the north of the map:`,
        ...lines,
        ...mapRemarks(book, map, seats.length).map((remark) => `-# ${remark}`),
        open < 0
          ? 'Do you use this draft? All other players must then agree to the new settings.'
          : `Which player plays ${nameOf(open)}?`,
      ].join('\n'),
      components: [
        ...(open < 0
          ? []
          : [
              menu(
                id('who'),
                `Choose the player for ${nameOf(open)}`,
                free.map(({ user, name }) => ({ value: user, label: name })),
              ),
            ]),
        ...buttonRows([
          ...(open < 0 ? [button(id('import'), 'Use this draft', 'success')] : []),
          ...(free.length < info.members.length ? [button(id('nobody'), 'Assign players again')] : []),
        ]),
      ],
    },
    update: true,
  };
}

/** Handles a step of an import; undefined if the button belongs to something else. */
export async function handleImportPress(
  books: Rulebooks,
  at: Here,
  { kind, id, verb, arg }: CustomId,
  [chosen]: readonly string[],
): Promise<Reply | undefined> {
  if (kind !== 'g' || id !== IMPORT_ID) return undefined;
  requireOrganizedLobby(at);
  const { context, origin, loaded } = at;
  const proposal = parseProposal(everything(books), loaded.info.members, arg);
  const parts = partsShown(origin.shown);
  if (!proposal || !parts) throw new Illegal('This button is out of date. Use `/draft import` again.');
  const { seats } = proposal;
  const show = (next: ProposedImport['seats']): Reply => showProposal(books, at, { ...proposal, seats: next }, parts);
  if (verb === 'nobody') return show(seats.map(({ faction }) => ({ faction })));
  if (verb === 'who') {
    const open = seats.findIndex(({ user }) => user === undefined);
    const isFree =
      loaded.info.members.some(({ user }) => user === chosen) && !seats.some(({ user }) => user === chosen);
    return show(seats.map((seat, i) => (i === open && isFree ? { ...seat, user: chosen } : seat)));
  }
  if (verb !== 'import') return undefined;
  if (seats.some(({ user }) => user === undefined)) return show(seats);
  await context.service.configure(
    origin.caller,
    loaded.info.id,
    settingsWith(at, proposal, parts.map),
    undefined,
    wishesOf(at, proposal),
  );
  const done = 'The game uses the draft. All other players must press **Join** again to agree.';
  return { ...textReply(done), update: true };
}

/** Returns the settings of the lobby with the draft. */
function settingsWith({ loaded: { info } }: Here, { tool, speaker, seats }: ProposedImport, map: string): Json {
  const { board: _board, imported, ...kept } = settingsSchema.parse(info.settings);
  return {
    ...kept,
    map,
    draft: 'none',
    imported: {
      tool: DRAFT_TOOLS[tool],
      factions: seats.map(({ faction }) => faction),
      speaker,
      imports: (imported?.imports ?? 0) + 1,
    },
  } as Json;
}

/** Returns the wishes of all members: their colors, and the seats of those who are assigned. */
function wishesOf({ loaded: { info } }: Here, { seats }: ProposedImport): Record<string, Json> {
  return Object.fromEntries(
    info.members.map(({ user, wishes }) => {
      const { color } = wishesSchema.safeParse(wishes).data ?? {};
      const seat = seats.findIndex((one) => one.user === user);
      return [user, { ...(color !== undefined && { color }), ...(seat >= 0 && { seat }) }];
    }),
  );
}
