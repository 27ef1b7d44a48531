import { describe, expect, test } from 'vitest';
import { openAsks } from '#engine';
import type { Laid, Table } from '../table.ts';
import { fights, invades, led } from './led.ts';

const hidden = (t: Table): string[] =>
  Object.values(t.game.state.leaders ?? {}).flatMap((one) => (one.hidden ? [one.id] : []));

/** Who is asked, and who of them only seems to be. */
const asked = (t: Table): string[] =>
  openAsks(t.game.state).flatMap(({ ask }) =>
    ask.reply === undefined ? [`${ask.player}${ask.veiled ? ' seemingly' : ''}`] : [],
  );

describe('Face-down leaders are not revealed by a question', () => {
  // Hacan have a Scientist, a Diplomat and a General.
  const under = (veil: 'nothing' | 'cards' | 'everything', laid: Laid, where: Record<string, string>) =>
    led({ ...laid, races: { ann: 'sol', bob: 'hacan', cal: 'hacan' }, playing: { veil } }, where, true);

  test('E2 12.5 veil over cards: possible Agents are asked', () => {
    const laid: Laid = { ground: { quill: 'bob', ravne: 'cal', solm: 'ann' }, hands: { bob: ['militia'] } };
    // Sol have an Agent, Hacan none.
    for (const [card, seems] of [['connor', ''], ['rev', ' seemingly']] as const) {
      const t = under('cards', laid, { [card]: 'ann on solm', carth: 'cal on ravne' });
      t.game.state.active = 'bob';
      expect(asked(t.does('bob', 'use', { component: 'militia' }))).toEqual([`ann${seems}`]);
    }
    const open = under('nothing', laid, { rev: 'ann on solm' });
    open.game.state.active = 'bob';
    expect(asked(open.does('bob', 'use', { component: 'militia' }))).toEqual([]);
  }); // prettier-ignore

  test('E2 12.5 veil over everything: possible Diplomats are asked', () => {
    const laid: Laid = { space: { quill: 'ann carrier(ground-force)' }, ground: { quill: 'bob 2 ground-force' } };
    const lands = (where: Record<string, string>, shown?: string) => {
      const t = under('everything', laid, where);
      if (shown !== undefined) delete t.game.state.leaders?.[shown].hidden;
      return asked(invades(t.dice(1, 8, 8)).says('ann', { 'ground-force@quill': 1 }));
    };
    expect(lands({ gila: 'bob on quill' })).toEqual(['bob']);
    expect(lands({ carth: 'bob on quill' })).toEqual(['bob seemingly']);
    expect(lands({ carth: 'bob on quill', gila: 'bob on ravne' }, 'gila')).toEqual([]);
  });

  test('E2 12.5 veil over everything: possible Scientists are asked', () => {
    const laid: Laid = { ground: { quill: 'bob', solm: 'ann' }, credits: { bob: 26 } };
    const places = (card: string) =>
      asked(under('everything', laid, { [card]: 'bob on quill' }).begins('placement-phase', {}));
    expect([places('carth'), places('gila')]).toEqual([['bob'], ['bob seemingly']]);
    const buys = (card: string, veil: 'nothing' | 'everything', credits = 26) => {
      const t = under(veil, { ...laid, credits: { bob: credits } }, { [card]: 'bob on quill' }).begins(
        'technology-phase',
        {},
      );
      return asked(t).length ? [asked(t), t.choices.length > 1] : [];
    };
    // Twice the four resources of Quill are as good as eight credits.
    expect(buys('carth', 'everything')).toEqual([['bob'], true]);
    expect(buys('gila', 'everything')).toEqual([['bob'], false]);
    expect(buys('gila', 'nothing')).toEqual([]);
    expect(buys('carth', 'everything', 21)).toEqual([]);
  });

  test('E2 12.5 an Admiral is shown when it affects a withdrawal', () => {
    const laid: Laid = { space: { quill: 'ann cruiser; bob 2 carrier' }, hands: { bob: ['orderly-withdrawal'] } };
    const attacked = fights(
      led(laid, { delouis: 'ann aboard cruiser in quill', havvat: 'bob aboard carrier in quill' }, true),
    );
    expect([attacked.asked, hidden(attacked)]).toEqual([['bob: window'], ['havvat']]);
    attacked.says('bob', [attacked.choices[0]]).says('bob', attacked.choices[0]);
    expect([hidden(attacked), attacked.at('quill', 'bob')]).toEqual([[], '']);
    const alone = fights(led(laid, { havvat: 'bob aboard carrier in quill' }, true));
    alone.says('bob', [alone.choices[0]]).says('bob', alone.choices[0]);
    expect([hidden(alone), alone.at('quill', 'bob')]).toEqual([['havvat'], '']);
  });
});

describe('Face-down Scientists', () => {
  const laid: Laid = { ground: { quill: 'ann', solm: 'ann' } };
  const buys = (credits: number) =>
    led({ ...laid, credits: { ann: credits } }, { carth: 'ann on quill', rin: 'ann on solm' }, true).begins(
      'technology-phase',
      {},
    );

  test('E2 12.5 only Scientists used for a technology are revealed', () => {
    const t = buys(40);
    const ways = t.choices.filter((key) => key.startsWith('enviro-compensator'));
    expect(ways).toEqual([
      'enviro-compensator',
      'enviro-compensator+carth',
      'enviro-compensator+rin',
      'enviro-compensator+carth&rin',
    ]);
    const after = (way: string) => {
      const bought = buys(40).says('ann', way);
      return [hidden(bought), bought.seat('ann').credits];
    };
    // Quill has four resources, Solm two.
    expect(ways.map(after)).toEqual([
      [['carth', 'rin'], 10],
      [['rin'], 18],
      [['carth'], 14],
      [[], 22],
    ]);
  });

  test('E2 12.5 unneeded Scientists stay hidden; unaffordable technologies require them', () => {
    const t = buys(20);
    expect(t.choices.filter((key) => key.startsWith('enviro-compensator'))).toEqual(['enviro-compensator+carth&rin']);
    expect(asked(buys(17))).toEqual([]);
  });

  test('E2 12.5 of two Scientists the face-up one helps', () => {
    const t = led({ ...laid, credits: { ann: 40 } }, { carth: 'ann on quill', rin: 'ann on quill' }, true);
    delete t.game.state.leaders?.rin.hidden;
    t.begins('technology-phase', {}).says('ann', 'enviro-compensator');
    expect([hidden(t), t.seat('ann').credits]).toEqual([['carth'], 18]);
  });

  test('E2 12.5 of two bombarded Generals the face-up one is used', () => {
    const bombed = (shown?: string) => {
      const t = led({ space: { quill: 'ann dreadnought' }, ground: { quill: 'bob 2 ground-force' } }, { harrugh: 'bob on quill', sekkus: 'bob on quill' }, true); // prettier-ignore
      if (shown !== undefined) delete t.game.state.leaders?.[shown].hidden;
      return hidden(invades(t).dice(1).says('ann', { quill: 1 }));
    };
    expect([bombed(), bombed('sekkus')]).toEqual([['sekkus'], ['harrugh']]);
  });
});
