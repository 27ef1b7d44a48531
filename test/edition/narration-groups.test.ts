import { describe, expect, test } from 'vitest';
import { composeFacts, mergeAlike, partsOf, type GroupableFact, type PartRule } from '#kit/narration/fact-groups.ts';
import {
  beginsWithName,
  createLineShortener,
  dropPhaseStart,
  formatGroup,
  formatOrigins,
} from '#kit/narration/group-lines.ts';
import { formatRerolls } from '#kit/narration/rerolls.ts';
import { areNamedIn } from '#kit/narration/targets.ts';
import { SystemMentions } from '#kit/narration/system-mentions.ts';
import { narrate as ti2Narrate } from '#ti2/views/index.ts';
import { narrate as ti3Narrate } from '#ti3/views/index.ts';
import { narrate as ti4Narrate } from '#ti4/views/index.ts';
import { tableToExplore } from '../rules/exploring.ts';
import { table as ti2Table } from '../ti2/table.ts';
import { table as ti3Table } from '../ti3/table.ts';

type Toy = GroupableFact & { seat?: string; at?: string; text?: string };

const RULES: PartRule<Toy>[] = [
  {
    role: 'moves',
    side: 'after',
    heads: ['activated'],
    parts: ['moved'],
    fits: (head, part) => head.at === part.at,
    skips: ({ type }) => type !== 'fought',
  },
  { role: 'landed', side: 'before', heads: ['taken'], parts: ['landed'], skips: ({ type }) => type !== 'fought' },
  { role: 'price', side: 'before', heads: ['gained'], parts: ['paid'] },
  {
    role: 'results',
    side: 'after',
    heads: ['follows'],
    parts: ['paid', 'gained'],
    skips: ({ seat }, newer) => seat !== newer.seat,
  },
];

const fact = (type: string, more: Partial<Toy> = {}): Toy => ({ type, seat: 'ann', ...more });
const composed = (...facts: Toy[]): Toy[] => composeFacts(facts, RULES);
const types = (facts: readonly Toy[]): string[] => facts.map(({ type }) => type);

describe('facts', () => {
  test('a part after its head joins it across other facts', () => {
    const told = composed(
      fact('activated', { at: 'x' }),
      fact('card'),
      fact('moved', { at: 'x' }),
      fact('moved', { at: 'x' }),
    );
    expect(types(told)).toEqual(['activated', 'card']);
    expect(partsOf<Toy, string>(told[0], 'moves', 'moved')).toHaveLength(2);
  });

  test('a part that does not fit keeps its line', () => {
    expect(types(composed(fact('activated', { at: 'x' }), fact('moved', { at: 'y' })))).toEqual(['activated', 'moved']);
    expect(types(composed(fact('landed'), fact('fought'), fact('taken')))).toEqual(['landed', 'fought', 'taken']);
    expect(types(composed(fact('landed', { seat: 'bob' }), fact('taken')))).toEqual(['landed', 'taken']);
  });

  test('a part before its head moves into its line', () => {
    const told = composed(fact('landed'), fact('card'), fact('landed'), fact('taken'));
    expect(types(told)).toEqual(['card', 'taken']);
    expect(told[1].parts?.landed).toHaveLength(2);
  });

  test('parts are grouped among themselves', () => {
    const told = composed(fact('follows'), fact('follows', { seat: 'bob' }), fact('paid'), fact('gained'));
    expect(types(told)).toEqual(['follows', 'follows']);
    expect(types(told[0].parts?.results ?? [])).toEqual(['gained']);
    expect(types(told[0].parts?.results?.[0].parts?.price ?? [])).toEqual(['paid']);
  });

  test('facts of different viewers are never grouped', () => {
    const secret = { to: ['ann'] };
    expect(types(composed(fact('paid', secret), fact('gained')))).toEqual(['paid', 'gained']);
    expect(types(composed(fact('follows'), fact('gained', secret)))).toEqual(['follows', 'gained']);
    // What only some see does not part what all see, so the lines are the same for every viewer.
    expect(types(composed(fact('paid'), fact('seen', secret), fact('gained')))).toEqual(['seen', 'gained']);
    expect(mergeAlike([fact('lost', secret), fact('lost')], { lost: () => ({ at: 'both' }) })).toHaveLength(2);
  });

  test('grouping leaves the given facts as they are', () => {
    const facts = [fact('follows'), fact('paid'), fact('gained')];
    const before = structuredClone(facts);
    composed(...facts);
    expect(facts).toEqual(before);
  });

  test('merges neighbors of one type, also within a line, but none with parts', () => {
    const merged = { gained: (last: Toy, { at }: Toy) => ({ at: `${last.at} ${at}` }) };
    const gains = [fact('gained', { at: '1' }), fact('gained', { at: '2' })];
    expect(mergeAlike(gains, merged)).toEqual([fact('gained', { at: '1 2' })]);
    expect(mergeAlike(composed(fact('follows'), ...gains), merged)[0].parts?.results).toHaveLength(1);
    expect(mergeAlike(composed(gains[0], fact('paid'), gains[1]), merged)).toHaveLength(2);
  });
});

