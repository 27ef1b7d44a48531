import { expect, test } from 'vitest';
import { rulebooksBySets } from '#ti3/rulebook.ts';
import { createThirdEditionAdapter } from '#ti3/discord/adapter.ts';
import { battleSitesOf } from '#ti3/discord/odds/battle-sites.ts';
import { formatOddsReport } from '#ti3/discord/odds/odds-report.ts';
import { parseUnits, normalizeUnits } from '#ti3/discord/input/parse-units.ts';
import { giftProblem } from '#ti3/rules/politics/bribes.ts';
import { gainTechnology } from '#ti3/rules/technology/technology.ts';
import { inquiries, answerInquiry } from '#ti3/rules/explain/inquiries.ts';
import { buildPublicProgress, buildSecretProgress, buildSheetView, listTechnologies } from '#ti3/views/index.ts';
import { CardTable } from '../card-table.ts';
import { abroad, give, laidOut } from '../content/third-game.ts';
import { table } from '../table.ts';

const HERE = 'empty-2';
const nameOf = (seat: string): string => seat;

test('why: each answer gives the actual refusal with its section', () => {
  const at = table({
    space: { saudor: 'ann carrier, 2 ground-force', 'empty-1': 'ann cruiser', [HERE]: 'bob cruiser' },
    counters: { 'empty-1': ['ann'] },
  });
  const asked = (name: string, about: string): string => answerInquiry(at.game, 'ann', name, about).slice(1).join(' ');
  expect(asked('activate', 'empty-1')).toBe('You already have a command counter there (E3 6.1).');
  // A system is called by what stands on the board as well: where it lies.
  expect(asked('activate', at.game.state.systems['empty-1'].position)).toBe(
    'You already have a command counter there (E3 6.1).',
  );
  expect(asked('move', 'asteroid-field-1')).toContain('Ships cannot stop in an asteroid field (E3 6.2, 17).');
  expect(asked('move', 'saudor')).toContain('your command counter is there');
  expect(asked('land', 'arnor')).toContain('is not the active system (E3 6.5).');
  expect(asked('build', 'saudor')).toBe('You have no space dock there (E3 9).');
  expect(asked('research', 'deep-space-cannon')).toBe('You need Hylar V Assault Laser first (E3 14.1).');
  expect(asked('agree', 'bob')).toMatch(/^The rules allow it \(E3 15.1\)/);
  expect(asked('give', 'bob')).toBe('You have no trade goods (E3 13.2).');
  expect(answerInquiry(at.game, 'ann', 'activate', 'nowhere')).toHaveLength(1);
});

