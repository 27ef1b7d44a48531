import { expect, test } from 'vitest';
import { drawActionCards } from '#ti4/rules/phases/action-cards.ts';
import { turn } from '#ti4/rules/phases/action-phase.ts';
import { table, type Setting, type TestTable } from '../../rules/table.ts';
import { unlocked, wait, waiting } from './leaders-at-hand.ts';

const POK = ['base', 'codex-1', 'pok'];
const at = ({ components = [], ...setting }: Setting = {}): TestTable =>
  table({
    sets: POK,
    seats: { ann: 'yssaril', bob: 'winnu', cat: 'naalu' },
    components: [waiting, ...components],
    ...setting,
  });

// So Ata

const SEVEN = ['sabotage', 'spy', 'rally', 'upgrade', 'flank-speed', 'bribery', 'parley'];

test('So Ata note 1: unlocked only after Scheming’s discard', () => {
  const drawing = (cards: string[]): string[] => {
    const t = at({ hands: { ann: cards } });
    drawActionCards(t.game, 'ann', 1);
    t.begin(wait, {});
    // One more is drawn, and one is to be discarded.
    expect([t.state.seats.ann.actionCards.length, t.facts('leader-unlocked')]).toEqual([cards.length + 2, []]);
    t.ann.chooses(t.state.seats.ann.actionCards.slice(0, 1), 'discard-action-cards');
    return t.facts('leader-unlocked').map(({ leader }) => leader);
  };
  expect([drawing(SEVEN.slice(0, 5)), drawing(SEVEN.slice(0, 6))]).toEqual([[], ['so-ata']]);
});

/** Bob activates New Albion and Starpoint (27). */
const activated = (setting: Setting = {}): TestTable => {
  const t = at({
    active: 'bob',
    ground: { starpoint: { ann: '1 infantry' } },
    hands: { bob: ['sabotage', 'spy'] },
    ...setting,
    change: (state) => {
      unlocked('so-ata')(state);
      setting.change?.(state);
    },
  }).begin(turn, { seat: 'bob', performed: 0 });
  t.bob.activates('27');
  return t;
};

test('So Ata: secretly views one hand of the activating player', () => {
  const looks = (at: string) => {
    const t = activated({ change: ({ seats }) => void (seats.bob.secretObjectives = ['cut-supply-lines']) });
    t.ann.uses('So Ata').chooses(at, 'so-ata');
    const [seen] = t.game.facts.filter(({ type }) => type === 'hand-seen');
    expect(seen).toMatchObject({ to: ['ann'], of: 'bob' });
    expect(t.facts('hand-looked-at')).toHaveLength(1);
    t.leaves('bob', 'end-turn');
    return (seen as unknown as { cards: string[] }).cards.map((card) => card.split(/[#@]/)[0]);
  };
  expect(looks('action-cards').toSorted()).toEqual(['sabotage', 'spy']);
  expect(looks('secret-objectives')).toEqual(['cut-supply-lines']);
  expect(looks('promissory-notes')).toContain('ceasefire');
});

test('So Ata: needs own units there and a nonempty hand', () => {
  expect(activated({ ground: { lodor: { ann: '1 infantry' } } })).toAsk('bob end-turn');
  const t = activated({ hands: {} });
  t.ann.uses('So Ata');
  expect(t.options('ann', 'so-ata')).toEqual(['promissory-notes']);
  t.ann.chooses('promissory-notes', 'so-ata');
  expect(t).toAsk('bob end-turn');
  expect(t.facts('hand-looked-at')).toMatchObject([{ what: 'promissory-notes' }]);
});

// Kyver, Blade and Key

const SHOW = 'kyver-blade-and-key-show';
const TAKE = 'kyver-blade-and-key-take';
const extorting = (hands: Record<string, string[]>): TestTable => {
  const t = at({ hands, change: unlocked('kyver-blade-and-key') }).begin(turn, { seat: 'ann', performed: 0 });
  t.ann.performs('Kyver, Blade and Key');
  return t;
};
const names = (t: TestTable, seat: string): string[] =>
  t.state.seats[seat].actionCards.map((card) => card.split('#')[0]).toSorted();

test('Kyver, Blade and Key note 1, Kyver, Blade and Key note 2: takes one or discards three', () => {
  const t = extorting({ bob: ['sabotage', 'spy'], cat: ['rally', 'upgrade', 'flank-speed', 'bribery'] });
  expect(t).toAsk(`bob ${SHOW}`, `cat ${SHOW}`);
  expect(t.names('bob', SHOW).toSorted()).toEqual(['sabotage', 'spy']);
  t.bob.chooses('spy', SHOW).cat.chooses('rally', SHOW);
  t.ann.chooses('take', TAKE).chooses('discard', TAKE);
  expect([names(t, 'ann'), names(t, 'bob'), names(t, 'cat').length]).toEqual([['spy'], ['sabotage'], 1]);
  expect(t.facts('action-cards-discarded').map(({ seat, cards }) => [seat, cards.length])).toEqual([['cat', 3]]);
  expect(t.facts('action-cards-drawn')).toEqual([]);
  expect(t.state.seats.ann.leaders?.['kyver-blade-and-key'].purged).toBe(true);
  t.leaves('ann', 'end-turn');
});

test('Kyver, Blade and Key: discards a smaller hand entirely, or takes nothing', () => {
  const t = extorting({ bob: ['sabotage', 'spy'] });
  expect(t).toAsk(`bob ${SHOW}`);
  t.bob.chooses('spy', SHOW);
  t.ann.chooses('discard', TAKE);
  expect(names(t, 'bob')).toEqual([]);
  t.leaves('ann', 'end-turn');
  const spared = extorting({ bob: ['sabotage', 'spy'] });
  spared.bob.chooses('spy', SHOW);
  spared.ann.chooses('neither', TAKE);
  expect([names(spared, 'ann'), names(spared, 'bob')]).toEqual([[], ['sabotage', 'spy']]);
  spared.leaves('ann', 'end-turn');
});

test('Kyver, Blade and Key: only the Yssaril see shown cards', () => {
  const t = extorting({ bob: ['sabotage', 'spy'], cat: ['rally'] });
  t.bob.chooses('spy', SHOW);
  const told = t.game.facts.filter((fact) => JSON.stringify(fact).includes('spy'));
  expect(told.map(({ type }) => type)).toEqual(['hand-seen']);
  expect(told).toMatchObject([{ to: ['ann'], of: 'bob' }]);
  t.leaves('ann', TAKE);
});

// Blackshade Infiltrator

test('Blackshade Infiltrator: Stall Tactics places a mech from the reinforcements', () => {
  const stalling = (ground: Setting['ground'] = {}): TestTable => {
    const t = at({ hands: { ann: ['spy'] }, planets: { ann: ['lodor'], bob: ['quann'] }, ground }).begin(turn, {
      seat: 'ann',
      performed: 0,
    });
    t.ann.performs('stall-tactics');
    return t;
  };
  const t = stalling();
  t.ann.uses('Blackshade Infiltrator');
  expect([
    t.options('ann', 'choose-planet').includes('lodor'),
    t.options('ann', 'choose-planet').includes('quann'),
  ]).toEqual([true, false]);
  t.ann.chooses('lodor', 'choose-planet');
  expect(t.units('ann', { planet: 'lodor' })).toBe('1 mech');
  t.leaves('ann', 'end-turn');
  const none = stalling({ lodor: { ann: '4 mech' } });
  expect(none).toAsk('ann end-turn');
});
