import { declinedAhead } from '#discord/commands/play/standing-orders.ts';
import type { CustomId } from '#discord/interactions/custom-id.ts';
import { Desk } from '#discord/edition/render-client.ts';
import type { AskedIn, At, Face, Led, Reply } from '#discord/edition/edition-adapter.ts';
import { inline, type Works } from '#workers';
import type { Log } from '#service';
import { answers } from './commands/question-commands.ts';
import type { BookFor } from '#ti3/rules/rulebooks.ts';
import { askAgain, ordersCommand, useCommand } from './commands/standing-orders.ts';
import { oddsCommand, whyCommand } from './commands/inquiries.ts';
import { givingCommand } from './commands/trade.ts';
import { scuttlingCommand } from './commands/scuttle.ts';
import { lookingCommands } from './commands/look.ts';
import { forms } from './question-forms.ts';
import { GIVE } from './trade/gifts.ts';
import { SCUTTLE } from './commands/scuttle-choices.ts';
import { drawingJobs, reckoningJobs } from './jobs.ts';
import { setsOf } from '#ti3/service/settings.ts';
import { lobbyForm } from './lobby/lobby-forms.ts';
import { repairForms } from './repairs/repair-forms.ts';
import { ruleTold, rulesCalled } from './help/rules.ts';
import { shorthand } from './input/abbreviations.ts';
import { ThirdSight } from './presenter.ts';

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
    signs: { list: async () => (await import('#ti3/render/emoji.ts')).drawnSigns(), file: (svg) => desk.sign(svg) },
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
