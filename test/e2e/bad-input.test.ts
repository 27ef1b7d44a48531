import { HANG } from '../hang.ts';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { SandboxPlayer, type PlayerOutcome } from '#sandbox/player.ts';
import { faultsFound, isRefused } from '../sandbox/openapi.ts';
import { buttonOf, controlsOf, textOfMessage } from '../../scripts/e2e/displayed-message.ts';
import { onFile } from '../store/stored.ts';
import { Evening } from './evening.ts';
import { promptOf, textOf, type Person } from './person.ts';
import { startExpectingFailure, temporaryFolder } from '../../scripts/e2e/bot-process.ts';

describe('Invalid input', { shuffle: false }, () => {
  /** Somebody who would like to be bold, a list and a cry for everybody. */
  const LOUD = '**Cleo** @everyone';

  let evening: Evening;
  let game: string;
  let ann: Person;
  let bob: Person;
  let cleo: Person;
  let dan: SandboxPlayer;

  beforeAll(async () => {
    evening = await Evening.open(['Ann', 'Bob', LOUD, 'Dan']);
    [ann, bob, cleo] = evening.people;
    dan = new SandboxPlayer(evening.sandbox.url, 'Dan', 'general', HANG);
    game = await evening.createGame({ veil: 'nothing', map: '0 30 0 32 0 33 27 28 31' });
    dan.channel = evening.thread;
  });
  afterAll(() => evening.close());

  /** The act is refused in a sentence that only the one who acted sees, and changes nothing. */
  async function refused(act: () => Promise<PlayerOutcome>, words: RegExp): Promise<void> {
    const before = await evening.snapshot(game);
    const outcome = await act();
    const answer = outcome.follow_ups.at(-1) ?? outcome.message;
    expect(answer?.ephemeral, textOf(outcome)).toBe(true);
    const [sentence, ...more] = textOf(outcome).split('\n');
    expect(sentence).toMatch(words);
    expect(sentence).toMatch(/^[A-Z"“].*[.!?]$/);
    expect(sentence.length).toBeLessThan(320);
    // Below the refusal there may be what is asked instead.
    expect(
      more.length === 0 || outcome.kind === 'update' || more[0] === '' || /^Waiting for /.test(more[0]),
      textOf(outcome),
    ).toBe(true);
    expect(await evening.snapshot(game)).toBe(before);
  }

  /** Says that typed text names no choice. */
  const UNKNOWN = /is not among the choices|^I don't know|^You cannot (choose|answer)/;
  /** As long as Discord lets a name be; a map may be longer. */
  const LONG = 'x'.repeat(100);
  const LONG_MAP = 'x'.repeat(2_000);

  test('A lobby refuses invalid input and says why', async () => {
    const games = async () => textOf(await ann.client.command('game list'));
    const before = await games();
    await refused(
      () => ann.client.command('game create', { map: '19 31 4O 34 39 24' }, { channel: 'general' }),
      /^Tile 3, "4O": I do not know this tile\.$/,
    );
    await refused(
      () => ann.client.command('game create', { map: '19 31 40 31' }, { channel: 'general' }),
      /^Tile 4, "31": this tile is already used for tile 2\.$/,
    );
    await refused(
      () => ann.client.command('game create', { map: '19 9999' }, { channel: 'general' }),
      /^Tile 2, "9999": the sets of this game have no tile with this number\.$/,
    );
    expect(await games()).toBe(before);

    await refused(() => ann.client.command('game settings', { map: '0 30 0 32 0 33 27 28 1OO' }), /^Tile 9, "1OO"/);
    await refused(() => ann.client.command('game settings', { map: LONG_MAP }), /^Tile 1, "x/);
    await refused(
      () => ann.client.command('game settings', { board: 'standard-3', map: '0 30 0 32 0 33 27' }),
      /not both/,
    );
    await refused(
      () => ann.client.command('game wish', { faction: 'The Hungry Caterpillars' }),
      /I don't know the faction “The Hungry Caterpillars”/,
    );
    await refused(() => ann.client.command('game wish', { faction: LONG }), /I don't know the faction/);
    await refused(() => ann.client.command('game start'), /3/);
    await refused(() => bob.client.press('Start the game'), /organizer|not playing|not in/i);
    await refused(() => bob.client.press('Leave'), /not/);
    await refused(() => dan.command('game join', { game: 'NOSUCH' }), /I don't know a game/);
    await refused(() => dan.command('game join', { game: LONG }), /I don't know a game/);
    await refused(() => ann.client.command('game join'), /already/);
    await refused(() => ann.client.command('next'), /has not started/);

    await bob.client.press('Join');
    await cleo.client.press('Join');
    await ann.client.command('game wish', { faction: 'sol' });
    await refused(
      () => cleo.client.command('game wish', { faction: 'sol' }),
      /^Ann and \\\*\\\*Cleo\\\*\\\* @\u200beveryone both chose Sol\./,
    );
    await refused(() => bob.client.command('game start'), /organizer/);
  });

  test('Names neither format text nor ping', async () => {
    await evening.allSaid();
    const seen = await evening.seenBy(ann);
    expect(
      seen
        .filter(({ ephemeral }) => !ephemeral)
        .map(textOfMessage)
        .join(),
    ).not.toContain('@everyone');
    for (const person of [ann, bob, cleo]) expect((await person.client.pings()).length).toBe(0);
    expect(await dan.pings()).toEqual([]);
  });

  test('Stale, foreign and doubled presses change nothing', async () => {
    expect(textOf(await ann.client.command('game start'))).toBe('The game starts.');
    const { person, shown } = await evening.playUntil(
      (_person, question) => promptOf(question) === 'Which strategy card do you pick?',
    );
    await evening.allSaid();
    const others = evening.people.filter((one) => one !== person);
    const told = (await ann.client.messages()).findLast(
      (message) => !message.ephemeral && buttonOf(message, 'Your move'),
    );
    if (!told) throw new Error('There is no message to press on');

    expect(textOf(await dan.command('scores'))).toContain('\\*\\*Cleo\\*\\* @\u200beveryone');
    await refused(() => dan.press(told, 'Your move'), /^You are not playing in this game\.$/);
    await refused(() => dan.press(told, 'My hand'), /^You are not playing in this game\.$/);
    await refused(() => dan.command('undo'), /^You are not playing in this game\.$/);
    await refused(() => others[0].client.press(told, 'Your move'), /^Waiting for <@\d+>\. I will ping you\.$/);
    await refused(
      () => others[0].client.command('strategy choose', { card: 'leadership' }),
      /^You cannot do that now\./,
    );

    // The question stands on one message only; one of its buttons is pressed twice at once.
    const copy = await person.question();
    if (!copy) throw new Error('The question is not shown again');
    const [first] = controlsOf(copy).filter(({ kind }) => kind === 'button');
    await person.client.until(async () => {
      const old = await person.client.message(shown.id);
      return old && controlsOf(old).some(({ handle }) => handle === first.handle) ? undefined : true;
    });
    await expect(person.client.press(shown, first.handle)).rejects.toThrow(`The message has no "${first.handle}".`);
    const before = await evening.head(game);
    await Promise.all([person.client.press(copy, first.handle), person.client.press(copy, first.handle)]);
    expect(await evening.head(game)).toBe(before + 1);
    await refused(() => person.client.command('strategy choose', { card: 'imperial' }), /^You cannot do that now\./);
  });

  test('Unknown names are not found, however long', async () => {
    const { person } = await evening.playUntil(
      (_one, question) => promptOf(question) === 'Which strategy card do you pick?',
    );
    // "@everyone" would be Cleo, by a part of their name.
    for (const name of ['nonsense', LONG, '@here', 'hasOwnProperty', '__proto__']) {
      await refused(() => person.client.command('strategy choose', { card: name }), UNKNOWN);
      await refused(() => person.client.command('answer', { choice: name }), UNKNOWN);
      await refused(() => ann.client.command('trade offer', { to: name }), /./);
      await refused(() => ann.client.command('use', { what: name }), /cannot use/);
      await refused(
        () => ann.client.command('repair units', { seat: name, unit: 'cruiser', place: '000', count: '1' }),
        /I don't know that player/,
      );
      await refused(() => ann.client.command('orders', { moment: name }), /./);
      await refused(() => ann.client.command('settings', { 'time-zone': name }), /./);
      await refused(() => ann.client.command('player', { seat: name }), /^I don't know the player/);
      await refused(() => ann.client.command('trade withdraw', { offer: name }), /./);
      await refused(() => ann.client.command('game replace', { seat: name, player: 'Dan' }), /./);
      await refused(() => ann.client.command('help', { about: name }), /I don't know|several things/);
    }
    await refused(
      async () =>
        ann.client.command('repair units', {
          seat: await evening.seatOf(game, ann),
          unit: 'cruiser',
          place: '000',
          count: '400',
        }),
      /do not have that many/,
    );
    await refused(
      async () =>
        ann.client.command('repair units', {
          seat: await evening.seatOf(game, ann),
          unit: 'cruiser',
          place: '999',
          count: '1',
        }),
      /not on the board/,
    );
    await refused(
      async () =>
        bob.client.command('repair count', { seat: await evening.seatOf(game, bob), what: 'points', count: '9' }),
      /organizer/,
    );
    await refused(() => ann.client.command('settings', { quiet: 'at night' }), /^Write quiet hours as/);
    await refused(() => ann.client.command('vote for', { outcome: 'for' }), /^You cannot do that now\./);
  });

  test('Only others can agree to a request, while it is open', async () => {
    await ann.client.command('repair count', {
      seat: await evening.seatOf(game, ann),
      what: 'trade-goods',
      count: '2',
    });
    const asked = await ann.client.waitFor((message) => buttonOf(message, 'I agree') !== undefined);
    await refused(() => ann.client.press(asked, 'I agree'), /^The other players must agree, not you\.$/);
    await refused(() => dan.press(asked, 'I agree'), /do not have to agree/);
    await refused(() => dan.press(asked, 'I object'), /not playing|not in/);
    await bob.client.press(asked, 'I object');
    await refused(() => cleo.client.press(asked, 'I agree'), /no longer open/);
  });

  test('An impossible fleet is refused with the reason', async () => {
    ann.wishes = [
      { asked: /^It is your turn/, choose: [/^Tactical action/] },
      { asked: /^Which strategy card do you pick/, choose: [/Leadership/] },
    ];
    bob.wishes = cleo.wishes = [
      { asked: /^It is your turn/, choose: [/^Strategic action/, /^Pass/] },
      { asked: /^Which strategy card do you pick/, choose: [/Warfare|Trade|Technology|Politics|Construction/] },
    ];
    await evening.playUntil(
      (person, question) => person === ann && /^Which system do you activate/.test(promptOf(question)),
    );
    await refused(() => ann.client.command('tactical activate', { system: 'the moon' }), UNKNOWN);
    await refused(() => ann.client.command('move fleet', { ships: '1 carrier' }), /^You cannot do that now\./);
    const [mecatol] = await ann.client.complete('tactical activate', 'system', 'mecatol');
    await ann.client.command('tactical activate', { system: String(mecatol.value) });
    await evening.playUntil(
      (person, question) => person === ann && /^Which ships do you move/.test(promptOf(question)),
    );
    const fleets = await ann.client.complete('move fleet', 'ships', '');
    const line = (word: RegExp): string => String(fleets.find(({ name }) => word.test(name))?.value);
    await refused(
      () => ann.client.command('move fleet', { ships: `9 ${line(/carrier/i)}` }),
      /^Carrier: choose at most 2\.$/,
    );
    await refused(() => ann.client.command('move fleet', { ships: line(/infantry/i) }), /capacity/);
    await refused(
      () => ann.client.command('move fleet', { ships: '1 death star' }),
      /^I don't know “1 death star” here\. Choose from: /,
    );
    await refused(() => ann.client.command('move fleet', { ships: `-1 ${line(/carrier/i)}` }), /./);
    await refused(() => ann.client.command('move fleet', { ships: LONG }), UNKNOWN);
    await refused(() => ann.client.command('move fleet', { ships: `1000000000000 ${line(/carrier/i)}` }), /./);
  });

  test('Nobody was pinged unasked, and Discord rejected nothing', async () => {
    await evening.allSaid();
    expect(await dan.pings()).toEqual([]);
    for (const { requestBody, path } of evening.recorded.filter(
      ({ method, path }) => method === 'POST' && /messages$|callback$/.test(path),
    )) {
      const mentions = JSON.stringify(requestBody).match(/"allowed_mentions":\{[^}]*\}/)?.[0] ?? 'none';
      if (JSON.stringify(requestBody).includes('"content"')) expect(mentions, path).toContain('"parse":[]');
    }
    expect(
      evening.recorded.filter(isRefused).map(({ path, responseBody }) => `${path} ${JSON.stringify(responseBody)}`),
    ).toEqual([]);
    expect([...new Set(evening.recorded.flatMap(faultsFound))]).toEqual([]);
  });

  test('A wrong setting stops the bot at startup with one sentence', async () => {
    const folder = temporaryFolder();
    const wrong = [
      ['LOG_LEVEL', 'loud'],
      ['LOCAL_TABLE_PORT', 'four thousand'],
      ['DISCORD_TOKEN', 'secret'],
      ['DISCORD_API', 'nowhere'],
    ];
    await Promise.all(
      wrong.map(async ([name, value]) => {
        const { code, said } = await startExpectingFailure(folder.path, {
          [name]: value,
          DATABASE_PATH: join(folder.path, 'a.db'),
        });
        expect(code).toBe(1);
        expect(said.split('\n')).toHaveLength(1);
        expect(said).toContain(name);
        expect(said).not.toContain('secret');
      }),
    );
    folder.remove();
  });

  // Of PostgreSQL that is said in test/store/postgres.test.ts.
  onFile('An unusable database stops the bot with one sentence', async () => {
    const folder = temporaryFolder();
    const file = join(folder.path, 'newer.db');
    const db = new Sqlite(file);
    db.pragma('user_version = 999');
    db.close();
    const newer = await startExpectingFailure(folder.path, { DATABASE_PATH: file });
    expect(newer.code).toBe(1);
    expect(newer.said).toMatch(/^Cannot open the database .*newer\.db: a newer version of Custodian wrote it/);
    expect(newer.said.split('\n')).toHaveLength(1);

    mkdirSync(join(folder.path, 'a-folder'));
    const broken = await startExpectingFailure(folder.path, { DATABASE_PATH: join(folder.path, 'a-folder') });
    expect(broken.code).toBe(1);
    expect(broken.said.split('\n')).toHaveLength(1);
    expect(broken.said).toContain('a-folder');
    folder.remove();
  });
});
