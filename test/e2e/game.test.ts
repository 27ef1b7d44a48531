import { writeFileSync } from 'node:fs';
import { rulebookOf } from '#ti4/rulebook.ts';
import { componentOf } from '#ti4/rules/components/component.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { PlayerMessage } from '#sandbox/player.ts';
import { faultsFound, isRefused } from '../sandbox/openapi.ts';
import { buttonOf, controlsOf, textProblem, textOfMessage } from '../../scripts/e2e/displayed-message.ts';
import { listMessageProblems } from '../../scripts/chaos/crash/message-audit.ts';
import type { OutboxMessage } from '#service';
import { modalParts } from '../../scripts/e2e/displayed-modal.ts';
import { Evening } from './evening.ts';
import { promptOf, textOf, withoutEmojis, type Person } from './person.ts';

describe('A game of two rounds', { shuffle: false }, () => {
  /** Every home system lies next to Mecatol Rex, with planets of one trait, and of three specialties, around. */
  const MAP = '0 30 0 32 0 33 27 21 31';
  const FACTIONS = { ann: 'sol', bob: 'letnev', cleo: 'hacan' };
  const SOL = 'Sol';

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
    evening = await Evening.open(undefined, { pictures: true });
    [ann, bob, cleo] = evening.people;
    evening.watched = async () => {
      const { seats } = await evening.state(game);
      for (const person of evening.people) {
        const cards = held.get(person) ?? new Set();
        const { actionCards, secretObjectives } = seats[await evening.seatOf(game, person)];
        for (const card of [...actionCards, ...secretObjectives]) held.set(person, cards.add(card));
      }
    };
  });
  afterAll(async () => {
    if (process.env.TRANSCRIPT)
      for (const person of evening.people)
        writeFileSync(
          `${process.env.TRANSCRIPT}-${person.name}.txt`,
          (await evening.seenBy(person)).map(asText).join('\n'),
        );
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
      textOfMessage(message),
      ...message.attachments.map((file) => `[${file.filename}]`),
      controlsOf(message)
        .map((one) =>
          one.kind === 'menu'
            ? `<${one.label}: ${one.options.map(({ label }) => label).join(' / ')}>`
            : `[${one.label}]`,
        )
        .join(' '),
    ]
      .filter(Boolean)
      .join('\n');

  /** What each of them would like to do, by the words of the question. */
  function setWishes(): void {
    const council = [
      { asked: /^How do you vote on/, choose: [/^For$/, /^(?!Abstain)./] },
      { asked: /^Which planets do you exhaust to vote/, all: [/./] },
      { asked: /Which public objective do you score/, choose: [/^(?!Pass)./] },
      { asked: /^Your action is done/, choose: [/End turn/] },
    ];
    const turn = { asked: /It is your turn/, choose: [/^Strategic action/, /^Pass$/] };
    const attack = { asked: /It is your turn/, choose: [/^Tactical action/], once: true as const };
    ann.wishes = [
      ...council,
      attack,
      turn,
      { asked: /Which strategy card do you pick/, choose: [/Leadership/, /Imperial/, /Construction/] },
      { asked: /^Which system do you activate/, choose: [/Mecatol Rex/] },
      { asked: /Which ships do you move to Mecatol Rex/, all: [/carrier/i, /infantry/i, /fighter/i] },
      { asked: /Which ground forces do you commit/, all: [/./] },
      { asked: /do you announce a retreat/, choose: [/^Keep fighting/] },
    ];
    bob.wishes = [
      ...council,
      attack,
      turn,
      { asked: /Which strategy card do you pick/, choose: [/Warfare/, /Technology/, /Diplomacy/] },
      { asked: /^Which system do you activate/, choose: [/Mecatol Rex/] },
      {
        asked: /Which ships do you move to Mecatol Rex/,
        all: [/dreadnought/i, /carrier/i, /destroyer/i, /infantry/i, /fighter/i],
      },
      { asked: /Which ground forces do you commit/, all: [/./] },
    ];
    cleo.wishes = [...council, turn, { asked: /Which strategy card do you pick/, choose: [/Trade/, /Politics/] }];
  }

  test('Three people create, join and set up a game', async () => {
    game = await evening.createGame({ veil: 'nothing', sets: 'Base with codices' });
    const join = (message: PlayerMessage) => buttonOf(message, 'Join')?.handle;
    const first = await ann.client.waitFor((message) => join(message) !== undefined);
    expect(textOf(await ann.client.command('game settings', { map: MAP }))).toBe('The settings were changed.');
    // Its button takes nobody in for settings they have not seen.
    await ann.client.waitFor((message) => ![undefined, join(first)].includes(join(message)));
    expect(textOf(await bob.client.press('Join'))).toContain('You joined');
    expect(textOf(await cleo.client.command('game join'))).toContain('You joined');
    for (const person of evening.people) {
      const [faction] = await person.client.complete(
        'game wish',
        'faction',
        FACTIONS[person.name as keyof typeof FACTIONS],
      );
      expect(faction, person.name).toBeDefined();
      expect(textOf(await person.client.command('game wish', { faction: faction.value }))).toMatch(/^Noted: /);
    }
    expect(textOf(await ann.client.command('game start'))).toBe('The game starts.');
    setWishes();
    const { shown } = await evening.playUntil(
      (_person, question) => promptOf(question) === 'Which strategy card do you pick?',
    );
    expect(shown.ephemeral).toBe(true);
  });

  /** The other two agree to what is asked of them. */
  async function agreed(about: RegExp): Promise<void> {
    const asked = await ann.client.waitFor(
      (message) =>
        about.test(textOfMessage(message)) && buttonOf(message, 'I agree') !== undefined && !settled.has(message.id),
    );
    settled.add(asked.id);
    expect(textOf(await bob.client.press(asked, 'I agree'))).toContain('You agreed');
    expect(textOf(await cleo.client.press(asked, 'I agree'))).toContain(
      'Done. All players who had to agree have agreed.',
    );
    await evening.allSaid();
  }
  const settled = new Set<string>();

  /** The organiser proposes a correction and the others agree to it. */
  async function correct(form: string, options: Record<string, string>): Promise<void> {
    expect(textOf(await ann.client.command(`repair ${form}`, options)), form).toMatch(
      /^I asked the other players\. The correction is made once .* agreed\.$/,
    );
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
    'Expand Borders': ['dal-bootha', 'xxehan', 'corneeq', 'resculon', 'mellon', 'zohbat'].map((planet) => [
      'control',
      { planet },
    ]),
    'Found Research Outposts': ['new-albion', 'lazar', 'thibah'].map((planet) => ['control', { planet }]),
    'Intimidate Council': [['units', { unit: 'cruiser', place: '102', count: '1' }]],
  };

  test('Corrections need everybody’s consent and can be undone', async () => {
    const [seat] = await ann.client.complete('repair count', 'seat', 'sol');
    const [other] = await ann.client.complete('repair count', 'seat', 'letnev');
    const [home] = await ann.client.complete('repair units', 'place', 'arc');
    await correct('count', { seat: String(seat.value), what: 'trade-goods', count: '30' });
    expect((await ann.client.messages()).map(textOfMessage)).toContainEqual(
      expect.stringMatching(/^All players agreed to a correction: Sol has 30 trade goods\.$/),
    );
    board = [...textOf(await ann.client.command('scores')).matchAll(/^- \*\*([^*(]+)\*\* \(\d VP\): /gm)].map(
      ([, name]) => name,
    );
    expect(board).toHaveLength(2);
    const need = board.find((name) => name in NEEDS);
    for (const [form, fields] of need === undefined ? [] : NEEDS[need])
      await correct(form, { seat: String(seat.value), ...fields });
    await correct('units', { seat: String(other.value), unit: 'dreadnought', place: String(home.value), count: '3' });

    await correct('count', { seat: String(seat.value), what: 'trade-goods', count: '31' });
    // What is typed is asked about first, by the name of the move.
    const asked = await ann.client.command('undo');
    expect(textOf(asked)).toMatch(/^Undo this and its effects: .*\?$/);
    expect(textOf(await ann.client.press('Undo it'))).toContain('so I asked them');
    await agreed(/wants to undo a move/);
    expect((await evening.state(game)).seats[String(seat.value)].tradeGoods).toBe(30);
  });

  test('A player undoes their own choice at once before it has consequences', async () => {
    const { person, shown } = await evening.playUntil(
      (_person, question) => promptOf(question) === 'Which strategy card do you pick?',
    );
    await person.answer(shown);
    await evening.allSaid();
    expect(textOf(await person.client.press('Undo my last move'))).toMatch(/^Undo this and its effects: .* picks .*\?/);
    const back = await person.client.press('Undo it');
    expect(textOf(back)).toMatch(/^Undone: .* picks .*\./);
    expect(promptOf(back.message ?? shown)).toBe('Which strategy card do you pick?');
    // All are told what it was, once, and below it who is waited for.
    await evening.allSaid();
    const said = (await person.client.messages()).filter(({ ephemeral }) => !ephemeral).map(textOfMessage);
    expect(said.filter((text) => text.startsWith('Waiting for '))).toHaveLength(1);
    expect(said.findLast((text) => text.startsWith('**Round 1: strategy phase**'))).toMatch(
      /^\*\*Round 1: strategy phase\*\*\n(- .*\n)*-# \*\*.*\*\* undid this: .* picks .*\.$/,
    );
  });

  test('A later player ranks strategy cards and gets the first automatically', async () => {
    const isPick = (question: PlayerMessage): boolean => promptOf(question) === 'Which strategy card do you pick?';
    const { person, shown } = await evening.playUntil((_person, question) => isPick(question));
    const [other] = evening.people.filter((one) => one !== person);
    const liked = other.wishes.find(({ asked }) => asked.test('Which strategy card do you pick?'))?.choose ?? [];
    const panel = await other.panel();
    const nothing = panel && (await other.client.press(panel, 'Your move')).message;
    if (!nothing) throw new Error('There is no panel');
    const opened = await other.client.press(nothing, 'Rank strategy cards');
    if (!opened.modal) throw new Error('No form opens');
    const fields = modalParts(opened.modal).map(({ handle, options }, i) => [
      handle,
      options.find(({ label }) => liked[i]?.test(label))?.value ?? '-',
    ]);
    expect(textOf(await other.client.submit(opened, Object.fromEntries(fields) as Record<string, string>))).toContain(
      'Only you can see this',
    );
    const answered = other.answered.length;
    await person.answer(shown);
    await evening.playUntil((one, question) => one === person && isPick(question));
    expect(other.answered).toHaveLength(answered);
    await evening.allSaid();
    const told = (await person.client.messages())
      .filter(({ ephemeral }) => !ephemeral)
      .map((one) => withoutEmojis(textOfMessage(one)));
    expect(told.find((text) => text.includes('Round 1: strategy phase'))).toMatch(
      new RegExp(`picks .*${liked[0]?.source}`),
    );
  });

  test('After “Tactical action” Back privately returns to the choice of action', async () => {
    const { person, shown } = await evening.playUntil(
      (_person, question) => buttonOf(question, 'Tactical action') !== undefined,
    );
    await evening.allSaid();
    const seen = (await evening.seenBy(ann)).filter(({ ephemeral }) => !ephemeral);
    const before = seen.map(({ id }) => id);
    const undone = (messages: PlayerMessage[]): string[] =>
      messages.flatMap((message) => textOfMessage(message).split('\n')).filter((line) => line.includes(' undid '));
    const asked = await person.client.press('Tactical action');
    expect(textOf(asked)).toContain('Which system do you activate?');
    const back = await person.client.press('Back');
    if (!back.message) throw new Error('It does not lead back');
    expect(promptOf(back.message)).toBe(promptOf(shown));
    expect(buttonOf(back.message, 'Back')).toBeUndefined();
    await evening.allSaid();
    const after = (await evening.seenBy(ann)).filter(({ ephemeral }) => !ephemeral);
    // That the turn has begun may be told meanwhile.
    const more = after.filter(({ id }) => !before.includes(id)).map(textOfMessage);
    expect(more.filter((text) => !/^\*\*Round 1: .*\*\*$/.test(text))).toEqual([]);
    expect(undone(after)).toEqual(undone(seen));
  });

  test('A message interrupted while sending is not sent again', async () => {
    const { shown } = await evening.playUntil(
      (person, question) => person === bob && /^Which ships do you move to Mecatol Rex/.test(promptOf(question)),
      150,
    );
    await evening.allSaid();
    const killed = evening.killedWhilePosting();
    const before = await evening.head(game);
    // The bot may be gone before it has answered him.
    await bob.answer(shown).catch(() => undefined);
    await killed;
    expect(await evening.head(game)).toBe(before + 1);
    expect((await evening.outbox(game)).filter(({ status }) => status === 'claimed').length).toBeGreaterThan(0);
    await evening.restart();
  });

  test('A combat continues after the bot is killed in it', async () => {
    const { shown } = await evening.playUntil(
      (_person, question) => /do you announce a retreat/.test(promptOf(question)),
      400,
    );
    // The panel pressed on below is the last before the kill.
    await evening.allSaid();
    const old = (await ann.client.messages()).findLast(
      (message) => !message.ephemeral && buttonOf(message, 'Your move'),
    );
    if (!old) throw new Error('There is no message to press on');
    const before = await evening.head(game);
    await evening.bot.kill();
    await evening.restart();
    expect(await evening.head(game)).toBe(before);

    const again = await ann.questionOn(old);
    expect(again && promptOf(again)).toBe(promptOf(shown));
    // The private question was sent before the kill as well, and its buttons work on.
    await ann.answer(shown);
    expect(await evening.head(game)).toBe(before + 1);
  });

  test('Two rounds include a fight for Mecatol Rex, a vote and points', async () => {
    await evening.playUntil(
      async (person, shown) =>
        promptOf(shown) === 'Which strategy card do you pick?' &&
        textOf(await person.client.command('game status')).includes('Round 3'),
    );
    await evening.allSaid();

    const said = (await evening.seenBy(ann))
      .filter((message) => !message.ephemeral)
      .map((message) => withoutEmojis(textOfMessage(message)))
      .join('\n');
    // In their own turn they need not be named.
    expect(said).toMatch(/Round \d: Sol\**\n(- .*\n)*- Removes the custodians token from Mecatol Rex( for|\.)/);
    expect(said).toMatch(new RegExp(`(${SOL} takes|- Takes) Mecatol Rex( with \\d infantry)?\\.`));
    for (const wanted of ['Round 1: agenda phase', 'Round 2: agenda phase', 'Round 3: strategy phase'])
      expect(said).toContain(wanted);
    expect(said).toMatch(/Letnev attacks Sol at Mecatol Rex \(000\)\*\*\n/);
    expect(said).toMatch(/ wins the space combat against /);
    expect(said).toMatch(/casts [1-9]\d* votes? (For|Against|for )/);
    expect(said).toMatch(/the outcome is/);
    expect(said).toMatch(new RegExp(`(${SOL} s|- S|; s)cores (${board.join('|')}) \\(1 VP`));
    expect(textOf(await cleo.client.command('scores'))).toContain('✅ Sol');
  });

  test('Every request matches Discord’s API description, and none was rejected', () => {
    expect(evening.recorded.length).toBeGreaterThan(100);
    expect(
      evening.recorded
        .filter(isRefused)
        .map(({ method, path, responseBody }) => `${method} ${path}: ${JSON.stringify(responseBody)}`),
    ).toEqual([]);
    expect([...new Set(evening.recorded.flatMap(faultsFound))]).toEqual([]);
  });

  test('Everything is told once, in order, with the newest turn’s picture', async () => {
    const seen = (await evening.seenBy(ann)).filter((message) => message.author.bot && !message.ephemeral);
    const rows = await evening.outbox(game);
    // Each message of the thread goes back to one thing that was to be said, and the other way round.
    expect(listMessageProblems(rows as unknown as OutboxMessage[], seen)).toEqual([]);

    const turns = rows.filter(({ kind }) => kind === 'turn');
    for (const { payload, messageId } of turns) {
      const message = seen.find(({ id }) => id === messageId);
      // Where the next turn with a board was there before this one had gone out, or it takes too long to draw, there is none; the table takes as
      // many pictures as it needs.
      const shown = [...new Set(message?.attachments.map(({ filename }) => filename.replace(/-\d+\.jpg$/, '.jpg')))];
      expect(payload.style === 'board' ? [['board.jpg', 'table.jpg'], []] : [[]]).toContainEqual(shown);
    }
    for (const { requestBody, files } of evening.recorded.filter(({ files }) => files.length)) {
      const { attachments } = (
        'data' in (requestBody as object) ? (requestBody as { data: object }).data : requestBody
      ) as {
        attachments: { description?: string }[];
      };
      expect(attachments).toHaveLength(files.length);
      for (const { description } of attachments) expect(description?.length).toBeGreaterThanOrEqual(20);
    }
  });

  const mentioned = (body: unknown): string[] =>
    (body as { allowed_mentions?: { users?: string[] } } | undefined)?.allowed_mentions?.users ?? [];

  /** The messages by which a person was to be pinged, as far as they have gone out. */
  async function pingsMeant({ id }: Person): Promise<(string | null)[]> {
    const rows = await evening.outbox(game);
    const asked = rows.filter(({ kind, payload }) => kind === 'asked' && payload.user === id);
    expect(new Set(asked.map(({ payload }) => payload.ask)).size).toBe(asked.length);
    const consents = rows.filter(
      ({ kind, payload }) => (kind === 'undo' || kind === 'repair') && payload.needed?.includes(id),
    );
    return [...asked, ...consents].map(({ messageId }) => messageId).filter((one) => one !== null);
  }

  /** The messages that pinged a person. */
  const pingsPosted = ({ id }: Person): string[] =>
    evening.recorded.flatMap(({ method, path, requestBody, responseBody }) =>
      method === 'POST' && /\/channels\/\d+\/messages$/.test(path) && mentioned(requestBody).includes(id)
        ? [(responseBody as { id: string }).id]
        : [],
    );

  /** The direct messages to a person. */
  function directPosted({ id }: Person): string[] {
    const channels = evening.recorded.flatMap(({ method, path, requestBody, responseBody }) =>
      method === 'POST' &&
      path.endsWith('/users/@me/channels') &&
      (requestBody as { recipient_id?: string }).recipient_id === id
        ? [(responseBody as { id: string }).id]
        : [],
    );
    return evening.recorded.flatMap(({ method, path, responseBody }) =>
      method === 'POST' && channels.some((channel) => path.endsWith(`/channels/${channel}/messages`))
        ? [(responseBody as { id: string }).id]
        : [],
    );
  }

  test('Nobody is pinged twice or about another player’s business', async () => {
    for (const person of evening.people) {
      // More may go out meanwhile: what was seen before is looked for in what is looked at after it.
      const left = (await person.client.pings()).map(({ id }) => id);
      const before = await pingsMeant(person);
      const [posted, direct] = [pingsPosted(person), directPosted(person)];
      await evening.allSaid();
      const after = await pingsMeant(person);
      expect(before.filter((id) => !posted.includes(id ?? '') && !direct.includes(id ?? ''))).toEqual([]);
      expect(posted.filter((id) => !after.includes(id))).toEqual([]);
      // What is there no more, since another panel has come, has no ping left.
      expect(left.filter((id) => !posted.includes(id) && !direct.includes(id))).toEqual([]);
    }
  });

  test('Private messages and hidden cards are seen by one person only', async () => {
    const views = new Map<Person, PlayerMessage[]>();
    for (const person of evening.people) views.set(person, await evening.seenBy(person));
    for (const [person, messages] of views) {
      const others = [...views]
        .filter(([other]) => other !== person)
        .flatMap(([, theirs]) => theirs.map(({ id }) => id));
      expect(messages.filter(({ ephemeral, id }) => ephemeral && others.includes(id))).toEqual([]);
      // Nothing was answered for all to see.
      expect(messages.filter(({ ephemeral, command }) => command !== null && !ephemeral)).toEqual([]);
      expect(messages.map((message) => textProblem(textOfMessage(message))).filter(Boolean)).toEqual([]);
    }

    const { components } = rulebookOf();
    const nameOf = (card: string): string => components[componentOf(card)].name;
    const { seats, decks } = await evening.state(game);
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
      const all = `${messages.map((message) => `${textOfMessage(message)} ${JSON.stringify(message.components)}`).join('\n')}\n${alts}`;
      for (const card of [...held].flatMap(([person, cards]) => (person === viewer ? [] : [...cards]))) {
        const name = nameOf(card);
        if (told.has(name) || own.has(name)) continue;
        looked++;
        expect(new RegExp(`\\b${name}\\b`).test(all), `${viewer.name} was shown ${name}`).toBe(false);
      }
    }
    expect(looked).toBeGreaterThan(5);
  });
});
