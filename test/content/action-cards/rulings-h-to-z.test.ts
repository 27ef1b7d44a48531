import { expect, test } from 'vitest';
import { turn } from '#ti4/rules/phases/action-phase.ts';
import { agendaPhase } from '#ti4/rules/politics/agenda-phase.ts';
import { gainControl } from '#ti4/rules/planets/control.ts';
import { invasion } from '#ti4/rules/invasion/invasion.ts';
import { enactLaw } from '#ti4/rules/politics/laws.ts';
import { spaceCombat } from '#ti4/rules/combat/space-combat.ts';
import { statusPhase } from '#ti4/rules/phases/status-phase.ts';
import { chooseStrategyCard, strategyPhase } from '#ti4/rules/phases/strategy-phase.ts';
import { tacticalAction } from '#ti4/rules/phases/tactical-action.ts';
import { load, plain } from '../../rules/loaded-dice.ts';
import { table, type Setting, type TestTable } from '../../rules/table.ts';
import { wormholeTokens } from '../../rules/markers.ts';

// Rulings on action cards, from Hack Election to Warfare Rider.

const inTurn = (setting: Setting, ...faces: number[]): TestTable =>
  load(table({ seats: plain, ...setting }), ...faces).begin(turn, { seat: 'ann', performed: 0 });
const activates = (system: string, setting: Setting, ...faces: number[]): TestTable =>
  load(table({ seats: plain, ...setting }), ...faces)
    .begin(tacticalAction, { seat: 'ann' })
    .ann.activates(system).table;
const combat = (setting: Setting, ...faces: number[]): TestTable =>
  load(table({ seats: plain, active: 'ann', ...setting }), ...faces).begin(spaceCombat, {
    system: '27',
    attacker: 'ann',
    defender: 'bob',
  });

/** Why a card cannot be played in one's turn; undefined when it can. */
function unable(card: string, setting: Setting): string | undefined {
  const spec = inTurn({ ...setting, hands: { ann: [card] } }).spec('ann', 'turn');
  return spec.kind === 'choose'
    ? spec.options.find(({ key }) => key === `component:${card}#1`)?.disabledReason
    : 'not offered';
}

const idOf = (t: TestTable, owner: string, type: string): string =>
  Object.values(t.state.units).find((unit) => unit.owner === owner && unit.type === type)?.id ?? '';

test('Impersonation note 1: trade goods count toward its 3 influence', () => {
  const poor = (tradeGoods: number): Setting => ({
    planets: { ann: ['new-albion', 'lodor'] },
    change: (state) => {
      for (const planet of Object.values(state.planets))
        planet.exhausted = !['new-albion', 'lodor'].includes(planet.id);
      state.seats.ann.tradeGoods = tradeGoods;
    },
  });
  expect(unable('impersonation', poor(0))).toBe('You cannot pay 3 influence.');
  expect(unable('impersonation', poor(1))).toBeUndefined();
});

test('Infiltrate note 1: not after Assimilate replaced the structures', () => {
  const takes = (ann: string) =>
    table({
      seats: { ann, bob: 'winnu', cat: 'naalu' },
      ground: { lodor: { bob: '2 pds, 1 space-dock' } },
      hands: { ann: ['infiltrate'] },
    }).begin(gainControl, { seat: 'ann', planet: 'lodor' });
  expect(takes('sol')).toAsk('ann window');
  const t = takes('l1z1x');
  expect(t).toAsk();
  expect([t.units('ann'), t.units('bob'), t.state.seats.ann.actionCards]).toEqual([
    '2 pds, 1 space-dock',
    '',
    ['infiltrate#1'],
  ]);
});

test('Lost Star Chart note 2: PDS II fires from beta to alpha', () => {
  const fires = (...faces: number[]) =>
    activates(
      '26',
      {
        technologies: { bob: ['pds-ii'] },
        space: { 19: { ann: '1 cruiser' } },
        ground: { quann: { bob: '1 pds' } },
        hands: { ann: ['lost-star-chart'] },
      },
      ...faces,
    );
  const far = fires().ann.declines().moves('cruiser from 19').table;
  expect(far).toAsk();
  const near = fires(10).ann.plays('lost-star-chart').moves('cruiser from 19').table;
  expect(near).toAsk('bob use-space-cannon');
  near.bob.firesAt('ann');
  expect(near.units('ann')).toBe('');
});

