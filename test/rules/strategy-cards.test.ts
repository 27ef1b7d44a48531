import { expect, test } from 'vitest';
import { uses } from './using.ts';

const pools = (t: ReturnType<typeof uses>, seat: string) =>
  (['tactic', 'fleet', 'strategy'] as const).map((pool) => t.state.seats[seat].tokens[pool]).join('/');

test('52.2 Leadership gains 3 tokens plus 1 per 3 influence', () => {
  const t = uses('leadership', { planets: { ann: ['mecatol-rex', 'lodor'] } });
  t.ann.gains('3 strategy');
  expect(t.spec('ann')).toMatchObject({ kind: 'number', max: 3 }); // 9 influence with Jord
  t.ann.chooses(2, 'leadership-tokens');
  expect(t.ann.refusal('lodor')).toBe('Pay 6 influence; you are paying 1.');
  t.ann.pays('mecatol-rex').gains('2 fleet');
  expect(pools(t, 'ann')).toBe('3/5/5');
  expect(t.state.planets['mecatol-rex'].exhausted).toBe(true);
  t.bob.declines('use-secondary').cat.declines('use-secondary');
});

test('52.2 reinforcements limit token gains', () => {
  const t = uses('leadership', {
    change: (state) => {
      state.seats.ann.tokens.tactic = 9;
    },
  });
  expect(t.ann.refusal('3 tactic')).toBe('Tactic pool: choose at most 2.');
  t.ann.gains('2 tactic');
  expect(t.open.filter((open) => open.startsWith('ann'))).toEqual([]);
  t.bob.declines('use-secondary').cat.declines('use-secondary');
});

test('52.3, 52 note 1 Leadership’s secondary costs no strategy token', () => {
  const t = uses('leadership', { planets: { bob: ['mecatol-rex'] } });
  t.ann.gains('3 tactic').chooses(0, 'leadership-tokens');
  t.bob.follows().chooses(1, 'leadership-tokens').pays('mecatol-rex').gains('tactic');
  expect(pools(t, 'bob')).toBe('4/3/2');
  t.cat.declines('use-secondary');
});

test('32.2 Diplomacy places others’ tokens, readies two planets (32.1)', () => {
  const t = uses('diplomacy', {
    planets: { ann: ['lodor', 'starpoint', 'new-albion', 'mecatol-rex'] },
    change: (state) => {
      for (const id of ['lodor', 'starpoint', 'new-albion']) state.planets[id].exhausted = true;
    },
  });
  expect(t.options('ann')).not.toContain('18');
  t.ann.chooses('27', 'diplomacy-system');
  expect(t.state.systems['27'].tokens.sort()).toEqual(['bob', 'cat']);
  // A planet is chosen by what it is worth.
  expect(t.spec('ann', 'diplomacy-planets')).toMatchObject({
    options: [{ label: 'Lodor (3/1)' }, { label: 'New Albion (1/1)' }, { label: 'Starpoint (3/1)' }],
  });
  expect(t.ann.refusal(['lodor', 'starpoint', 'new-albion'])).toBe(
    'Choose at most 2; you chose 3: Lodor (3/1), New Albion (1/1), Starpoint (3/1).',
  );
  t.ann.chooses(['lodor', 'starpoint'], 'diplomacy-planets');
  expect(t.state.planets.lodor.exhausted || t.state.planets.starpoint.exhausted).toBe(false);
  expect(t.state.planets['new-albion'].exhausted).toBe(true);
  t.bob.declines('use-secondary').cat.declines('use-secondary');
});

test('32.2a without reinforcements the sheet provides the token', () => {
  const t = uses('diplomacy', {
    planets: { ann: ['lodor'] },
    change: (state) => {
      state.seats.bob.tokens = { tactic: 8, fleet: 8, strategy: 0 };
    },
  });
  t.ann.chooses('26', 'diplomacy-system');
  expect(t.options('bob', 'token-from-sheet')).toEqual(['tactic', 'fleet']);
  t.bob.chooses('fleet', 'token-from-sheet');
  expect(pools(t, 'bob')).toBe('8/7/0');
  expect(t.state.systems['26'].tokens).toContain('bob');
  t.bob.declines('use-secondary').cat.declines('use-secondary');
});

