import { expect, test } from 'vitest';
import { narrate } from '#ti2/views/index.ts';
import { fights, invades, led, whereIs } from './led.ts';

test('E2 12.5 a General rerolls one die in each invasion round', () => {
  const t = led({ space: { quill: 'ann carrier(2 ground-force)' }, ground: { quill: 'bob 2 ground-force' } }, { harrugh: 'ann aboard carrier in quill', sekkus: 'ann aboard carrier in quill' }); // prettier-ignore
  invades(t)
    .dice(1, 1, 1, 1)
    .says('ann', { 'leader:harrugh@quill': 1, 'leader:sekkus@quill': 1, 'ground-force@quill': 2 });
  expect(t.asked).toEqual(['ann: window']);
  expect(t.choices).toHaveLength(2);
  t.says('ann', t.choices[0]).dice(8, 1, 8, 1).says('ann', t.choices[0]);
  expect(t.told('die-rolled-again')).toHaveLength(1);
  // In the next round again.
  expect([t.on('quill', 'bob'), t.asked]).toEqual(['ground-force', ['ann: window']]);
});

test('E2 12.5 a General rerolls own dice, also in defense', () => {
  const laid = { space: { quill: 'ann carrier(ground-force)' }, ground: { quill: 'bob 2 ground-force' } };
  const t = invades(led(laid, { harrugh: 'bob on quill' }))
    .dice(8, 1, 2)
    .says('ann', { 'ground-force@quill': 1 });
  expect(t.asked).toEqual(['bob: window']);
  t.says('bob', t.choices[0]);
  expect(t.spec.kind === 'choose' && t.spec.options.map(({ label }) => label)).toEqual([
    'Ground force: 1',
    'Ground force: 2',
  ]);
  t.dice(8).says('bob', '1-1');
  expect([t.owner('quill'), t.on('quill', 'bob')]).toEqual(['bob', 'ground-force']);
});

test('E2 12.4 Second Look may reroll a die after a General', () => {
  const laid = {
    space: { quill: 'ann carrier(ground-force)' },
    ground: { quill: 'bob ground-force' },
    hands: { ann: ['second-look'] },
  };
  const t = invades(led(laid, { harrugh: 'ann aboard carrier in quill' })).dice(1, 1);
  t.says('ann', { 'leader:harrugh@quill': 1, 'ground-force@quill': 1 });
  const general = t.choices.find((key) => !key.startsWith('second-look')) ?? '';
  t.dice(2).says('ann', general);
  t.says('ann', t.choices[0]);
  t.dice(8).says('ann', '0-0');
  expect([t.owner('quill'), t.told('die-rolled-again').map(({ by }) => by)]).toEqual([
    'ann',
    ['general', 'second-look'],
  ]);
});

test('E2 12.5 bombardments of a General’s planet get -4', () => {
  for (const [face, left] of [[7, '2 ground-force'], [8, 'ground-force']] as const) {
    const t = led({ space: { quill: 'ann dreadnought' }, ground: { quill: 'bob 2 ground-force' } }, { harrugh: 'bob on quill' });
    invades(t).dice(face).says('ann', { quill: 1 });
    expect(t.on('quill', 'bob')).toBe(left);
  } // prettier-ignore
});

test('E2 12.5 an Admiral’s ship rolls one extra die', () => {
  const t = led(
    { space: { quill: 'ann 2 cruiser; bob 2 carrier' }, ground: { solm: 'ann' } },
    { delouis: 'ann aboard cruiser in quill' },
  );
  fights(t.dice(8, 8, 1, 1, 1));
  expect([t.at('quill', 'bob'), t.told('dice-rolled')[0].dice.length]).toEqual(['', 3]);
  // Whose the third die is stands beside it.
  expect(narrate(t.game, t.told('dice-rolled'), null)).toEqual([
    'Ann rolls for space combat (Admiral DeLouis): cruiser (hits on 8): 8✓, 8✓, 1. 2 hits.',
    'Bob rolls for space combat: carrier (hits on 9): 1, 1. 0 hits.',
  ]);
});