/** Ann plays the Lost Star Chart that she holds, or does not. */
const charted = (t: TestTable, played: boolean): TestTable =>
  (played ? t.ann.plays('lost-star-chart') : t.ann.declines()).table;

test('Lost Star Chart note 3: ships may retreat from alpha to beta', () => {
  const fight = (played: boolean, ...faces: number[]) =>
    charted(
      activates(
        '26',
        {
          space: { 19: { ann: '1 cruiser' }, 26: { bob: '1 cruiser' } },
          planets: { bob: ['quann'] },
          hands: { ann: ['lost-star-chart'] },
        },
        ...faces,
      ),
      played,
    ).ann.moves('cruiser from 19').table;
  expect(fight(false, 10, 10)).toAsk(); // both are lost at once: nobody could have retreated
  const t = fight(true, 1, 1).bob.retreats().table;
  expect(t.units('bob', { system: '25' })).toBe('1 cruiser');
});

test('Lost Star Chart note 4a: enables Pillage', () => {
  const gains = (played: boolean) =>
    charted(
      activates('26', {
        seats: { ann: 'winnu', bob: 'mentak', cat: 'naalu' },
        space: { 26: { ann: '1 cruiser' }, 25: { bob: '1 cruiser' } },
        ground: { lodor: { cat: '1 infantry' } },
        hands: { ann: ['lost-star-chart'], cat: ['forward-supply-base'] },
        change: (state) => {
          state.seats.ann.tradeGoods = 2;
        },
      }),
      played,
    )
      .cat.plays('forward-supply-base')
      .chooses('ann', 'choose-other-player').table;
  expect(gains(false).stopsAt()).not.toContain('bob window');
  const t = gains(true);
  while (t.asks('bob', 'window')) t.bob.uses('pillage').chooses('trade-good', 'pillage');
  expect(
    t
      .facts('goods-taken')
      .map(({ from }) => from)
      .sort(),
  ).toEqual(['ann', 'cat']);
});

test('Lucky Shot note 1: not at own ships', () => {
  const setting = (bob: string): Setting => ({
    space: { 26: { ann: '1 cruiser, 1 dreadnought', bob } },
    planets: { ann: ['lodor'] },
  });
  expect(unable('lucky-shot', setting(''))).toBe(
    'No other player has a dreadnought, cruiser or destroyer in a system where you control a planet.',
  );
  const t = inTurn({ ...setting('1 destroyer'), hands: { ann: ['lucky-shot'] } }).ann.plays('lucky-shot').table;
  expect(t.options('ann', 'choose-unit')).toEqual([idOf(t, 'bob', 'destroyer')]);
});

test('Master Plan note 1: both actions share one turn', () => {
  const t = inTurn({
    technologies: { ann: ['transit-diodes'] },
    hands: { ann: ['economic-initiative', 'master-plan', 'industrial-initiative'] },
    ground: { lodor: { ann: '1 infantry' }, wellon: { ann: '1 infantry' } },
    space: { 26: { ann: '1 cruiser', bob: '1 cruiser' } },
    change: (state) => {
      state.seats.ann.tradeGoods = 3;
    },
  });
  expect(t.options('ann', 'window')).toEqual(['transit-diodes']);
  t.ann.declines();
  const trade = () => {
    t.ann.offers('bob', { give: { tradeGoods: 1 } }).bob.accepts();
  };
  trade();
  t.ann.plays('economic-initiative').plays('master-plan');
  expect(t).toAsk('ann turn'); // Transit Diodes are not asked about again
  expect(trade).toThrow('You have already made a transaction with this player this turn.');
  t.ann.plays('industrial-initiative');
  expect([t.facts('turn-begins').length, t.open]).toEqual([1, ['ann end-turn']]);
  t.ann.endsTurn();
});

test('Master Plan note 2: not after an effect ends the turn', () => {
  const t = inTurn({
    seats: { ann: 'winnu', bob: 'xxcha', cat: 'naalu' },
    technologies: { bob: ['nullification-field'] },
    space: { 26: { bob: '1 cruiser' } },
    hands: { ann: ['master-plan'] },
  }).ann.activates('26').table;
  const on = t.bob.uses('nullification-field').table;
  expect([on.open, on.state.seats.ann.actionCards]).toEqual([[], ['master-plan#1']]);
});

