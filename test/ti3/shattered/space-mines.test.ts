import { describe, expect, test } from 'vitest';
import { addEffect, effectsOf } from '#ti3/rules/components/effects.ts';
import { buildBoardView } from '#ti3/views/index.ts';
import { placeToken, tokensLeft } from '#ti3/rules/tokens/laid-tokens.ts';
import { NEUTRAL_SEAT } from '#ti3/rules/terms.ts';
import { empire } from './empire.ts';
import { table, type Laid, type Table } from '../table.ts';

const MINE = 'space-mine';
const { token } = empire.byKind;

const mined = (laid: Laid = {}, spaceMines = true): Table => table({ from: empire, playing: { spaceMines }, ...laid });

/** Ann comes to Tarmann with what she has beside it. */
function comes(space: string, owner: string, more: Laid = {}): Table {
  const t = mined({ space: { 'empty-1': space }, ...more });
  addEffect(t.game, MINE, owner, 'tarmann', 'game');
  const lines = [...space.matchAll(/(?:(\d+) )?(carrier|cruiser|destroyer|dreadnought|fighter)/g)];
  t.begins('tactical-action', { seat: 'ann' }).says('ann', 'tarmann');
  return t.says('ann', Object.fromEntries(lines.map(([, count = '1', type]) => [`${type}@empty-1`, Number(count)])));
}

const lying = (t: Table, owner: string): number => effectsOf(t.game, MINE, owner).length;

