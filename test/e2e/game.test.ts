import { writeFileSync } from 'node:fs';
import { bookOf } from '../../src/editions/ti4/book.ts';
import { componentOf } from '../../src/editions/ti4/rules/components/component.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { PlayerMessage } from '../../src/sandbox/player.ts';
import { faultsFound } from '../sandbox/openapi.ts';
import { buttonOf, controlsOf, oddText } from '../../scripts/play/displayed-message.ts';
import { Evening } from './evening.ts';
import { promptOf, textOf, type Person } from './person.ts';

/** Every home system lies next to Mecatol Rex, with planets of one trait, and of three specialties, around. */
const MAP = '0 30 0 32 0 33 27 21 31';
const FACTIONS = { ann: 'sol', bob: 'letnev', cleo: 'hacan' };
const SOL = 'The Federation of Sol';

let evening: Evening;
let game: string;
let ann: Person;
let bob: Person;
let cleo: Person;
/** The public objectives of the first round. */
let board: string[] = [];
/** Cards that each of them has held unseen at some time. */
const held = new Map<Person, Set<string>>();

beforeAll(async () => {
  evening = await Evening.open();
  [ann, bob, cleo] = evening.people;
  evening.watched = () => {
    const { seats } = evening.state(game);
    for (const person of evening.people) {
      const cards = held.get(person) ?? new Set();
      const { actionCards, secretObjectives } = seats[evening.seatOf(game, person)];
      for (const card of [...actionCards, ...secretObjectives]) held.set(person, cards.add(card));
    }
  };
});
afterAll(async () => {
  if (process.env.TRANSCRIPT)
    for (const person of evening.people)
      writeFileSync(`${process.env.TRANSCRIPT}-${person.name}.txt`, (await evening.seenBy(person)).map(asText).join('\n'));
  if (process.env.TRANSCRIPT)
    for (const person of evening.people)
      writeFileSync(
        `${process.env.TRANSCRIPT}-${person.name}-asked.txt`,
        person.answered.map(({ shown, pressed }) => `${asText(shown)}\n=> ${pressed}`).join('\n'),
      );
  await evening.close();
});

const asText = (message: PlayerMessage): string =>
  [
    `--- ${message.ephemeral ? '(private) ' : ''}${message.command ? `/${message.command} ` : ''}${message.pings_you ? '(ping) ' : ''}`,
    message.content,
    ...message.attachments.map((file) => `[${file.filename}]`),
    controlsOf(message)
      .map((one) => (one.kind === 'menu' ? `<${one.label}: ${one.options.map(({ label }) => label).join(' / ')}>` : `[${one.label}]`))
      .join(' '),
  ]
    .filter(Boolean)
    .join('\n');

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
    ...council,
    attack,
    turn,
    { asked: /Choose a strategy card/, choose: [/Leadership/, /Imperial/, /Construction/] },
    { asked: /^Which system do you activate/, choose: [/Mecatol Rex/] },
    { asked: /Which ships move to Mecatol Rex/, all: [/carrier/i, /infantry/i, /fighter/i] },
    { asked: /Which ground forces do you commit/, all: [/./] },
    { asked: /do you announce a retreat/, choose: [/^(No|Stay|Fight)/] },
  ];
  bob.wishes = [
    ...council,
    attack,
    turn,
    { asked: /Choose a strategy card/, choose: [/Warfare/, /Technology/, /Diplomacy/] },
    { asked: /^Which system do you activate/, choose: [/Mecatol Rex/] },
    { asked: /Which ships move to Mecatol Rex/, all: [/dreadnought/i, /carrier/i, /destroyer/i, /infantry/i, /fighter/i] },
    { asked: /Which ground forces do you commit/, all: [/./] },
  ];
  cleo.wishes = [...council, turn, { asked: /Choose a strategy card/, choose: [/Trade/, /Politics/] }];
}