test('Parley note 1: recalls the forces of one planet only', () => {
  const t = load(
    table({
      seats: plain,
      space: { 27: { ann: '1 carrier, 3 infantry' } },
      ground: { starpoint: { bob: '1 infantry' }, 'new-albion': { bob: '1 infantry' } },
      hands: { bob: ['parley'] },
    }),
    10,
    1,
    10,
    1,
  ).begin(invasion, { seat: 'ann', system: '27' });
  t.ann.lands('2 infantry on starpoint, infantry on new-albion');
  t.bob.declines(); // not there
  t.bob.plays('parley');
  const [kept, lost] = [t.state.planets.starpoint, t.state.planets['new-albion']].map(({ controller }) => controller);
  expect([kept, lost].sort()).toEqual(['ann', 'bob']);
  expect(t.facts('ground-forces-recalled')).toHaveLength(1);
});

test('Plagiarize note 4a: excludes generic counterparts of faction upgrades', () => {
  const setting: Setting = {
    seats: { ann: 'winnu', bob: 'sol', cat: 'naalu' },
    planets: { ann: ['torkan', 'lodor', 'centauri'], bob: ['starpoint'] },
    technologies: { bob: ['advanced-carrier-ii', 'cruiser-ii'] },
  };
  const t = inTurn({ ...setting, hands: { ann: ['plagiarize'] } }).ann.plays('plagiarize').table;
  expect(t.options('ann', 'plagiarize')).toContain('cruiser-ii');
  expect(t.options('ann', 'plagiarize').filter((id) => id.includes('carrier'))).toEqual([]);
});

/** A status phase in which everybody does as proposed, until somebody has a window. */
function status(setting: Setting): TestTable {
  const t = table({
    phase: 'status',
    seats: { ann: 'winnu', bob: 'letnev', cat: 'sardakk-norr' },
    ...setting,
    change: (state) => {
      for (const [seat, card] of [
        ['ann', 'trade'],
        ['bob', 'imperial'],
        ['cat', 'leadership'],
      ]) {
        delete state.strategyCards[card];
        state.seats[seat].strategyCards[card] = { used: true };
      }
      state.decks.stage1.draw = state.decks.stage1.draw.slice(0, 5);
      state.decks.action.draw = ['maneuvering-jets#1', 'maneuvering-jets#2', 'maneuvering-jets#3'];
      setting.change?.(state);
    },
  }).begin(statusPhase, {});
  while (t.open.length && !t.open.some((one) => one.endsWith(' window'))) {
    const { seat, question } = t.next;
    t.seat(seat).complies(question);
  }
  return t;
}

test('Political Stability note 1: does not change agenda order', () => {
  const t = status({ hands: { bob: ['trade-rider'], cat: ['political-stability', 'imperial-rider'] } }).cat.plays(
    'political-stability',
  ).table;
  expect(t.state.seats.cat.strategyCards).toEqual({ leadership: { used: false } });
  t.state.decks.agenda.draw = ['mutiny', 'economic-equality'];
  t.begin(agendaPhase, {}).cat.plays('imperial-rider').bob.plays('trade-rider');
  expect(t).toAskAmongOthers('bob predict-outcome'); // next to the speaker, ann
});

test('Political Stability note 3: other status phase steps precede', () => {
  const eight = [
    'flank-speed#1',
    'flank-speed#2',
    'flank-speed#3',
    'flank-speed#4',
    'direct-hit#1',
    'direct-hit#2',
    'political-stability',
  ];
  const t = status({
    hands: { cat: eight },
    planets: { ann: ['lodor'] },
    space: { 26: { bob: '1 dreadnought (damaged)' } },
    change: (state) => {
      state.systems['26'].tokens = ['bob'];
      state.planets.lodor.exhausted = true;
    },
  });
  expect(t).toAsk('cat window');
  expect(t.options('cat', 'window')).toEqual(['political-stability#1']);
  expect(
    (['objective-revealed', 'action-cards-drawn', 'tokens-removed', 'cards-readied'] as const).map(
      (type) => t.facts(type).length > 0,
    ),
  ).toEqual([true, true, true, true]);
  expect([
    t.state.planets.lodor.exhausted,
    t.units('bob'),
    t.state.systems['26'].tokens,
    t.state.seats.cat.actionCards.length,
  ]).toEqual([false, '1 dreadnought', [], 7]);
  expect(
    t.state.order.map((seat) => Object.values(t.state.seats[seat].tokens).reduce((sum, count) => sum + count, 0)),
  ).toEqual([10, 10, 10]);
});