test('E2 12.5 withdrawal cards fail against an Admiral unless one defends', () => {
  const laid = { space: { quill: 'ann cruiser; bob 2 carrier' }, hands: { bob: ['orderly-withdrawal'] } };
  expect(fights(led(laid, {})).asked).toEqual(['bob: window']);
  expect(fights(led(laid, { delouis: 'ann aboard cruiser in quill' }).dice(8, 8, 1, 1)).asked).toEqual([]);
  expect(
    fights(led(laid, { delouis: 'ann aboard cruiser in quill', havvat: 'bob aboard carrier in quill' })).asked,
  ).toEqual(['bob: window']);
});

test('E2 12.5 an Admiral takes 3 dreadnoughts one system further', () => {
  const laid = { space: { 'mecatol-rex': 'ann 5 dreadnought' } };
  const t = led(laid, { delouis: 'ann aboard dreadnought in mecatol-rex' }).turn();
  t.sails('mecatol-rex', 'quill', { 'dreadnought+delouis': 1, dreadnought: 4 }).says('ann', 'quill>solm');
  expect(t.refuses({ 'dreadnought.1': 1 })).toBe('These ships can move that far only with Admiral DeLouis (E2 12.5).');
  expect(t.refuses({ 'dreadnought.1+delouis': 1, 'dreadnought.1': 3 })).toBe(
    'Admiral DeLouis can give extra movement to only 3 of these ships (E2 12.5).',
  );
  t.says('ann', { 'dreadnought.1+delouis': 1, 'dreadnought.1': 2 });
  expect([t.at('solm', 'ann'), t.at('quill', 'ann')]).toEqual(['3 dreadnought', '2 dreadnought']);
  expect(t.choices).toEqual(['end']);
});

test('E2 12.5 an Admiral leads no ships from elsewhere', () => {
  const t = led(
    { space: { 'mecatol-rex': 'ann dreadnought', quill: 'ann dreadnought' } },
    { delouis: 'ann aboard dreadnought in mecatol-rex' },
  );
  t.turn().sails('mecatol-rex', 'quill', { 'dreadnought+delouis': 1 }).sails('quill', 'solm', { dreadnought: 1 });
  expect(t.choices.some((key) => key.startsWith('solm>'))).toBe(false);
});

test('E2 12.5 an Admiral leaves no led ship behind', () => {
  const t = led({ space: { 'mecatol-rex': 'ann cruiser, dreadnought' }, technologies: { ann: ['type-iv-drive'] } }, { delouis: 'ann aboard cruiser in mecatol-rex' }); // prettier-ignore
  t.turn().sails('mecatol-rex', 'quill', { 'cruiser+delouis': 1, dreadnought: 1 });
  t.sails('quill', 'solm', { 'cruiser.1+delouis': 1, 'dreadnought.1': 1 });
  t.says('ann', 'solm>quill').says('ann', { 'dreadnought.2': 1, 'cruiser.2+delouis': 1 });
  expect(t.at('quill', 'ann')).toBe('cruiser, dreadnought');
});

test('E2 12.5 an Admiral leaves no led ship adrift by gathering', () => {
  const t = led({ space: { 'mecatol-rex': 'ann cruiser, dreadnought' }, technologies: { ann: ['antimass-deflectors'] } }, { delouis: 'ann aboard cruiser in mecatol-rex' }); // prettier-ignore
  t.turn()
    .sails('mecatol-rex', 'asteroid-field-1', { 'cruiser+delouis': 1, dreadnought: 1 })
    .says('ann', 'gather>aldry-besk');
  expect(t.refuses({ 'cruiser.1+delouis@asteroid-field-1': 1 })).toBe(
    'Ships that got extra movement from Admiral DeLouis must end their movement with this leader (E2 12.5).',
  );
});

