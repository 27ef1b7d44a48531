import { describe, expect, test } from 'vitest';
import { movementProblem } from '#ti4/rules/movement/move-map.ts';
import { groundCombat } from '#ti4/rules/invasion/ground-combat.ts';
import { spaceCombat } from '#ti4/rules/combat/space-combat.ts';
import { turn } from '#ti4/rules/phases/action-phase.ts';
import { unitsAt } from '#ti4/rules/units/units.ts';
import { POK } from '../../rules/exploring.ts';
import { load } from '../../rules/loaded-dice.ts';
import { table, type Setting, type TestTable } from '../../rules/table.ts';

const seats = { ann: 'l1z1x', bob: 'naalu', cat: 'xxcha' };

describe('Nav Suite', () => {
  // Ann's home (06, 301) touches 201 alone; 201 touches 101, 202 and 212; behind 101 (26) lies Mecatol Rex (18).
  const suite = (system: string, setting: Setting, ...faces: number[]): TestTable =>
    load(table({ sets: POK, seats, hands: { ann: ['nav-suite'] }, ...setting }), ...faces)
      .begin(turn, { seat: 'ann', performed: 0 })
      .ann.activates(system).table;
  const through = (anomaly: string, ship = '1 cruiser'): Setting => ({
    board: { 201: anomaly },
    space: { '06': { ann: ship } },
  });
  const comes = (t: TestTable): string[] => (t.asks('ann', 'move-ships') ? t.options('ann', 'move-ships') : []);

  test('Nav Suite note 3, Nav Suite note 6: ships cross anomalies', () => {
    for (const anomaly of ['44', '43']) {
      for (const system of [anomaly, '26']) {
        const without = suite(system, through(anomaly)).ann.declines().table;
        expect(comes(without)).toEqual([]);
        without.ann.endsTurn();
        const t = suite(system, through(anomaly)).ann.plays('nav-suite').ann.moves('cruiser from 06').table;
        t.ann.endsTurn();
        expect(t.units('ann', { system })).toBe('1 cruiser');
      }
      const out = suite('26', { board: { 201: anomaly }, space: { [anomaly]: { ann: '1 cruiser' } } }).ann.declines()
        .table;
      out.ann.moves(`cruiser from ${anomaly}`).ann.endsTurn();
      expect(out.units('ann', { system: '26' })).toBe('1 cruiser');
    }
  });

  test('Nav Suite note 4: gravity rifts have no effect', () => {
    const t = suite('26', through('41')).ann.plays('nav-suite').ann.moves('cruiser from 06').table;
    expect([t.units('ann', { system: '26' }), t.facts('rift-rolled')]).toEqual(['1 cruiser', []]);
    t.ann.endsTurn();
    const further = suite('18', through('41'), 10);
    expect(comes(further.ann.declines().table)).toContain('cruiser@06');
    further.ann.moves().ann.endsTurn();
    const slower = suite('18', through('41')).ann.plays('nav-suite').table;
    expect(comes(slower)).toEqual([]);
    slower.ann.endsTurn();
  });

  test('Nav Suite note 5: nebulae neither block nor slow ships', () => {
    const t = suite('26', through('42')).ann.plays('nav-suite').ann.moves('cruiser from 06').table;
    t.ann.endsTurn();
    expect(t.units('ann', { system: '26' })).toBe('1 cruiser');
    const from: Setting = { board: { 201: '42' }, space: { 42: { ann: '1 cruiser' } } };
    const slow = suite('18', from).ann.declines().table;
    expect(comes(slow)).toEqual([]);
    slow.ann.endsTurn();
    const fast = suite('18', from).ann.plays('nav-suite').table;
    expect(comes(fast)).toEqual(['cruiser@42']);
    fast.ann.moves().ann.endsTurn();
  });

  test('Nav Suite note 1: wormhole adjacency still follows the laws', () => {
    const gates: Setting = { board: { 203: '39' }, space: { 39: { ann: '1 carrier' } } };
    const t = suite('26', gates).ann.plays('nav-suite').table;
    expect(comes(t)).toEqual(['carrier@39']);
    t.ann.moves().ann.endsTurn();
    const ban: Setting['change'] = ({ laws, decks }) => {
      laws['enforced-travel-ban'] = { component: 'enforced-travel-ban' };
      decks.agenda.draw = decks.agenda.draw.filter((id) => id !== 'enforced-travel-ban');
    };
    const barred = suite('26', { ...gates, change: ban }).ann.plays('nav-suite').table;
    expect(comes(barred)).toEqual([]);
    barred.ann.endsTurn();
  });

  test('78 note 7, Nav Suite note 2: retreats still obey anomalies', () => {
    const fleets: Setting['space'] = {
      20: { ann: '2 cruiser' },
      26: { bob: '1 dreadnought' },
      44: { ann: '1 cruiser' },
    };
    const t = suite(
      '26',
      { seats: { ann: 'l1z1x', bob: 'xxcha', cat: 'sol' }, board: { 201: '44' }, space: fleets },
      1,
      1,
    );
    t.ann.plays('nav-suite').ann.moves('cruiser from 20').ann.retreats();
    // There is but one way, to the cruiser that stayed behind; that in the asteroid field is no way.
    expect([t.units('ann', { system: '20' }), t.units('ann', { system: '44' })]).toEqual(['2 cruiser', '1 cruiser']);
    t.ann.endsTurn();
  });

  test('Crucible note 6: combines with Nav Suite without rolls', () => {
    const both = (cards: string[]): TestTable => {
      const t = suite('18', {
        ...through('41'),
        seats: { ann: 'l1z1x', bob: 'vuilraith', cat: 'xxcha' },
        change: ({ seats }) => {
          seats.bob.promissoryNotes = seats.bob.promissoryNotes.filter((note) => note !== 'crucible@bob');
          seats.ann.promissoryNotes.push('crucible@bob');
        },
      });
      for (const card of cards) t.ann.plays(card);
      return t;
    };
    const one = both(['nav-suite']).ann.declines().table;
    expect(comes(one)).toEqual([]);
    one.ann.endsTurn();
    const t = both(['nav-suite', 'crucible']);
    t.ann.moves('cruiser from 06').ann.endsTurn();
    expect([t.units('ann', { system: '18' }), t.facts('rift-rolled')]).toEqual(['1 cruiser', []]);
  });

  test('Nav Suite note 7, Nav Suite note 8: other ships obey anomalies', () => {
    const t = suite('26', {
      board: { 201: '44', 102: '43' },
      space: { 20: { ann: '1 cruiser' }, 26: { bob: '1 cruiser' } },
    });
    t.ann.plays('nav-suite');
    const [foe] = unitsAt(t.game, { owner: 'bob', system: '26' });
    expect(movementProblem(t.game, foe, '44', false, '44')).toBe('Ships cannot enter an asteroid field (11.1).');
    t.ann.moves('cruiser from 20').bob.uses('foresight');
    const open = t.options('bob', 'retreat-to');
    for (const anomaly of ['44', '43']) expect(open).not.toContain(anomaly);
    expect(open).toContain('18');
    t.leaves('bob', 'retreat-to');
  });
});