test('32.2b an existing token prevents placing another', () => {
  const t = uses('diplomacy', {
    planets: { ann: ['lodor'] },
    change: (state) => {
      state.systems['26'].tokens = ['bob'];
    },
  });
  t.ann.chooses('26', 'diplomacy-system');
  expect(t.state.systems['26'].tokens.sort()).toEqual(['bob', 'cat']);
  t.bob.declines('use-secondary').cat.declines('use-secondary');
});

test('66.2, 66.2a, 80.6, 66.2b, 66.2c, 66 note 2 Politics in order (2.2) (7 note 1)', () => {
  const t = uses('politics', {
    change: (state) => {
      state.decks.agenda.draw = ['mutiny', 'economic-equality', 'core-mining'];
    },
  });
  expect(t.options('ann')).toEqual(['bob', 'cat']);
  t.ann.chooses('cat', 'politics-speaker');
  expect(t.state.speaker).toBe('cat');
  expect(t.state.seats.ann.actionCards).toHaveLength(2);
  t.ann.chooses(['economic-equality', 'the-deck', 'mutiny'], 'politics-agendas');
  expect(t.state.decks.agenda.draw).toEqual(['economic-equality', 'core-mining', 'mutiny']);
  expect(t.facts('agendas-seen')).toMatchObject([{ to: ['ann'], agendas: ['mutiny', 'economic-equality'] }]);
  for (const fact of t.game.facts.filter(({ to }) => !to))
    expect(JSON.stringify(fact)).not.toContain('economic-equality');
  t.bob.declines('use-secondary').cat.declines('use-secondary');
});

test('66.2 both agendas may go to the bottom', () => {
  const t = uses('politics', {
    change: (state) => {
      state.decks.agenda.draw = ['mutiny', 'economic-equality', 'core-mining'];
    },
  });
  t.ann.chooses('bob', 'politics-speaker').chooses(['the-deck', 'economic-equality', 'mutiny'], 'politics-agendas');
  expect(t.state.decks.agenda.draw).toEqual(['core-mining', 'economic-equality', 'mutiny']);
  t.bob.declines('use-secondary').cat.declines('use-secondary');
});

test('66.2a active players without the token may become speaker', () => {
  const t = uses('politics', {
    change: (state) => {
      state.speaker = 'bob';
    },
  });
  expect(t.options('ann').sort()).toEqual(['ann', 'cat']);
});

test('24.2 Construction places a structure, then a PDS (24.1)', () => {
  const t = uses('construction', { ground: { lodor: { ann: '1 space-dock, 1 pds' } } });
  expect(t.ann.refusal('space-dock@lodor')).toBe('There is already a space dock.');
  t.ann.chooses('pds@lodor', 'structure-site');
  expect(t.ann.refusal('pds@lodor')).toBe('There are already 2 PDS.');
  t.ann.chooses('pds@jord', 'structure-site');
  expect(t.units('ann')).toBe('3 pds, 1 space-dock');
  t.bob.declines('use-secondary').cat.declines('use-secondary');
});

test('24.2a an own token does not prevent a structure (24.2b)', () => {
  const t = uses('construction', {
    planets: { ann: ['lodor'] },
    change: (state) => {
      state.systems['26'].tokens = ['ann'];
    },
  });
  t.ann.chooses('space-dock@lodor', 'structure-site').declines('structure-site');
  expect(t.units('ann')).toBe('1 space-dock');
  t.bob.declines('use-secondary').cat.declines('use-secondary');
});