test('Three people create, join and set up a game by commands and buttons', async () => {
  game = await evening.createGame({ veil: 'nothing', sets: 'Base with codices' });
  const join = (message: PlayerMessage) => buttonOf(message, 'Join')?.handle;
  const first = await ann.client.waitFor((message) => join(message) !== undefined);
  expect(textOf(await ann.client.command('game settings', { map: MAP }))).toBe('The settings are changed.');
  // Its button takes nobody in for settings they have not seen.
  await ann.client.waitFor((message) => ![undefined, join(first)].includes(join(message)));
  expect(textOf(await bob.client.press('Join'))).toContain('You have joined');
  expect(textOf(await cleo.client.command('game join'))).toContain('You have joined');
  for (const person of evening.people) {
    const [faction] = await person.client.complete('game wish', 'faction', FACTIONS[person.name as keyof typeof FACTIONS]);
    expect(faction, person.name).toBeDefined();
    expect(textOf(await person.client.command('game wish', { faction: faction.value }))).toBe('Noted.');
  }
  expect(textOf(await ann.client.command('game start'))).toBe('The game begins.');
  setWishes();
  const { shown } = await evening.playUntil((_person, question) => promptOf(question) === 'Choose a strategy card.');
  expect(shown.ephemeral).toBe(true);
});

/** The other two agree to what is asked of them. */
async function agreed(about: RegExp): Promise<void> {
  const asked = await ann.client.waitFor(
    (message) => about.test(message.content) && buttonOf(message, 'I agree') !== undefined && !settled.has(message.id),
  );
  settled.add(asked.id);
  expect(textOf(await bob.client.press(asked, 'I agree'))).toContain('You have agreed');
  expect(textOf(await cleo.client.press(asked, 'I agree'))).toContain('it is done');
  await evening.allSaid();
}
const settled = new Set<string>();

/** The organiser proposes a correction and the others agree to it. */
async function correct(form: string, options: Record<string, string>): Promise<void> {
  expect(textOf(await ann.client.command(`repair ${form}`, options)), form).toBe('The other players are asked.');
  await agreed(/proposes a correction/);
}

/** What an objective asks for, where goods and tokens do not do. */
const NEEDS: Record<string, [string, Record<string, string>][]> = {
  'Develop Weaponry': [
    ['technology', { technology: 'cruiser-ii', owned: 'yes' }],
    ['technology', { technology: 'fighter-ii', owned: 'yes' }],
  ],
  'Diversify Research': [
    ['technology', { technology: 'dacxive-animators', owned: 'yes' }],
    ['technology', { technology: 'gravity-drive', owned: 'yes' }],
  ],
  'Lead From the Front': [['count', { what: 'strategy', count: '6' }]],
  'Corner the Market': ['dal-bootha', 'xxehan', 'corneeq', 'resculon'].map((planet) => ['control', { planet }]),
  'Expand Borders': ['dal-bootha', 'xxehan', 'corneeq', 'resculon', 'mellon', 'zohbat'].map((planet) => ['control', { planet }]),
  'Found Research Outposts': ['new-albion', 'lazar', 'thibah'].map((planet) => ['control', { planet }]),
  'Intimidate Council': [['units', { unit: 'cruiser', place: '102', count: '1' }]],
};

