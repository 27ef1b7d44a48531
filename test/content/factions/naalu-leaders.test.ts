import { expect, test } from 'vitest';
import { agendaPhase } from '#ti4/rules/politics/agenda-phase.ts';
import { groundCombat } from '#ti4/rules/invasion/ground-combat.ts';
import { spaceCombat } from '#ti4/rules/combat/space-combat.ts';
import { turn } from '#ti4/rules/phases/action-phase.ts';
import { statusPhase } from '#ti4/rules/phases/status-phase.ts';
import { strategicAction } from '#ti4/rules/phases/strategic-action.ts';
import { produceUnits } from '#ti4/rules/production/production.ts';
import { load, rolls } from '../../rules/loaded-dice.ts';
import { table, type Setting, type TestTable } from '../../rules/table.ts';
import { unlocked, wait, waiting } from './leaders-at-hand.ts';

const POK = ['base', 'codex-1', 'pok'];
const ALL = [...POK, 'codex-3'];
const seats = { ann: 'naalu', bob: 'winnu', cat: 'l1z1x' };

/** Ann's leaders are at hand; the agents of the others rest. */
const at = (sets: readonly string[], leader: string, setting: Setting = {}): TestTable =>
  table({
    sets,
    seats,
    components: [waiting],
    ...setting,
    change: (state) => {
      unlocked(leader)(state);
      for (const { id, leaders = {} } of Object.values(state.seats))
        for (const held of Object.values(leaders))
          if (!held.locked && !(id === 'ann' && held.component === leader)) held.exhausted = true;
      delete state.seats.ann.technologies['sarween-tools'];
      setting.change?.(state);
    },
  });

// Z'eu, first issue

const revealed = (draw: string[], setting: Setting = {}): TestTable =>
  at(POK, 'zeu', {
    phase: 'agenda',
    ...setting,
    change: (state) => {
      state.decks.agenda.draw = draw;
      setting.change?.(state);
    },
  }).begin(agendaPhase, {});

test("Z'eu: the user sees the next agenda and may show one player", () => {
  const t = revealed(['mutiny', 'economic-equality', 'wormhole-research']);
  t.ann.uses("Z'eu");
  expect(t.facts('agendas-seen')).toMatchObject([{ to: ['ann'], agendas: ['economic-equality'] }]);
  expect(t.options('ann', 'zeu-shows')).toEqual(['bob', 'cat']);
  t.ann.chooses('cat', 'zeu-shows');
  expect(t.facts('agendas-seen').slice(1)).toMatchObject([
    { to: ['cat'], seat: 'cat', agendas: ['economic-equality'] },
  ]);
  expect(t.facts('agenda-shown')).toMatchObject([{ seat: 'ann', receiver: 'cat' }]);
  expect([t.state.decks.agenda.draw[0], t.state.seats.ann.leaders?.zeu.exhausted]).toEqual(['economic-equality', true]);
  expect(t).toAsk('bob vote-for', 'ann vote-for');
  const alone = revealed(['mutiny', 'economic-equality']);
  alone.ann.uses("Z'eu").declines('zeu-shows');
  expect([alone.facts('agendas-seen').length, alone.facts('agenda-shown')]).toEqual([1, []]);
  expect(alone).toAsk('bob vote-for', 'ann vote-for');
});

test("Z'eu note 1: skips the agenda that Covert Legislation hides", () => {
  const t = revealed(['covert-legislation', 'mutiny', 'economic-equality', 'wormhole-research']);
  t.ann.uses("Z'eu").declines('zeu-shows');
  expect(t.facts('agendas-seen')).toMatchObject([{ to: ['ann'], agendas: ['economic-equality'] }]);
  expect(t).toAsk('bob vote-for', 'ann vote-for');
});

// M'aban, first issue

const FLEET: Setting = { space: { 26: { ann: '2 carrier' } } };
const producing = (setting: Setting = {}, leader = 'maban'): TestTable =>
  at(POK, leader, {
    ground: { lodor: { ann: '1 space-dock' } },
    planets: { ann: ['maaluuk'] },
    ...FLEET,
    ...setting,
  }).begin(produceUnits, {
    seat: 'ann',
    system: '26',
  });
const made = (t: TestTable, units: string): unknown => {
  t.ann.produces(units);
  if (t.asks('ann', 'payment')) t.ann.complies('payment');
  return t.facts('produced')[0].cost;
};

