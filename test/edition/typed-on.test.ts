import { filterSequential } from '#discord/async/sequential.ts';
import { describe, expect, test } from 'vitest';
import { openAsks, randomAnswer, type Answer } from '#engine';
import type { ParsedPlan } from '#discord/edition/question-forms.ts';
import { createCommands, executeCommand, findCommand } from '#discord/commands/registry.ts';
import { formsOffered } from '#ti4/forms/index.ts';
import type { FourthEditionPresenter } from '#ti4/discord/presenter.ts';
import { createRandom } from '#simulation';
import { parseCustomId } from '#discord/interactions/custom-id.ts';
import { handleQuestionPress } from '#discord/questions/question-handler.ts';
import { LobbyRoom } from './lobby-room.ts';
import { parsePlan } from '#ti4/discord/input/parse-plan.ts';
import { tacticalAction } from '#ti4/rules/phases/tactical-action.ts';
import { table, type TestTable } from '../rules/table.ts';

// What is typed for one question goes on to those after it. Sol's home, with Jord, is at 301, beside Wellon (201).

const laid = (theirs = false): TestTable =>
  table({
    seats: { ann: 'sol', bob: 'l1z1x', cat: 'xxcha' },
    space: { '01': { ann: '2 carrier, 1 cruiser, 3 fighter' }, ...(theirs && { 19: { bob: '1 cruiser' } }) },
    ground: { jord: { ann: '4 infantry, 1 space-dock' } },
  }).begin(tacticalAction, { seat: 'ann' });

const typed = (t: TestTable, text: string): ParsedPlan => {
  const open = openAsks(t.state).find(({ ask }) => ask.player === 'ann');
  if (!open) throw new Error('Ann is asked nothing');
  t.stopsAt();
  return parsePlan(t.game, { seat: 'ann', question: open.ask.question, data: open.ask.data }, text);
};
const steps = (found: ParsedPlan): [string, Answer][] => {
  if (typeof found !== 'object' || 'problem' in found)
    throw new Error(JSON.stringify(found ?? 'Nothing of it is for later'));
  return [['', found.reply], ...found.planned.map(({ question, reply }): [string, Answer] => [question, reply])];
};

const WELLON = ['', ['19']];
const MOVED = ['move-ships', { 'carrier@01': 1, 'carry-infantry@jord': 2 }];
const LANDED = ['commit-ground-forces', { 'infantry@wellon': 2 }];
const DONE = ['end-turn', ['end-turn']];

describe('Text typed for later questions is kept', () => {
  test.each<[string, unknown[]]>([
    ['201, carrier + 2 inf from 301', [WELLON, MOVED]],
    ['wellon; move 1 carrier, 2 infantry; land 2 infantry on Wellon', [WELLON, MOVED, LANDED]],
    ['201 then carrier, 2 inf then land 2 inf', [WELLON, MOVED, LANDED]],
    ['activate Wellon, carrier + 2 inf from Jord, land 2 inf on Wellon, end turn', [WELLON, MOVED, LANDED, DONE]],
    ['201, cruiser, end my turn', [WELLON, ['move-ships', { 'cruiser@01': 1 }], DONE]],
    ['201, end turn', [WELLON, DONE]],
  ])('from the system on: %s', (text, wanted) => {
    expect(steps(typed(laid(), text))).toEqual(wanted);
  });

  test('from the movement on, and takes effect', () => {
    const t = laid();
    t.ann.activates('19');
    const found = typed(t, 'carrier + 2 inf from 301, land 2 inf on Wellon');
    expect(steps(found)).toEqual([['', MOVED[1]], LANDED]);
    for (const [, reply] of steps(found)) t.answers('ann', reply as never);
    expect(t.state.planets.wellon.controller).toBe('ann');
  });

  test('each with a mark of its question, against changes', () => {
    const found = typed(laid(), '201, carrier + 2 inf, land 2 inf');
    expect(
      typeof found === 'object' && 'planned' in found && found.planned.every(({ seen }) => seen !== undefined),
    ).toBe(true);
  });
});

describe('Text that cannot be kept is not guessed', () => {
  test.each(['201', 'banana, carrier', '999, carrier'])('nothing is kept for later: %s', (text) => {
    const found = typed(laid(), text);
    if (text === '201') expect(steps(found)).toEqual([WELLON]);
    else expect(found).toBeUndefined();
  });

  test.each(['201, banana', '201, carrier, banana', 'wellon, carrier + 2 inf from 301, land 2 bananas'])(
    'a readable beginning reports the unreadable rest: %s',
    (text) => expect(typed(laid(), text)).toMatch(/banana/),
  );

  test('text ambiguous for now is not taken for later', () => {
    const t = table({
      seats: { ann: 'sol', bob: 'l1z1x', cat: 'xxcha' },
      space: { '01': { ann: '2 carrier, 1 cruiser' }, 19: { ann: '1 carrier, 2 infantry' }, 26: { ann: '1 carrier' } },
      ground: { jord: { ann: '4 infantry' }, lodor: { ann: '2 infantry' } },
    }).begin(tacticalAction, { seat: 'ann' });
    t.ann.activates('19');
    expect(steps(typed(t, 'cruiser, land 2 infantry'))).toEqual([['', { 'cruiser@01': 1 }], LANDED]);
    expect(typed(t, 'cruiser, 2 infantry')).toBeUndefined();
  });

  test('beyond a combat nothing is planned, and the reply says so', () => {
    expect(typed(laid(true), '201, carrier + 2 inf from 301, land 2 inf on Wellon')).toMatch(
      /^I cannot plan “land 2 inf on Wellon” yet: it depends on what happens first/,
    );
  });

  test('an error in a later part names that part', () => {
    expect(typed(laid(), '201, carrier + 2 inf, land 2 inf on Lodor')).toMatch(
      /^You cannot commit ground forces to Lodor: you can commit ground forces only to Wellon, in the active system/,
    );
    expect(typed(laid(), '201, carrier + 2 inf, land 3 inf on Wellon')).toMatch(/2/);
  });
});

