import type { AskedIn, At, Choice, Face, Led } from '#discord/edition/edition-adapter.ts';
import { onOffer } from '#discord/trade/offer-commands.ts';
import { nothingCalled } from '#discord/help/not-found.ts';
import { declinedAhead, orderedAhead } from '#discord/commands/play/standing-orders.ts';
import type { Reply } from '#discord/interactions/replies.ts';
import type { CustomId } from '#discord/interactions/custom-id.ts';
import { Desk } from '#discord/edition/render-client.ts';
import { inline, type Works } from '#workers';
import type { Log } from '#service';
import type { Books } from '#ti4/rules/rulebooks.ts';
import type { Component } from '#ti4/rules/components/component.ts';
import type { Rulebook } from '#ti4/rules/game.ts';
import type { Faulty } from '#ti4/views/index.ts';
import { END_OF_TURN } from '#ti4/rules/events/standing-orders.ts';
import { answers } from './commands/question-commands.ts';
import { lookingCommands, oddsCommand, whyCommand } from './commands/look.ts';
import { onOrder, ordersCommand, useCommand } from './commands/standing-orders.ts';
import { tradeCommand } from './commands/trade.ts';
import { onTradeDraft, tradeMenu } from './commands/trade-dialog.ts';
import { boardCalled, boardText } from './help/board-entries.ts';
import { factionText, unitText } from './help/factions.ts';
import { mattersCalled, matterText } from './help/rules-topics.ts';
import { forms } from './question-forms.ts';
import { drawingJobs, reckoningJobs } from './jobs.ts';
import { setsOf } from '#ti4/service/settings.ts';
import { lobbyForm } from './lobby/lobby-forms.ts';
import { onRanking, openRanking, RANKING, rankingCommand } from './commands/strategy-ranking.ts';
import { repairForms } from './repairs/repair-forms.ts';
import { shorthand } from './input/abbreviations.ts';
import { FourthSight } from './presenter.ts';

/** Who does what takes long, and who is told where that fails. */
export interface Outside {
  works: Works;
  log: Log;
}

/** This edition as Discord sees it. Without anything outside, pictures and odds are made right here. */
export function fourthFace(books: Books, outside?: Outside): Face<FourthSight> {
  const desk = new Desk(outside?.works ?? inline({ ...drawingJobs, ...reckoningJobs(() => books) }), (error) =>
    outside?.log.error({ err: error }, 'Something could not be drawn or reckoned'),
  );
  const faulty: Faulty | undefined =
    outside && ((error, fact) => outside.log.error({ err: error, fact }, 'What has happened could not be told'));
  return {
    edition: 'ti4',
    title: 'Fourth edition',
    called: ['fourth', '4', 'Twilight Imperium, fourth edition'],
    shorthand,
    hands: true,
    lobby: lobbyForm(books),
    see: (looked) => new FourthSight(looked, books, desk, faulty),
    commands: [...lookingCommands, whyCommand, oddsCommand, tradeCommand, ordersCommand, useCommand, rankingCommand],
    answers,
    forms,
    press,
    sent: (at, id, given) => (id.id === RANKING ? onRanking(at, given) : undefined),
    more: MORE,
    repairs: repairForms,
    rules: (typed, game) => rulesCalled(bookFor(books, game), typed),
    rule: (key, game) => {
      const book = bookFor(books, game);
      const told = boardText(book, key) ?? componentText(books, book, key);
      if (told === undefined) throw nothingCalled(key, rulesCalled(book, ''), shorthand);
      return told;
    },
    help: HELP,
    signs: { list: async () => (await import('#ti4/render/emoji.ts')).drawnSigns(), file: (svg) => desk.sign(svg) },
  };
}

const MORE: Led[] = [
  { label: 'Board', path: 'board' },
  { label: 'My hand', path: 'hand' },
  { label: 'Objectives', path: 'objectives' },
  { label: 'Players', path: 'player', ask: 'seat' },
  { label: 'Technology', path: 'technology', ask: 'player' },
  { label: 'Odds', path: 'odds', ask: 'system' },
  { label: 'Why not?', path: 'why' },
  { label: 'Standing orders', path: 'orders' },
];

