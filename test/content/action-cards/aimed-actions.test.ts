import { expect, test } from 'vitest';
import { turn } from '#ti4/rules/phases/action-phase.ts';
import { load, plain } from '../../rules/loaded-dice.ts';
import { table, type Setting, type TestTable } from '../../rules/table.ts';

const at = (card: string, setting: Setting = {}): TestTable =>
  table({ seats: plain, ...setting, hands: { ann: [card], ...setting.hands } });
const holding = (card: string, setting: Setting = {}, ...faces: number[]): TestTable =>
  load(at(card, setting), ...faces).begin(turn, { seat: 'ann', performed: 0 });
const plays = (card: string, setting: Setting = {}, ...faces: number[]): TestTable =>
  holding(card, setting, ...faces).ann.plays(card).table;

function unable(card: string, setting: Setting = {}): string | undefined {
  const spec = holding(card, setting).spec('ann', 'turn');
  return spec.kind === 'choose'
    ? spec.options.find(({ key }) => key === `component:${card}#1`)?.disabledReason
    : 'not offered';
}

const idOf = (t: TestTable, owner: string, type: string): string =>
  Object.values(t.state.units).find((unit) => unit.owner === owner && unit.type === type)?.id ?? '';

test('Insubordination note 1: returns another player’s tactic token', () => {
  const setting: Setting = {
    change: (state) => {
      state.seats.cat.tokens.tactic = 0;
    },
  };
  const t = plays('insubordination', setting);
  expect(t.options('ann', 'choose-player')).toEqual(['bob']);
  t.ann.chooses('bob', 'choose-player');
  expect(t.state.seats.bob.tokens).toEqual({ tactic: 2, fleet: 3, strategy: 2 });
  t.ann.endsTurn();
});

test('Spy note 1: takes a random action card', () => {
  const t = at('spy', { hands: { ann: ['spy'], bob: ['sabotage', 'summit', 'veto'] } })
    .begin(turn, { seat: 'ann', performed: 0 })
    .ann.plays('spy').table;
  expect(t.options('ann', 'choose-player')).toEqual(['bob']);
  t.ann.chooses('bob', 'choose-player').bob.declines();
  expect([t.state.seats.ann.actionCards.length, t.state.seats.bob.actionCards.length]).toEqual([1, 2]);
  expect(JSON.stringify(t.game.facts.filter(({ type, to }) => type === 'action-cards-passed' && !to))).not.toMatch(
    /sabotage|summit|veto/,
  );
  expect(unable('spy')).toBe('No other player has an action card.');
  t.ann.endsTurn();
});

test('Plague destroys one infantry per roll of 6 or more', () => {
  const t = plays(
    'plague',
    { ground: { lodor: { bob: '3 infantry, 1 pds' } }, planets: { ann: ['wellon'] } },
    6,
    5,
    10,
  );
  expect(t.options('ann', 'choose-planet')).not.toContain('wellon');
  t.ann.chooses('lodor', 'choose-planet');
  expect(t.units('bob', { planet: 'lodor' })).toBe('1 infantry, 1 pds');
  expect(t.state.planets.lodor.controller).toBe('bob');
  t.ann.endsTurn();
});

test('Plague note 1: a planet without infantry may be chosen', () => {
  const t = plays('plague', { planets: { bob: ['lodor'] } }).ann.chooses('lodor', 'choose-planet').table;
  expect(t).toAsk('ann end-turn');
});

test('Unstable Planet note 1, Unstable Planet note 2: destroys up to 3 infantry', () => {
  const t = plays('unstable-planet', {
    ground: { tequran: { bob: '5 infantry' }, starpoint: { cat: '2 infantry' } },
    planets: { ann: ['zohbat'], bob: ['lodor'] },
    change: (state) => {
      state.planets.starpoint.exhausted = true;
    },
  });
  expect(t.options('ann', 'choose-planet')).toContain('starpoint'); // exhausted, with fewer than 3
  expect(t.options('ann', 'choose-planet')).not.toContain('lodor');
  expect(t.options('ann', 'choose-planet')).not.toContain('zohbat'); // her own (2 note 7)
  expect(t.options('ann', 'choose-planet')).toContain('vefut-ii'); // nobody's
  t.ann.chooses('tequran', 'choose-planet');
  expect([t.units('bob', { planet: 'tequran' }), t.state.planets.tequran.exhausted]).toEqual(['2 infantry', true]);
  t.ann.endsTurn();
});

