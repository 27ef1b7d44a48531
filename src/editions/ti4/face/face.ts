import type { AskedIn, At, Choice, Face } from '../../../discord/face.ts';
import type { Reply } from '../../../discord/context.ts';
import type { CustomId } from '../../../discord/custom-id.ts';
import { nextQuestion } from '../../../discord/questions.ts';
import { seenAgain } from '../../../discord/seen.ts';
import { Illegal } from '../../../engine/index.ts';
import { inline, type Works } from '../../../pool/index.ts';
import type { Log } from '../../../table/index.ts';
import type { Books } from '../rules/books.ts';
import type { Component } from '../rules/components/component.ts';
import type { Rulebook } from '../rules/game.ts';
import type { Faulty } from '../views/index.ts';
import { closest } from '../../../words/closest.ts';
import { listed } from '../../../words/sentences.ts';
import { answers } from './answers.ts';
import { lookingCommands, oddsCommand, whyCommand } from './commands/looking.ts';
import { ordersCommand, useCommand } from './commands/orders-and-use.ts';
import { onTrade, tradeCommand } from './commands/trade.ts';
import { boardCalled, boardText } from './board-told.ts';
import { factionText } from './faction-told.ts';
import { mattersCalled, matterText } from './matters-told.ts';
import { drawingJobs, reckoningJobs } from './jobs.ts';
import { setsOf } from './lobby.ts';
import { lobbyForm } from './lobby-form.ts';
import { repairForms } from './repair-forms.ts';
import { shorthand } from './shorthand.ts';
import { FourthSight } from './sight.ts';
import { Desk } from './works.ts';

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
    commands: [...lookingCommands, whyCommand, oddsCommand, tradeCommand, ordersCommand, useCommand],
    answers,
    press,
    repairs: repairForms,
    rules: (typed, game) => {
      const book = bookFor(books, game);
      return [...mattersCalled(book, typed), ...componentsCalled(book, typed), ...boardCalled(book, typed)];
    },
    rule: (key, game) => {
      const book = bookFor(books, game);
      return boardText(book, key) ?? componentText(books, book, key);
    },
    help: HELP,
  };
}

/** Buttons that no other edition has. */
function press(at: At<FourthSight>, id: CustomId): Reply | undefined {
  if (id.kind === 't') return onTrade(at, id);
  if (id.kind !== 'g' || id.verb !== 'ahead') return undefined;
  const { context, from, seen } = at;
  if (!seen.game.members.some(({ user }) => user === from.caller.user)) throw new Illegal('You are not playing in this game.');
  context.table.act(from.caller, seen.game.id, 'standing-order', { moment: id.id, until: 'turn' });
  return nextQuestion(from, seenAgain(context, seen), '✅ Done: when the rest is over, nobody waits for you.');
}

/** What holds in a game: once it has begun, what it began with. */
const bookFor = (books: Books, game?: AskedIn<FourthSight>): Rulebook =>
  game && 'sight' in game ? game.sight.game.book : books.of(setsOf(game?.settings));

function componentsCalled(book: Rulebook, typed: string): Choice[] {
  const wanted = typed.trim().toLowerCase();
  return Object.values(book.components)
    .filter((one) => one.name.toLowerCase().includes(wanted))
    .map((one) => ({ key: one.id, label: `${one.name} (${kindOf(one)})` }));
}

/** A name as it is typed: without the mark of a later issue, which is on few keyboards. */
const spoken = (name: string): string =>
  name
    .replace(/\s*Ω+$/, '')
    .trim()
    .toLowerCase();

const componentCalled = ({ components }: Rulebook, key: string): Component | undefined =>
  components[key] ?? Object.values(components).find((one) => spoken(one.name) === spoken(key));

const kindOf = ({ kind }: Component): string => kind.replaceAll('-', ' ');

function nothingCalled(book: Rulebook, key: string): string {
  const names = closest(
    key,
    [...Object.values(book.components).map(({ name }) => name), ...Object.values(book.planets).map(({ name }) => name)],
    3,
  );
  return `There is nothing called “${key.trim().slice(0, 40)}” in the rules or on the cards. Near to it: ${listed(names)}.`;
}

function componentText(books: Books, book: Rulebook, key: string): string {
  const found = componentCalled(book, key);
  const faction = found && book.byKind.faction[found.id];
  if (faction) return factionText(book, faction);
  if (found)
    return `**${found.name}** (${kindOf(found)})\n${found.text}${found.lacks ? `\n-# Not refereed in full yet: ${found.lacks}.` : ''}`;
  const elsewhere = componentCalled(books.of(books.sets.map(({ id }) => id)), key);
  if (!elsewhere) return matterText(book, key) ?? nothingCalled(book, key);
  const away = books.sets.find(({ id }) => id === elsewhere.set && !book.sets.some((name) => name.startsWith(`${id}@`)));
  return `${elsewhere.name} is not in this game${away ? `: it comes with ${away.name}` : ''}.`;
}

const HELP = [
  '- Every question also has a command of its own, as `/move fleet` or `/vote for`, which completes what is legal.',
  '- `/hand` shows your cards, only to you. `/board` draws the board, `/board system:205` a part of it.',
  '- `/odds system:205` tells only you the chances of a combat there.',
  '- `/trade offer` proposes a transaction; the other accepts it with a button.',
  '- `/orders` passes for you where you never want to answer.',
  '- `/why` says why something cannot be done just now, and which rule says so. `/help about:` explains any component.',
];
