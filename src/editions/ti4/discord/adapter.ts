import type { RulesScope, GameInteraction, EditionAdapter } from '#discord/edition/edition-adapter.ts';
import type { Choice, MenuCommand } from '#discord/edition/game-presenter.ts';
import { handleOfferPress } from '#discord/trade/offer-commands.ts';
import { matchChoices } from '#discord/commands/options.ts';
import { notFoundError } from '#discord/help/not-found.ts';
import { declineForTurn, placeStandingOrder } from '#discord/commands/play/standing-orders.ts';
import type { Reply } from '#discord/interactions/replies.ts';
import type { CustomId } from '#discord/interactions/custom-id.ts';
import { createAdapterServices, type WorkerAccess } from '#discord/edition/adapter-services.ts';
import type { Rulebooks } from '#ti4/rules/rulebooks.ts';
import type { Component } from '#ti4/rules/components/component.ts';
import type { Rulebook } from '#ti4/rules/game.ts';
import { END_TURN_ORDER } from '#ti4/rules/events/standing-orders.ts';
import { questionCommands } from './commands/question-commands.ts';
import { lookCommands, oddsCommand, whyCommand } from './commands/look.ts';
import { handleOrderPress, ordersCommand, useCommand } from './commands/standing-orders.ts';
import { tradeCommand } from './commands/trade.ts';
import { tradeDialog } from './trade/trade-dialog.ts';
import { matchBoardEntries, findBoardText } from './help/board-entries.ts';
import { formatComponent, nameOfKind } from './help/components.ts';
import { findUnitType, formatFaction, formatUnit, formatUnitType } from './help/factions.ts';
import { matchRulesTopics, findRulesTopicText, seeRulesTopic } from './help/rules-topics.ts';
import { questionForms } from './question-forms.ts';
import { renderJobs, rulesJobs } from './jobs.ts';
import { setsOf } from '#ti4/service/settings.ts';
import { draftCommand, handleImportPress } from './lobby/draft-import.ts';
import { createLobbyForms } from './lobby/lobby-forms.ts';
import { submitRanking, openRankingForm, RANKING_ID, rankingCommand } from './commands/strategy-ranking.ts';
import { repairForms } from './repairs/repair-forms.ts';
import { abbreviations } from './input/abbreviations.ts';
import { FourthEditionPresenter } from './presenter.ts';

/** Creates this edition's adapter for Discord. Without `outside`, pictures and odds are computed in this process. */
export function createFourthEditionAdapter(
  books: Rulebooks,
  outside?: WorkerAccess,
): EditionAdapter<FourthEditionPresenter> {
  const jobs = { ...renderJobs, ...rulesJobs(() => books) };
  const { client, onNarrationError } = createAdapterServices(jobs, outside);
  return {
    editionId: 'ti4',
    title: 'Fourth edition',
    aliases: ['fourth', '4', 'Twilight Imperium, fourth edition'],
    abbreviations,
    hasHands: true,
    lobby: createLobbyForms(books),
    createPresenter: (looked) => new FourthEditionPresenter(looked, books, client, onNarrationError),
    commands: [
      ...lookCommands,
      whyCommand,
      oddsCommand,
      tradeCommand,
      ordersCommand,
      useCommand,
      rankingCommand,
      draftCommand(books),
    ],
    questionCommands,
    forms: questionForms,
    trade: tradeDialog,
    handlePress: async (at, id, values) =>
      (await handleImportPress(books, at, id, values)) ?? handlePress(at, id, values),
    handleForm: (at, id, given) => (id.id === RANKING_ID ? submitRanking(at, given) : undefined),
    moreMenu: MORE_MENU,
    repairForms: repairForms,
    searchRules: (typed, game) => searchRules(bookFor(books, game), typed),
    resolveRule: (key, game) => {
      const book = bookFor(books, game);
      const told = findBoardText(book, key) ?? findComponentText(books, book, key);
      if (told === undefined) throw notFoundError(key, searchRules(book, ''), abbreviations);
      return told;
    },
    helpLines: HELP_LINES,
    emojis: {
      list: async () => (await import('#ti4/render/emoji.ts')).listEmojiArt(),
      file: (svg) => client.drawEmoji(svg),
    },
  };
}

const MORE_MENU: MenuCommand[] = [
  { label: 'Board', path: 'board' },
  { label: 'My hand', path: 'hand' },
  { label: 'Unseen cards', path: 'cards unseen' },
  { label: 'Objectives', path: 'objectives' },
  { label: 'Players', path: 'player', ask: 'seat' },
  { label: 'Technology', path: 'technology', ask: 'player' },
  { label: 'Odds', path: 'odds', ask: 'system' },
  { label: 'Why not?', path: 'why' },
  { label: 'Standing orders', path: 'orders' },
];