test('24.3 the secondary’s token goes to the structure’s system', () => {
  const t = uses('construction', { planets: { bob: ['lodor'] } });
  t.ann.declines('structure-site').declines('structure-site').bob.follows().chooses('pds@lodor', 'structure-site');
  expect(t.state.systems['26'].tokens).toEqual(['bob']);
  expect(pools(t, 'bob')).toBe('3/3/1');
  t.cat.declines('use-secondary');
});

test('24.3 a second own token returns to reinforcements', () => {
  const t = uses('construction', {
    planets: { bob: ['lodor'] },
    change: (state) => {
      state.systems['26'].tokens = ['bob'];
    },
  });
  t.ann.declines('structure-site').declines('structure-site').bob.follows().chooses('pds@lodor', 'structure-site');
  expect(t.state.systems['26'].tokens).toEqual(['bob']);
  expect(pools(t, 'bob')).toBe('3/3/1');
  t.cat.declines('use-secondary');
});

test('23.4a a missing structure comes from a tokenless system (24.4, 24.4a)', () => {
  const t = uses('construction', {
    ground: { lodor: { ann: '1 space-dock' }, starpoint: { ann: '1 space-dock' }, quann: { ann: '1 space-dock' } },
    planets: { ann: ['tequran'] },
    change: (state) => {
      state.systems['26'].tokens = ['ann'];
    },
  });
  t.ann.chooses('space-dock@tequran', 'structure-site');
  const spec = t.spec('ann', 'unit-to-take');
  expect(spec.kind === 'choose' && spec.options.map(({ label }) => label).sort()).toEqual(['Quann', 'Starpoint']);
  t.ann.chooses('Starpoint', 'unit-to-take');
  expect(t.units('ann')).toBe('3 space-dock');
  expect(t.units('ann', { planet: 'tequran' })).toBe('1 space-dock');
  t.ann.declines('structure-site');
  t.bob.declines('use-secondary').cat.declines('use-secondary');
});

test('92.2, 92.3, 92.4, 92.4a, 92.5 chosen partners replenish without a token', () => {
  const t = uses('trade');
  expect(t.state.seats.ann.tradeGoods).toBe(3);
  expect(t.state.seats.ann.commodities).toBe(4);
  t.ann.chooses('cat', 'trade-partners');
  expect(t).toAsk('bob use-secondary');
  t.bob.follows();
  expect(t.state.seats.cat.commodities).toBe(3);
  expect(pools(t, 'cat')).toBe('3/3/2');
  expect(pools(t, 'bob')).toBe('3/3/1');
  expect(t.state.seats.bob.commodities).toBe(2);
});

test('99.1, 99.2 Warfare regains a board token, then redistributes', () => {
  const t = uses('warfare', {
    change: (state) => {
      state.systems['26'].tokens = ['ann', 'bob'];
    },
  });
  expect(t.options('ann')).toEqual(['26']);
  t.ann.chooses('26', 'warfare-token');
  expect(t.state.systems['26'].tokens).toEqual(['bob']);
  t.ann.redistributes('tactic, 7 fleet, strategy');
  expect(pools(t, 'ann')).toBe('1/7/1');
  t.bob.declines('use-secondary').cat.declines('use-secondary');
});

test('99 note 1 Warfare gains nothing without a board token', () => {
  const t = uses('warfare');
  expect(t.ann.refusal('4 tactic, 3 fleet, 2 strategy')).toBe('Place exactly 8; you placed 9.');
  t.ann.redistributes('4 tactic, 4 fleet, 0 strategy');
  t.bob.declines('use-secondary').cat.declines('use-secondary');
});

test('99.3, 99.3a Warfare’s secondary produces at one home dock', () => {
  const t = uses('warfare', { ground: { 'arc-prime': { bob: '1 space-dock' } }, space: { 10: { bob: '1 carrier' } } });
  t.ann.redistributes('3 tactic, 3 fleet, 2 strategy');
  t.bob.follows().produces('2 infantry on arc-prime').pays('arc-prime');
  expect(t.units('bob', { planet: 'arc-prime' })).toBe('2 infantry, 1 space-dock');
  expect(t.state.systems['10'].tokens).toEqual([]);
  expect(t.cat.refusal('use')).toBe('You have no space dock in your home system.');
});