const fight = { system: '27', attacker: 'ann', defender: 'bob' };
const combat = (setting: Setting, ...faces: number[]): TestTable =>
  load(
    table({ sets: POK, seats: { ann: 'yssaril', bob: 'winnu', cat: 'sol' }, active: 'ann', ...setting }),
    ...faces,
  ).begin(spaceCombat, {
    ...fight,
  });

describe('Rout', () => {
  const routed = (setting: Setting, ...faces: number[]): TestTable =>
    combat(
      { hands: { bob: ['rout'] }, ...setting, space: { 27: { ann: '1 cruiser', bob: '1 cruiser' }, ...setting.space } },
      ...faces,
    );

  test('Rout: the attacker must announce a retreat', () => {
    const t = routed({ space: { 26: { ann: '1 cruiser' } } }, 1, 1);
    expect(t).toAsk('bob window');
    t.bob.plays('rout');
    expect([t.facts('retreat-announced').map(({ seat }) => seat), t.units('ann', { system: '27' })]).toEqual([
      ['ann'],
      '',
    ]);
    const first = routed({ space: { 26: { ann: '1 cruiser', bob: '' }, 28: { bob: '1 cruiser' } } }, 1, 1);
    first.bob.plays('rout').bob.retreats();
    expect(first.facts('retreat-announced').map(({ seat }) => seat)).toEqual(['bob']);
  });

  test('Rout: may also be played in a later round', () => {
    const t = routed({ space: { 26: { ann: '1 cruiser' } }, hands: { bob: ['rout'], cat: [] } }, 1, 1, 1, 1);
    t.bob.declines().ann.stays();
    t.bob.plays('rout');
    expect(t.facts('retreat-announced').map(({ seat }) => seat)).toEqual(['ann']);
  });

  test('Rout: only the defender plays it', () => {
    const t = combat(
      { hands: { ann: ['rout'] }, space: { 27: { ann: '1 cruiser', bob: '1 cruiser' }, 28: { bob: '1 cruiser' } } },
      10,
      1,
    );
    expect(t).toAsk('bob announce-retreat');
    t.bob.stays();
    expect(t.facts('action-card-played')).toEqual([]);
  });

  test('Rout note 1: needs a possible retreat', () => {
    const t = routed({}, 10, 1);
    expect([t.facts('action-card-played'), t.facts('retreat-announced')]).toEqual([[], []]);
  });

  test('Rout note 2: not playable in a Benediction combat', () => {
    const t = load(
      table({
        sets: POK,
        seats: { ann: 'mahact', bob: 'winnu', cat: 'sol' },
        hands: { cat: ['rout'] },
        space: { 26: { bob: '1 cruiser' }, 27: { bob: '1 cruiser' }, 28: { cat: '1 cruiser' } },
        change: ({ seats: { ann } }) => void (ann.leaders = { 'airo-shir-aur': { component: 'airo-shir-aur' } }),
      }),
      10,
      1,
    ).begin(turn, { seat: 'ann', performed: 0 });
    t.ann.performs('Airo Shir Aur').chooses('27').chooses('28');
    expect([t.facts('combat-won').length, t.facts('retreat-announced')]).toEqual([1, []]);
    t.ann.endsTurn();
  });
});