test.each(['turn action', 'tactical activate'])('By /%s, every part of the text is done', async (path) => {
  const room = await LobbyRoom.open();
  const people = ['ann', 'bob', 'cid'];
  const game = await room.creates({ sets: 'base' });
  for (const user of people.slice(1)) await room.says(user, 'game join', { game });
  await room.says('ann', 'game start', { game });
  const below = createRandom(7);
  const asked = async (user: string) =>
    (await room.here.table.openQuestions(game, user)).find(({ reply, veiled }) => reply === undefined && !veiled);
  const atTurn = (): Promise<string[]> =>
    filterSequential(people, async (user) => (await asked(user))?.question === 'turn');
  for (let n = 0; n < 200 && !(await atTurn()).length; n++)
    for (const user of people) {
      const open = await asked(user);
      if (open && open.question !== 'turn')
        await room.here.table.answer({ user }, game, open.ask, randomAnswer(open.spec, below));
    }
  const [user = ''] = await atTurn();
  const open = await asked(user);
  const presenter = (await room.context.load(game)).presenter as FourthEditionPresenter;
  const offered =
    open &&
    formsOffered(
      presenter.game,
      { seat: open.seat, question: open.question, data: open.data },
      (open.spec as never as { options: never[] }).options,
    );
  const system = offered?.find(({ menu }) => menu !== undefined);
  const on = `${system?.label ?? ''}, nothing, end turn`;
  // What cannot be done yet is told with the question that is asked.
  const refused = await room.says(user, 'vote planets', { game, planets: 'jord' });
  expect(refused).toMatch(
    /^You cannot do that now\. You exhaust planets after .+ Your current question is below.\n\n\*\*It is your turn/,
  );
  expect(await room.says(user, 'tactical activate', { game, system: 'the moon' })).toContain('It is your turn');
  const [option, text] = path === 'turn action' ? ['action', `tactical action, ${on}`] : ['system', on];
  // Nothing is moved there: that is asked about first.
  const asking = await room.gives(user, path, { game, [option]: text });
  expect(asking.message?.content).toContain('your command token would have no effect');
  const sure = /"custom_id":"([^"]+)"[^}]*"label":"Do it anyway"|"label":"Do it anyway"[^}]*"custom_id":"([^"]+)"/.exec(
    JSON.stringify(asking.message?.components),
  );
  const id = parseCustomId(sure?.[1] ?? sure?.[2] ?? '');
  if (!id) throw new Error('There is no button');
  const from = { caller: { user }, name: user, guild: '1', channel: '2' };
  expect((await handleQuestionPress(room.context, from, id, [])).message?.content).toContain('Done.');
  const { state } = ((await room.context.load(game)).presenter as FourthEditionPresenter).game;
  expect(state.active).not.toBe(open?.seat);
  expect(Object.values(state.systems).filter(({ tokens }) => tokens.includes(open?.seat ?? '')).length).toBe(1);
});

test('An ambiguous command offers a button for each repeated answer', async () => {
  const room = await LobbyRoom.open();
  const game = await room.creates({ sets: 'base' });
  for (const user of ['bob', 'cid']) await room.says(user, 'game join', { game });
  await room.says('ann', 'game start', { game });
  const people = ['ann', 'bob', 'cid'];
  const asked = async (user: string) =>
    (await room.here.table.openQuestions(game, user)).find(({ reply, veiled }) => reply === undefined && !veiled);
  const chooses = async (user: string): Promise<boolean> => (await asked(user))?.question === 'choose-strategy-card';
  for (let n = 0; n < 50 && !(await filterSequential(people, chooses)).length; n++)
    for (const user of people) {
      const open = await asked(user);
      if (open && !(await chooses(user)))
        await room.here.table.answer({ user }, game, open.ask, randomAnswer(open.spec, createRandom(n)));
    }
  const [user = ''] = await filterSequential(people, chooses);
  const given = {
    text: (name: string) => ({ game, card: 't' })[name],
    number: () => undefined,
    boolean: () => undefined,
    user: () => undefined,
  };
  const command = findCommand(createCommands(room.context.adapters), 'strategy choose');
  const from = { caller: { user }, name: user, guild: '1', channel: '2' };
  const { message } = await executeCommand(room.context as never, from, command as never, given, 'strategy choose');
  expect(message?.content).toMatch(/^“t” can mean several things: .*Trade, .*Technology\.$/);
  expect(JSON.stringify(message?.components)).toContain('strategy choose|card=');
  expect(await room.says(user, 'strategy choose', { game, card: 'trade' })).toContain('Done.');
});