test('Corrections are made with everybody’s consent, and can be taken back', async () => {
  const [seat] = await ann.client.complete('repair count', 'seat', 'sol');
  const [other] = await ann.client.complete('repair count', 'seat', 'letnev');
  const [home] = await ann.client.complete('repair units', 'place', 'arc');
  await correct('count', { seat: String(seat.value), what: 'trade-goods', count: '30' });
  expect((await ann.client.messages()).at(-1)?.content).toMatch(
    /^Corrected, with everybody's consent: the Federation of Sol has 30 trade goods\./,
  );
  board = [...textOf(await ann.client.command('scores')).matchAll(/^- ([^*(]+) \(\d points?\): /gm)].map(([, name]) => name);
  expect(board).toHaveLength(2);
  const need = board.find((name) => name in NEEDS);
  for (const [form, fields] of need === undefined ? [] : NEEDS[need]) await correct(form, { seat: String(seat.value), ...fields });
  await correct('units', { seat: String(other.value), unit: 'dreadnought', place: String(home.value), count: '3' });

  await correct('count', { seat: String(seat.value), what: 'trade-goods', count: '31' });
  expect(textOf(await ann.client.command('undo'))).toContain('the other players are asked');
  await agreed(/would like to take back a move/);
  expect(evening.state(game).seats[String(seat.value)].tradeGoods).toBe(30);
});

test('One’s own choice is taken back at once, as long as nothing came of it', async () => {
  const { person, shown } = await evening.playUntil((_person, question) => promptOf(question) === 'Choose a strategy card.');
  await person.answer(shown);
  await evening.allSaid();
  const back = await person.client.press('Take back my last move');
  expect(textOf(back)).toMatch(/^Taken back\./);
  expect(promptOf(back.message ?? shown)).toBe('Choose a strategy card.');
  // All are told what it was, and who is waited for; once.
  await evening.allSaid();
  const [before, last] = (await person.client.messages())
    .filter(({ ephemeral }) => !ephemeral)
    .slice(-2)
    .map(({ content }) => content);
  expect(last).toMatch(/has taken back a move:\n- .* takes .*\.\nWhat others were asked meanwhile is asked again\.\n\nWaiting for /);
  expect(before).toMatch(/^- .* takes .*\./);
});

test('A message whose sending was cut short is not sent again', async () => {
  const { shown } = await evening.playUntil(
    (person, question) => person === bob && /^Which ships move to Mecatol Rex/.test(promptOf(question)),
    150,
  );
  await evening.allSaid();
  const killed = evening.killedWhilePosting();
  const before = evening.head(game);
  // The bot may be gone before it has answered him.
  await bob.answer(shown).catch(() => undefined);
  await killed;
  expect(evening.head(game)).toBe(before + 1);
  expect(evening.outbox(game).filter(({ status }) => status === 'claimed').length).toBeGreaterThan(0);
  await evening.restart();
});

test('A combat goes on where the bot was killed in the middle of it', async () => {
  const { shown } = await evening.playUntil((_person, question) => /do you announce a retreat/.test(promptOf(question)), 150);
  const old = (await ann.client.messages()).findLast((message) => !message.ephemeral && buttonOf(message, 'Your move'));
  if (!old) throw new Error('There is no message to press on');
  const before = evening.head(game);
  await evening.bot.kill();
  await evening.restart();
  expect(evening.head(game)).toBe(before);

  const again = await ann.questionOn(old);
  expect(shown.content.endsWith(again?.content ?? '?')).toBe(true);
  // The private question was sent before the kill as well, and its buttons work on.
  await ann.answer(shown);
  expect(evening.head(game)).toBe(before + 1);
});

test('Two rounds are played, with a fight for Mecatol Rex, a vote and a point', async () => {
  await evening.playUntil(
    async (person, shown) =>
      promptOf(shown) === 'Choose a strategy card.' && textOf(await person.client.command('game status')).includes('Round 3'),
  );
  await evening.allSaid();

  const said = (await evening.seenBy(ann))
    .filter((message) => !message.ephemeral)
    .map(({ content }) => content)
    .join('\n');
  for (const wanted of [
    `${SOL} pays the custodians and lands on Mecatol Rex.`,
    `${SOL} takes Mecatol Rex.`,
    'Round 1: the agenda phase begins.',
    'Round 2: the agenda phase begins.',
    'Round 3: the strategy phase begins.',
  ])
    expect(said).toContain(wanted);
  expect(said).toMatch(/The Barony of Letnev attacks [Tt]he Federation of Sol at Mecatol Rex/);
  expect(said).toMatch(/ the space combat at Mecatol Rex \(000\)/);
  expect(said).toMatch(/casts [1-9]\d* votes? for/);
  expect(said).toMatch(/the council decides for/);
  expect(said).toMatch(new RegExp(`${SOL} scores (${board.join('|')})\\.`));
  expect(textOf(await cleo.client.command('scores'))).toMatch(/Scored by .*the Federation of Sol/);
});

test('Every request and answer is as Discord’s own description has it, and none was refused', () => {
  expect(evening.recorded.length).toBeGreaterThan(100);
  expect(
    evening.recorded
      .filter(({ status }) => status >= 400)
      .map(({ method, path, responseBody }) => `${method} ${path}: ${JSON.stringify(responseBody)}`),
  ).toEqual([]);
  expect([...new Set(evening.recorded.flatMap(faultsFound))]).toEqual([]);
});

test('Everything is said once, in order, with a picture of the newest turn', async () => {
  const seen = (await evening.seenBy(ann)).filter((message) => message.author.bot && !message.ephemeral);
  const rows = evening.outbox(game);
  expect(rows.filter(({ status }) => status !== 'sent' && status !== 'void')).toEqual([]);

  // Each message of the thread goes back to one thing that was to be said, and the other way round.
  const posted = new Map(
    rows.filter(({ kind, messageId }) => kind !== 'asked' && messageId !== null).map(({ id, messageId }) => [id, messageId]),
  );
  expect([...new Set(posted.values())].sort()).toEqual(seen.map(({ id }) => id).sort());
  const shared = rows
    .filter(({ kind }) => !['asked', 'waiting', 'lobby'].includes(kind))
    .map(({ messageId }) => messageId)
    .filter((id) => id !== null);
  expect(new Set(shared).size).toBe(shared.length);

  const turns = rows.filter(({ kind }) => kind === 'turn');
  turns.slice(1).forEach(({ payload }, i) => expect(payload.from).toBe((turns[i].payload.to ?? 0) + 1));
  expect(turns.map(({ messageId }) => messageId)).toEqual(
    seen.filter(({ id }) => turns.some(({ messageId }) => messageId === id)).map(({ id }) => id),
  );
  for (const { id, payload, messageId, sentAt } of turns) {
    const message = seen.find(({ id }) => id === messageId);
    // Where the next turn with a board was there before this one had gone out, only that one shows it.
    const next = turns.find(({ id: other, payload: { style } }) => other > id && style === 'board');
    const pictures =
      payload.style !== 'board'
        ? [[]]
        : next && next.createdAt <= (sentAt ?? 0)
          ? [['board.jpg', 'table.jpg'], []]
          : [['board.jpg', 'table.jpg']];
    expect(pictures).toContainEqual(message?.attachments.map(({ filename }) => filename) ?? []);
  }
  for (const { requestBody, files } of evening.recorded.filter(({ files }) => files.length)) {
    const { attachments } = ('data' in (requestBody as object) ? (requestBody as { data: object }).data : requestBody) as {
      attachments: { description?: string }[];
    };
    expect(attachments).toHaveLength(files.length);
    for (const { description } of attachments) expect(description?.length).toBeGreaterThan(20);
  }
});

test('Nobody is pinged twice for one thing, and nobody else than whom it concerns', async () => {
  const rows = evening.outbox(game);
  for (const person of evening.people) {
    const asked = rows.filter(({ kind, payload }) => kind === 'asked' && payload.user === person.id);
    expect(new Set(asked.map(({ payload }) => payload.ask)).size).toBe(asked.length);
    const consents = rows.filter(({ kind, payload }) => (kind === 'undo' || kind === 'repair') && payload.needed?.includes(person.id));
    const wanted = new Set([...asked, ...consents].map(({ messageId }) => messageId).filter((id) => id !== null));
    const pings = (await person.client.pings()).map(({ id }) => id);
    expect(pings.sort()).toEqual([...wanted].sort());
  }
});

test('What is private is seen by one person alone, and no hidden card by anybody else', async () => {
  const views = new Map<Person, PlayerMessage[]>();
  for (const person of evening.people) views.set(person, await evening.seenBy(person));
  for (const [person, messages] of views) {
    const others = [...views].filter(([other]) => other !== person).flatMap(([, theirs]) => theirs.map(({ id }) => id));
    expect(messages.filter(({ ephemeral, id }) => ephemeral && others.includes(id))).toEqual([]);
    // Nothing was answered for all to see.
    expect(messages.filter(({ ephemeral, command }) => command !== null && !ephemeral)).toEqual([]);
    expect(messages.map(({ content }) => oddText(content)).filter(Boolean)).toEqual([]);
  }

  const { components } = bookOf();
  const nameOf = (card: string): string => components[componentOf(card)].name;
  const { seats, decks } = evening.state(game);
  const secret = new Set([
    ...Object.values(seats).flatMap((seat) => [...seat.actionCards, ...seat.secretObjectives]),
    ...decks.action.draw,
    ...decks.secret.draw,
  ]);
  const told = new Set(
    [...held.values()]
      .flatMap((cards) => [...cards])
      .filter((card) => !secret.has(card))
      .map(nameOf),
  );
  const alts = evening.recorded
    .filter(({ path, files }) => files.length && path.includes('/channels/'))
    .map(({ requestBody }) => JSON.stringify(requestBody))
    .join('\n');
  let looked = 0;
  for (const [viewer, messages] of views) {
    const own = new Set([...(held.get(viewer) ?? [])].map(nameOf));
    const all = `${messages.map((message) => `${message.content} ${JSON.stringify(message.components)}`).join('\n')}\n${alts}`;
    for (const card of [...held].flatMap(([person, cards]) => (person === viewer ? [] : [...cards]))) {
      const name = nameOf(card);
      if (told.has(name) || own.has(name)) continue;
      looked++;
      expect(new RegExp(`\\b${name}\\b`).test(all), `${viewer.name} was shown ${name}`).toBe(false);
    }
  }
  expect(looked).toBeGreaterThan(5);
});
