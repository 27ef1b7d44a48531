import { handleOfferPress } from '#discord/trade/offer-commands.ts';
import { declineForTurn } from '#discord/commands/play/standing-orders.ts';
import { createAdapterServices, type WorkerAccess } from '#discord/edition/adapter-services.ts';
import type { EditionAdapter } from '#discord/edition/edition-adapter.ts';
import type { Rulebook } from '#ti2/rules/game.ts';
import { questionCommands } from './commands/question-commands.ts';
import type { Rulebooks } from '#ti2/rules/rulebooks.ts';
import { oddsCommand, whyCommand } from './commands/inquiries.ts';
import { handleOrderPress, ordersCommand, useCommand } from './commands/standing-orders.ts';
import { tradeCommand } from './commands/trade.ts';
import { lookCommands } from './commands/look.ts';
import { performConfirmed } from './commands/confirmation.ts';
import { questionForms } from './question-forms.ts';
import { tradeDialog } from './trade/trade-dialog.ts';
import { renderJobs, rulesJobs } from './jobs.ts';
import { rulebookForLobby } from '#ti2/service/settings.ts';
import { createLobbyForms } from './lobby/lobby-forms.ts';
import { repairForms } from './repairs/repair-forms.ts';
import { resolveRuleText, searchRules } from './help/rules.ts';
import { abbreviations } from './input/abbreviations.ts';
import { SecondEditionPresenter } from './presenter.ts';

type SecondFace = EditionAdapter<SecondEditionPresenter>;

const MORE_MENU: SecondFace['moreMenu'] = [
  ['board', 'Board'],
  ['hand', 'My hand'],
  ['cards unseen', 'Unseen cards'],
  ['progression', 'Progression'],
  ['player', 'Players', 'seat'],
  ['technology', 'Technology', 'player'],
  ['odds', 'Odds', 'system'],
  ['why', 'Why not?'],
  ['orders', 'Standing orders'],
].map(([path, label, ask]) => ({ path, label, ...(ask !== undefined && { ask }) }));

const HELP_LINES = [
  '- Every question also has its own command, like `/move step` or `/senate vote`. It suggests the legal answers.',
  '- `/board` shows the board, and `/board system:` shows only a part of it. `/progression` shows where all players are on the chart.',
  '- `/hand` shows your action cards, only to you. `/player` and `/technology` show what a player has.',
  '- `/cards unseen` lists the cards that no one has seen yet. `/board reach:` shows the moves to a system and your ships that can move there.',
  '- While a political card is being debated, **Trade** offers credits, action cards and captive leaders. `/trade end` ends a trade agreement at any time.',
  '- `/odds system:` shows the odds of a combat there, only to you. There is also an **Odds** button while ships move and fight.',
  '- `/why` explains why you cannot do something now, with the number of the rule, like E2 7.13.',
  '- With `/orders`, you tell me when not to ask you. **More** has buttons for all of this.',
  '- `/help about:` explains a card, technology, race, planet or rule, and shows how reliable its text is.',
];

/**
 * Handles the buttons that only this edition has: confirmations, offers, standing orders and declining for a turn.
 */
const handlePress: SecondFace['handlePress'] = async (at, id, values) => {
  if (id.kind === 't') return (await performConfirmed(at, id)) ?? handleOfferPress(at, id);
  if (id.kind !== 'g' || !id.arg) return undefined;
  return id.verb === 'order'
    ? await handleOrderPress(at, id, values)
    : id.verb === 'ahead'
      ? await declineForTurn(at, id.arg)
      : undefined;
};

/**
 * Creates the Discord adapter of the second edition. Without `outside`, jobs run in this process and nothing is logged.
 */
export function createSecondEditionAdapter(books: Rulebooks, outside?: WorkerAccess): SecondFace {
  const jobs = { ...renderJobs, ...rulesJobs(() => books) };
  const { client, onNarrationError } = createAdapterServices(jobs, outside);
  const bookOf = (asked: Parameters<SecondFace['resolveRule']>[1]): Rulebook =>
    asked && 'presenter' in asked ? asked.presenter.game.book : rulebookForLobby(books, asked?.settings);
  return {
    editionId: 'ti2',
    title: 'Second edition (2000)',
    aliases: ['second', '2', 'Twilight Imperium, second edition'],
    hasHands: true,
    abbreviations,
    emojis: {
      list: async () => (await import('#ti2/render/emoji.ts')).listEmojiArt(),
      file: (svg) => client.drawEmoji(svg),
    },
    questionCommands,
    handlePress: handlePress,
    trade: tradeDialog,
    lobby: createLobbyForms(books),
    forms: questionForms,
    commands: [...lookCommands, whyCommand, oddsCommand, tradeCommand, ordersCommand, useCommand],
    moreMenu: MORE_MENU,
    helpLines: HELP_LINES,
    repairForms: repairForms,
    createPresenter: (looked) => new SecondEditionPresenter(looked, books, client, onNarrationError),
    resolveRule: (key, asked) => resolveRuleText(bookOf(asked), key),
    searchRules: (typed, asked) => searchRules(bookOf(asked), typed),
  };
}
