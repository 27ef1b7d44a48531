import { expect, test } from 'vitest';
import { rulebookOf } from '#ti2/rulebook.ts';
import { politicalCard } from '#ti2/rules/components/component.ts';
import { gainCredits } from '#ti2/rules/production/credits.ts';
import { newState } from '#ti2/rules/setup/new-state.ts';
import { PLAYERS, bookWith, table, type Laid, type Player } from '../table.ts';

/** Quill 4, Ravne 3, Solm 3 influence. */
const seated: Laid = { ground: { quill: 'ann ground-force', ravne: 'bob ground-force', solm: 'cal ground-force' } };

/** The senate with a card on top, when all have said that they are ready. */
const sits = (cards: string[], laid: Laid = seated) => {
  const t = table({ ...seated, ...laid });
  const { political } = t.game.state.decks;
  political.draw = [...cards, ...political.draw.filter((card) => !cards.includes(card))];
  t.game.state.phase = 'political';
  return t.begins('senate');
};
/** Cal, Bob and Ann vote so, whoever comes first. */
const voted = (card: string, [cal, bob, ann]: string[], laid: Laid = seated) => {
  const t = sits([card], laid);
  for (const seat of PLAYERS) t.says(seat, 'ready');
  const votes = { ann, bob, cal };
  for (let i = 0; i < PLAYERS.length; i++) {
    const seat = t.asked[0].split(':')[0] as Player;
    t.says(seat, votes[seat]);
  }
  return t;
};

const windfall = politicalCard({
  id: 'windfall',
  name: 'Windfall',
  copies: 1,
  elect: 'for-against',
  event: true,
  text: 'Ann receives 3 credits.',
  sources: { text: 'own', copies: 'own' },
  resolve: (game) => void gainCredits(game, 'ann', 3, 'windfall'),
});

test('E2 4.2 an event happens at once, and another card is drawn', () => {
  const laid: Laid = { ...seated, races: { cal: 'xxcha' }, credits: { cal: 5 }, book: bookWith([windfall]) };
  const t = sits(['windfall#1', 'subsidy#1'], laid);
  expect([t.seat('ann').credits, t.game.state.decks.political.discard]).toEqual([3, ['windfall#1']]);
  expect(t.told('political-card-drawn').map(({ card }) => card)).toEqual(['windfall', 'subsidy']);
  expect(t.asked).toEqual(['cal: window']);
});

test('E2 13 Hope’s End cards need the set and shock troops', () => {
  const deck = (sets: string[], played: 'shockTroops'[] = []) =>
    newState(rulebookOf(sets), { seed: 'a', players: [{ id: 'a' }, { id: 'b' }], played }).decks.political.draw.length;
  expect([
    deck(['base', 'own']),
    deck(['base', 'own', 'hopes-end']),
    deck(['base', 'own', 'hopes-end'], ['shockTroops']),
  ]).toEqual([34, 37, 38]);
});

test('E2 4.6 Core Stability: players take open action cards by influence', () => {
  const t = voted('core-stability#1', ['for', 'for', 'for']);
  t.begins('economy-phase');
  const [pool] = t.told('action-cards-laid-open');
  expect([pool.cards.length, t.asked]).toEqual([3, ['ann: choose-among']]);
  t.says('ann', [pool.cards[2]]);
  expect(t.asked).toEqual(['bob: choose-among']);
  expect(t.choices).toEqual([pool.cards[0], pool.cards[1]]);
  t.says('bob', [pool.cards[0]]);
  // One is left, and Cal has it without being asked.
  expect([t.seat('ann').actionCards, t.seat('cal').actionCards]).toEqual([[pool.cards[2]], [pool.cards[1]]]);
});

test('E2 4.6 Compensated Disarmament: ground forces leave for 6 credits each', () => {
  const t = voted('compensated-disarmament#1', ['quill', 'quill', 'quill'], {
    ...seated,
    ground: { ...seated.ground, quill: 'ann 3 ground-force, pds' },
  });
  expect([t.on('quill', 'ann'), t.owner('quill'), t.seat('ann').credits]).toEqual(['pds', 'ann', 18]);
});

const brutal: Laid = {
  ground: { quill: 'ann shock-troop', ravne: 'bob 2 shock-troop, ground-force', solm: 'cal shock-troop' },
  playing: { played: ['shockTroops'] },
};

test('E2 4.6 Brutality Backlash, for: shock troops are ground forces', () => {
  const t = voted('brutality-backlash#1', ['for', 'for', 'for'], brutal);
  expect([t.on('quill', 'ann'), t.on('ravne', 'bob')]).toEqual(['ground-force', '3 ground-force']);
});

test('E2 4.6 Brutality Backlash, against: its supporters lose shock troops', () => {
  const t = voted('brutality-backlash#1', ['against', 'for', 'against'], brutal);
  expect([t.on('quill', 'ann'), t.on('ravne', 'bob'), t.on('solm', 'cal')]).toEqual([
    'shock-troop',
    'ground-force',
    'shock-troop',
  ]);
});

const centre: Laid = {
  ground: {
    quill: 'ann 3 ground-force',
    solm: 'cal ground-force',
    ravne: 'bob ground-force',
    'mecatol-rex': 'bob ground-force',
  },
  space: { 'mecatol-rex': 'bob cruiser', ravne: 'bob carrier, cruiser' },
};

test('E2 4.6 Ancient Artifact on 1 to 5 destroys the center', () => {
  const t = sits(['ancient-artifact#1'], centre);
  for (const seat of PLAYERS) t.says(seat, 'ready');
  t.says('cal', 'for');
  // Quill's ground forces, Bob's fleet in Ravne, his ground force there.
  t.dice(5, 5, 4, 4, 4, 10, 10).says('ann', 'for').says('bob', 'for');
  expect([t.at('mecatol-rex', 'bob'), t.on('mecatol-rex', 'bob'), t.owner('mecatol-rex')]).toEqual(['', '', 'bob']);
  expect([t.on('quill', 'ann'), t.at('ravne', 'bob'), t.on('ravne', 'bob'), t.diceLeft]).toEqual([
    '2 ground-force',
    'carrier, cruiser',
    '',
    0,
  ]);
});

test('E2 4.6 Ancient Artifact on 6 to 10 grants two technologies', () => {
  const t = sits(['ancient-artifact#1']);
  for (const seat of PLAYERS) t.says(seat, 'ready');
  t.says('cal', 'for').says('bob', 'for').dice(6).says('ann', 'for');
  for (const seat of PLAYERS) t.says(seat, 'antimass-deflectors');
  expect(t.choices).toContain('xrd-transporter');
  for (const seat of PLAYERS) t.says(seat, 'xrd-transporter');
  expect([Object.keys(t.seat('bob').technologies), t.asked]).toEqual([['antimass-deflectors', 'xrd-transporter'], []]);
});

test('E2 4.6 Ancient Artifact, against: nothing happens', () => {
  const t = voted('ancient-artifact#1', ['against', 'against', 'against'], centre);
  expect(t.at('mecatol-rex', 'bob')).toBe('cruiser');
});
