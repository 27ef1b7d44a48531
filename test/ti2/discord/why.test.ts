import { expect, test } from 'vitest';
import { questionCommands } from '#ti2/discord/commands/question-commands.ts';
import { openAsks } from '#engine';
import { inquiries, answerInquiry } from '#ti2/rules/explain/inquiries.ts';
import { table, type Laid } from '../table.ts';

const asked = (name: string, about: string, laid: Laid = {}) =>
  answerInquiry(table(laid).game, 'ann', name, about).join(' ');

test('E2 7.5 /why: supernovas block, and asteroid fields need a technology', () => {
  const near: Laid = { space: { quill: 'ann cruiser' } };
  expect(asked('move', 'supernova-1', near)).toMatch(
    /^❌ \*\*Supernova \(106\)\*\* Ships cannot enter a supernova \(E2 7\.5\)/,
  );
  expect(asked('move', 'asteroid-field-1', near)).toMatch(/\(E2 7\.5\)/);
});

test('E2 7.2 /why: ships go as far as their movement allows', () => {
  const laid: Laid = { space: { quill: 'ann cruiser' } };
  expect(asked('move', 'ravne', laid)).toMatch(/^✅ .* The rules allow it \(E2 7\.2 to 7\.6\)/);
  expect(asked('move', 'solm', { space: { quill: 'bob cruiser' } })).toMatch(
    /^❌ .* None of your ships has movement left \(E2 7\.2/,
  );
  const t = table(laid).turn();
  expect(answerInquiry(t.game, 'ann', 'move', 'ravne').join(' ')).toMatch(/You can do it now/);
  t.sails('quill', 'mecatol-rex', { cruiser: 1 }).sails('mecatol-rex', 'ravne', { 'cruiser.1': 1 });
  expect(answerInquiry(t.game, 'ann', 'move', 'solm').join(' ')).toMatch(/movement left/);
});

test('E2 7.2 /why: distance, asteroid fields and obstacles are separate reasons', () => {
  const antimass = { ann: ['antimass-deflectors'] };
  expect(asked('move', 'aldry-besk', { space: { quill: 'ann carrier' } })).toMatch(
    /^❌ .* None of your ships can move that far: the carrier at .* is \d systems away and has 1 movement left \(/,
  );
  expect(asked('move', 'quill', { space: { 'sol-home': 'ann carrier' } })).toMatch(
    /^❌ .* No route leads there from your ships/,
  );
  expect(asked('move', 'asteroid-field-1', { space: { delve: 'ann cruiser' }, technologies: antimass })).toMatch(
    /^❌ .* Ships cannot stop in an asteroid field/,
  );
  const held: Laid = {
    space: { 'mecatol-rex': 'ann cruiser', quill: 'bob cruiser', ravne: 'bob cruiser', 'nebula-1': 'bob fighter' },
  };
  expect(asked('move', 'solm', held)).toMatch(
    /^❌ .* The cruiser at Mecatol Rex \(000\) has enough movement, but cannot pass the fleets at Quill \(101\) and Ravne \(102\) \(E2 7/,
  );
});

test('E2 7.16 /why: landing needs ground forces and no enemy ships', () => {
  expect(asked('land', 'Quill', { space: { quill: 'ann carrier' } })).toMatch(
    /^❌ .* None of your ships in its system carries ground forces\. /,
  );
  expect(asked('land', 'Quill', { space: { quill: 'ann carrier(ground-force); bob cruiser' } })).toMatch(
    /defeat them first \(E2 7\.16\)/,
  );
  expect(asked('land', 'Quill', { space: { quill: 'ann carrier(ground-force)' } })).toMatch(/^✅/);
});

test('E2 8.1 /why: a technology needs its prerequisites and credits', () => {
  expect(asked('research', 'XRD Transporter', { credits: { ann: 60 } })).toMatch(
    /^❌ .* You need .*\(E2 8\.1\)\. It costs you 30 credits/,
  );
  expect(asked('research', 'Antimass Deflectors', { credits: { ann: 29 } })).toMatch(
    /It costs 30 credits; you have 29/,
  );
  expect(asked('research', 'Antimass Deflectors', { credits: { ann: 30 } })).toMatch(/^✅/);
  expect(asked('research', 'Antimass Deflectors', { credits: { ann: 9 }, races: { ann: 'jolnar' } })).toMatch(
    /It costs 30 − \d+ \(race ability\) = \d+ credits; you have 9/,
  );
});

test('E2 10.1 /why: names missing bracket requirements, and nobody skips one', () => {
  expect(asked('advance', 'Foundation', { ground: { quill: 'ann' } })).toMatch(
    /You need 5 planets outside your home system; you have 1 \(E2 10\.1\)\./,
  );
  expect(asked('advance', 'Consortium')).toMatch(
    /You cannot skip brackets \(E2 10\.1\)\. Your next bracket is Foundation\./,
  );
  expect(asked('advance', 'Warlord')).toMatch(/players never move back/);
});

test('E2 6.1 /why: a pair has one agreement at a time', () => {
  const t = table({});
  expect(answerInquiry(t.game, 'ann', 'agree', 'bob').join(' ')).toMatch(/^✅/);
  t.game.state.agreements.a = { id: 'a', seats: ['ann', 'bob'], card: 'trade-agreement#1' };
  expect(answerInquiry(t.game, 'ann', 'agree', 'bob').join(' ')).toMatch(
    /already have a trade agreement with this player \(E2 6\.1\)\.$/,
  );
});

test('E2 4.3 /why: credits change hands while a card is being debated', () => {
  expect(asked('give', 'bob')).toMatch(/only while a political card is being debated \(E2 4\.3\)/);
  const t = table({});
  t.game.state.phase = 'political';
  expect(answerInquiry(t.begins('senate').game, 'ann', 'give', 'bob').join(' ')).toMatch(/^✅/);
});

test('E2 9.3 /why: ships do not come to a blockaded dock', () => {
  const ground = { quill: 'ann spacedock', ravne: 'ann' };
  expect(asked('build', 'Ravne', { ground })).toContain(
    'You have no spacedock there. You can place only a new spacedock there, if you bought one (E2 9.1, 9.2).',
  );
  expect(asked('build', 'Quill', { ground, space: { quill: 'bob cruiser' } })).toMatch(/blockade.*\(E2 9\.3\)/);
  expect(asked('build', 'Quill', { ground })).toMatch(/^✅/);
});

test('E2 12.4 /why: a card is played when its moment comes', () => {
  const t = table({ hands: { ann: ['rousing-orders'] } });
  expect(answerInquiry(t.game, 'ann', 'play', 'Rousing Orders').join(' ')).toMatch(
    /^❌ .* This is not the time to use it \(E2 [\d., ]+\)\. When its text gives you a choice, I will ask you/,
  );
});

test('Unknown names are reported, and /why questions exist in the book', () => {
  const { game } = table({});
  expect(answerInquiry(game, 'ann', 'move', 'nowhere')).toEqual([
    "I don't know that name. Choose one of the suggestions.",
  ]);
  expect(inquiries.flatMap(({ questions }) => questions).filter((name) => !game.book.questions[name])).toEqual([]);
});

test('E2 7.18 /why: PDS and enemy ships prevent bombardment', () => {
  const over = (space: string, ground: string): string =>
    asked('bombard', 'Quill', { space: { quill: space }, ground: { quill: ground } });
  expect(over('ann dreadnought', 'bob 2 ground-force, pds')).toMatch(
    /^❌ .* You cannot bombard a planet with PDS \(E2 7\.18\)/,
  );
  expect(over('ann cruiser', 'bob 2 ground-force')).toMatch(
    /^❌ .* You have no dreadnought in its system \(E2 7\.18\)/,
  );
  expect(over('ann dreadnought; bob cruiser', 'bob ground-force')).toMatch(/defeat them first \(E2 7\.18\)/);
  expect(over('ann dreadnought', 'bob ground-force')).toMatch(/^✅/);
  expect(asked('bombard', '101')).toMatch(/neutral planet: land ground forces to gain control of it \(E2 7\.17\)/);
});

test('E2 7.18 a planet closed to bombardment is listed with its reason', () => {
  const t = table({
    space: { 'aldry-besk': 'ann 2 dreadnought' },
    ground: { aldry: 'bob ground-force', besk: 'bob ground-force, pds' },
  });
  t.game.state.phase = 'turns';
  t.begins('bombardment', { seat: 'ann', system: 'aldry-besk' });
  const { spec } = t;
  expect(spec.kind === 'allot' && spec.amounts.map(({ key, disabledReason }) => [key, disabledReason])).toEqual([
    ['aldry', undefined],
    ['besk', 'You cannot bombard a planet with PDS (E2 7.18).'],
  ]);
  expect(answerInquiry(t.game, 'ann', 'choose', 'Besk').join(' ')).toContain(
    'You cannot bombard a planet with PDS (E2 7.18).',
  );
});

test('E2 7.13 blocked withdrawals state their reason, also by /why', () => {
  const space = { 'alpha-gate': 'ann 2 cruiser', 'mecatol-rex': 'bob 2 cruiser', ravne: 'bob fighter' };
  const t = table({ space }).turn();
  expect(answerInquiry(t.game, 'ann', 'withdraw', 'Quill').join(' ')).toMatch(
    /^❌ .* Only the attacker in a space combat can withdraw without a card, and you are not attacking now \(E2 7\.13\)/,
  );
  t.says('ann', 'gather>mecatol-rex').says('ann', { 'cruiser@alpha-gate': 2 }).dice(1, 1, 1, 1).says('ann', 'end');
  expect(t.choices).toEqual(['fight-on', 'quill']);
  const { spec } = t;
  const options = spec.kind === 'choose' ? spec.options : [];
  expect(
    options
      .filter(({ key }) => !['fight-on', 'quill'].includes(key))
      .every(({ disabledReason }) => disabledReason?.endsWith('(E2 7.13).')),
  ).toBe(true);
  expect(options.find(({ key }) => key === 'ravne')?.disabledReason).toBe(
    'You can withdraw only to a system that one of your ships in this combat came from this turn (E2 7.13).',
  );
  expect(answerInquiry(t.game, 'ann', 'withdraw', '102').join(' ')).toContain(
    'You can withdraw only to a system that one of your ships in this combat came from this turn (E2 7.13).',
  );
  expect(answerInquiry(t.game, 'ann', 'withdraw', 'Quill').join(' ')).toContain('You can do it now.');
});

test('E2 4.4 /why: the player with fewer votes votes first', () => {
  const t = table({ ground: { quill: 'ann', ravne: 'bob', 'mecatol-rex': 'cal' } });
  t.game.state.phase = 'political';
  t.game.state.decks.political.draw.unshift('heavy-ship-levy#1');
  t.begins('senate');
  expect(answerInquiry(t.game, 'cal', 'vote', 'ann').join(' ')).toMatch(/No vote is in progress/);
  for (const one of ['ann', 'bob', 'cal'] as const) t.says(one, 'ready');
  const [first] = openAsks(t.game.state);
  expect(answerInquiry(t.game, 'cal', 'vote', first.ask.player).join(' ')).toMatch(
    /votes before you: the player with fewer votes goes first \(E2 4\.4\)/,
  );
});

test('E2 5.4 /why: a unit’s cost, limit and dock capacity', () => {
  const laid: Laid = { ground: { quill: 'ann spacedock' }, credits: { ann: 9 } };
  expect(asked('unit', 'Dreadnought', laid)).toMatch(/^❌ .* It costs 10 credits; you have 9 \(E2 5\.4\)\.$/);
  expect(asked('unit', 'Shock Troop', laid)).toMatch(/E2 7\.21/);
  expect(asked('unit', 'Fighter', laid)).toMatch(
    /^✅ .*Together, your spacedocks can place \d+ units? per round \(E2 9\.1\)\./,
  );
});

test('E2 12.4 /why: a card not held is explained as such', () => {
  expect(asked('play', 'Riots')).toMatch(
    /^❌ \*\*Riots\*\* You do not have it in hand \(E2 12\.4\)\. Card text: In the economy phase/,
  );
});

test('E2 3.1 every untimely command says when it is asked', () => {
  for (const { group, name, whenAsked } of questionCommands)
    expect([group, name, whenAsked]).toEqual([group, name, expect.stringMatching(/\.$/)]);
  expect(questionCommands.filter(({ whenAsked: due }) => !/\(E2 \d/.test(due ?? '')).map(({ name }) => name)).toEqual([
    'dock',
  ]);
});
