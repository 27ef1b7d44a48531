import { expect, test } from 'vitest';
import { invalidateInForce, modify } from '#ti2/rules/components/kit.ts';
import { mergeSetContents } from '#kit/components/sets/sets.ts';
import { SETS, DEFAULT_SETS } from '#ti2/content/sets.ts';
import { settingsSchema, rulebookForSettings as bookSettled } from '#ti2/service/settings.ts';
import { rulebooksBySets } from '#ti2/rulebook.ts';
import { hasPrerequisites, loseTechnology, removeTechnology } from '#ti2/rules/technology/technology.ts';
import { bookWith, table, type Laid, type Table } from '../table.ts';

const book = bookWith([], [...DEFAULT_SETS, 'hopes-end']);
const seated: Laid = {
  book,
  ground: { quill: 'ann 3 ground-force', ravne: 'bob 3 ground-force', solm: 'cal 3 ground-force' },
};

const COPIES = { sabotage: 4, 'skilled-retreat': 3, 'stellar-criminals': 2, 'flank-speed': 3, veto: 2, 'scientist-assassination': 1, 'labor-force-politics': 1, revote: 1, 'holy-planet-of-ixth': 1, 'short-term-truce': 1 }; // prettier-ignore

test('E2 13 printed cards replace own cards, with printed counts', () => {
  const { components } = bookSettled(rulebooksBySets(), settingsSchema.parse({}));
  const found = Object.entries(COPIES).map(([id]) => [id, (components[id] as { copies?: number } | undefined)?.copies]);
  expect(Object.fromEntries(found)).toEqual(COPIES);
  const names = Object.values(components).map(({ name }) => name);
  for (const own of ['Countermand', 'Orderly Withdrawal', 'Point of Order', 'Second Reading'])
    expect(names).not.toContain(own);
});

test('E2 13 an older game keeps its own cards', () => {
  const { components } = mergeSetContents(SETS, ['base@1', 'own@1']);
  expect(components).toHaveProperty(['action-cards/countermand']);
  expect(components).not.toHaveProperty(['action-cards/sabotage']);
});

test('E2 13 Sabotage stops a card, and is itself not stopped', () => {
  const t = table({ ...seated, hands: { ann: ['bumper-harvest'], bob: ['sabotage'], cal: ['sabotage'] } });
  t.game.state.decks.action.draw = [];
  t.begins('economy-phase');
  t.says('ann', [t.choices[0]]);
  t.says('bob', [t.choices[0]]);
  expect(t.told('action-card-cancelled')).toHaveLength(1);
  expect(t.asked).not.toContain('cal: window');
});

test('E2 13 Scientist Assassination removes only the named technology', () => {
  const technologies = { bob: ['enviro-compensator', 'sarween-tools'] };
  const t = table({ ...seated, technologies, hands: { ann: ['scientist-assassination'] } }).begins('technology-phase');
  t.says('ann', [t.choices[0]]).says('ann', 'enviro-compensator');
  expect(Object.keys(t.seat('bob').technologies)).toEqual(['sarween-tools']);
});

test('E2 11.5 lost and sold technologies still count as prerequisites', () => {
  const technologies = { bob: ['enviro-compensator', 'antimass-deflectors'] };
  const { game } = table({ ...seated, technologies });
  const { 'stasis-capsules': stasis, 'xrd-transporter': xrd } = game.book.byKind.technology;
  loseTechnology(game, 'bob', 'enviro-compensator');
  removeTechnology(game, 'bob', 'antimass-deflectors');
  expect([hasPrerequisites(game, 'bob', stasis), hasPrerequisites(game, 'bob', xrd)]).toEqual([true, false]);
});

test('E2 13 an attack in a Short Term Truce costs 35 credits', () => {
  const t = table(seated);
  book.byKind['political-card']['short-term-truce'].resolve?.(t.game, 'for');
  t.game.invalidateAll();
  expect(modify(t.game, 'attack-fee', { seat: 'ann' }, 0)).toBe(35);
});

test('E2 13 firing PDS at ships breaks a Short Term Truce, in and out of turn', () => {
  const truce = (laid: Laid): Table => {
    const t = table({ book, ...laid });
    book.byKind['political-card']['short-term-truce'].resolve?.(t.game, 'for');
    t.game.invalidateAll();
    return t.turn();
  };
  const own = truce({ space: { quill: 'bob 2 cruiser' }, ground: { quill: 'ann pds, ground-force' }, credits: { ann: 40 } }); // prettier-ignore
  expect(own.says('ann', 'end').spec).toHaveProperty('prompt', 'At which ships do your PDS fire? An attack costs 35 credits (Short Term Truce).'); // prettier-ignore
  own.dice(1).says('ann', { [own.choices[0]]: 1 });
  expect(own.seat('ann').credits).toBe(5);
  const laid = { space: { ravne: 'ann cruiser' }, ground: { quill: 'bob pds, ground-force' } };
  const poor = truce({ ...laid, credits: { bob: 34 } });
  poor.sails('ravne', 'quill', { cruiser: 1 }).says('ann', 'end');
  expect(poor.refuses(['quill'])).toBe('An attack costs 35 credits (Short Term Truce); you have 34.');
  expect(poor.refuses([])).toBeUndefined();
});

test('E2 13 Imperial Works elects no planet where a spacedock cannot be placed', () => {
  const t = table({ ...seated, book });
  t.game.state.laws['holy-planet-of-ixth#1'] = { component: 'holy-planet-of-ixth', elected: 'quill' };
  invalidateInForce(t.game);
  expect(t.begins('voting', { card: 'imperial-works#1', cast: {} }).choices).toEqual(['ravne', 'solm', 'abstain']);
});
