import { declineForTurn } from '#discord/commands/play/standing-orders.ts';
import type { CustomId } from '#discord/interactions/custom-id.ts';
import { createAdapterServices, type WorkerAccess } from '#discord/edition/adapter-services.ts';
import type {
  RulesScope,
  GameInteraction,
  EditionAdapter,
  MenuCommand,
  Reply,
} from '#discord/edition/edition-adapter.ts';
import { questionCommands } from './commands/question-commands.ts';
import type { Rulebooks } from '#ti3/rules/rulebooks.ts';
import { handleOrderPress, ordersCommand, useCommand } from './commands/standing-orders.ts';
import { oddsCommand, whyCommand } from './commands/inquiries.ts';
import { tradeCommand } from './commands/trade.ts';
import { scuttleCommand } from './commands/scuttle.ts';
import { lookCommands } from './commands/look.ts';
import { questionForms } from './question-forms.ts';
import { GIVE_COMMAND } from './trade/gifts.ts';
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
  { path: 'objectives', label: 'Objectives' },
  { path: 'player', label: 'Players', ask: 'seat' },
  { path: 'technology', label: 'Technology', ask: 'player' },
  { path: 'odds', label: 'Odds', ask: 'system' },
  { path: 'why', label: 'Why not?' },
  GIVE_COMMAND,
  SCUTTLE_COMMAND,
  { path: 'orders', label: 'Standing orders' },
];

const HELP_LINES = [
  '- Whatever you are asked can be answered by a command too, as `/move fleet` or `/vote for`: it completes what is legal.',
  '- One answer may hold those that come next: `/tactical activate system:Lodor, carrier from Jord, 2 gf from Jord, land 2 gf on Lodor`.',
  '- `/board` shows the galaxy, `/board system:` a part of it; `/odds system:` tells only you the chances of a battle there.',
  '- `/hand` shows your action cards and your secret objective to you alone; `/objectives`, `/player` and `/technology` how far everybody is.',
  '- `/trade give` gives trade goods, at any time; no promise for them binds anybody.',
  '- `/orders` says beforehand when you need not be asked; **More** leads to all of it by buttons.',
  '- `/why` says why something cannot be done just now, and which rule says so (E3 and a section).',
  '- `/help about:` explains a card, a technology, a race, a planet or a matter of the rules, and says how sure its text is.',
];

/** Handles buttons about timing windows: revoking a standing order, and declining for the rest of a turn. */
async function handlePress(at: GameInteraction<ThirdEditionPresenter>, id: CustomId): Promise<Reply | undefined> {
  const { kind, verb, arg } = id;
  if (kind !== 'g' || !arg) return undefined;
  if (verb === 'order') return handleOrderPress(at, id);
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
    handlePress: handlePress,
    moreMenu: MORE_MENU,
    repairForms: repairForms,
    searchRules: (typed, asked) => searchRules(bookIn(asked), typed),
    resolveRule: (key, asked) => resolveRuleText(bookIn(asked), key),
    helpLines: HELP_LINES,
  };
}