describe('lines', () => {
  const writer = {
    sentence: ({ text = '' }: Toy): string => text && `Ann ${text}.`,
    nameIn: (): string => 'Ann',
  };
  const line = (one: Toy): string => formatGroup(one, writer);

  test('a price and results follow the sentence', () => {
    const paid = fact('paid', { text: 'pays 1 resource (Lodor)' });
    const gained = fact('gained', { text: 'gains 1 token', parts: { price: [paid] } });
    expect(line(gained)).toBe('Ann gains 1 token for 1 resource (Lodor).');
    const follows = fact('follows', { text: 'follows Trade', parts: { results: [gained, fact('gained')] } });
    expect(line(follows)).toBe('Ann follows Trade and gains 1 token for 1 resource (Lodor).');
    expect(formatGroup(follows, { ...writer, listsResults: () => true })).toBe(
      'Ann follows Trade: gains 1 token for 1 resource (Lodor).',
    );
  });

  test('a price follows the cost that the sentence names', () => {
    const price = [fact('paid', { text: 'spends 1 command counter' }), fact('paid', { text: 'exhausts Lodor' })];
    expect(line(fact('gained', { text: 'produces 1 cruiser for 2 resources', parts: { price } }))).toBe(
      'Ann produces 1 cruiser for 2 resources and 1 command counter (exhausts Lodor).',
    );
  });

  test('a price that is not spent is in parentheses', () => {
    const parts = { price: [fact('paid', { text: 'exhausts Lodor' }), fact('paid', { text: 'loses 1 trade good' })] };
    expect(line(fact('gained', { text: 'gains 1 token', parts }))).toBe(
      'Ann gains 1 token (exhausts Lodor; loses 1 trade good).',
    );
  });

  test('a head without a sentence leaves those of its parts', () => {
    expect(line(fact('follows', { parts: { results: [fact('gained', { text: 'gains 1 token' })] } }))).toBe(
      'Ann gains 1 token.',
    );
  });

  test('a move below a name needs no name, but keeps its verb', () => {
    const origins = formatOrigins([
      { from: 'Jord (304)', units: '1 carrier and 2 infantry' },
      { from: 'empty space (305)', units: '1 cruiser' },
    ]);
    const shorten = createLineShortener('Ann', ['Bob']);
    expect(shorten(`Ann moves to Lodor (203) ${origins}.`)).toBe(
      'moves to Lodor (203) from Jord (304): 1 carrier, 2 infantry; from empty space (305): 1 cruiser.',
    );
    expect(shorten(`Bob moves to Lodor (203) ${origins}.`)).toMatch(/^Bob moves to /);
  });

  test('name the subject again after a line about another player', () => {
    const shorten = createLineShortener('Ann', ['Bob', 'the locals']);
    const lines = ['Ann moves.', 'Bob plays Riots.', 'The agreement ends.', 'Ann loses 1 cruiser.', 'Ann passes.'];
    expect(lines.map(shorten)).toEqual(['moves.', ...lines.slice(1, 4), 'passes.']);
    expect(['The locals roll.', 'Ann rolls.', 'Ann and Bob trade.', 'Ann passes.'].map(shorten)).toEqual([
      'The locals roll.',
      'Ann rolls.',
      'Ann and Bob trade.',
      'passes.',
    ]);
  });

  test('name targets as whole words only', () => {
    expect(areNamedIn(['Sol loses 1 cruiser at Quann (209).'], ['Quann (209)', 'sol'])).toBe(true);
    expect(areNamedIn(['Solm revolts.'], ['Sol'])).toBe(false);
    expect(areNamedIn(['Sol loses Lodor.'], ['Lodor', 'Quann'])).toBe(false);
  });

  test('a reroll line shows each die before and after', () => {
    const [miss, hit] = [
      { before: 9, face: 3, hit: false },
      { before: 1, face: 8, hit: true },
    ];
    const die = { owner: "Sol's", unit: 'cruiser' };
    expect(formatRerolls('Recheck', die, [miss])).toBe(
      "Recheck rerolls Sol's cruiser die: 9 becomes 3. 0 hits in the reroll.",
    );
    expect(formatRerolls('Recheck', die, [miss, hit])).toBe(
      "Recheck rerolls 2 of Sol's cruiser dice: 9 becomes 3, 1 becomes 8✓. 1 hit in the reroll.",
    );
  });

  test('begin with a name also in the possessive, but not with a longer name', () => {
    const begins = (line: string): boolean => beginsWithName('Sol', line);
    expect(["Sol's fleet stays.", 'Sol passes.', 'Sol, Yin and Naalu draw.'].map(begins)).toEqual([true, true, true]);
    expect(['Solar Flare is canceled.', 'Yin attacks Sol.'].map(begins)).toEqual([false, false]);
  });

  test('drops the beginning of a phase, but not what follows it', () => {
    expect(dropPhaseStart('Round 1: the action phase begins. Order of play: Ann (1).')).toBe('Order of play: Ann (1).');
    expect(dropPhaseStart('Round 1: the action phase begins.')).toBe('');
  });
});

