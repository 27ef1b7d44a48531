import { expect, test } from 'vitest';
import type { DiscordRecorder } from '../../scripts/chaos/secrets/discord-recorder.ts';
import { toy } from '../service/toy.ts';
import { toyFace } from '../service/toy-face.ts';
import { moves } from '../service/room.ts';
import { played } from './sent.ts';

const MINUTE = 60_000;
const USERS = ['100000000000000001', '100000000000000002', '100000000000000003'];

/** The toy, every two turns of which are told as one. */
const byTwo = {
  ...toy,
  announcementStyle: () => 'text' as const,
  chapter: ({ turn }: { turn: number }) =>
    turn < 0 ? undefined : { key: `part ${turn >> 1}`, seat: null, title: `Part ${(turn >> 1) + 1}` },
};

/** What the messages say that lie there in the end, by their ids. */
function lying({ sent }: DiscordRecorder): Map<string, string> {
  const there = new Map<string, string>();
  let posted = 0;
  for (const { to, edited, deleted, payload } of sent) {
    if (to !== null) continue;
    const id = edited ?? deleted ?? `thread-${++posted}`;
    const said = JSON.stringify(payload);
    if (deleted !== undefined) there.delete(id);
    else if (!said.includes('Your move')) there.set(id, said);
  }
  return there;
}

const parts = (recorder: DiscordRecorder): string[] =>
  [...lying(recorder).values()].filter((said) => said.includes('Part '));
const own = (recorder: DiscordRecorder): string[] =>
  [...lying(recorder).values()].filter((said) => said.includes(' undid a move'));
/** How often something is told of as done; what was taken back is in small type. */
const took = (said: string): number => (/"content":"(.*?)"/.exec(said)?.[1] ?? '').split('- seat').length - 1;

test('An undone event leaves its message, which keeps a small note', async () => {
  const { here, game, recorder, settle } = await played(USERS, byTwo);
  await moves(here, game, 'take');
  await settle();
  const user = await moves(here, game, 'take');
  await settle();
  expect(parts(recorder).map(took)).toEqual([2]);
  await here.table.undo({ user }, game);
  await settle();
  expect(own(recorder)).toEqual([]);
  expect(parts(recorder).map(took)).toEqual([1]);
  expect(parts(recorder)[0]).toMatch(/-# \*\*1\d+\*\* undid this: seat \d took\./);
  // What comes after it comes below, also where all is posted anew.
  await moves(here, game, 'take');
  await settle();
  expect(parts(recorder)).toHaveLength(1);
  expect(parts(recorder)[0]).toMatch(/- seat \d took\\n-# \*\*1\d+\*\* undid this: seat \d took\.\\n- seat \d took/);
});

test('Each of several undone events has its own line', async () => {
  const { here, game, recorder, settle } = await played(USERS, byTwo);
  await moves(here, game, 'take');
  for (let n = 0; n < 2; n++) {
    const user = await moves(here, game, 'take');
    await settle();
    await here.table.undo({ user }, game);
    await settle();
  }
  expect(parts(recorder).map(took)).toEqual([1]);
  expect(parts(recorder)[0].split('undid this')).toHaveLength(3);
});

test('An emptied message is deleted, and the one before notes the undo', async () => {
  const { here, game, recorder, settle } = await played(USERS, byTwo);
  for (let n = 0; n < 2; n++) await moves(here, game, 'take');
  const user = (await here.table.getGame(game)).members[2].user;
  await settle();
  expect(await moves(here, game, 'take')).toBeDefined();
  await settle();
  const [first, second] = parts(recorder);
  expect([took(first), took(second)]).toEqual([2, 1]);
  const { request } = await here.table.undo({ user }, game, { command: 3 });
  for (const other of USERS.filter((one) => one !== user))
    if (request !== null) await here.table.agree({ user: other }, request);
  await settle();
  expect(parts(recorder).map(took)).toEqual([1]);
  // The others were asked: what came of it is said to them, too.
  expect(own(recorder)).toHaveLength(1);
  for (let n = 0; n < 3; n++) await moves(here, game, 'take');
  await settle();
  expect(parts(recorder).map(took)).toEqual([2, 2]);
});

test('A new message notes the undo if the old one cannot be edited', async () => {
  for (const how of ['old', 'gone']) {
    const { here, game, recorder, settle } = await played(USERS, byTwo);
    const user = await moves(here, game, 'take');
    await settle();
    const message = (await here.table.outbox.newest(game, 'turn'))?.messageId ?? '';
    if (how === 'old') here.now += 51 * MINUTE;
    else recorder.gone.add(message);
    await here.table.undo({ user }, game);
    await settle();
    expect(own(recorder)).toHaveLength(1);
    expect(own(recorder)[0]).toContain('took');
    expect(parts(recorder)[0]).not.toContain('undid this');
  }
});

const withBoard = (chapter: ReturnType<typeof byTwo.chapter>) => chapter && { ...chapter, opens: true as const };

test('An outdated picture is removed', async () => {
  const drawn = { ...byTwo, chapter: (state: { turn: number }) => withBoard(byTwo.chapter(state)) };
  const { here, game, recorder, settle } = await played(USERS, drawn);
  const user = await moves(here, game, 'take');
  await settle();
  expect(parts(recorder)[0]).toContain('attachment://');
  await here.table.undo({ user }, game);
  await settle();
  expect(parts(recorder)[0]).not.toContain('attachment://');
});

test('A message without a picture does not replace one with a picture', async () => {
  // The last message of a part has no picture of changes.
  const face = {
    ...toyFace,
    createPresenter: (...of: Parameters<typeof toyFace.createPresenter>) =>
      Object.assign(toyFace.createPresenter(...of), { drawChanges: async () => [] }),
  };
  const chapter = (state: { turn: number; order: string[] }) => {
    const part = withBoard(byTwo.chapter(state));
    return part && { ...part, seat: state.order[2] };
  };
  const { here, game, recorder, settle } = await played(USERS, { ...byTwo, chapter }, undefined, face);
  await moves(here, game, 'take');
  await settle();
  here.now += 51 * MINUTE;
  await moves(here, game, 'take');
  await settle();
  expect(parts(recorder).map((said) => said.includes('attachment://'))).toEqual([true, false]);
});

test('Undoing an untold event leaves no note', async () => {
  const { here, game, recorder, settle } = await played(USERS, byTwo);
  await moves(here, game, 'take');
  await settle();
  const before = parts(recorder);
  const user = await moves(here, game, 'twice');
  await settle();
  await here.table.undo({ user }, game);
  await settle();
  expect(parts(recorder)).toEqual(before);
  expect(own(recorder)).toEqual([]);
});

test('An event undone before it was told is named in its chapter', async () => {
  const { here, game, recorder, settle } = await played(USERS, byTwo);
  await moves(here, game, 'take');
  await settle();
  const user = await moves(here, game, 'take');
  await here.table.undo({ user }, game);
  await settle();
  expect(own(recorder)).toEqual([]);
  expect(parts(recorder).map(took)).toEqual([1]);
  expect(parts(recorder)[0]).toContain('undid this');
});