/** Handles the buttons that only this edition has. */
async function handlePress(
  at: GameInteraction<FourthEditionPresenter>,
  id: CustomId,
  values: readonly string[],
): Promise<Reply | undefined> {
  if (id.kind === 't') return id.id === '' ? undefined : await handleOfferPress(at, id);
  if (id.kind === 'g' && id.verb === 'order') return handleOrderPress(at, id, values);
  if (id.kind !== 'g' || id.verb !== 'ahead') return undefined;
  if (id.id === RANKING_ID) return openRankingForm(at);
  return id.arg && id.id !== DECLINE_FOR_OTHERS_ID
    ? await declineForTurn(at, id.arg)
    : await placeStandingOrder(at, advanceOrderOf(id));
}

/** Id of the button that stops questions about other players' actions. */
const DECLINE_FOR_OTHERS_ID = 'spare';

/**
 * Returns the standing order of a button: use an agent only for certain players, or end the own turn, for this turn or
 * always.
 */
function advanceOrderOf({ id, arg }: CustomId): Parameters<typeof placeStandingOrder>[1] {
  if (id === DECLINE_FOR_OTHERS_ID)
    return {
      moment: arg,
      until: 'always',
      said: 'I will ask you about this agent only when it concerns you. Cancel this with `/orders`.',
    };
  if (id === 'always')
    return {
      moment: END_TURN_ORDER,
      until: 'always',
      said: 'your turns end automatically from now on. Cancel this with `/orders`.',
    };
  return { moment: END_TURN_ORDER, until: 'turn', said: 'your turn ends automatically after this action.' };
}

/** Returns the rulebook of a running game, or the one for the lobby's settings. */
const bookFor = (books: Rulebooks, game?: RulesScope<FourthEditionPresenter>): Rulebook =>
  game && 'presenter' in game ? game.presenter.game.book : books.of(setsOf(game?.settings));

/** Returns everything whose name contains the typed text; if there is nothing, components with a similar name. */
function searchRules(book: Rulebook, typed: string): Choice[] {
  const wanted = typed.trim().toLowerCase();
  const all = Object.values(book.components).map((one) => ({ key: one.id, label: `${one.name} (${nameOfKind(one)})` }));
  const found = [
    ...matchRulesTopics(book, typed),
    ...all.filter(({ key }) => book.components[key].name.toLowerCase().includes(wanted)),
    ...matchBoardEntries(book, typed),
  ];
  return found.length ? found : matchChoices(all, typed);
}

/** Returns a name as users type it: without the Ω of a later version, which few keyboards have. */
const typableName = (name: string): string =>
  name
    .replace(/(?<!Ω)Ω+$/, '')
    .trim()
    .toLowerCase();

const findComponent = ({ components }: Rulebook, key: string): Component | undefined =>
  components[key] ?? Object.values(components).find((one) => typableName(one.name) === typableName(key));

function findComponentText(books: Rulebooks, book: Rulebook, key: string): string | undefined {
  const found = findComponent(book, key);
  const type = found ? undefined : findUnitType(key);
  const byType = type && formatUnitType(book, type);
  if (byType !== undefined) return byType;
  const faction = found && book.byKind.faction[found.id];
  if (faction) return formatFaction(book, faction);
  const unit = found && book.byKind.unit[found.id];
  if (unit) return formatUnit(book, unit);
  if (found) return [formatComponent(book, found), ...seeRulesTopic(book, found.name)].join('\n');
  const elsewhere = findComponent(books.of(books.sets.map(({ id }) => id)), key);
  if (!elsewhere) return findRulesTopicText(book, key);
  const away = books.sets.find(
    ({ id }) => id === elsewhere.set && !book.sets.some((name) => name.startsWith(`${id}@`)),
  );
  return `${elsewhere.name} is not in this game${away ? `: it comes with ${away.name}` : ''}.`;
}

const HELP_LINES = [
  '- Every question also has its own command, like `/move fleet` or `/vote for`. It suggests the legal answers.',
  '- You can type several answers at once: `/tactical activate system:205, carrier + 2 inf from 301, land 2 inf on Lodor, end turn`.',
  '- `/hand` shows your cards, only to you. `/board` shows the board, and `/board system:205` shows only the part around 205.',
  '- `/cards unseen` lists the cards that no one has seen yet. `/board reach:` shows the moves to a system and your ships that can move there.',
  '- `/odds system:205` shows the odds of a combat there, only to you.',
  '- Make an offer with **Trade** or `/trade offer`. The other player accepts it with a button.',
  '- With `/orders`, you tell me when not to ask you. It also lists your standing orders.',
  '- Before your turn to pick a strategy card, rank up to 3 with **Your move**. You then automatically pick the first one left.',
  "- `/objectives`, `/player` and `/technology` show all players' progress. **More** has buttons for all of this.",
  '- `/draft import` starts a game with the map, seats and factions of a draft made with another tool.',
  '- `/why` explains why you cannot do something now, with the rule. `/help about:` explains any component.',
];