test('Political Stability note 3a: playable when drawn that phase', () => {
  const t = status({
    change: (state) => {
      state.decks.action.draw = ['sabotage#1', 'political-stability#1', 'sabotage#2'];
    },
  });
  expect(t).toAsk('ann window'); // cat draws first
  t.ann.plays('political-stability').table.declineAll();
  expect(t.state.seats.ann.strategyCards).toEqual({ trade: { used: false } });
});

test('Public Disgrace note 1: trade goods stay on the refused card', () => {
  const t = table({
    seats: plain,
    phase: 'strategy',
    hands: { bob: ['public-disgrace'] },
    change: (state) => {
      state.strategyCards.trade.tradeGoods = 3;
      state.strategyCards.warfare.tradeGoods = 1;
    },
  }).begin(strategyPhase, {});
  t.ann.picks('trade').bob.plays('public-disgrace');
  expect(t.ann.refusal('trade')).toBe('You must pick a different strategy card.');
  t.ann.picks('warfare');
  expect([t.state.seats.ann.tradeGoods, t.state.strategyCards.trade]).toEqual([1, { tradeGoods: 3 }]);
  expect(Object.keys(t.state.seats.ann.strategyCards)).toEqual(['warfare']);
  t.leaves('bob', 'choose-strategy-card');
});

test('Public Disgrace: not against the last strategy card', () => {
  const offered = (cards: string[]): boolean => {
    const t = table({
      seats: plain,
      phase: 'strategy',
      hands: { bob: ['public-disgrace'] },
      change: (state) => {
        for (const card of Object.keys(state.strategyCards))
          if (!cards.includes(card)) delete state.strategyCards[card];
      },
    }).begin(chooseStrategyCard, { seat: 'ann', refused: [] });
    // The last card is taken without a question.
    if (cards.length > 1) t.ann.picks('trade');
    return t.stopsAt().includes('bob window');
  };
  expect(offered(['trade'])).toBe(false);
  expect(offered(['trade', 'warfare'])).toBe(true);
});

test('Public Disgrace: not when every other card has been refused', () => {
  const t = table({
    seats: plain,
    phase: 'strategy',
    hands: { bob: ['public-disgrace'] },
    change: (state) => {
      for (const card of Object.keys(state.strategyCards))
        if (!['trade', 'warfare'].includes(card)) delete state.strategyCards[card];
    },
  }).begin(chooseStrategyCard, { seat: 'ann', refused: ['warfare'] });
  expect(Object.keys(t.state.seats.ann.strategyCards)).toEqual(['trade']);
});

test('Public Disgrace note 2: not against Imperial Arbiter', () => {
  const t = table({ seats: plain, phase: 'strategy', hands: { bob: ['public-disgrace'] } });
  enactLaw(t.game, 'imperial-arbiter', 'ann');
  t.begin(strategyPhase, {});
  for (const [seat, card] of [
    ['ann', 'trade'],
    ['bob', 'politics'],
    ['cat', 'warfare'],
    ['ann', 'leadership'],
    ['bob', 'imperial'],
    ['cat', 'construction'],
  ]) {
    t.seat(seat).picks(card);
    if (t.asks('bob', 'window')) t.bob.declines();
  }
  t.ann
    .uses('imperial-arbiter')
    .chooses('leadership', 'imperial-arbiter-own')
    .chooses('imperial', 'imperial-arbiter-other');
  expect(t.facts('strategy-cards-swapped')).toHaveLength(1);
  expect([t.open, t.state.seats.bob.actionCards]).toEqual([[], ['public-disgrace#1']]);
});

/** Cat has been eliminated; ann's ship lies next to what was cat's home. */
const gone: Setting = {
  change: (state) => {
    state.seats.cat.eliminated = true;
    state.seats.cat.passed = true;
    for (const planet of state.systems[state.seats.cat.home].planets) state.planets[planet].controller = 'bob';
  },
};

test('Reactor Meltdown note 3a: spares eliminated players’ home systems', () => {
  const dock = (where: 'home' | 'elsewhere'): Setting => ({
    change: (state) => {
      gone.change?.(state);
      const system = where === 'home' ? state.seats.cat.home : '26';
      state.units.x = { id: 'x', type: 'space-dock', owner: 'bob', system, planet: state.systems[system].planets[0] };
      state.planets[state.systems[system].planets[0]].controller = 'bob';
    },
  });
  expect(unable('reactor-meltdown', dock('home'))).toBe('No other player has a space dock outside home systems.');
  expect(unable('reactor-meltdown', dock('elsewhere'))).toBeUndefined();
});

