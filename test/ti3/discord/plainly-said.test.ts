import { expect, test } from 'vitest';
import { questionMessage } from '#discord/questions/question-message.ts';
import { openAsks, specOf } from '#engine';
import { rulebookOf, rulebooksBySets } from '#ti3/rulebook.ts';
import { SETS } from '#ti3/content/sets.ts';
import { questionCommands } from '#ti3/discord/commands/question-commands.ts';
import { createThirdEdition } from '#ti3/service/edition.ts';
import { createThirdEditionAdapter } from '#ti3/discord/adapter.ts';
import { answerInquiry } from '#ti3/rules/explain/inquiries.ts';
import { narrate } from '#ti3/views/index.ts';
import { CardTable } from '../card-table.ts';
import { council } from '../council.ts';
import { ledTable } from '../leaders/led-table.ts';
import { table } from '../table.ts';

// What a player reads who has not played here before.

const specFor = ({ game }: Pick<CardTable, 'game'>, seat: string) => {
  const open = openAsks(game.state).find(({ ask }) => ask.player === seat);
  if (!open) throw new Error(`${seat} is asked nothing`);
  return specOf(game, open);
};

test('E3 4.1 turn actions show their names without a group', () => {
  const at = new CardTable().holds('ann', 'plague');
  at.units('bob', 'saudor', 'ground-force');
  at.state.seats.ann.strategyCards = { imperial: { used: false } };
  at.turn();
  const spec = specFor(at, 'ann');
  if (spec.kind !== 'choose') throw new Error(spec.kind);
  expect(spec.options.map(({ label }) => label)).toEqual(
    expect.arrayContaining(['Strategic action: Imperial', 'Plague']),
  );
  expect(spec.options.filter(({ group }) => group !== undefined)).toEqual([]);
});

test('E3 13.3 the tie prompt shows card and votes', () => {
  const tiedAt = (vote: boolean) => {
    const at = council();
    for (const planet of Object.values(at.state.planets)) planet.exhausted = true;
    // Both have one planet, of the same influence.
    if (vote) Object.assign(at.state.planets, { lodor: { ...at.state.planets.lodor, owner: 'bob', exhausted: false } });
    if (vote)
      Object.assign(at.state.planets, {
        twin: { ...at.state.planets.lodor, id: 'lodor', owner: 'cal', exhausted: false },
      });
    at.begins('vote-on', { card: 'minister-of-war' });
    for (const seat of ['bob', 'cal'] as const) if (at.asksFor(seat) === 'vote') at.says(seat, seat);
    expect(at.asksFor('ann')).toBe('break-tie');
    const { prompt, detail } = at.asked('ann') as { prompt: string; detail: string };
    expect(detail).toContain(at.game.book.components['minister-of-war'].text);
    return prompt;
  };
  expect(tiedAt(true)).toMatch(/ is tied \(([1-9]) (?:For|for \D+), \1 (?:Against|for \D+)\)\. /);
  expect(tiedAt(false)).toContain('No one has voted on ');
});

test('E3 16.1 an unfulfilled objective says how much is missing', () => {
  const at = new CardTable();
  at.state.objectives = [
    { id: 'six-trade-goods', claimedBy: [] },
    { id: 'five-technologies', claimedBy: [] },
  ];
  at.begins('status-phase', {});
  expect(answerInquiry(at.game, 'ann', 'claim', at.game.book.components['five-technologies'].name).join(' ')).toMatch(
    /You need 5 technologies; you have \d \(E3 16\.1\)\./,
  );
});

test('missing-feature texts are clauses without a full stop', () => {
  const { components, tiles } = rulebookOf(SETS.map(({ id }) => id));
  const all = [...Object.values(components), ...Object.values(tiles)].flatMap(({ lacks = 'a clause' }) => [lacks]);
  expect(all.filter((lacks) => /[.]$|^(What|How|It|The) /.test(lacks))).toEqual([]);
});

test('E3 20.1 leader placement labels name each leader’s kind', () => {
  const at = ledTable({ ground: { arretze: 'bob' } }, { bob: { general: 'arretze', agent: 'arretze' } });
  at.begins('settle-leaders', {});
  const spec = specFor(at, 'bob');
  if (spec.kind !== 'allot') throw new Error(spec.kind);
  expect(spec.amounts.length).toBeGreaterThan(2);
  for (const { label } of spec.amounts) expect(label).toMatch(/ \((General|Agent)\) on /);
});

test('E3 20.7 logs an escaped leader without a refuge', () => {
  const fight = ledTable(
    { ground: { saudor: 'bob ground-force; ann 2 ground-force', jord: 'ann ground-force' } },
    { bob: { scientist: 'saudor' } },
  );
  for (const planet of Object.values(fight.game.state.planets))
    if (planet.owner === 'bob' && planet.id !== 'saudor') planet.owner = null;
  fight
    .dice(10, 10)
    .dice(1)
    .dice(7)
    .begins('bombard-and-invade', { seat: 'ann', system: 'saudor', planets: ['saudor'] });
  const lost = fight.game.facts.filter(({ type }) => type === 'leader-lost');
  expect(lost).toMatchObject([{ how: 'stranded' }]);
  expect(narrate(fight.game, lost, null)[0]).toMatch(/ has no planet to go to and is killed\.$/);
});

