import { declinedAhead } from '../../../discord/commands/standing.ts';
import type { CustomId } from '../../../discord/custom-id.ts';
import { Desk } from '../../../discord/desk.ts';
import type { AskedIn, At, Face, Led, Reply } from '../../../discord/face.ts';
import { inline, type Works } from '../../../pool/index.ts';
import type { Log } from '../../../table/index.ts';
import { answers } from './answers.ts';
import type { BookFor } from './books.ts';
import { askAgain, ordersCommand, useCommand } from './commands/beforehand.ts';
import { oddsCommand, whyCommand } from './commands/asking.ts';
import { givingCommand } from './commands/giving.ts';
import { scuttlingCommand } from './commands/scuttling.ts';
import { lookingCommands } from './commands/looking.ts';
import { forms } from './forms.ts';
import { GIVE } from './gifts.ts';
import { SCUTTLE } from './scuttled.ts';
import { drawingJobs, reckoningJobs } from './jobs.ts';
import { setsOf } from './lobby.ts';
import { lobbyForm } from './lobby-form.ts';
import { repairForms } from './repair-forms.ts';
import { ruleTold, rulesCalled } from './rules-told.ts';
import { shorthand } from './shorthand.ts';
import { ThirdSight } from './sight.ts';

/** Where pictures are made, and who hears of what fails. */
export interface Outside {
  works: Works;
  log: Log;
}

const MORE: Led[] = [
  { path: 'board', label: 'Board' },
  { path: 'hand', label: 'My hand' },
  { path: 'objectives', label: 'Objectives' },
  { path: 'player', label: 'Players', ask: 'seat' },
  { path: 'technology', label: 'Technology', ask: 'player' },
  { path: 'odds', label: 'Odds', ask: 'system' },
  { path: 'why', label: 'Why not?' },
  GIVE,
  SCUTTLE,
  { path: 'orders', label: 'Standing orders' },
];

const HELP = [
  '- Whatever you are asked can be answered by a command too, as `/move fleet` or `/vote for`: it completes what is legal.',
  '- One answer may hold those that come next: `/tactical activate system:Lodor, carrier from Jord, 2 gf from Jord, land 2 gf on Lodor`.',
  '- `/board` shows the galaxy, `/board system:` a part of it; `/odds system:` tells only you the chances of a battle there.',
  '- `/hand` shows your action cards and your secret objective to you alone; `/objectives`, `/player` and `/technology` how far everybody is.',
  '- `/trade give` gives trade goods, at any time; no promise for them binds anybody.',
  '- `/orders` says beforehand when you need not be asked; **More** leads to all of it by buttons.',
  '- `/why` says why something cannot be done just now, and which rule says so (E3 and a section).',
  '- `/help about:` explains a card, a technology, a race, a planet or a matter of the rules, and says how sure its text is.',
];

/** What is said beforehand by a button: that a moment need not be asked about, or that it has to be again. */
async function pressed(at: At<ThirdSight>, id: CustomId): Promise<Reply | undefined> {
  const { kind, verb, arg } = id;
  if (kind !== 'g' || !arg) return undefined;
  if (verb === 'order') return askAgain(at, id);
  return verb === 'ahead' ? await declinedAhead(at, arg) : undefined;
}

/** The third edition as Discord shows it. Left by itself, it draws right here. */
export function thirdFace(books: BookFor, outside?: Outside): Face<ThirdSight> {
  const desk = new Desk(outside?.works ?? inline({ ...drawingJobs, ...reckoningJobs(() => books) }), (err) =>
    outside?.log.error({ err }, 'A picture or a form could not be made'),
  );
  const faulty =
    outside &&
    ((err: unknown, fact: string): void => outside.log.error({ err, fact }, 'What has happened could not be told'));
  const bookIn = (asked?: AskedIn<ThirdSight>) =>
    asked && 'sight' in asked ? asked.sight.game.book : books(setsOf(asked?.settings));
  return {
    edition: 'ti3',
    title: 'Third edition',
    called: ['third', '3', 'Twilight Imperium, third edition'],
    shorthand,
    signs: { list: async () => (await import('../map/signs.ts')).drawnSigns(), file: (svg) => desk.sign(svg) },
    hands: true,
    lobby: lobbyForm(books),
    see: (looked) => new ThirdSight(looked, books, desk, faulty),
    commands: [...lookingCommands, whyCommand, oddsCommand, givingCommand, scuttlingCommand, ordersCommand, useCommand],
    answers,
    forms,
    press: pressed,
    more: MORE,
    repairs: repairForms,
    rules: (typed, asked) => rulesCalled(bookIn(asked), typed),
    rule: (key, asked) => ruleTold(bookIn(asked), key),
    help: HELP,
  };
}