test('Signal Jamming note 2: excludes eliminated players’ homes and tokens', () => {
  const t = inTurn({
    hands: { ann: ['signal-jamming'] },
    change: (state) => {
      gone.change?.(state);
      state.units.x = { id: 'x', type: 'cruiser', owner: 'ann', system: state.seats.cat.home };
    },
  }).ann.plays('signal-jamming').table;
  const { home } = t.state.seats.cat;
  expect(t.options('ann', 'choose-system').length).toBeGreaterThan(0);
  expect(t.options('ann', 'choose-system')).not.toContain(home);
  t.ann.chooses('33', 'choose-system');
  expect(t.options('ann', 'choose-player')).toEqual(['bob']);
});

test('Reflective Shielding note 2: immediate hits outside combat rounds', () => {
  const t = combat(
    {
      seats: { ann: 'winnu', bob: 'creuss', cat: 'naalu' },
      technologies: { bob: ['dimensional-splicer'] },
      hands: { ann: ['reflective-shielding'] },
      space: { 27: { ann: '1 dreadnought', bob: '2 cruiser, 1 carrier' } },
      change: (state) => {
        state.systems['27'].markers = wormholeTokens('alpha');
      },
    },
    10,
    10,
    1,
  );
  t.bob.uses('dimensional-splicer').ann.sustains('dreadnought').plays('reflective-shielding');
  expect(t).toAsk('bob assign-hits');
  t.bob.loses('2 cruiser');
  expect(t.facts('dice-rolled').map(({ seat }) => seat)).toEqual(['ann', 'bob']); // the barrage has no dice; the cruisers have none any more
  expect(t.facts('unit-destroyed').slice(0, 2)).toMatchObject([
    { unit: 'cruiser', purpose: 'ability' },
    { unit: 'cruiser', purpose: 'ability' },
  ]);
});

/** Ann, whose turn it is, wins or loses a space combat against bob; cat is a neighbor of both. */
const salvaged = (winner: 'ann' | 'bob', setting: Setting = {}): TestTable =>
  combat(
    {
      space: { 27: { ann: '1 cruiser', bob: '1 cruiser' } },
      ground: { starpoint: { bob: '1 pds' }, lodor: { ann: '1 pds' }, wellon: { cat: '1 pds' } },
      hands: { [winner]: ['salvage'] },
      ...setting,
      change: (state) => {
        for (const seat of ['ann', 'bob', 'cat']) Object.assign(state.seats[seat], { commodities: 2, tradeGoods: 1 });
        setting.change?.(state);
      },
    },
    ...(winner === 'ann' ? [10, 1] : [1, 10]),
  )
    .ann.stays()
    .table.seat(winner)
    .plays('salvage').table;
const deal = (t: TestTable, from: string, to: string, give: Record<string, number>) =>
  t.seat(from).offers(to, { give }).table.seat(to).accepts().table;

test('Salvage note 1: the active player may trade first', () => {
  const lost = salvaged('bob');
  expect([lost.open, lost.state.seats.ann.commodities]).toEqual([['ann salvage'], 2]);
  deal(lost, 'ann', 'cat', { commodities: 1 }).ann.chooses('go-on', 'salvage');
  expect(['ann', 'bob', 'cat'].map((seat) => lost.state.seats[seat].tradeGoods)).toEqual([1, 2, 2]);
  expect(deal(salvaged('bob'), 'ann', 'cat', { commodities: 2 })).toAsk(); // nothing is left to take
  const won = salvaged('ann');
  expect([won.open, won.state.seats.ann.tradeGoods]).toEqual([['ann salvage'], 1]);
  won.ann.chooses('go-on', 'salvage');
  expect([won.state.seats.ann.tradeGoods, won.state.seats.bob.commodities]).toEqual([3, 0]);
});

test('Salvage note 1: no prompt when the active player cannot trade', () => {
  const traded: Setting = {
    change: (state) => {
      state.turn.transactions = ['bob'];
    },
  };
  expect(salvaged('ann', traded).state.seats.ann.tradeGoods).toBe(3);
  expect(
    salvaged('bob', {
      change: (state) => {
        state.turn.transactions = ['bob', 'cat'];
      },
    }).state.seats.bob.tradeGoods,
  ).toBe(3);
  expect(salvaged('bob', traded)).toAsk('ann salvage'); // cat may still buy
});