test('E3 20.2 boarding a stationary ship logs no departure', () => {
  const at = ledTable(
    { space: { saudor: 'ann carrier' }, ground: { saudor: 'ann ground-force', jord: 'ann' } },
    { ann: { admiral: 'saudor' } },
  );
  at.begins('tactical-action', { seat: 'ann' }).says('ann', 'saudor');
  const spec = specFor(at, 'ann');
  if (spec.kind !== 'allot') throw new Error(spec.kind);
  at.says('ann', { [spec.amounts[0].key]: 1 });
  if (at.asked.includes('ann: move-ships')) at.says('ann', {});
  const told = at.game.facts.filter(({ type }) => type === 'leaders-boarded');
  expect(told).toMatchObject([{ here: true }]);
  expect(narrate(at.game, told, null)[0]).toMatch(/ moves .+ onto a ship at .+\.$/);
});

test('E3 20.11 an Agent prompt shows only the canceling reaction', () => {
  const at = ledTable(
    { ground: { arretze: 'bob ground-force', saudor: 'bob ground-force', jord: 'ann' } },
    { bob: { agent: 'arretze' } },
  );
  const { actionCards } = at.game.state.seats.ann;
  actionCards.push('plague' as never);
  const listed = at.game.book.components.agent;
  expect(listed.text.length).toBeGreaterThan(150);
  const stops = (listed as unknown as { reactions: { hint?: string }[] }).reactions.map(({ hint }) => hint ?? '');
  expect(stops.every((says) => says.length > 20 && says.length < 100)).toBe(true);
});

test('Card targets show the units there', () => {
  const at = new CardTable().holds('ann', 'plague');
  at.units('bob', 'saudor', 'ground-force', 'ground-force', 'pds');
  at.units('cal', 'lodor', 'ground-force');
  at.turn().plays('ann', 'plague');
  const spec = specFor(at, 'ann');
  if (spec.kind !== 'choose') throw new Error(spec.kind);
  expect(spec.options.find(({ key }) => key === 'saudor')?.hint).toMatch(/ with 2 ground forces and 1 PDS$/);
});

test('E3 4.4 refuses following a performed or unowned card', () => {
  const at = new CardTable();
  const asked = (): string => answerInquiry(at.game, 'ann', 'follow', 'Technology').join(' ');
  at.state.phase = 'action';
  for (const seat of ['ann', 'bob', 'cal'] as const) at.state.seats[seat].strategyCards = {};
  expect(asked()).toContain('No one picked it this round (E3 4.4).');
  at.state.seats.bob.strategyCards = { technology: { used: true } };
  expect(asked()).toContain('Its strategic action was already performed this round (E3 4.4).');
  at.state.seats.bob.strategyCards = { technology: { used: false } };
  expect(asked()).not.toMatch(/performed this round|No one picked it/);
});

test('E3 9.1 the production limit message cites its rule', () => {
  const at = table({ ground: { saudor: 'ann space-dock' } }).begins('produce-units', { seat: 'ann', system: 'saudor' });
  const { spec } = at;
  if (spec.kind !== 'allot') throw new Error(spec.kind);
  expect(spec.limits?.map(({ message }) => message)).toEqual([expect.stringMatching(/\(E3 9\.1\)\.$/)]);
});

test('Every answer command states when it applies, with its rule', () => {
  for (const { group, name, whenAsked } of questionCommands)
    expect(`${group} ${name}: ${whenAsked ?? ''}`).toMatch(/: .+ \(E3 \d+\.\d+(, \d+\.\d+)?\)\.$/);
});

test('E3 2.1 base takes three to six players, Shattered Empire eight', () => {
  const edition = createThirdEdition(rulebooksBySets());
  const { lobby } = createThirdEditionAdapter(rulebooksBySets());
  expect(edition.playerCounts(lobby.settings.read({}))).toMatchObject({ min: 3, max: 6 });
  const more = lobby.settings.read({ sets: 'Everything' });
  expect(edition.playerCounts(more)).toMatchObject({ min: 3, max: 8 });
  const seven = Array.from({ length: 7 }, (_, i) => ({ name: `P${i}`, wishes: {} }));
  expect(edition.lobbyProblem(lobby.settings.read({}), seven as never, true)).toMatch(
    /3 to 6 players, but 7 have joined \(E3 2\.1\)\.$/,
  );
  expect(edition.lobbyProblem(more, seven as never, true)).toBeUndefined();
});

test('A feature no chosen set has is refused naming its sets', () => {
  const edition = createThirdEdition(rulebooksBySets());
  const { lobby } = createThirdEditionAdapter(rulebooksBySets());
  const settings = { ...(lobby.settings.read({}) as object), flagships: true };
  expect(edition.lobbyProblem(settings, [], false)).toMatch(
    /do not include flagships\. Add .*Shards of the Throne.* with the option `sets`\.$/,
  );
});

test('E3 3.1 the pick prompt shows every card’s full text', () => {
  const at = new CardTable();
  Object.values(at.state.strategyCards).forEach((lies, i) => (lies.bonus = i < 2 ? 1 : 0));
  at.begins('strategy-phase', {});
  const { content = '' } = questionMessage({ game: 'G', ask: 'A' as never, spec: specFor(at, 'ann') });
  for (const { text, name } of Object.values(at.game.book.byKind['strategy-card']))
    expect(content, name).toContain(text);
});

test('E3 4.4 a useless primary ability warns first', () => {
  const at = new CardTable();
  at.state.seats.ann.strategyCards = { warfare: { used: false } };
  const hint = (): string | undefined => {
    const spec = specFor(at.turn(), 'ann');
    return spec.kind === 'choose' ? spec.options.find(({ key }) => key === 'strategic:warfare')?.hint : undefined;
  };
  expect(hint()).toMatch(/^You have no command counters on the board\. Primary: return/);
  at.state.systems['empty-1'].counters.push('ann');
  expect(hint()).toMatch(/^Primary: return/);
});