test('E3 6.1 why: active system actions need an available counter', () => {
  const home = { ground: { arnor: 'ann space-dock' }, space: { 'empty-1': 'ann cruiser' } };
  const counters = { 'arnor-lor': ['ann' as const] };
  const laid = table({ ...home, counters }).game;
  const free = table(home).game;
  const said = (game: typeof free, name: string): string => answerInquiry(game, 'ann', name, 'arnor-lor').join(' ');
  for (const name of ['build', 'move']) {
    expect(said(laid, name)).toMatch(/^❌ .* You already have a command counter there \(E3 /);
    expect(said(free, name)).toMatch(/^✅/);
  }
  // Where it is laid in the very action, everything goes on; but not for others.
  laid.state.turn.systems = ['arnor-lor'];
  expect(said(laid, 'build')).toMatch(/^✅/);
  laid.state.active = 'bob';
  expect(said(laid, 'build')).toMatch(/^❌/);
  free.state.seats.ann.counters.command = 0;
  for (const name of ['build', 'move'])
    expect(said(free, name)).toContain('You have no command counter in your command pool (E3 ');
});

test('why: answers every topic without changing the game', () => {
  const game = laidOut();
  const before = JSON.stringify(game.state);
  for (const { name, topics } of inquiries)
    for (const { key } of topics(game, 'p1'))
      expect(answerInquiry(game, 'p1', name, key)[0]).toMatch(/^[✅❌] \*\*.+\*\*$/u);
  expect(JSON.stringify(game.state)).toBe(before);
});

test('E3 13.2 a player with trade goods can give them', () => {
  const at = new CardTable();
  Object.assign(at.state.seats.bob, { tradeGoods: 2 });
  at.begins('vote-on', { card: 'law-one' });
  expect([giftProblem(at.game, 'bob', 'cal'), giftProblem(at.game, 'cal', 'bob')]).toEqual([
    undefined,
    'You have no trade goods (E3 13.2).',
  ]);
});

test('E3 7, 8 odds cover reachable units and the current battle', () => {
  const at = table({
    space: { [HERE]: 'bob cruiser', 'empty-3': 'ann 2 cruiser' },
    ground: { saudor: 'bob 2 ground-force' },
  });
  const odds = (system: string, lists = {}): string[] =>
    formatOddsReport(at.game, { system, ...lists }, { seat: 'ann', nameOf });
  expect(odds(HERE)[0]).toContain('all your units that are there or can move there: 2 cruisers.');
  expect(odds(HERE)[1]).toMatch(/^\*\*Space battle against 1 cruiser\*\*, you against bob: Attacker wins \d+%, /);
  const named = odds('saudor', {
    attacker: normalizeUnits(at.game, 'attacker', 'carrier + 3 gf'),
    defender: normalizeUnits(at.game, 'defender', 'ground force'),
  });
  expect(named.join(' ')).toContain('Invasion of Saudor: 3 ground forces against 1 ground force');
  expect(() => odds('tarmann')).toThrow('There is no one to fight at');
  expect(battleSitesOf(at.game, 'ann').map(({ hint }) => hint)).toEqual(['1 cruiser', '2 ground forces']);
  // Two dice each until somebody has to choose: then it is under way.
  const fight = table({ space: { [HERE]: 'ann cruiser, destroyer; bob cruiser' } });
  fight.dice(1, 1, 7).battle();
  expect(formatOddsReport(fight.game, { system: HERE }, { seat: 'ann', nameOf })[0]).toContain('(current state)');
});

test('parses units as typed and refuses impossible damage', () => {
  const { game } = table({});
  expect(normalizeUnits(game, 'attacker', '2 dn, ff x3 and war sun (damaged)')).toBe(
    '2 dreadnought, 3 fighter, 1 war-sun!',
  );
  expect(parseUnits(game, '1 war-sun!, 2 fighter')).toEqual([
    { type: 'war-sun', damaged: true },
    { type: 'fighter' },
    { type: 'fighter' },
  ]);
  expect(() => parseUnits(game, '1 cruiser!')).toThrow('1 cruiser cannot be damaged: its first hit destroys it.');
  expect(() => parseUnits(game, '90 cruiser')).toThrow(
    'I cannot calculate odds for more than 60 units. List fewer units.',
  );
});

test('E3 14.1 the sheet lists owned, available and unlocked technologies', () => {
  const game = laidOut();
  const state = (id: string) => listTechnologies(game, 'p1').find((one) => one.id === id);
  gainTechnology(game, 'p1', 'hylar-v-assault-laser');
  expect(state('hylar-v-assault-laser')?.state).toBe('owned');
  expect(state('deep-space-cannon')).toMatchObject({ state: 'open', needs: 'Hylar V Assault Laser', price: 8 });
  expect(state('deep-space-cannon')?.opens).toContain('Magen Defense Grid');
  expect(state('magen-defense-grid')).toMatchObject({ state: 'shut', opens: [] });
});

test('E3 9.3 the sheet counts pieces with this player’s modified values', () => {
  const game = laidOut();
  const unit = (type: string) => buildSheetView(game, 'p3').units.find((one) => one.type === type);
  expect(unit('cruiser')).toMatchObject({ cost: 2, movement: 2, left: 8 - (unit('cruiser')?.inPlay ?? 0) });
  // Sardakk N'orr has one more on every die.
  const usual = buildSheetView(game, 'p1').units.find(({ type }) => type === 'carrier')?.hitsOn ?? 0;
  expect(unit('carrier')?.hitsOn).toBe(usual - 1);
  expect([...buildSheetView(game, 'p1').neighbours].sort()).toEqual(['p2', 'p3']);
  expect(buildSheetView(game, 'p1').reinforcements).toBe(16 - 8);
});

test('E3 16.1 objectives show progress, unmet without all home planets', () => {
  const game = laidOut();
  game.state.objectives = [{ id: 'five-planets', claimedBy: [] }];
  const far = (seat: string) => buildPublicProgress(game)[0].seats[seat];
  const free = abroad(game).slice(0, 5);
  give(game, 'p1', ...free.slice(0, 2));
  const { count, state } = far('p1');
  expect([count, state]).toEqual(['2/5', 'short']);
  give(game, 'p1', ...free.slice(2));
  expect(far('p1').state).toBe('met');
  game.state.planets[game.state.systems[game.state.seats.p1.home].planets[0]].owner = 'p2';
  expect(far('p1')).toMatchObject({ state: 'short', text: expect.stringContaining('home system') });
  game.state.seats.p1.claimed.push('five-planets');
  expect(far('p1').state).toBe('scored');
  expect(() => buildSecretProgress(game, 'p1', 'p2')).toThrow('Only p1 can see this secret objective.');
});

test('/help finds rules by section and states each text’s certainty', () => {
  const face = createThirdEditionAdapter(rulebooksBySets());
  expect(face.resolveRule('retreat')).toMatch(/^\*\*Retreat\*\* \(rules\)\n.*\(E3 7\.4\)/);
  expect(face.resolveRule('bribe')).toContain('(E3 13.2)');
  // What a lobby offers by name can be asked about by that name.
  expect(face.resolveRule('Distant Suns')).toMatch(
    /^\*\*Distant Suns\*\* \(option\)\nEach neutral planet has a face-down domain counter .*\(E3 18\.20\)\.$/,
  );
  expect(face.resolveRule('age of empire')).toContain('(E3 18.40)');
  expect(face.resolveRule('deep-space-cannon')).toMatch(/Needs Hylar V Assault Laser \(E3 14\.1\)/);
  expect(face.resolveRule('hacan')).toContain('**Card Market**: When the status phase ends');
  expect(face.resolveRule('nebula')).toContain('(E3 17.3)');
  const { components } = rulebooksBySets()();
  for (const { id, confidence, kind } of Object.values(components))
    if (confidence)
      expect(face.resolveRule(id), `${kind} ${id}`).toMatch(
        /-# (2 sources|This text comes from a single transcription|This text is from memory)/,
      );
});