/** Buttons that no other edition has. */
async function press(at: At<FourthSight>, id: CustomId, values: readonly string[]): Promise<Reply | undefined> {
  if (id.kind === 't') return id.id === '' ? await onTradeDraft(at, id, values) : await onOffer(at, id);
  if (id.kind === 'g' && id.verb === 'trade') return tradeMenu(at);
  if (id.kind === 'g' && id.verb === 'order') return onOrder(at, id);
  if (id.kind !== 'g' || id.verb !== 'ahead') return undefined;
  if (id.id === RANKING) return openRanking(at);
  return id.arg && id.id !== SPARE ? await declinedAhead(at, id.arg) : await orderedAhead(at, saidAhead(id));
}

/** A press by which a player is spared being asked about what others do. */
const SPARE = 'spare';

/** What is said beforehand: for whom alone an agent is; of the end of one's own turn, for this turn or always. */
function saidAhead({ id, arg }: CustomId): Parameters<typeof orderedAhead>[1] {
  if (id === SPARE)
    return {
      moment: arg,
      until: 'always',
      said: 'you are asked about that only where it is for you; `/orders` takes that back.',
    };
  if (id === 'always')
    return {
      moment: END_OF_TURN,
      until: 'always',
      said: 'your turns end by themselves from now on; `/orders` takes that back.',
    };
  return { moment: END_OF_TURN, until: 'turn', said: 'when the rest is over, nobody waits for you.' };
}

/** What holds in a game: once it has begun, what it began with. */
const bookFor = (books: Books, game?: AskedIn<FourthSight>): Rulebook =>
  game && 'sight' in game ? game.sight.game.book : books.of(setsOf(game?.settings));

const rulesCalled = (book: Rulebook, typed: string): Choice[] => [
  ...mattersCalled(book, typed),
  ...componentsCalled(book, typed),
  ...boardCalled(book, typed),
];

function componentsCalled(book: Rulebook, typed: string): Choice[] {
  const wanted = typed.trim().toLowerCase();
  return Object.values(book.components)
    .filter((one) => one.name.toLowerCase().includes(wanted))
    .map((one) => ({ key: one.id, label: `${one.name} (${kindOf(one)})` }));
}

/** A name as it is typed: without the mark of a later issue, which is on few keyboards. */
const spoken = (name: string): string =>
  name
    .replace(/(?<!Ω)Ω+$/, '')
    .trim()
    .toLowerCase();

const componentCalled = ({ components }: Rulebook, key: string): Component | undefined =>
  components[key] ?? Object.values(components).find((one) => spoken(one.name) === spoken(key));

const kindOf = ({ kind }: Component): string => kind.replaceAll('-', ' ');

function componentText(books: Books, book: Rulebook, key: string): string | undefined {
  const found = componentCalled(book, key);
  const faction = found && book.byKind.faction[found.id];
  if (faction) return factionText(book, faction);
  const unit = found && book.byKind.unit[found.id];
  if (unit) return unitText(book, unit);
  if (found)
    return `**${found.name}** (${kindOf(found)})\n${found.text}${found.lacks ? `\n-# Not refereed in full yet: ${found.lacks}.` : ''}`;
  const elsewhere = componentCalled(books.of(books.sets.map(({ id }) => id)), key);
  if (!elsewhere) return matterText(book, key);
  const away = books.sets.find(
    ({ id }) => id === elsewhere.set && !book.sets.some((name) => name.startsWith(`${id}@`)),
  );
  return `${elsewhere.name} is not in this game${away ? `: it comes with ${away.name}` : ''}.`;
}

const HELP = [
  '- Every question also has a command of its own, as `/move fleet` or `/vote for`, which completes what is legal.',
  '- One answer may hold those that come next: `/tactical activate system:205, carrier + 2 inf from 301, land 2 inf on Lodor, end turn`.',
  '- `/hand` shows your cards, only to you. `/board` draws the board, `/board system:205` a part of it.',
  '- `/odds system:205` tells only you the chances of a combat there.',
  '- **Trade** proposes a transaction by menus, `/trade offer` by words; the other accepts it with a button.',
  '- `/orders` passes for you where you never want to answer, and lists what you have ordered.',
  '- Before your turn to choose a strategy card, **Your move** lets you rank up to three: the first that is left is yours at once.',
  '- `/objectives`, `/player` and `/technology` show how far everybody is; **More** leads to all of it by buttons.',
  '- `/why` says why something cannot be done just now, and which rule says so. `/help about:` explains any component.',
];