test.each([
  [0, ''],
  [1, ''],
  [2, ''],
  [3, ''],
  [4, '1 infantry'],
  [5, '2 infantry'],
])('Unstable Planet note 2: destroys at most three of %i infantry', (count, left) => {
  const t = plays('unstable-planet', {
    ground: { tequran: { bob: [...(count ? [`${count} infantry`] : []), '1 pds'].join(', ') } },
  }).ann.chooses('tequran', 'choose-planet').table;
  expect(t.units('bob', { planet: 'tequran' })).toBe([left, '1 pds'].filter(Boolean).join(', '));
  expect(t.facts('unit-destroyed')).toHaveLength(Math.min(count, 3));
  t.ann.endsTurn();
});

test('Cripple Defenses destroys every PDS on one planet', () => {
  const t = plays('cripple-defenses', {
    ground: { lodor: { bob: '2 pds, 1 space-dock, 1 infantry' }, tequran: { bob: '1 pds' } },
  }).ann.chooses('lodor', 'choose-planet').table;
  expect([t.units('bob', { planet: 'lodor' }), t.units('bob', { planet: 'tequran' })]).toEqual([
    '1 infantry, 1 space-dock',
    '1 pds',
  ]);
  t.ann.endsTurn();
});

test('Cripple Defenses note 1: a planet without PDS may be chosen', () => {
  expect(plays('cripple-defenses').options('ann', 'choose-planet')).toContain('lodor');
});

test('Planets are grouped by player unless all are the chooser’s own', () => {
  const groups = (t: TestTable) => {
    const spec = t.spec('ann', 'choose-planet');
    return spec.kind === 'choose' ? [...new Set(spec.options.map(({ group }) => group))] : [];
  };
  expect(groups(plays('mining-initiative', { planets: { ann: ['lodor'] } }))).toEqual([undefined]);
  expect(groups(plays('cripple-defenses', { planets: { bob: ['lodor'] } }))).toContain('Winnu');
});

test('Cripple Defenses shows the PDS on each planet first', () => {
  const t = plays('cripple-defenses', { ground: { lodor: { bob: '1 infantry' }, tequran: { bob: '2 pds' } } });
  const spec = t.spec('ann', 'choose-planet');
  const [first, ...rest] = spec.kind === 'choose' ? spec.options : [];
  expect([first.key, first.hint]).toEqual(['tequran', '2 PDS']);
  expect(new Set(rest.map(({ hint }) => hint))).toEqual(new Set(['no PDS']));
});

test('Unstable Planet cannot choose its player’s planet (2 note 7)', () => {
  expect(plays('unstable-planet', { planets: { ann: ['zohbat'] } }).options('ann', 'choose-planet')).not.toContain(
    'zohbat',
  );
});

test('Cripple Defenses cannot choose its player’s planet (2 note 7)', () => {
  const t = plays('cripple-defenses', { ground: { lodor: { ann: '1 pds' }, tequran: { bob: '1 pds' } } });
  expect(t.options('ann', 'choose-planet')).not.toContain('lodor');
  expect(t.options('ann', 'choose-planet')).toContain('tequran');
});

test('Reactor Meltdown note 3: spares home systems', () => {
  const t = at('reactor-meltdown', { ground: { lodor: { bob: '1 space-dock' }, tequran: { ann: '1 space-dock' } } });
  const [home] = t.state.systems[t.state.seats.ann.home].planets;
  t.state.units.x = { id: 'x', type: 'space-dock', owner: 'cat', system: t.state.seats.ann.home, planet: home };
  t.state.planets[home].controller = 'cat';
  t.begin(turn, { seat: 'ann', performed: 0 }).ann.plays('reactor-meltdown');
  expect(t.options('ann', 'choose-unit')).toEqual([idOf(t, 'bob', 'space-dock')]);
  t.ann.chooses(idOf(t, 'bob', 'space-dock'), 'choose-unit');
  expect(t.units('bob')).toBe('');
  t.ann.endsTurn();
});

test('22.3, Reactor Meltdown note 1, Reactor Meltdown note 2: not own dock', () => {
  expect(unable('reactor-meltdown', { ground: { lodor: { ann: '1 space-dock' } } })).toBe(
    'No other player has a space dock outside home systems.',
  );
});

test('Lucky Shot destroys an eligible ship despite Sustain Damage', () => {
  const t = plays('lucky-shot', {
    space: {
      26: { bob: '1 dreadnought, 1 carrier, 1 fighter, 1 war-sun' },
      27: { bob: '1 cruiser' },
      28: { ann: '1 cruiser' },
    },
    planets: { ann: ['lodor', 'tequran'] },
  });
  expect(t.options('ann', 'choose-unit')).toEqual([idOf(t, 'bob', 'dreadnought')]);
  t.ann.chooses(idOf(t, 'bob', 'dreadnought'), 'choose-unit');
  expect(t.units('bob', { system: '26' })).toBe('1 carrier, 1 fighter, 1 war-sun');
  t.ann.endsTurn();
});