describe('systems', () => {
  const systems = {
    a: { position: '211', planets: ['corneeq', 'resculon'] },
    b: { position: '316', planets: ['nestphar'] },
    c: { position: null, planets: ['mallice'] },
    d: { position: '304', planets: [] },
  };
  const board = { state: { systems } };
  const NAMES: Record<string, string> = {
    a: 'Corneeq and Resculon (211)',
    b: 'Nestphar (316)',
    c: 'Mallice',
    d: 'Empty space (304)',
  };
  const mentions = (inTitle?: string): SystemMentions => new SystemMentions(board, (system) => NAMES[system], inTitle);

  test('are named once a turn, then by their position', () => {
    const systems = mentions();
    expect(systems.shorten('Moves from Nestphar (316) to Nestphar (316).')).toBe('Moves from Nestphar (316) to 316.');
    expect(systems.shorten('Builds at Nestphar (316), on Nestphar.')).toBe('Builds at 316, on Nestphar.');
    expect(systems.shorten('At Mallice.')).toBe('At Mallice.');
    systems.forget();
    expect(systems.shorten('At Nestphar (316).')).toBe('At Nestphar (316).');
  });

  test('without planets keep their names', () => {
    const told = mentions('Empty space (304)');
    expect(told.shorten('Moves from Nestphar (316) to Empty space (304).')).toBe(
      'Moves from Nestphar (316) to Empty space (304).',
    );
    expect(told.shorten('Moves from Empty space (304) to Nestphar (316).')).toBe(
      'Moves from Empty space (304) to 316.',
    );
  });

  test('in the title count as named', () => {
    const systems = mentions('Corneeq and Resculon (211)');
    expect(systems.shorten('Retreats from Corneeq and Resculon (211) to Nestphar (316).')).toBe(
      'Retreats from 211 to Nestphar (316).',
    );
  });

  test('other parentheses stay as they are', () => {
    expect(mentions().shorten('Gains 1 (now 316) for 2 (Lodor).')).toBe('Gains 1 (now 316) for 2 (Lodor).');
  });
});