test('E2 12.5 only three led dreadnoughts enter an asteroid field', () => {
  const laid = {
    space: { 'mecatol-rex': 'ann cruiser, 4 dreadnought' },
    technologies: { ann: ['antimass-deflectors'] },
  };
  const t = led(laid, { delouis: 'ann aboard cruiser in mecatol-rex' }).turn();
  t.sails('mecatol-rex', 'asteroid-field-1', { 'cruiser+delouis': 1, dreadnought: 3 });
  expect([t.at('mecatol-rex', 'ann'), t.choices.includes('mecatol-rex>asteroid-field-1')]).toEqual([
    'dreadnought',
    false,
  ]);
});

test('E2 12.5 a Diplomat delays one landing, not on Mecatol Rex', () => {
  const laid = { space: { quill: 'ann carrier(2 ground-force), dreadnought' }, ground: { quill: 'bob ground-force' } };
  const t = invades(led(laid, { gila: 'bob on quill' })).says('ann', { 'ground-force@quill': 2 });
  t.dice(4).says('ann', { quill: 1 });
  expect([t.on('quill', 'bob'), t.asked]).toEqual(['', ['bob: window']]);
  t.says('bob', t.choices[0]);
  expect([t.owner('quill'), t.at('quill', 'ann')]).toEqual(['bob', 'carrier, dreadnought, 2 ground-force']);
  t.game.state.round += 1;
  expect(invades(t).says('ann', { 'ground-force@quill': 2 }).dice(7).says('ann', { quill: 0 }).owner('quill')).toBe(
    'ann',
  );
  const rex = led(
    { space: { 'mecatol-rex': 'ann carrier(ground-force)' }, ground: { 'mecatol-rex': 'bob', delve: 'bob' } },
    { gila: 'bob on mecatol-rex' },
  );
  expect(invades(rex).dice(7).says('ann', { 'ground-force@mecatol-rex': 1 }).owner('mecatol-rex')).toBe('ann');
});

test('E2 12.5 the cost of a delayed landing stays paid', () => {
  const laid = {
    space: { quill: 'ann carrier(2 ground-force)' },
    ground: { quill: 'bob ground-force', ravne: 'cal' },
    credits: { ann: 40 },
  };
  const t = led(laid, { gila: 'bob on quill' });
  t.game.state.effects.e = { id: 'e', component: 'ceasefire', holder: '', data: null, until: 'round' };
  t.game.invalidateAll();
  invades(t);
  expect(t.spec).toMatchObject({ prompt: 'Which units do you land at Quill (101)? An attack costs 35 credits (Ceasefire). You do not get it back if a Diplomat cancels the landing.' }); // prettier-ignore
  t.says('ann', { 'ground-force@quill': 2 }).says('bob', t.choices[0]);
  expect([t.owner('quill'), t.seat('ann').credits]).toEqual(['bob', 5]);
  expect(narrate(t.game, t.told('landing-delayed'), null)).toEqual([
    "Diplomat Gila delays the landing on Quill: ann's ground forces stay in space, and the 35 credits paid for the attack are not returned.",
  ]);
  // Whoever has paid has paid for the round.
  t.game.state.planets.quill.owner = 'cal';
  expect(invades(t).spec).toMatchObject({ prompt: 'Which units do you land at Quill (101)?' });
});

test('E2 12.5 a Diplomat’s fleet passes ships with permission', () => {
  const laid = { space: { 'mecatol-rex': 'ann 2 cruiser', quill: 'bob cruiser' } };
  const asked = (answer: string) => led(laid, { gila: 'ann aboard cruiser in mecatol-rex' }).turn().does('ann', 'use', { component: 'diplomat' }).says('bob', answer); // prettier-ignore
  expect(() => led(laid, { gila: 'ann on quill' }).turn().does('ann', 'use', { component: 'diplomat' })).toThrow(
    /on a ship/,
  );
  expect(asked('yes').sails('mecatol-rex', 'quill', { 'cruiser+gila': 1 }).choices).toContain('quill>solm');
  expect(asked('yes').sails('mecatol-rex', 'quill', { cruiser: 1 }).choices).not.toContain('quill>solm');
  const refused = asked('no');
  expect(() => refused.does('ann', 'use', { component: 'diplomat' })).toThrow(
    'You have already asked all other players with ships.',
  );
  expect(refused.sails('mecatol-rex', 'quill', { 'cruiser+gila': 1 }).choices).not.toContain('quill>solm');
});