test("M'aban: 12 fighters unlock it; each fighter cost yields one extra", () => {
  const before = (fighters: number): boolean | undefined => {
    const t = table({
      sets: POK,
      seats,
      components: [waiting],
      space: { 26: { ann: `${fighters} fighter, 3 carrier` } },
    }).begin(wait, {});
    return t.state.seats.ann.leaders?.maban.locked;
  };
  expect([before(11), before(12)]).toEqual([true, undefined]);
  expect(made(producing(), '3 fighter')).toBe(1);
  expect(made(producing(), '4 fighter')).toBe(2);
  // Five count, three more come with what is paid for them.
  const t = producing({ planets: { ann: ['maaluuk', 'druaa', 'starpoint'] } });
  expect(t.ann.refusal('7 fighter, 2 infantry', 'units-to-produce')).toBe(
    'You can produce up to 5 units here, plus the free ones that come with other units.',
  );
  expect(made(t, '6 fighter, 2 infantry')).toBe(4);
});

test("M'aban: extra fighters follow the fighters that count toward the limit", () => {
  // Five cruisers leave no room for a fighter that counts; four leave room for one, with which another comes.
  const rich: Setting = {
    change: ({ seats: { ann } }) => {
      ann.tradeGoods = 30;
      ann.tokens.fleet = 8;
    },
  };
  expect(producing(rich).ann.refusal('5 cruiser, 1 fighter', 'units-to-produce')).toBe(
    'You can produce up to 5 units here, plus the free ones that come with other units.',
  );
  const t = producing(rich);
  expect(t.ann.refusal('4 cruiser, 3 fighter', 'units-to-produce')).toBe(
    'You can produce up to 5 units here, plus the free ones that come with other units.',
  );
  expect(made(t, '4 cruiser, 2 fighter')).toBe(9);
  // Four of six fighters count, so that two come besides, of one price each; of three that count, three, of three.
  expect([made(producing(rich), '6 fighter'), made(producing(rich), '6 fighter, 1 cruiser')]).toEqual([2, 4]);
  expect(made(producing(rich), '6 fighter, 2 cruiser')).toBe(7);
});

test("M'aban note 1, M'aban note 1a: the unlocking production gets no extra", () => {
  const t = table({
    sets: POK,
    seats: { ...seats, bob: 'letnev' },
    space: { 26: { ann: '10 fighter, 4 carrier' } },
    ground: { lodor: { ann: '1 space-dock' } },
    planets: { ann: ['maaluuk'] },
    change: ({ seats: { ann } }) => {
      ann.technologies = {};
      ann.tokens.fleet = 4;
      ann.tradeGoods = 2;
    },
  }).begin(produceUnits, { seat: 'ann', system: '26' });
  t.ann.produces('4 fighter, 1 infantry');
  expect(t.state.seats.ann.leaders?.maban.locked).toBe(true);
  t.ann.complies('payment');
  expect([t.facts('produced')[0].cost, t.state.seats.ann.leaders?.maban.locked]).toEqual([3, undefined]);
});

test("M'aban note 2: under Regulated Conscription one of two fighters counts", () => {
  const law: Setting = {
    change: (state) => {
      state.laws['regulated-conscription'] = { component: 'regulated-conscription' };
      state.decks.agenda.draw = state.decks.agenda.draw.filter((card) => card !== 'regulated-conscription');
      state.seats.ann.tradeGoods = 20;
    },
  };
  const t = producing(law);
  expect(t.ann.refusal('11 fighter', 'units-to-produce')).toBe('Fighter: choose at most 10.');
  expect(made(t, '10 fighter')).toBe(5);
});

test("M'aban note 3: also adds fighters to production by other abilities", () => {
  const by = (production: object): TestTable =>
    at(POK, 'maban', { ...FLEET, planets: { ann: ['maaluuk', 'lodor'] } }).begin(produceUnits, {
      seat: 'ann',
      system: '26',
      limit: 1,
      ...production,
    });
  const t = by({});
  expect(t.ann.refusal('3 fighter', 'units-to-produce')).toBe('Fighter: choose at most 2.');
  expect(made(t, '2 fighter')).toBe(1);
  const cruisers = by({ only: ['cruiser'] });
  expect(cruisers.options('ann', 'units-to-produce')).toEqual(['cruiser@space', 'give-up']);
  cruisers.ann.produces();
});