test('War Effort note 1: may take the cruiser from the board', () => {
  const t = plays('war-effort', {
    space: { 26: { ann: '1 destroyer' }, 27: { ann: '7 cruiser' }, 28: { ann: '1 cruiser' } },
    change: (state) => {
      state.systems['27'].tokens = ['ann'];
      state.seats.ann.tokens.fleet = 8;
    },
  });
  expect(t.options('ann', 'choose-system')).toEqual(expect.arrayContaining(['26', '27', '28']));
  t.ann.chooses('26', 'choose-system').chooses("Tequ'ran and Torkan", 'unit-to-take');
  expect([
    t.units('ann', { system: '26' }),
    t.units('ann', { system: '27' }),
    t.units('ann', { system: '28' }),
  ]).toEqual(['1 cruiser, 1 destroyer', '7 cruiser', '']);
  t.ann.endsTurn();
});

test('Unexpected Action note 1: returns a command token from the board', () => {
  const t = plays('unexpected-action', {
    change: (state) => {
      state.systems['26'].tokens = ['bob', 'ann'];
    },
  }).ann.chooses('26', 'choose-system').table;
  expect(t.state.systems['26'].tokens).toEqual(['bob']);
  expect(t.state.seats.ann.tokens.tactic).toBe(3);
  expect(unable('unexpected-action')).toBe('You have no command token on the board.');
  t.ann.endsTurn();
});

test('Signal Jamming note 1: places another’s token near own ships', () => {
  const t = plays('signal-jamming', {
    board: { 201: '19' },
    space: { 26: { ann: '1 cruiser' } },
    change: (state) => {
      state.systems['18'].tokens = ['bob'];
    },
  });
  expect(t.options('ann', 'choose-system')).toEqual(expect.arrayContaining(['18', '26', '27']));
  expect(
    t
      .options('ann', 'choose-system')
      .some((system) => t.state.order.some((seat) => t.state.seats[seat].home === system)),
  ).toBe(false);
  t.ann.chooses('18', 'choose-system');
  expect(t.options('ann', 'choose-player')).toEqual(['cat']); // bob's lies there already
  const { fleet, tactic } = t.state.seats.cat.tokens;
  t.ann.chooses('cat', 'choose-player');
  expect(t.state.systems['18'].tokens).toEqual(['bob', 'cat']);
  expect(t.state.seats.cat.tokens).toMatchObject({ fleet, tactic });
  t.ann.endsTurn();
});

test('Signal Jamming cannot choose a home system', () => {
  const t = at('signal-jamming');
  const { home } = t.state.seats.bob;
  t.state.units.x = { id: 'x', type: 'cruiser', owner: 'ann', system: home };
  t.begin(turn, { seat: 'ann', performed: 0 }).ann.plays('signal-jamming');
  expect(t.options('ann', 'choose-system')).not.toContain(home);
});

test('22.4 Signal Jamming: Sabotage follows the choices', () => {
  const t = plays('signal-jamming', {
    space: { 26: { ann: '1 cruiser' } },
    hands: { ann: ['signal-jamming'], bob: ['sabotage'] },
  }).ann.chooses('26', 'choose-system').table;
  expect(t).toAsk('ann choose-player');
  t.ann.chooses('bob', 'choose-player').bob.plays('sabotage');
  expect(t.facts('target-named')).toMatchObject([{ target: ['26', 'bob'] }]);
  expect(t.state.systems['26'].tokens).toEqual([]);
});

test('Impersonation draws a secret objective for 3 influence', () => {
  const rich: Setting = { planets: { ann: ['torkan'] } };
  const t = plays('impersonation', rich).ann.pays('torkan').table;
  expect([t.state.seats.ann.secretObjectives.length, t.state.planets.torkan.exhausted]).toEqual([1, true]);
  expect(
    unable('impersonation', {
      change: (state) => {
        for (const planet of Object.values(state.planets)) planet.exhausted = true;
      },
    }),
  ).toBe('You cannot pay 3 influence.');
  t.ann.endsTurn();
});

test('61.21, Impersonation note 2, Impersonation note 2a: returns one secret objective', () => {
  const three = plays('impersonation', {
    planets: { ann: ['torkan'] },
    change: (state) => {
      state.seats.ann.secretObjectives = state.decks.secret.draw.splice(0, 3);
    },
  });
  three.ann.pays('torkan');
  expect(three).toAsk('ann return-secret-objective');
  expect(three.options('ann')).toHaveLength(4);
  const scored = plays('impersonation', {
    planets: { ann: ['torkan'] },
    change: (state) => {
      state.seats.ann.scoredSecrets = state.decks.secret.draw.splice(0, 3);
    },
  });
  const before = scored.state.decks.secret.draw.length;
  scored.ann.pays('torkan');
  expect([scored.state.seats.ann.secretObjectives, scored.state.decks.secret.draw.length]).toEqual([[], before]);
  scored.ann.endsTurn();
});

