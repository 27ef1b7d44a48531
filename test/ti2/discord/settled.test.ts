import { expect, test } from 'vitest';
import type { Json } from '#engine';
import { rulebooksBySets } from '#ti2/rulebook.ts';
import { createSecondEdition } from '#ti2/service/edition.ts';
import { rulebookForSettings, settingsSchema } from '#ti2/service/settings.ts';
import { createLobbyForms } from '#ti2/discord/lobby/lobby-forms.ts';
import { parseGivenGoods, parseWantedGoods } from '#ti2/discord/input/parse-goods.ts';
import { presentOffer } from '#ti2/discord/trade/offers.ts';
import { resolveRuleText } from '#ti2/discord/help/rules.ts';
import { listComponentStatus } from '../../../scripts/docs/component-list.ts';
import { describeSources } from '#ti2/rules/components/sources.ts';
import { newGame, type Game } from '#ti2/rules/game.ts';
import { newState } from '#ti2/rules/setup/new-state.ts';
import { narrate } from '#ti2/views/index.ts';

const books = rulebooksBySets();
const edition = createSecondEdition(books);
const member = (name: string, wishes = {}) => ({ user: name, name, wishes });

test('E2 2.1 a lobby reports wrong player counts and races', () => {
  const trouble = (settings: object, ...members: ReturnType<typeof member>[]) =>
    edition.lobbyProblem(settings as never, members, true);
  const [ann, bob] = [member('Ann', { race: 'hacan' }), member('Bob')];
  expect(trouble({}, ann, bob)).toBeUndefined();
  expect(trouble({}, ann)).toContain('at least 2 players');
  expect(trouble({}, ...Array.from({ length: 7 }, (_, i) => member(`${i}`)))).toContain('at most 6 players');
  expect(trouble({}, ann, member('Bob', { race: 'hacan' }))).toContain('Ann and Bob want Hacan');
  expect(trouble({}, ann, member('Bob', { race: 'mentak' }))).toContain('no race called “mentak”');
  expect(trouble({ hopesEnd: true }, ann, member('Bob', { race: 'mentak' }))).toBeUndefined();
  expect(trouble({ shockTroops: true }, ann, bob)).toContain("needs Hope's End");
  expect(trouble({ races: 'dealt' }, ann, bob)).toContain('races are dealt');
});

test('E2 12 the settings decide how the game is played', () => {
  const settings = createLobbyForms(books).settings.read(
    { with: 'manifest destiny, no victory by arms, last round 4' },
    edition.defaultSettings,
  );
  const seating = ['p1', 'p2', 'p3'].map((seat, i) => ({
    seat,
    wishes: (i ? {} : { race: 'xxcha', color: 'black' }) as Json,
  }));
  const state = edition.create(settings, seating, 'seed');
  expect(state.options).toMatchObject({ played: ['manifestDestiny'], lastRound: 4, byArms: false, windowHours: 24 });
  expect(state.seats.p1).toMatchObject({ race: 'xxcha', color: 'black' });
  expect(() => createLobbyForms(books).settings.read({ with: 'last round 99' })).toThrow('These settings do not work.');
});

const game = (): Game => {
  const laid = newGame(newState(books(), { seed: 'told', players: [{ id: 'p1', race: 'hacan' }, { id: 'p2', race: 'sol' }, { id: 'p3', race: 'norr' }] }), books()); // prettier-ignore
  laid.state.seats.p1.actionCards = ['trade-agreement#1', 'trade-agreement#2'];
  return laid;
};

test('E2 4.3 an exchange is parsed from credits and card names', () => {
  const laid = game();
  expect(parseGivenGoods(laid, 'p1', '10 credits, trade agreement and Trade Agreement')).toEqual({
    credits: 10,
    cards: ['trade-agreement#1', 'trade-agreement#2'],
  });
  expect(() => parseGivenGoods(laid, 'p2', 'trade agreement')).toThrow(
    "I don't know “trade agreement” here. Choose from: credit. You can trade only credits, action cards and captive leaders (E2 4.3).",
  );
  expect(parseWantedGoods(laid, 'p2', '5')).toEqual({ wantsCredits: 5, wantsCards: [] });
  const offer = {
    id: 'o1.p1',
    from: 'p1',
    to: 'p2',
    credits: 1,
    cards: ['trade-agreement#1'],
    wantsCredits: 5,
    wantsCards: [],
  };
  expect(presentOffer(laid, offer, 'x').text).toBe('Hacan gives Sol 1 credit and Trade Agreement for 5 credits');
});

test('E2 4.3 offers are private; exchanges are public, cards as counts', () => {
  const laid = game();
  const offered = { type: 'offer-made', to: ['p1', 'p2'], seat: 'p1', receiver: 'p2', offer: 'o1' } as never;
  expect(narrate(laid, [offered], 'p3')).toEqual([]);
  expect(narrate(laid, [offered], 'p2')).toEqual(['Hacan makes you an offer.']);
  expect(narrate(laid, [offered], 'p1')).toEqual(['You make Sol an offer.']);
  const terms = { credits: 3, cards: [], wantsCredits: 0, wantsCards: ['trade-agreement'] };
  laid.state.offers.o1 = { id: 'o1', from: 'p1', to: 'p2', ...terms };
  expect(narrate(laid, [offered], 'p2')).toEqual(['Hacan makes you an offer: 3 credits for Trade Agreement.']);
  const done = {
    type: 'exchanged',
    seat: 'p1',
    receiver: 'p2',
    credits: 3,
    cards: 1,
    returnCredits: 0,
    returnCards: 0,
  } as never;
  expect(narrate(laid, [done], null)).toEqual(['Hacan gives 3 credits and 1 action card to Sol.']);
});