test("M'aban note 4: one extra fighter per cost does not count", () => {
  const rich: Setting = {
    change: ({ seats: { ann } }) => {
      ann.tradeGoods = 30;
      ann.tokens.fleet = 8;
    },
  };
  expect(made(producing(rich), '4 cruiser, 2 fighter')).toBe(4 * 2 + 1);
});

test('Amalgamation note 5: a returned fighter still brings a free extra fighter', () => {
  const t = at(POK, 'amalgamation', {
    seats: { ann: 'vuilraith', bob: 'naalu', cat: 'l1z1x' },
    ground: { lodor: { ann: '1 space-dock' } },
    space: { 26: { ann: '2 carrier' } },
    change: (state) => {
      unlocked('maban')(state);
      const { ann, bob } = state.seats;
      ann.captured = [{ type: 'fighter', owner: 'bob' }];
      ann.playArea = ['alliance@bob'];
      bob.promissoryNotes = bob.promissoryNotes.filter((note) => note !== 'alliance@bob');
    },
  }).begin(produceUnits, { seat: 'ann', system: '26' });
  t.ann.produces('2 fighter');
  // One of them alone is made of it: the other has come with it.
  const spec = t.spec('ann', 'units-to-return');
  expect(spec.kind === 'allot' && spec.amounts.map(({ max }) => max)).toEqual([1]);
  t.ann.agrees('units-to-return');
  expect(t.facts('produced')).toMatchObject([{ units: ['fighter', 'fighter'], cost: 0 }]);
  expect(t.state.seats.ann.captured ?? []).toEqual([]);
  t.leaves('ann', 'window');
});

// M'aban Ω

test("M'aban Ω: ground forces at or next to Mecatol Rex unlock it", () => {
  const locked = (ground: Setting['ground'], space: Setting['space'] = {}): boolean | undefined =>
    table({ sets: ALL, seats, components: [waiting], ground, space }).begin(wait, {}).state.seats.ann.leaders?.maban
      .locked;
  expect([locked({ maaluuk: { ann: '1 infantry' } }), locked({}, { 26: { ann: '1 cruiser' } })]).toEqual([true, true]);
  expect([locked({ lodor: { ann: '1 infantry' } }), locked({}, { 18: { ann: '1 carrier, 1 infantry' } })]).toEqual([
    undefined,
    undefined,
  ]);
});

test("M'aban Ω: shows neighbors’ notes and both ends of the agenda deck", () => {
  const t = at(ALL, 'maban', {
    space: { 26: { ann: '1 cruiser' }, 27: { bob: '1 cruiser' } },
    change: ({ decks, seats: { bob } }) => {
      decks.agenda.draw = ['mutiny', 'economic-equality', 'wormhole-research'];
      bob.promissoryNotes = ['ceasefire@bob', 'alliance@cat'];
    },
  }).begin(turn, { seat: 'cat', performed: 0 });
  t.ann.usesAnytime('maban');
  expect(t.facts('notes-seen')).toMatchObject([{ to: ['ann'], of: 'bob', cards: ['ceasefire@bob', 'alliance@cat'] }]);
  expect(t.facts('deck-ends-seen')).toMatchObject([{ to: ['ann'], top: ['mutiny'], bottom: ['wormhole-research'] }]);
  t.ann.usesAnytime('maban');
  expect(t).toAsk('cat turn');
});

test("M'aban Ω note 1: unavailable while Politics is being resolved", () => {
  const t = at(ALL, 'maban').begin(strategicAction, { seat: 'bob', card: 'politics' });
  t.bob.chooses('cat', 'politics-speaker');
  expect(() => t.ann.usesAnytime('maban')).toThrow(
    'You cannot look while agendas are being put back. Try again after that.',
  );
  t.bob.complies('politics-agendas');
  t.ann.usesAnytime('maban');
  expect(t).toAsk('cat use-secondary', 'ann use-secondary');
});