test('2, 2.8, Sabotage note 2: a canceled Impersonation costs nothing', () => {
  const t = plays('impersonation', {
    planets: { ann: ['torkan'] },
    hands: { ann: ['impersonation'], bob: ['sabotage'] },
  });
  expect(t).toAsk('bob window');
  t.bob.plays('sabotage');
  expect([t.state.planets.torkan.exhausted, t.open]).toEqual([false, ['ann turn']]);
});

test('Focused Research note 1, Focused Research note 2: needs trade goods, prerequisites', () => {
  const t = plays('focused-research', {
    change: (state) => {
      state.seats.ann.tradeGoods = 5;
    },
  });
  expect(t.options('ann', 'research-technology')).not.toContain('fleet-logistics');
  t.ann.researches('sarween-tools');
  expect([t.state.seats.ann.tradeGoods, 'sarween-tools' in t.state.seats.ann.technologies]).toEqual([1, true]);
  expect(
    unable('focused-research', {
      change: (state) => {
        state.seats.ann.tradeGoods = 3;
      },
    }),
  ).toBe('You cannot pay 4 trade goods.');
  t.ann.endsTurn();
});

test('Focused Research note 3, Sabotage note 5: Sabotage precedes the technology choice', () => {
  const t = plays('focused-research', {
    hands: { ann: ['focused-research'], bob: ['sabotage'] },
    change: (state) => {
      state.seats.ann.tradeGoods = 4;
    },
  });
  expect(t).toAsk('bob window');
  t.bob.plays('sabotage');
  expect(t.state.seats.ann.tradeGoods).toBe(4);
});

const neighbor: Setting = { planets: { ann: ['torkan', 'lodor', 'centauri'], bob: ['starpoint'] } };

test('Plagiarize note 2, Plagiarize note 3: neighbor’s technology is named before Sabotage', () => {
  const t = plays('plagiarize', {
    ...neighbor,
    technologies: { bob: ['fleet-logistics', 'hegemonic-trade-policy'], cat: ['assault-cannon'] },
    hands: { ann: ['plagiarize'], cat: ['sabotage'] },
  });
  expect(t.options('ann', 'plagiarize')).toContain('fleet-logistics');
  expect(t.options('ann', 'plagiarize')).not.toContain('hegemonic-trade-policy');
  expect(t.options('ann', 'plagiarize')).not.toContain('assault-cannon'); // cat is no neighbor
  t.ann.chooses('fleet-logistics', 'plagiarize');
  expect(t).toAsk('cat window');
  t.cat.declines().ann.agrees('payment');
  expect('fleet-logistics' in t.state.seats.ann.technologies).toBe(true);
  expect(t.facts('paid')).toMatchObject([{ kind: 'influence', amount: 5 }]);
});

test('97, Plagiarize note 4: no duplicate of a faction upgrade', () => {
  const setting: Setting = {
    ...neighbor,
    seats: { ann: 'sol', bob: 'winnu', cat: 'naalu' },
    technologies: { bob: ['carrier-ii', 'cruiser-ii'] },
  };
  const options = plays('plagiarize', setting).options('ann', 'plagiarize');
  expect(options).toContain('cruiser-ii');
  expect(options).not.toContain('carrier-ii');
});

test('22.3, 1.11, Plagiarize note 1: needs 5 influence', () => {
  expect(
    unable('plagiarize', {
      ...neighbor,
      technologies: { bob: ['fleet-logistics'] },
      change: (state) => {
        state.planets.torkan.exhausted = true;
        state.planets.centauri.exhausted = true;
        for (const id of state.systems[state.seats.ann.home].planets) state.planets[id].exhausted = true;
      },
    }),
  ).toBe('You cannot pay 5 influence.');
});

test('Fighter Conscription places one fighter per eligible system', () => {
  const t = plays('fighter-conscription', {
    space: { 26: { ann: '1 carrier, 1 dreadnought' }, 27: { ann: '1 cruiser' }, 28: { bob: '1 cruiser' } },
    ground: { tequran: { ann: '1 space-dock' }, lodor: { ann: '1 space-dock' }, wellon: { ann: '1 space-dock' } },
  });
  expect(['26', '27', '28', '19'].map((system) => t.units('ann', { system, space: true }))).toEqual([
    '1 carrier, 1 dreadnought, 1 fighter',
    '1 cruiser',
    '',
    '1 fighter',
  ]);
  t.ann.endsTurn();
});

test('16, Fighter Conscription note 2: units beyond capacity are removed', () => {
  const t = plays('fighter-conscription', { space: { 27: { ann: '1 carrier, 4 infantry' } } });
  expect(t).toAsk('ann excess-units');
  t.ann.complies('excess-units').endsTurn();
});