describe('Space mines', () => {
  test('E3 21.2 an activation lays one mine for 2 resources', () => {
    const t = mined({ space: { tarmann: 'ann 2 cruiser, carrier' }, ground: { saudor: 'ann' } });
    t.game.state.seats.ann.tradeGoods = 4;
    t.game.state.planets.saudor.exhausted = true;
    t.begins('production-step', { seat: 'ann', systems: ['tarmann'] });
    expect(t.asked).toEqual(['ann: lay-tokens']);
    expect(t.refuses({ [`${MINE}@tarmann`]: 2 })).toBeDefined();
    t.says('ann', { [`${MINE}@tarmann`]: 1 });
    if (t.asked.length) t.says('ann', { 'trade-goods': 2 });
    expect([lying(t, 'ann'), t.game.state.seats.ann.tradeGoods, tokensLeft(t.game, token[MINE])]).toEqual([1, 2, 11]);
    addEffect(t.game, MINE, 'ann', 'tarmann', 'game');
    expect(buildBoardView(t.game).systems.find(({ id }) => id === 'tarmann')?.marks).toEqual([
      { name: '2 Space Mines', owner: 'ann' },
    ]);
  });

  test('E3 21.2 a transfer lays one mine in either system', () => {
    const t = mined({ space: { tarmann: 'ann cruiser', 'empty-1': 'ann cruiser' } });
    t.game.state.seats.ann.tradeGoods = 4;
    t.begins('production-step', { seat: 'ann', systems: ['tarmann', 'empty-1'] });
    expect(t.refuses({ [`${MINE}@tarmann`]: 1, [`${MINE}@empty-1`]: 1 })).toBeDefined();
    expect(t.refuses({ [`${MINE}@empty-1`]: 1 })).toBeUndefined();
  });

  test('E3 21.2 a newly built cruiser lays no mine', () => {
    const t = mined({ ground: { saudor: 'ann space-dock' } });
    t.game.state.seats.ann.tradeGoods = 9;
    t.begins('production-step', { seat: 'ann', systems: ['saudor'] }).says('ann', 'build:saudor');
    t.says('ann', { [t.choices.find((key) => key.startsWith('cruiser')) ?? '']: 1 });
    if (t.asked[0] === 'ann: pay') t.says('ann', { 'trade-goods': 2 });
    expect([t.at('saudor', 'ann'), t.asked]).toEqual(['cruiser', []]);
  });

  test('E3 21.2 Maneuvering Jets: mines roll 1 lower against their owner', () => {
    const lost = (technologies: string[]): string => {
      const t = mined({ space: { 'empty-1': 'ann cruiser' }, technologies: { ann: technologies } });
      addEffect(t.game, MINE, 'bob', 'tarmann', 'game');
      t.begins('tactical-action', { seat: 'ann' }).says('ann', 'tarmann').says('ann', { 'cruiser@empty-1': 1 });
      t.dice(9).says('bob', t.choices[0]);
      return t.at('tarmann', 'ann');
    };
    expect([lost([]), lost(['maneuvering-jets'])]).toEqual(['', 'cruiser']);
  });

  test('E3 21.2 mines explode after PDS fire', () => {
    const t = mined({ space: { 'empty-1': 'ann 2 cruiser' }, ground: { tarmann: 'bob pds, ground-force' } });
    addEffect(t.game, MINE, 'bob', 'tarmann', 'game');
    t.begins('tactical-action', { seat: 'ann' }).says('ann', 'tarmann').says('ann', { 'cruiser@empty-1': 2 });
    expect(t.asked).toEqual(['bob: fire-pds']);
    t.dice(10).says('bob', t.spec.kind === 'allot' ? { [t.choices[0]]: 1 } : t.choices[0]);
    if (t.asked[0] === 'ann: assign-hits') t.says('ann', { cruiser: 1 });
    expect(t.asked).toEqual(['bob: window']);
  });

  test('E3 21.2 an activation explodes only one of several mines', () => {
    const t = mined({ space: { 'empty-1': 'ann 3 cruiser' } });
    for (const owner of ['bob', 'bob', 'cal', NEUTRAL_SEAT]) addEffect(t.game, MINE, owner, 'tarmann', 'game');
    t.begins('tactical-action', { seat: 'ann' })
      .says('ann', 'tarmann')
      .dice(1, 1, 1)
      .says('ann', { 'cruiser@empty-1': 3 });
    if (t.asked[0] === 'bob: window') t.says('bob', t.choices[0]);
    expect(t.told('card-dice-rolled')).toHaveLength(1);
    expect(lying(t, 'bob') + lying(t, 'cal') + lying(t, NEUTRAL_SEAT)).toBe(3);
  });

  test('E3 21.2 mines explode in a transfer too', () => {
    const t = mined({ space: { 'empty-1': 'ann 2 cruiser', tarmann: 'ann carrier' } });
    addEffect(t.game, MINE, 'bob', 'tarmann', 'game');
    t.begins('transfer-action', { seat: 'ann' }).says('ann', t.choices[0]).says('ann', { 'cruiser@empty-1': 1 });
    expect(t.asked).toEqual(['bob: window']);
  });

  test('E3 21.2 laying needs a cruiser, 2 resources and the option', () => {
    const asked = (space: string, goods: number, playing = true): string[] => {
      const t = mined({ space: { tarmann: space }, ground: { saudor: 'ann' } }, playing);
      t.game.state.seats.ann.tradeGoods = goods;
      t.game.state.planets.saudor.exhausted = true;
      return t.begins('production-step', { seat: 'ann', systems: ['tarmann'] }).asked;
    };
    expect([
      asked('ann cruiser', 2),
      asked('ann carrier', 2),
      asked('ann cruiser', 1),
      asked('ann cruiser', 2, false),
    ]).toEqual([['ann: lay-tokens'], [], [], []]);
  });

  test('E3 21.2 all players share 12', () => {
    const t = mined();
    for (let i = 0; i < 15; i++) placeToken(t.game, token[MINE], i % 2 ? 'ann' : 'bob', 'tarmann');
    expect([lying(t, 'ann') + lying(t, 'bob'), tokensLeft(t.game, token[MINE])]).toEqual([12, 0]);
  });

  test('E3 21.2 arriving non-fighters roll, and each 9 hits', () => {
    const t = comes('ann carrier, 2 cruiser, 3 fighter', 'bob');
    expect(t.asked).toEqual(['bob: window']);
    t.dice(8, 9, 1).says('bob', t.choices[0]);
    expect(t.told('card-dice-rolled')[0]).toMatchObject({ seat: 'bob', faces: [8, 9, 1], hits: 1 });
    // What is hit is no fighter.
    expect([t.asked, t.choices.includes('fighter')]).toEqual([['ann: assign-hits'], false]);
    t.says('ann', { cruiser: 1 });
    expect([t.at('tarmann', 'ann'), lying(t, 'bob')]).toEqual(['carrier, cruiser, 3 fighter', 0]);
  });

  test('E3 21.2 ships already in the system do not roll', () => {
    const t = mined({ space: { tarmann: 'ann 2 cruiser', 'empty-1': 'ann destroyer' } });
    addEffect(t.game, MINE, 'bob', 'tarmann', 'game');
    t.begins('tactical-action', { seat: 'ann' }).says('ann', 'tarmann').says('ann', { 'destroyer@empty-1': 1 });
    t.dice(10).says('bob', t.choices[0]);
    expect(t.told('card-dice-rolled')[0]).toMatchObject({ faces: [10], hits: 1 });
    expect(t.at('tarmann', 'ann')).toBe('2 cruiser');
  });

  test('E3 21.2 arriving fighters trigger no mine', () => {
    const t = mined({
      space: { tarmann: 'ann cruiser', 'empty-1': 'ann carrier, 2 fighter' },
      technologies: { ann: ['advanced-fighters'] },
    });
    addEffect(t.game, MINE, 'bob', 'tarmann', 'game');
    t.begins('tactical-action', { seat: 'ann' }).says('ann', 'tarmann').says('ann', { 'fighter@empty-1': 2 });
    expect([t.asked.includes('bob: window'), lying(t, 'bob')]).toEqual([false, 1]);
  });

  test('E3 21.2 may be kept, and own ships trigger nothing', () => {
    const kept = comes('ann cruiser', 'bob');
    kept.says('bob', []);
    expect([lying(kept, 'bob'), kept.rolls]).toEqual([1, []]);
    expect(comes('ann cruiser', 'ann').asked).not.toContain('ann: window');
    const t = mined({ space: { tarmann: 'ann cruiser' } });
    addEffect(t.game, MINE, 'bob', 'tarmann', 'game');
    t.begins('tactical-action', { seat: 'ann' }).says('ann', 'tarmann');
    expect(t.asked).not.toContain('bob: window');
  });

  test('E3 21.2 an unowned mine explodes automatically', () => {
    const t = mined({ space: { 'empty-1': 'ann cruiser' } });
    addEffect(t.game, MINE, NEUTRAL_SEAT, 'tarmann', 'game');
    t.begins('tactical-action', { seat: 'ann' }).says('ann', 'tarmann');
    t.dice(9).says('ann', { 'cruiser@empty-1': 1 });
    expect([t.at('tarmann', 'ann'), lying(t, NEUTRAL_SEAT)]).toEqual(['', 0]);
  });

  test('Defend the Jewel: mines Mecatol Rex, or optionally each home', () => {
    const t = mined({ places: { 'mecatol-rex': [-1, 1] } });
    const card = empire.byKind['political-card']['defend-the-jewel'];
    expect([card.moot?.(t.game), card.moot?.(mined({}, false).game)]).toEqual([false, true]);
    card.resolve?.(t.game, 'for', {});
    expect(effectsOf(t.game, MINE, NEUTRAL_SEAT).map(({ data }) => data)).toEqual(['mecatol-rex']);
    t.begins('defend-the-jewel', {}).says('ann', 'mine').says('bob', 'none').says('cal', 'mine');
    expect(['ann', 'bob', 'cal'].map((seat) => effectsOf(t.game, MINE, seat).map(({ data }) => data))).toEqual([['sol-home'], [], ['xxcha-home']]); // prettier-ignore
  });

  test('Faulty Targeting Systems removes a mine', () => {
    const t = mined();
    const { anytime } = empire.byKind['action-card']['faulty-targeting-systems'];
    const held = { component: 'faulty-targeting-systems', holder: 'ann', key: 'x', memory: null };
    expect(anytime?.problem(t.game, held)).toMatch(/no space mine/);
    placeToken(t.game, token[MINE], 'bob', 'tarmann');
    expect(anytime?.problem(t.game, held)).toBeUndefined();
    anytime?.effect(t.game, held, [effectsOf(t.game, MINE, 'bob')[0].id]);
    expect(lying(t, 'bob')).toBe(0);
  });
});
