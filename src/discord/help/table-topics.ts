import { rulesTopic, type RulesTopic } from './rules-topics.ts';

/** Topics about playing here, which are the same in every edition. */
export const TABLE_TOPICS: readonly RulesTopic[] = [
  rulesTopic(
    'What to do now',
    'now, next, my turn, begin, first steps, play, playing, new player, beginner, question, waiting',
    'Press **Your move** in the panel at the end of the thread, or use `/next`: it shows your question and the legal answers. If you have no question, `/game status` shows who the game waits for, and I will ping you. `/why` explains what you cannot do.',
  ),
  rulesTopic(
    'Undo',
    'undo, undoing, mistake, take back, wrong move',
    '`/undo` shows your last move and undoes it if you confirm. If the move revealed something or involved other players, they must agree.',
  ),
  rulesTopic(
    'Typed answers',
    'typing, type, commands, command, answer, slash commands',
    '`/answer` answers your current question, and every question also has its own command. Numbers, names, parts of names and common abbreviations are understood: `2 cruisers, 3 inf from 301`. Suggestions list the legal answers.',
  ),
  rulesTopic(
    'Chances',
    'odds, chance, probability, simulate, calculator',
    '`/odds` calculates the odds of a combat, of one that you could begin, or of any 2 fleets that you list. Only you see the result.',
  ),
  rulesTopic(
    'Reminders',
    'reminder, ping, pings, notifications, quiet hours, time zone, direct messages',
    'I ping you when the game waits for you, and remind you later. `/settings` sets the hours between reminders, your time zone and quiet hours.',
  ),
  rulesTopic(
    'Standing orders',
    'automatic, automatically, orders, stop asking, skip questions',
    '`/orders` tells me when not to ask you: until the end of a turn or always. It also lists your standing orders and cancels them. In a question about cards and abilities, **When should I ask you?** gives orders for all moments of that question. An order for one card ends when you no longer have that card or when the round ends.',
  ),
  rulesTopic(
    'Noted promises',
    'ledger, debts, noted promises, withdraw a promise, keep a promise, owe, owed',
    '`/trade promise` notes a promise that is not binding. Only its 2 players see it, unless both publish it. `/trade debts` lists promises. If you made one, you can withdraw it or say that it is kept at any time: the list says that this comes from you until the other player agrees. You can have 20 open promises; those that you withdrew or called kept do not count.',
  ),
  rulesTopic(
    'Absence',
    'leave, leaving, away, vacation, holiday, quit, practice player, practice players, bot, replace',
    '`/game away` lets a practice player play for you until you return with `/game join`. `/game leave` leaves your seat empty until another player takes it.',
  ),
  rulesTopic(
    'Fair dice',
    'random, randomness, seed, fair, rng, cheat, cheating, luck',
    'You can check all dice. A message at the start of the thread holds a fingerprint of the secret seed. After the game I publish the seed, and anyone can check each roll.',
  ),
];