describe('Waylay', () => {
  const waylaid = (space: Record<string, string>, setting: Setting, ...faces: number[]): TestTable =>
    combat({ hands: { ann: ['waylay'] }, space: { 27: space }, ...setting }, ...faces);

  test('Waylay: its player’s barrage may hit any ship', () => {
    const t = waylaid(
      { ann: '2 destroyer, 1 fighter', bob: '1 destroyer, 1 cruiser, 1 fighter' },
      {},
      ...[9, 9, 1, 1],
      ...[10, 1],
      10,
      10,
      1,
    );
    t.ann.plays('waylay');
    expect(t.options('bob', 'assign-hits').toSorted()).toEqual(['cruiser', 'destroyer', 'fighter']);
    t.bob.loses('cruiser, destroyer');
    expect([t.units('ann'), t.units('bob')]).toEqual(['2 destroyer', '']);
    const plain = waylaid(
      { ann: '2 destroyer', bob: '1 cruiser, 2 fighter' },
      {},
      ...[9, 9, 1, 1],
      10,
      1,
      1,
    ).ann.declines().table;
    expect([plain.units('ann'), plain.units('bob')]).toEqual(['2 destroyer', '']);
  });

  test('Waylay: needs an own barrage roll', () => {
    const t = waylaid({ ann: '1 cruiser', bob: '1 destroyer' }, {}, 1, 1, 10, 1);
    expect(t.facts('action-card-played')).toEqual([]);
    expect(t).toAsk();
  });

  test('Waylay note 1: Sustain Damage cancels its barrage hits', () => {
    const t = waylaid({ ann: '1 destroyer', bob: '1 dreadnought, 1 cruiser' }, {}, 9, 9, 1, 10);
    t.ann.plays('waylay').bob.sustains('dreadnought');
    t.bob.loses('cruiser');
    expect([t.units('ann'), t.units('bob')]).toEqual(['', '1 dreadnought (damaged)']);
  });

  test('Raid Formation note 5, Raid Formation note 5a: excess hits damage first', () => {
    const t = waylaid(
      { ann: '3 destroyer', bob: '3 dreadnought, 3 fighter' },
      {
        seats: { ann: 'argent', bob: 'arborec', cat: 'mentak' },
        change: ({ seats: { bob } }) => void (bob.tokens.fleet = 9),
      },
      ...[9, 9, 9, 9, 9, 1],
    );
    t.ann.plays('waylay');
    expect(t.facts('units-damaged')).toMatchObject([{ units: ['dreadnought', 'dreadnought'] }]);
    expect(t.options('bob', 'sustain-damage')).toEqual(['dreadnought']);
    t.bob.sustains('dreadnought');
    expect(t.refusal('bob', { fighter: 3, 'dreadnought-damaged': 2 } as never, 'assign-hits')).toBe(
      'Choose exactly 4 units to lose; you chose 5.',
    );
    t.leaves('bob', 'assign-hits');
  });
});