test('91.2 Technology researches one, then another for 6 resources', () => {
  const t = uses('technology', { planets: { ann: ['lodor', 'starpoint'] } });
  t.ann.researches('sarween-tools');
  t.ann.chooses('yes', 'technology-again').pays('lodor, starpoint').researches('plasma-scoring');
  expect(Object.keys(t.state.seats.ann.technologies)).toEqual(
    expect.arrayContaining(['sarween-tools', 'plasma-scoring']),
  );
  expect(t.state.planets.lodor.exhausted).toBe(true);
  t.bob.declines('use-secondary').cat.declines('use-secondary');
});

test('91.3 Technology’s secondary costs a token and 4 resources', () => {
  const t = uses('technology', {
    planets: { bob: ['lodor', 'quann'] },
    change: (state) => {
      for (const id of state.systems['10'].planets) state.planets[id].controller = null;
    },
  });
  t.ann.researches('sarween-tools').chooses('no', 'technology-again');
  t.bob.follows().pays('lodor, quann').researches('sarween-tools');
  expect(pools(t, 'bob')).toBe('3/3/1');
  expect(t.state.seats.bob.technologies['sarween-tools']).toBeDefined();
  t.cat.declines('use-secondary');
});

test('91.3 Technology’s secondary needs 4 resources', () => {
  const t = uses('technology', {
    change: (state) => {
      for (const planet of Object.values(state.planets)) if (planet.controller === 'bob') planet.exhausted = true;
    },
  });
  t.ann.researches('sarween-tools').chooses('no', 'technology-again');
  expect(t.bob.refusal('use')).toBe('You cannot pay 4 resources.');
  t.cat.declines('use-secondary');
  t.bob.declines('use-secondary');
});

test('45.2 Imperial at Mecatol Rex scores instead of drawing (45 note 3)', () => {
  const t = uses('imperial', { planets: { ann: ['mecatol-rex'] } });
  expect(t.state.seats.ann.points).toBe(1);
  expect(t.state.seats.ann.secretObjectives).toEqual([]);
  t.bob.declines('use-secondary').cat.declines('use-secondary');
});

test('45.2, 61.22 without Mecatol Rex Imperial draws a secret objective (45.1)', () => {
  const t = uses('imperial');
  expect(t.state.seats.ann.points).toBe(0);
  expect(t.state.seats.ann.secretObjectives).toHaveLength(1);
  t.bob.declines('use-secondary').cat.declines('use-secondary');
});

test('45.2 Imperial’s secret draw is mandatory, even with three (1.2, 1.7)', () => {
  const t = uses('imperial', {
    change: (state) => {
      state.seats.ann.secretObjectives = state.decks.secret.draw.splice(0, 3);
    },
  });
  expect(t.facts('secret-objectives-drawn')).toMatchObject([{ seat: 'ann', count: 1 }]);
  expect([t.open.filter((one) => one.startsWith('ann')), t.options('ann', 'return-secret-objective').length]).toEqual([
    ['ann return-secret-objective'],
    4,
  ]);
  const scored = uses('imperial', {
    change: (state) => {
      state.seats.ann.scoredSecrets = state.decks.secret.draw.splice(0, 3);
    },
  });
  expect([
    scored.facts('secret-objectives-drawn').length,
    scored.facts('secret-objectives-returned').length,
    scored.state.seats.ann.secretObjectives,
  ]).toEqual([1, 1, []]);
  scored.bob.declines('use-secondary').cat.declines('use-secondary');
});

test('45.3, 61.22 Imperial’s secondary draws a secret objective', () => {
  const t = uses('imperial');
  t.bob.follows().cat.declines('use-secondary');
  expect(t.state.seats.bob.secretObjectives).toHaveLength(1);
  expect(pools(t, 'bob')).toBe('3/3/1');
  expect(t.state.stack).toEqual([]);
});
