import { writeFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { PlayerMessage } from '../../src/sandbox/player.ts';
import { faultsFound } from '../sandbox/openapi.ts';
import { buttonOf, controlsOf, oddText, waitingIn } from './displayed-message.ts';
import { Evening } from './evening.ts';
import { promptOf, textOf, type Person } from './person.ts';
import { startBotProcess } from './process.ts';

/** Every home system lies next to Mecatol Rex, with planets of one trait, and of three specialties, around. */
const MAP = '0 30 0 32 0 33 27 28 31';
const FACTIONS = { ann: 'sol', bob: 'letnev', cleo: 'hacan' };
const NAMES = { ann: 'the Federation of Sol', bob: 'the Barony of Letnev', cleo: 'the Emirates of Hacan' };

let evening: Evening;
let game: string;
let ann: Person;
let bob: Person;
let cleo: Person;

beforeAll(async () => {
  evening = await Evening.open();
  [ann, bob, cleo] = evening.people;
});
afterAll(async () => {
  if (process.env.TRANSCRIPT) for (const person of evening.people) writeFileSync(`${process.env.TRANSCRIPT}-${person.name}.txt`, (await evening.seenBy(person)).map(asText).join('\n'));
  if (process.env.TRANSCRIPT) for (const person of evening.people) writeFileSync(`${process.env.TRANSCRIPT}-${person.name}-asked.txt`, person.answered.map(({ shown, pressed }) => `${asText(shown)}\n=> ${pressed}`).join('\n'));
  await evening.close();
});

const asText = (message: PlayerMessage): string => [
  `--- ${message.ephemeral ? '(private) ' : ''}${message.command ? `/${message.command} ` : ''}${message.pings_you ? '(ping) ' : ''}`, message.content,
  ...message.attachments.map((file) => `[${file.filename}]`),
  controlsOf(message).map((one) => (one.kind === 'menu' ? `<${one.label}: ${one.options.map(({ label }) => label).join(' / ')}>` : `[${one.label}]`)).join(' '),
].filter(Boolean).join('\n');

/** What each of them would like to do, by the words of the question. */
function setWishes(): void {
  const council = [
    { asked: /^Vote on/, choose: [/^For$/, /^(?!Abstain)./] },
    { asked: /^Exhaust planets to vote/, all: [/./] },
    { asked: /You may score one public objective/, choose: [/^(?!Pass)./] },
    { asked: /^Your action is done/, choose: [/End turn/] },
  ];
  const turn = { asked: /It is your turn/, choose: [/^Strategic action/, /^Pass$/] };
  const attack = { asked: /It is your turn/, choose: [/^Tactical action/], once: true as const };
  ann.wishes = [
    ...council, attack, turn,
    { asked: /Choose a strategy card/, choose: [/Leadership/, /Imperial/, /Construction/] },
    { asked: /^Which system do you activate/, choose: [/Mecatol Rex/] },
    { asked: /Which ships move to Mecatol Rex/, all: [/carrier/i, /infantry/i, /fighter/i] },
    { asked: /Which ground forces do you commit/, all: [/./] },
    { asked: /do you announce a retreat/, choose: [/^(No|Stay|Fight)/] },
  ];
  bob.wishes = [
    ...council, attack, turn,
    { asked: /Choose a strategy card/, choose: [/Warfare/, /Technology/, /Diplomacy/] },
    { asked: /^Which system do you activate/, choose: [/Mecatol Rex/] },
    { asked: /Which ships move to Mecatol Rex/, all: [/dreadnought/i, /carrier/i, /destroyer/i, /infantry/i, /fighter/i] },
    { asked: /Which ground forces do you commit/, all: [/./] },
  ];
  cleo.wishes = [...council, turn, { asked: /Choose a strategy card/, choose: [/Trade/, /Politics/] }];
}

test('Three people create, join and set up a game by commands and buttons', async () => {
  game = await evening.createGame({ veil: 'nothing' });
  expect(textOf(await ann.client.command('game settings', { map: MAP }))).toBe('The settings are changed.');
  await bob.client.press('Join');
  expect(textOf(await cleo.client.command('game join'))).toContain('You have joined');
  for (const person of evening.people) {
    const [faction] = await person.client.complete('game wish', 'faction', FACTIONS[person.name as keyof typeof FACTIONS]);
    expect(faction, person.name).toBeDefined();
    expect(textOf(await person.client.command('game wish', { faction: faction.value }))).toBe('Noted.');
  }
  expect(textOf(await ann.client.command('game start'))).toBe('The game begins.');
  setWishes();
  const { shown } = await evening.playUntil((_person, question) => /Choose a strategy card/.test(question.content));
  expect(shown.ephemeral).toBe(true);
});

/** The organiser proposes a correction and the others agree to it. */
async function correct(form: string, options: Record<string, string>): Promise<void> {
  expect(textOf(await ann.client.command(`repair ${form}`, options)), form).toBe('The other players are asked.');
  const asked = await ann.client.waitFor((message) => /proposes a correction/.test(message.content) && buttonOf(message, 'I agree') !== undefined && !settled.has(message.id));
  settled.add(asked.id);
  expect(textOf(await bob.client.press(asked, 'I agree'))).toContain('You have agreed');
  expect(textOf(await cleo.client.press(asked, 'I agree'))).toContain('it is done');
  await evening.allSaid();
}
const settled = new Set<string>();

/** What an objective asks for, where goods and tokens do not do. */
const NEEDS: Record<string, [string, Record<string, string>][]> = {
  'Develop Weaponry': [['technology', { technology: 'carrier-ii', owned: 'yes' }], ['technology', { technology: 'fighter-ii', owned: 'yes' }]],
  'Diversify Research': [['technology', { technology: 'dacxive-animators', owned: 'yes' }], ['technology', { technology: 'gravity-drive', owned: 'yes' }]],
  'Lead From the Front': [['count', { what: 'strategy', count: '6' }]],
  'Corner the Market': ['dal-bootha', 'xxehan', 'corneeq', 'resculon'].map((planet) => ['control', { planet }]),
  'Expand Borders': ['dal-bootha', 'xxehan', 'corneeq', 'resculon', 'mellon', 'zohbat'].map((planet) => ['control', { planet }]),
  'Found Research Outposts': ['zohbat', 'new-albion', 'torkan', 'lazar'].map((planet) => ['control', { planet }]),
  'Intimidate Council': [['units', { unit: 'cruiser', place: '102', count: '1' }]],
};

test('Corrections are made with everybody’s consent, and can be taken back', async () => {
  const [seat] = await ann.client.complete('repair count', 'seat', 'sol');
  const [other] = await ann.client.complete('repair count', 'seat', 'letnev');
  const [home] = await ann.client.complete('repair units', 'place', 'arc');
  await correct('count', { seat: String(seat.value), what: 'trade-goods', count: '30' });
  const board = textOf(await ann.client.command('scores'));
  const revealed = Object.keys(NEEDS).find((name) => board.includes(name));
  for (const [form, fields] of revealed ? NEEDS[revealed] : []) await correct(form, { seat: String(seat.value), ...fields });
  await correct('units', { seat: String(other.value), unit: 'dreadnought', place: String(home.value), count: '3' });
});

test('A combat goes on where the bot was killed in the middle of it', async () => {
  const { shown } = await evening.playUntil((_person, question) => /do you announce a retreat/.test(question.content), 150);
  const old = (await ann.client.messages()).findLast((message) => !message.ephemeral && buttonOf(message, 'Your move'));
  if (!old) throw new Error('There is no message to press on');
  const before = evening.head(game);
  await evening.bot.kill();
  evening.bot = await startBotProcess(evening.folder.path, evening.sandbox.url);
  expect(evening.head(game)).toBe(before);

  const again = await ann.questionOn(old);
  expect(again?.content).toBe(shown.content);
  // The private question was sent before the kill as well, and its buttons work on.
  await ann.answer(shown);
  expect(evening.head(game)).toBe(before + 1);
});

test('Two rounds are played, with a fight for Mecatol Rex, a vote and a point', async () => {
  await evening.playUntil(async (person, shown) =>
    /Choose a strategy card/.test(shown.content) && textOf(await person.client.command('game status')).includes('Round 3'));
  await evening.allSaid();
});