describe('ti4', () => {
  const { game } = tableToExplore([], { seats: { ann: 'letnev', bob: 'sol', cat: 'sardakk-norr' } });
  const told = (facts: object[], viewer: string | null = null, subject?: string): string[] =>
    ti4Narrate(game, facts as never[], viewer, { joined: true, ...(subject !== undefined && { subject }) });
  const at27 = { seat: 'ann', system: '27' };
  const committed = { type: 'ground-forces-committed', ...at27, planet: 'starpoint', units: ['infantry'] };
  const taken = { type: 'planet-taken', seat: 'ann', planet: 'starpoint', from: null };

  test('an activation and the moves into it are one line', () => {
    const moves = [
      { type: 'system-activated', ...at27 },
      { type: 'ability-used', seat: 'bob', component: 'evelyn-delouis' },
      { type: 'ships-moved', seat: 'ann', from: '26', into: '27', path: [], units: ['carrier', 'infantry'] },
      { type: 'ships-moved', seat: 'ann', from: '20', into: '27', path: [], units: ['cruiser'] },
      { type: 'ships-moved', seat: 'ann', from: '26', into: '27', path: [], units: ['carrier'] },
    ];
    const [line, ability] = told(moves, null, 'ann');
    expect(line).toMatch(
      /^Moves to New Albion and Starpoint \(102\) from .*\(\d+\): 2 carriers, 1 infantry; from .*\(\d+\): 1 cruiser\.$/,
    );
    expect(ability).toMatch(/uses Evelyn DeLouis\.$/);
    expect(told(moves)[0]).toMatch(/^Letnev moves to New Albion and Starpoint \(102\) from /);
    expect(told(moves.slice(0, 1))).toEqual(['Letnev activates New Albion and Starpoint (102).']);
  });

  test('a taken planet names its forces and the explored card', () => {
    const explored = { type: 'card-explored', ...at27, planet: 'starpoint' };
    expect(told([committed, taken, { ...explored, card: 'hazardous-relic-fragment#1' }], null, 'ann')).toEqual([
      'Takes Starpoint with 1 infantry and explores it: Hazardous Relic Fragment.',
    ]);
    const [world] = told([taken, { ...explored, card: 'paradise-world' }], null, 'ann');
    expect(world).toBe('Takes Starpoint and explores it: Paradise World.');
  });

  test('each exploration of a taken planet is told', () => {
    const explored = { type: 'card-explored', ...at27, planet: 'starpoint' };
    const cards = ['hazardous-relic-fragment#1', 'hazardous-relic-fragment#2'];
    expect(told([taken, ...cards.map((card) => ({ ...explored, card }))], null, 'ann')).toEqual([
      'Takes Starpoint and explores it: Hazardous Relic Fragment.',
      'Explores Starpoint: Hazardous Relic Fragment.',
    ]);
  });

  test('landing stays apart where there may have been a fight', () => {
    const lost = { type: 'unit-destroyed', ...at27, planet: 'starpoint', unit: 'infantry', by: 'bob' };
    expect(told([committed, lost, taken], null, 'ann')).toHaveLength(3);
    expect(told([committed, { ...lost, planet: 'new-albion' }, taken], null, 'ann')).toEqual([
      'Loses 1 infantry on New Albion.',
      'Takes Starpoint with 1 infantry.',
    ]);
    expect(told([committed, { ...taken, from: 'bob' }], null, 'ann')).toHaveLength(2);
  });

  test('each follower has one line with its price and results', () => {
    const facts = [
      { type: 'strategic-action', seat: 'ann', card: 'trade' },
      { type: 'trade-goods-gained', seat: 'ann', count: 3 },
      { type: 'tokens-spent', seat: 'bob', pools: { strategy: 1 } },
      { type: 'secondary-used', seat: 'bob', card: 'trade' },
      { type: 'secondary-used', seat: 'cat', card: 'trade' },
      { type: 'ability-used', seat: 'ann', component: 'evelyn-delouis' },
      { type: 'commodities-converted', seat: 'cat', count: 3 },
      { type: 'commodities-replenished', seat: 'bob', commodities: 4 },
    ];
    expect(told(facts, null, 'ann')).toEqual([
      expect.stringMatching(/ Trade: gains 3 trade goods\.$/),
      expect.stringMatching(/^Sol follows Trade for 1 strategy token and replenishes .*4.*\.$/),
      "Sardakk N'orr follows Trade.",
      expect.stringMatching(/Evelyn DeLouis\.$/),
      // What another player's card does comes after it.
      expect.stringMatching(/^Sardakk N'orr converts 3 commodities /),
    ]);
  });

  test('a private fact stays a line of its own', () => {
    const facts = [
      { type: 'secondary-used', seat: 'bob', card: 'politics' },
      { type: 'action-cards-drawn', seat: 'bob', count: 1 },
      { type: 'action-cards-seen', seat: 'bob', to: ['bob'], cards: ['sabotage#1'] },
    ];
    expect(told(facts)).toHaveLength(1);
    expect(told(facts, 'bob')).toEqual([...told(facts), expect.stringMatching(/Sabotage/)]);
  });

  test('a chosen target has no line if the next line names it', () => {
    const aimed = { type: 'target-named', seat: 'ann', component: 'uprising', target: ['starpoint'] };
    const chosen = 'Letnev chooses Starpoint for Uprising.';
    expect(told([aimed])).toEqual([chosen]);
    const exhausted = { type: 'planets-exhausted', seat: 'bob', planets: ['starpoint'] };
    expect(told([aimed, exhausted])).toEqual(['Sol exhausts Starpoint.']);
    expect(told([aimed, { ...exhausted, planets: ['new-albion'] }])).toEqual([chosen, 'Sol exhausts New Albion.']);
    // A response can name the target without saying that it is the target.
    const spied = { ...aimed, component: 'spy', target: ['bob'] };
    expect(told([spied, { type: 'action-card-played', seat: 'bob', component: 'sabotage' }])).toEqual([
      'Letnev chooses Sol for Spy.',
      'Sol plays Sabotage.',
    ]);
  });

  test('a chosen number keeps its line though the next line contains it', () => {
    const counted = { type: 'target-named', seat: 'ann', component: 'uprising', target: [], amount: 2 };
    const drawn = { type: 'action-cards-drawn', seat: 'bob', count: 2 };
    expect(told([counted, drawn])).toHaveLength(2);
  });

  test('a chosen unit is named with its owner', () => {
    const aim = (...target: string[]) => told([{ type: 'target-named', seat: 'ann', component: 'lucky-shot', target }]);
    const cruiser = { type: 'cruiser', owner: 'bob', system: '27' } as const;
    game.state.units.bobu91 = { id: 'bobu91', ...cruiser };
    game.state.units.annu92 = { id: 'annu92', ...cruiser, type: 'pds', owner: 'ann', planet: 'starpoint' };
    expect(aim('bobu91')).toEqual(["Letnev chooses Sol's cruiser for Lucky Shot."]);
    expect(aim('annu92')).toEqual(['Letnev chooses the PDS on Starpoint for Lucky Shot.']);
    expect(aim('bobu93')).toEqual([]);
  });

  test('a ship lost in a rift has one line, equal removals are counted', () => {
    const removed = { type: 'unit-removed', seat: 'ann', system: '27', why: 'gravity-rift' };
    const rift = { type: 'rift-rolled', seat: 'ann', system: '41', unit: 'carrier', result: 2, lost: true };
    const infantry = { ...removed, unit: 'infantry' };
    expect(told([rift, { ...removed, unit: 'carrier' }, infantry, infantry], null, 'ann')).toEqual([
      'Rolls a 2 for the gravity rift: the carrier is removed.',
      'Removes 2 infantry from New Albion and Starpoint (102) (gravity rift).',
    ]);
  });

  test('production tells its own units only', () => {
    const placed = { type: 'units-placed', ...at27, unit: 'infantry', count: 1 };
    const facts = [
      { type: 'ability-used', seat: 'ann', component: 'magen-defense-grid' },
      { ...placed, planet: 'starpoint' },
      { ...placed, unit: 'fighter', count: 2 },
      { type: 'produced', ...at27, units: ['fighter', 'fighter'], cost: 1, by: [] },
    ];
    expect(told(facts, null, 'ann')).toEqual([
      expect.stringMatching(/^Uses Magen Defense Grid.* and places 1 infantry on Starpoint\.$/),
      expect.stringMatching(/^Produces 2 fighters at /),
    ]);
  });

  test('narration gives the token of an activation no line of its own', () => {
    const token = { type: 'token-placed', ...at27 };
    expect(told([{ ...token, from: 'strategy' }], null, 'ann')).toEqual([
      expect.stringMatching(/^Places 1 strategy token at .+\.$/),
    ]);
    expect(told([{ ...token, from: 'tactic' }])).toEqual([]);
  });

  test('a player who has predicted the outcome cannot vote', () => {
    const abstains = { type: 'abstained', seat: 'ann', agenda: 'mutiny' };
    const predicts = { type: 'outcome-predicted', seat: 'ann', agenda: 'mutiny', outcome: 'for', by: 'trade-rider' };
    expect(told([abstains])).toEqual(['Letnev abstains.']);
    expect(told([predicts, abstains]).join(' ')).toMatch(/cannot vote\.$/);
  });

  test('a player draws from the deck and gains from a hand', () => {
    const seen = { type: 'action-cards-seen', seat: 'bob', cards: ['sabotage#1'] };
    expect(told([{ ...seen, to: ['bob'] }], 'bob')).toEqual(['You draw Sabotage.']);
    expect(told([{ ...seen, to: ['ann', 'bob'] }], 'bob')).toEqual(['You gain Sabotage.']);
    expect(told([{ ...seen, to: ['ann', 'bob'] }], 'ann')).toEqual(['Sol gains Sabotage.']);
  });

  test('an offer addresses its reader and tells open terms', () => {
    const offered = { type: 'offer-made', to: ['ann', 'bob'], seat: 'ann', offer: 'anno1' };
    expect(told([offered], 'bob')).toEqual(['Letnev makes you an offer.']);
    const terms = { give: { tradeGoods: 2 }, take: { commodities: 1 } };
    game.state.offers.anno1 = { id: 'anno1', from: 'ann', to: 'bob', ...terms } as never;
    expect(told([offered], 'bob')).toEqual(['Letnev makes you an offer: 2 trade goods for 1 commodity.']);
    expect(told([offered], 'ann')).toEqual(['You make Sol an offer: 2 trade goods for 1 commodity.']);
  });

  test('the beginning of a phase is left to the title of a turn', () => {
    const begins = [{ type: 'phase-begins', phase: 'action', round: 1 }];
    expect(told(begins, null, 'ann')).toEqual([]);
    expect(told(begins)).toHaveLength(1);
  });
});

test('ti2: a counter keeps the landing apart, as it may mean a fight', () => {
  const { game } = ti2Table();
  const landed = { type: 'units-landed', seat: 'ann', planet: 'ravne', units: { 'ground-force': 2 } };
  const met = { type: 'domain-counter-met', seat: 'ann', planet: 'ravne', counter: 'wealth', value: 5 };
  const taken = { type: 'planet-taken', seat: 'ann', planet: 'ravne', from: null };
  const told = (...facts: object[]): string[] => ti2Narrate(game, facts as never[], null, { subject: 'ann' });
  expect(told(landed, taken)).toEqual(['Takes Ravne with 2 ground forces.']);
  expect(told(landed, met, taken)).toEqual([
    expect.stringMatching(/ 2 ground forces on Ravne\.$/),
    'Takes Ravne and finds Wealth (5).',
  ]);
});

test('ti2: a move below a name keeps its verb', () => {
  const { game } = ti2Table();
  const moved = { type: 'ships-moved', seat: 'ann', towards: 'quill', units: { cruiser: 1 } };
  const facts = ['solm', 'ravne'].map((from) => ({ ...moved, from }));
  const told = (subject?: string): string[] =>
    ti2Narrate(game, facts, null, { ...(subject !== undefined && { subject }) });
  expect(told('ann')).toEqual([
    expect.stringMatching(/^Moves to Quill.* from Solm.*: 1 cruiser; from Ravne.*: 1 cruiser\.$/),
  ]);
  expect(told()).toEqual([expect.stringMatching(/^Ann moves to Quill/)]);
});

test('systems are named again after lines that the reader does not see', () => {
  const { game } = ti2Table();
  const lost = { type: 'units-destroyed', seat: 'ann', system: 'ravne', planet: null, units: { cruiser: 1 } };
  const facts = [lost, { type: 'turn-ends', seat: 'ann', still: true }, lost] as never[];
  expect(ti2Narrate(game, facts, null)[2]).toMatch(/ at \d+\.$/);
  expect(ti2Narrate(game, facts, null, { skipped: 1 })[2]).toMatch(/ at Ravne \(\d+\)\.$/);
});

test('ti2: equal moves along one way are one', () => {
  const { game } = ti2Table();
  const moved = { type: 'ships-moved', seat: 'ann', units: { carrier: 1 } };
  const ways = ['a', 'b'].flatMap((ship) => [
    { ...moved, from: 'solm', towards: 'ravne', fleet: [ship] },
    { ...moved, from: 'ravne', towards: 'quill', fleet: [ship] },
  ]);
  expect(ti2Narrate(game, ways as never[], null)).toEqual([
    expect.stringMatching(/^Ann moves 2 carriers from Solm.* to Quill.* through Ravne \(\d+\)\.$/),
  ]);
});

test('ti2: the tiebreaker of a victory names what decides', () => {
  const { game } = ti2Table();
  const place = (seat: string, influence: number, resources: number) => ({ seat, influence, resources });
  const told = (...before: object[]) =>
    ti2Narrate(game, [{ type: 'game-ends', winner: 'ann', ending: 'last-round', before } as never], null);
  expect(told(place('ann', 9, 5), place('bob', 9, 4), place('cal', 7, 8))).toEqual([
    'Ann wins the game! Ann, bob and cal are farthest on the chart; ann has more resources (5 to 4).',
  ]);
  expect(told(place('ann', 9, 5), place('bob', 8, 4), place('cal', 7, 8))).toEqual([
    'Ann wins the game! Ann, bob and cal are farthest on the chart; ann has the most influence (ann 9, bob 8, cal 7).',
  ]);
  expect(told()).toEqual(['Ann wins the game! The last round is over, and they are farthest on the chart.']);
});

describe('ti3', () => {
  const { game } = ti3Table({});
  const told = (...facts: object[]): string[] => ti3Narrate(game, facts as never[], null, { subject: 'ann' });

  test('what costs nothing names no resources', () => {
    const produced = { type: 'units-produced', seat: 'ann', system: 'saudor', units: { fighter: 2 }, cost: 0 };
    expect(told(produced)).toEqual([expect.stringMatching(/^Gains 2 fighters at Saudor \(\d+\)\.$/)]);
    const spent = { type: 'counters-spent', seat: 'ann', area: 'strategy', count: 1 };
    expect(told(spent, produced)).toEqual([
      expect.stringMatching(/^Gains 2 fighters at Saudor \(\d+\) for 1 command counter from strategy allocation\.$/),
    ]);
  });

  test('alike dice that one card rerolls share a line', () => {
    const again = { type: 'die-rolled-again', seat: 'bob', by: 'recheck', unit: 'cruiser', before: 1, hit: true };
    expect(told({ ...again, face: 8 }, { ...again, face: 9 })).toEqual([
      "Recheck rerolls 2 of Hacan's cruiser dice: 1 becomes 8✓, 1 becomes 9✓. 2 hits in the reroll.",
    ]);
  });

  test('the subject is named again after a line about another player’s fleet', () => {
    const held = { type: 'fleet-held-back', seat: 'bob', system: 'saudor', by: 'sabotage' };
    const passed = { type: 'player-passed', seat: 'ann' };
    expect(told(passed, held, passed)).toEqual(['Passes.', expect.stringMatching(/^Hacan's fleet /), 'Sol passes.']);
  });
});