describe('Reveal Prototype', () => {
  const owning =
    (...technologies: string[]): Setting['change'] =>
    ({ seats: { ann } }) =>
      void (ann.technologies = Object.fromEntries(technologies.map((component) => [component, { component }])));
  const BASICS = [
    'neural-motivator',
    'dacxive-animators',
    'sarween-tools',
    'plasma-scoring',
    'antimass-deflectors',
    'gravity-drive',
  ];
  const prototype = (setting: Setting = {}, ...faces: number[]): TestTable =>
    combat(
      {
        space: { 27: { ann: '1 cruiser, 1 carrier', bob: '1 dreadnought' } },
        planets: { ann: ['abyz', 'fria'] },
        hands: { ann: ['reveal-prototype'] },
        change: owning(...BASICS),
        board: { 312: '38' },
        ...setting,
      },
      ...faces,
    );

  test('Reveal Prototype note 4, Reveal Prototype: Sabotage precedes the choice', () => {
    const t = prototype({ hands: { ann: ['reveal-prototype'], bob: ['sabotage'] } });
    t.ann.plays('reveal-prototype');
    expect(t).toAsk('bob window');
    t.bob.declines().ann.pays('abyz, fria');
    expect(t.options('ann', 'research-technology').toSorted()).toEqual(['carrier-ii', 'cruiser-ii']);
    t.leaves('ann', 'research-technology');
  });

  test('Reveal Prototype: upgrades ground forces in ground combat', () => {
    const t = load(
      table({
        sets: POK,
        seats: { ann: 'yssaril', bob: 'winnu', cat: 'naalu' },
        active: 'ann',
        hands: { ann: ['reveal-prototype'] },
        space: { 27: { ann: '1 carrier' } },
        ground: { starpoint: { ann: '1 infantry', bob: '1 infantry' } },
        change: (state) => {
          owning(...BASICS)?.(state);
          state.seats.ann.tradeGoods = 4;
        },
      }),
      10,
      1,
    ).begin(groundCombat, { ...fight, planet: 'starpoint' });
    t.ann.plays('reveal-prototype').ann.pays({ 'trade-goods': 4 });
    expect(t.options('ann', 'research-technology')).toEqual(['infantry-ii']);
    t.ann.researches('infantry-ii');
    t.ann.declines();
    expect(Object.keys(t.state.seats.ann.technologies)).toContain('infantry-ii');
  });

  test('Reveal Prototype note 1: prerequisites must be met', () => {
    const t = prototype({ change: owning('neural-motivator', 'antimass-deflectors', 'gravity-drive') });
    t.ann.plays('reveal-prototype').ann.pays('abyz, fria');
    expect(t.options('ann', 'research-technology')).toEqual(['carrier-ii']);
    t.leaves('ann', 'research-technology');
  });

  test('Reveal Prototype note 2, Reveal Prototype note 3: needs resources and upgrades', () => {
    const poor = prototype(
      {
        planets: {},
        change: (state) => {
          owning(...BASICS)?.(state);
          for (const planet of Object.values(state.planets)) planet.exhausted = true;
          state.seats.ann.tradeGoods = 3;
        },
      },
      ...[10, 10, 1],
    );
    expect(poor.facts('action-card-played')).toEqual([]);
    const upgraded = prototype({ change: owning(...BASICS, 'cruiser-ii', 'carrier-ii') }, ...[10, 10, 1]);
    expect(upgraded.facts('action-card-played')).toEqual([]);
    for (const t of [poor, upgraded]) expect(t).toAsk('bob sustain-damage');
  });

  test('Propagation note 5, Propagation note 5a: Nekro may play Reveal Prototype', () => {
    const t = prototype({
      seats: { ann: 'nekro', bob: 'winnu', cat: 'sol' },
      space: { 27: { ann: '1 carrier', bob: '1 dreadnought' } },
      change: owning('carrier-ii'),
    });
    t.ann.plays('reveal-prototype').ann.pays('abyz, fria');
    expect(t).toAsk('ann gain-tokens');
  });
});
