import { onOffer } from '#discord/trade/offer-commands.ts';
import { declinedAhead } from '#discord/commands/play/standing-orders.ts';
import { Desk } from '#discord/edition/render-client.ts';
import type { Face } from '#discord/edition/edition-adapter.ts';
import { inline, type Works } from '#workers';
import type { Log } from '#service';
import type { Rulebook } from '#ti2/rules/game.ts';
import { answers } from './commands/question-commands.ts';
import type { BookFor } from '#ti2/rules/rulebooks.ts';
import { oddsCommand, whyCommand } from './commands/inquiries.ts';
import { askAgain, ordersCommand, useCommand } from './commands/standing-orders.ts';
import { exchangingCommand } from './commands/trade.ts';
import { lookingCommands } from './commands/look.ts';
import { doneOnceMore } from './commands/confirmation.ts';
import { forms } from './question-forms.ts';
import { openTrade, sendTrade, TRADING } from './commands/trade-dialog.ts';
import { drawingJobs, reckoningJobs } from './jobs.ts';
import { bookBefore } from '#ti2/service/settings.ts';
import { lobbyForm } from './lobby/lobby-forms.ts';
import { repairForms } from './repairs/repair-forms.ts';
import { ruleTold, rulesCalled } from './help/rules.ts';
import { shorthand } from './input/abbreviations.ts';
import { SecondSight } from './presenter.ts';

/** Where pictures are made, and who hears of what fails. */
export interface Outside {
  works: Works;
  log: Log;
}

type SecondFace = Face<SecondSight>;

const MORE: SecondFace['more'] = [
  ['board', 'Board'],
  ['hand', 'My hand'],
  ['progression', 'Progression'],
  ['player', 'Players', 'seat'],
  ['technology', 'Technology', 'player'],
  ['odds', 'Odds', 'system'],
  ['why', 'Why not?'],
  ['orders', 'Standing orders'],
].map(([path, label, ask]) => ({ path, label, ...(ask !== undefined && { ask }) }));

const HELP = [
  '- Whatever you are asked can be answered by a command too, as `/move step` or `/senate vote`: it completes what is legal.',
  '- `/board` shows the galaxy, `/board system:` a part of it; `/progression` how far everybody is on the chart.',
  '- `/hand` shows your action cards to you alone; `/player` and `/technology` what lies before anybody.',
  '- While a political card is debated, **Trade** offers credits and action cards, `/trade offer` asks for cards too; `/trade end` ends a trade agreement at any time.',
  '- `/odds system:` tells only you the chances of a battle there; while ships move and fight it is a button too.',
  '- `/why` says why something cannot be done just now, and which rule of ours says so.',
  '- `/orders` says beforehand when you need not be asked; **More** leads to all of it by buttons.',
  '- `/help about:` explains a card, a technology, a race, a planet or a matter of the rules, and says how sure its text is.',
];

/** Presses that only this edition has: on offers, and on what is said beforehand. */
const pressed: SecondFace['press'] = async (at, id) => {
  if (id.kind === 't') return (await doneOnceMore(at, id)) ?? onOffer(at, id);
  if (id.kind === 'g' && id.verb === 'trade') return openTrade(at);
  if (id.kind !== 'g' || !id.arg) return undefined;
  return id.verb === 'order'
    ? await askAgain(at, id)
    : id.verb === 'ahead'
      ? await declinedAhead(at, id.arg)
      : undefined;
};

/** The second edition as Discord shows it; by itself it draws right here. */
export function secondFace(books: BookFor, outside?: Outside): SecondFace {
  const works = outside?.works ?? inline({ ...reckoningJobs(() => books), ...drawingJobs });
  const log = outside?.log;
  const desk = new Desk(works, (err) => log?.error({ err }, 'A picture could not be made'));
  const faulty =
    log &&
    ((err: unknown, fact: string): void => log.error({ fact, err }, 'Something that happened could not be told'));
  const bookOf = (asked: Parameters<SecondFace['rule']>[1]): Rulebook =>
    asked && 'sight' in asked ? asked.sight.game.book : bookBefore(books, asked?.settings);
  return {
    edition: 'ti2',
    title: 'Second edition (2000)',
    called: ['second', '2', 'Twilight Imperium, second edition'],
    hands: true,
    shorthand,
    signs: { list: async () => (await import('#ti2/render/emoji.ts')).drawnSigns(), file: (svg) => desk.sign(svg) },
    answers,
    press: pressed,
    sent: async (at, id, given) => (id.id === TRADING ? await sendTrade(at, given) : undefined),
    lobby: lobbyForm(books),
    forms,
    commands: [...lookingCommands, whyCommand, oddsCommand, exchangingCommand, ordersCommand, useCommand],
    more: MORE,
    help: HELP,
    repairs: repairForms,
    see: (looked) => new SecondSight(looked, books, desk, faulty),
    rule: (key, asked) => ruleTold(bookOf(asked), key),
    rules: (typed, asked) => rulesCalled(bookOf(asked), typed),
  };
}