test('Help explains a card, a technology, a planet and a topic', () => {
  const told = (what: string): string => resolveRuleText(books(), what);
  expect(told('Subsidy')).toContain('Effect and number of copies: our own, made for Custodian');
  expect(told('sarween tools')).toMatch(/Needs .*E2 8\.1/);
  expect(told('Jord')).toMatch(/\d resources, \d influence/);
  expect(told('debts')).toContain('E2 11.3');
  expect(() => told('nothing of the kind')).toThrow("I don't know “nothing of the kind”.");
});

test('E2 13 help names the sources of every component', () => {
  const book = rulebooksBySets()(['base', 'own', 'printed', 'hopes-end']);
  for (const { name, id, sources, kind } of Object.values(book.components)) {
    const told = resolveRuleText(book, id);
    expect(Object.keys(sources), name).not.toEqual([]);
    for (const line of describeSources(sources)) if (kind !== 'race') expect(told, name).toContain(line);
  }
  expect(resolveRuleText(book, 'letnev')).toMatch(
    /Effect: confirmed by 2 sources.*\n.*Starting pieces: our own.*\n.*Planet values: from the third edition/,
  );
  // With what every race has at home (E2 2.7).
  expect(resolveRuleText(book, 'letnev')).toContain(
    'Starts with 1 dreadnought, 1 cruiser, 1 carrier, 4 ground forces and 1 spacedock; ',
  );
  for (const planet of Object.values(book.planets))
    expect(resolveRuleText(book, `world:${planet.id}`)).toMatch(/\n-# Planet values: (our own|from)/);
});

test('The organizer can correct the game; impossible corrections are explained', () => {
  const laid = game();
  const { repairs } = edition;
  const check = (name: string, data: Record<string, string>) => repairs[name].check(laid as never, data);
  const [home] = laid.state.systems[laid.state.seats.p1.home].planets;
  const ground = { seat: 'p1', unit: 'ground-force', place: home };
  expect(check('units', { ...ground, count: '7' })).toBeUndefined();
  repairs.units.run(laid as never, { ...ground, count: '7' });
  expect(
    Object.values(laid.state.units).filter(({ planet, type }) => planet === home && type === 'ground-force'),
  ).toHaveLength(7);
  expect(narrate(laid, laid.facts.slice(-1), null)[0]).toMatch(/^Corrected: Hacan has 7 ground forces at /);
  repairs.count.run(laid as never, { seat: 'p2', what: 'credits', count: '12' });
  expect(laid.state.seats.p2.credits).toBe(12);
  expect(check('units', { ...ground, count: 'many' })).toContain('whole number');
  // What flies is in the space of the planet that is named.
  expect(check('units', { seat: 'p1', unit: 'cruiser', place: home, count: '1' })).toBeUndefined();
  expect(check('units', { seat: 'p1', unit: 'spacedock', place: home, count: '9' })).toContain(
    'more of these units than a player has',
  );
  expect(check('control', { planet: home, seat: 'p2' })).toContain("Other players' units");
  expect(check('count', { seat: 'p1', what: 'bracket', count: '6' })).toContain(
    'any bracket of the chart except the last',
  );
  expect(check('technology', { seat: 'p1', technology: 'sarween-tools', owned: 'yes' })).toContain('already the case');
  expect(check('law', { law: 'none' })).toContain('not in effect');
  expect(check('skip', { seat: 'p1' })).toContain('no question to answer');
});

test('E2 13 lobby settings choose home values and red tile spreading', () => {
  const lobby = createLobbyForms(rulebooksBySets());
  const read = (typed: string) => settingsSchema.parse(lobby.settings.read({ with: typed }, {}));
  const jord = (typed: string) => rulebookForSettings(rulebooksBySets(), read(typed)).planets.jord;
  expect(jord('none')).toMatchObject({ resources: 6, influence: 5 });
  expect(jord('Home planets from the third edition')).toMatchObject({ resources: 4, influence: 2 });
  for (const name of ['Red tiles anywhere', 'Red tiles as they fall'])
    expect([read('none').spread, read(name).spread]).toEqual([true, false]);
  expect(rulebookForSettings(rulebooksBySets(), read('none')).planets).not.toHaveProperty('moll-primus');
  expect(rulebookForSettings(rulebooksBySets(), read("Hope's End")).planets['moll-primus']).toMatchObject({
    resources: 6,
  });
});

test('E2 13 help and lobby explain what is not refereed', () => {
  const lobby = createLobbyForms(rulebooksBySets());
  for (const { name, lacks } of listComponentStatus('ti2').filter(({ status }) => status === 'missing')) {
    const reason = lacks ?? '';
    if (!Object.values(books().components).some((one) => one.name === name))
      expect(resolveRuleText(books(), name)).toContain(reason);
    if (name === 'Auction of races') expect(() => lobby.settings.read({ with: name }, {})).toThrow(reason);
  }
  const described = lobby.describe({ id: 'X', name: null, settings: {}, members: [] } as never, () => '');
  expect(described).toMatch(
    /\n-# I do not referee:\n-# - Auction of races: I do not know.*\n-# - Laying tiles by hand: Placing them one by one/,
  );
});