test("M'aban Ω note 2: skips the agenda that Covert Legislation hides", () => {
  const t = at(ALL, 'maban', {
    phase: 'agenda',
    change: ({ decks }) =>
      void (decks.agenda.draw = ['covert-legislation', 'mutiny', 'economic-equality', 'wormhole-research']),
  }).begin(agendaPhase, {});
  t.ann.usesAnytime('maban');
  expect(t.facts('deck-ends-seen')).toMatchObject([{ top: ['economic-equality'], bottom: ['wormhole-research'] }]);
  expect(t).toAsk('bob vote-for', 'ann vote-for');
});

// The Oracle

test('The Oracle note 1: every other player gives one chosen note', () => {
  const t = at(POK, 'the-oracle', {
    phase: 'status',
    change: ({ seats: { bob, cat } }) => {
      bob.promissoryNotes = ['ceasefire@bob', 'trade-agreement@bob'];
      cat.promissoryNotes = ['ceasefire@cat', 'political-secret@cat'];
    },
  }).begin(statusPhase, {});
  for (const seat of ['ann', 'bob', 'cat']) {
    while (!t.asks(seat, 'window') && t.asked(seat).length) t.seat(seat).complies();
  }
  t.ann.uses('The Oracle');
  expect(t).toAsk('bob note-to-give', 'cat note-to-give');
  t.cat.chooses('political-secret@cat', 'note-to-give').bob.chooses('trade-agreement@bob', 'note-to-give');
  expect(t.state.seats.ann.promissoryNotes).toEqual(
    expect.arrayContaining(['trade-agreement@bob', 'political-secret@cat']),
  );
  expect([t.state.seats.bob.promissoryNotes, t.state.seats.cat.promissoryNotes]).toEqual([
    ['ceasefire@bob'],
    ['ceasefire@cat'],
  ]);
  expect(t.state.seats.ann.leaders?.['the-oracle'].purged).toBe(true);
});

test('The Oracle: not offered when nobody else has a note', () => {
  const t = at(POK, 'the-oracle', {
    phase: 'status',
    change: ({ seats: { bob, cat } }) => {
      bob.promissoryNotes = [];
      cat.promissoryNotes = [];
    },
  }).begin(statusPhase, {});
  for (const seat of ['ann', 'bob', 'cat']) while (t.asked(seat).length) t.seat(seat).complies();
  expect(t.state.seats.ann.leaders?.['the-oracle'].purged).toBe(undefined);
});

// Iconoclast

test('Iconoclast, Iconoclast note 1: adds 2 against players with relic fragments', () => {
  const result = (change: Setting['change'] = () => undefined): unknown => {
    const t = load(
      at(POK, 'iconoclast', { ground: { lodor: { ann: '1 mech', bob: '1 infantry' } }, change }),
      4,
      1,
      10,
      1,
    ).begin(groundCombat, {
      system: '26',
      planet: 'lodor',
      attacker: 'ann',
      defender: 'bob',
    });
    return t.facts('dice-rolled')[0].dice[0].result;
  };
  expect(result(({ seats: { bob } }) => void (bob.fragments = ['cultural-relic-fragment#1']))).toBe(6);
  expect([
    result(),
    result(({ seats: { bob } }) => void (bob.relics = { 'dominus-orb': { component: 'dominus-orb' } })),
  ]).toEqual([4, 4]);
});

test('Iconoclast Ω, Iconoclast Ω note 1: blocks Anti-Fighter Barrage in its system', () => {
  const fight = (setting: Setting): string[] => {
    const t = load(at(ALL, 'iconoclast', { ...setting }), ...Array<number>(20).fill(10)).begin(spaceCombat, {
      system: '26',
      attacker: 'bob',
      defender: 'ann',
    });
    return rolls(t.stopsAt() && t).filter((roll) => roll.includes('barrage'));
  };
  const fleet = { bob: '1 destroyer', ann: '1 destroyer, 1 carrier' };
  expect(fight({ space: { 26: fleet } })).toEqual(['bob anti-fighter-barrage 2', 'ann anti-fighter-barrage 2']);
  expect(fight({ space: { 26: { ...fleet, ann: `${fleet.ann}, 1 mech` } } })).toEqual(['ann anti-fighter-barrage 2']);
  expect(fight({ space: { 26: fleet }, ground: { lodor: { ann: '1 mech' } } })).toEqual(['ann anti-fighter-barrage 2']);
  expect(fight({ space: { 26: { bob: '1 destroyer', ann: '1 carrier, 1 mech' } } })).toEqual([]);
});