test('E2 12.5 PDS do not fire at an Agent’s landing', () => {
  const t = led(
    { space: { quill: 'ann carrier(ground-force)' }, ground: { quill: 'bob 2 pds' } },
    { connor: 'ann aboard carrier in quill' },
  );
  expect(invades(t).says('ann', { 'leader:connor@quill': 1, 'ground-force@quill': 1 }).owner('quill')).toBe('ann');
});

test('E2 12.5 giving up an Agent stops an action card', () => {
  const t = led(
    { hands: { bob: ['militia'], cal: ['countermand'] }, ground: { quill: 'bob', solm: 'ann' } },
    { connor: 'ann on solm' },
  );
  t.game.state.active = 'bob';
  t.does('bob', 'use', { component: 'militia' });
  expect(t.asked).toEqual(['ann: window', 'cal: window']);
  t.says('ann', t.choices[0]);
  expect([whereIs(t, 'connor'), t.told('action-card-cancelled')[0].by, t.on('quill', 'bob')]).toEqual([
    'given-up',
    'agent',
    '',
  ]);
});

test('E2 12.5 a Scientist’s planet counts double toward technologies, outside home', () => {
  const t = led({ ground: { quill: 'ann' }, credits: { ann: 29 } }, { carth: 'ann on quill' });
  const { resources } = t.game.book.planets.quill;
  t.game.state.phase = 'technology';
  t.begins('technology-phase', {}).says('ann', 'enviro-compensator');
  expect(t.seat('ann').credits).toBe(29 - Math.max(0, 30 - 2 * resources));
  const home = led({ ground: { jord: 'ann' }, credits: { ann: 29 } }, { carth: 'ann on jord' }).begins(
    'technology-phase',
    {},
  );
  expect(home.asked).toEqual([]);
});

test('E2 12.5 a Scientist builds once a round for 5 credits', () => {
  const t = led({ ground: { quill: 'ann' }, credits: { ann: 12 } }, { carth: 'ann on quill', rin: 'ann on quill' });
  t.begins('placement-phase', {});
  // With one thing to build nothing more is asked: the button itself says what is built where, and for what.
  expect(t.spec).toMatchObject({
    options: [{ label: 'Scientist Carth: 1 PDS or 1 spacedock on Quill for 5 of your 12 credits' }],
  });
  t.says('ann', t.choices[0]);
  expect(t.choices.sort()).toEqual(['pds', 'spacedock']);
  t.says('ann', 'spacedock');
  expect([t.on('quill', 'ann'), t.seat('ann').credits, t.asked]).toEqual(['spacedock', 7, []]);
});

test('E2 7.9 leaders board within one system before anything moves', () => {
  const t = led({ space: { quill: 'ann carrier, fighter', solm: 'ann cruiser' }, ground: { quill: 'ann' } }, { carth: 'ann on quill', gila: 'ann aboard cruiser in solm' }); // prettier-ignore
  t.turn();
  expect(t.choices).toContain('leaders');
  t.says('ann', 'leaders');
  expect(t.choices).toEqual(['carth>carrier']);
  t.says('ann', { 'carth>carrier': 1 });
  expect(whereIs(t, 'carth')).toBe('aboard in quill');
  t.sails('quill', 'mecatol-rex', { 'carrier+carth': 1 });
  expect([whereIs(t, 'carth'), t.choices.includes('leaders')]).toEqual(['aboard in mecatol-rex', false]);
});
