import { expect, test } from 'vitest';
import { rulebookOf } from '#ti2/rulebook.ts';
import { settingsSchema } from '#ti2/service/settings.ts';
import { whyCommand } from '#ti2/discord/commands/inquiries.ts';
import { newGame } from '#ti2/rules/game.ts';
import { newState } from '#ti2/rules/setup/new-state.ts';
import { answerInquiry } from '#ti2/rules/explain/inquiries.ts';
import { buildBoardView, knownTo, narrate } from '#ti2/views/index.ts';
import { fights, invades, led } from './led.ts';

const LAID = { space: { quill: 'ann cruiser; bob 2 carrier' }, ground: { quill: 'ann', solm: 'ann' } };

test('E2 12.5 a face-down leader is known only to its player', () => {
  const t = led(LAID, { delouis: 'ann aboard cruiser in quill' }, true);
  const seen = (): (string | undefined)[] => [
    knownTo(t.game, 'bob').state.leaders?.delouis.card,
    knownTo(t.game, 'ann').state.leaders?.delouis.card,
    buildBoardView(t.game).systems.find(({ id }) => id === 'quill')?.leaders?.[0].name,
    buildBoardView(t.game).seats.find(({ id }) => id === 'ann')?.leaders?.[0],
  ];
  expect(seen()).toEqual(['back#1', 'delouis', "one of ann's leaders", 'One face down on a ship at Quill (101)']);
  expect(
    narrate(t.game, [{ type: 'leaders-boarded', seat: 'ann', system: 'quill', leaders: ['delouis'] } as never], 'bob'),
  ).toEqual(['Ann moves one of their leaders onto a ship at Quill (101).']);
  fights(t.dice(8, 8, 1, 1));
  expect(seen()).toEqual(['delouis', 'delouis', 'Admiral DeLouis', 'Admiral DeLouis on a ship at Quill (101)']);
  expect(t.told('leader-shown')).toHaveLength(1);
});

test('E2 12.5 face-down leaders are revealed by bombardment, landing and research', () => {
  const hidden = (t: ReturnType<typeof led>): boolean[] =>
    Object.values(t.game.state.leaders ?? {}).map((one) => one.hidden === true);
  const bombed = led(
    { space: { quill: 'ann dreadnought' }, ground: { quill: 'bob 2 ground-force' } },
    { harrugh: 'bob on quill' },
    true,
  );
  expect(hidden(invades(bombed).dice(1).says('ann', { quill: 1 }))).toEqual([false]);
  const laid = { space: { quill: 'ann carrier(2 ground-force)' }, ground: { quill: 'bob pds' } };
  const landed = led(laid, { connor: 'ann aboard carrier in quill', kilik: 'ann aboard carrier in quill' }, true);
  expect(hidden(invades(landed).says('ann', { 'leader:connor@quill': 1, 'ground-force@quill': 1 }))).toEqual([
    false,
    true,
  ]);
  const taught = led({ ground: { quill: 'ann' }, credits: { ann: 30 } }, { carth: 'ann on quill' }, true);
  expect(hidden(taught.begins('technology-phase', {}).says('ann', 'enviro-compensator+carth'))).toEqual([false]);
});

test('E2 12.5 three leaders per race begin on a chosen planet', () => {
  const book = rulebookOf(['base', 'own', 'hopes-end']);
  const of = (...played: ('leaders' | 'leadersFaceDown')[]) =>
    newState(book, { seed: 'x', players: [{ id: 'p1', race: 'hacan' }, { id: 'p2', race: 'sol' }], played }); // prettier-ignore
  expect(Object.values(book.byKind.leader)).toHaveLength(24);
  const leaders = Object.values(of('leaders').leaders ?? {});
  expect(leaders.filter(({ owner }) => owner === 'p1').map(({ card, planet }) => `${card} ${planet}`)).toEqual(['carth arretze', 'gila arretze', 'harrugh arretze']); // prettier-ignore
  expect(Object.values(of('leaders', 'leadersFaceDown').leaders ?? {}).every(({ hidden }) => hidden)).toBe(true);
  expect(of().leaders).toBeUndefined();
  const t = led(
    { ground: { jord: 'ann', arretze: 'bob', hercant: 'bob' } },
    { carth: 'bob on arretze', gila: 'bob on arretze' },
  );
  t.begins('settle-leaders', {}).says('bob', 'hercant');
  expect(Object.values(t.game.state.leaders ?? {}).map(({ planet }) => planet)).toEqual(['hercant', 'hercant']);
});

test('E2 12.5 /why: a leader’s place, and why it cannot board', () => {
  const t = led({ ground: { quill: 'ann' } }, { carth: 'ann on quill', harrugh: 'ann held by bob' });
  expect(answerInquiry(t.game, 'ann', 'lead', 'carth').join(' ')).toContain('you have no ship there (E2 12.5).');
  expect(answerInquiry(t.game, 'ann', 'lead', 'harrugh').join(' ')).toContain('This leader is a captive of bob');
  expect(answerInquiry(newGame(t.game.state, t.game.book), 'ann', 'lead', 'carth').join(' ')).toContain('Scientist');
  expect(whyCommand.name).toBe('why');
});

test('E2 12.5 leaders are off by default', () => {
  expect(settingsSchema.parse({})).toMatchObject({ leaders: false, leadersFaceDown: false });
});

test('E2 12.5 a prompt about a face-down leader names it', () => {
  const laid = {
    space: { quill: 'ann carrier(2 ground-force)' },
    ground: { quill: 'bob', delve: 'bob', solm: 'bob' },
    credits: { bob: 5 },
  };
  const fled = invades(led(laid, { carth: 'bob on quill' }, true))
    .dice(6)
    .says('ann', { 'ground-force@quill': 2 });
  expect(fled.spec).toMatchObject({ prompt: 'On which planet do you place Scientist Carth?' });
  const builds = led({ ground: { quill: 'bob' }, credits: { bob: 5 } }, { carth: 'bob on quill' }, true).begins(
    'placement-phase',
    {},
  );
  expect(builds.spec).toMatchObject({
    options: [{ label: 'Scientist Carth: 1 PDS or 1 spacedock on Quill for 5 of your 5 credits' }],
  });
  expect(builds.says('bob', builds.choices[0]).spec).toMatchObject({
    prompt: 'What do you buy with Scientist Carth on Quill for 5 credits?',
  });
});
