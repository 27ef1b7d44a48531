import { declineForTurn } from '#discord/commands/play/standing-orders.ts';
import type { CustomId } from '#discord/interactions/custom-id.ts';
import { createAdapterServices, type WorkerAccess } from '#discord/edition/adapter-services.ts';
import type { RulesScope, GameInteraction, EditionAdapter, Reply } from '#discord/edition/edition-adapter.ts';
import type { MenuCommand } from '#discord/edition/game-presenter.ts';
import { questionCommands } from './commands/question-commands.ts';
import type { Rulebooks } from '#ti3/rules/rulebooks.ts';
import { handleOrderPress, ordersCommand, useCommand } from './commands/standing-orders.ts';
import { oddsCommand, whyCommand } from './commands/inquiries.ts';
import { tradeCommand } from './commands/trade.ts';
import { scuttleCommand } from './commands/scuttle.ts';
import { lookCommands } from './commands/look.ts';
import { questionForms } from './question-forms.ts';
import { tradeDialog } from './trade/trade-dialog.ts';
import { SCUTTLE_COMMAND } from './commands/scuttle-choices.ts';
import { renderJobs, rulesJobs } from './jobs.ts';
import { setsOf } from '#ti3/service/settings.ts';
import { createLobbyForms } from './lobby/lobby-forms.ts';
import { repairForms } from './repairs/repair-forms.ts';
import { resolveRuleText, searchRules } from './help/rules.ts';
import { abbreviations } from './input/abbreviations.ts';
import { ThirdEditionPresenter } from './presenter.ts';

const MORE_MENU: MenuCommand[] = [
  { path: 'board', label: 'Board' },
  { path: 'hand', label: 'My hand' },
  { path: 'cards unseen', label: 'Unseen cards' },
  { path: 'objectives', label: 'Objectives' },
  { path: 'player', label: 'Players', ask: 'seat' },
  { path: 'technology', label: 'Technology', ask: 'player' },
  { path: 'odds', label: 'Odds', ask: 'system' },
  { path: 'why', label: 'Why not?' },
  SCUTTLE_COMMAND,
  { path: 'orders', label: 'Standing orders' },
];

const HELP_LINES = [
  '- Every question also has its own command, like `/move fleet` or `/vote for`. It suggests the legal answers.',
  '- You can type several answers at once: `/tactical activate system:Lodor, carrier from Jord, 2 gf from Jord, land 2 gf on Lodor`.',
  '- `/board` shows the board, and `/board system:` shows only a part of it. `/odds system:` shows the odds of a battle there, only to you.',
  "- `/hand` shows your action cards and secret objective, only to you. `/objectives`, `/player` and `/technology` show all players' progress.",
  '- `/cards unseen` lists the cards that no one has seen yet. `/board reach:` shows the moves to a system and your ships that can move there.',
  '- **Trade** or `/trade give` gives trade goods to another player at any time. Promises in return are not binding.',
  '- With `/orders`, you tell me when not to ask you. **More** has buttons for all of this.',
  '- `/why` explains why you cannot do something now, with the number of the rule, like E3 6.2.',
  '- `/help about:` explains a card, technology, race, planet or rule, and shows how reliable its text is.',
];

/** Handles components about timing windows: the list of standing orders, and declining for the rest of a turn. */
async function handlePress(
  at: GameInteraction<ThirdEditionPresenter>,
  id: CustomId,
  values: readonly string[],
): Promise<Reply | undefined> {
  const { kind, verb, arg } = id;
  if (kind !== 'g' || !arg) return undefined;
  if (verb === 'order') return handleOrderPress(at, id, values);
  return verb === 'ahead' ? await declineForTurn(at, arg) : undefined;
}

/**
 * Creates the Discord adapter of the third edition. Without `outside`, jobs run in this process and nothing is logged.
 */
export function createThirdEditionAdapter(
  books: Rulebooks,
  outside?: WorkerAccess,
): EditionAdapter<ThirdEditionPresenter> {
  const jobs = { ...renderJobs, ...rulesJobs(() => books) };
  const { client, onNarrationError } = createAdapterServices(jobs, outside);
  const bookIn = (asked?: RulesScope<ThirdEditionPresenter>) =>
    asked && 'presenter' in asked ? asked.presenter.game.book : books(setsOf(asked?.settings));
  return {
    editionId: 'ti3',
    title: 'Third edition',
    aliases: ['third', '3', 'Twilight Imperium, third edition'],
    abbreviations,
    emojis: {
      list: async () => (await import('#ti3/render/emoji.ts')).listEmojiArt(),
      file: (svg) => client.drawEmoji(svg),
    },
    hasHands: true,
    lobby: createLobbyForms(books),
    createPresenter: (looked) => new ThirdEditionPresenter(looked, books, client, onNarrationError),
    commands: [...lookCommands, whyCommand, oddsCommand, tradeCommand, scuttleCommand, ordersCommand, useCommand],
    questionCommands,
    forms: questionForms,
    trade: tradeDialog,
    handlePress: handlePress,
    moreMenu: MORE_MENU,
    repairForms: repairForms,
    searchRules: (typed, asked) => searchRules(bookIn(asked), typed),
    resolveRule: (key, asked) => resolveRuleText(bookIn(asked), key),
    helpLines: HELP_LINES,
  };
}
