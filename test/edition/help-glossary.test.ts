import { describe, expect, test } from 'vitest';
import { formatHelp, helpCommand } from '#discord/help/help-command.ts';
import { TABLE_TOPICS } from '#discord/help/table-topics.ts';
import { createAdapterRegistry } from '#discord/edition/adapter-registry.ts';
import type { EditionAdapter } from '#discord/edition/edition-adapter.ts';
import type { Choice } from '#discord/edition/game-presenter.ts';
import type { HandlerContext } from '#discord/interactions/replies.ts';
import type { InteractionOrigin } from '#discord/channels/game-place.ts';
import { foldText } from '#text/fuzzy-match.ts';
import { LIMITS } from '#discord/limits.ts';
import { createFourthEditionAdapter } from '#ti4/discord/adapter.ts';
import { rulebooksBySets } from '#ti4/rulebook.ts';
import { UNIT_TYPES } from '#ti4/rules/units/roles.ts';
import { nameOfUnit, unitNoun } from '#ti4/rules/names.ts';
import { createThirdEditionAdapter } from '#ti3/discord/adapter.ts';
import { rulebooksBySets as thirdRulebooks, rulebookOf as thirdRulebook } from '#ti3/rulebook.ts';
import { createSecondEditionAdapter } from '#ti2/discord/adapter.ts';
import { rulebooksBySets as secondRulebooks, rulebookOf as secondRulebook } from '#ti2/rulebook.ts';

const fourth = createFourthEditionAdapter(rulebooksBySets());
const third = createThirdEditionAdapter(thirdRulebooks());
const second = createSecondEditionAdapter(secondRulebooks());

/** Words that every edition explains. */
const COMMON_TERMS = [
  'ship, ships, fleet, unit, units, planet, planets, system, systems, tile, board, map, position, home system, hex',
  'adjacent, neighbor, neighbours, control, resources, influence, capacity, cargo, transport, movement, retreat',
  'wormhole, alpha wormhole, beta wormhole, nebula, supernova, asteroid field, anomaly, anomalies',
  'combat, space combat, ground combat, invasion, bombardment, landing, hits, dice, attacker, defender, battle',
  'round, phase, phases, turn, action, action cards, hand limit, vote, voting, law, agenda, production, build',
  'technology, research, prerequisites, specialty, trade, elimination, victory, objectives, technologies, leaders',
  'undo, odds, reminders, away, standing orders, commands, practice player, seed',
].flatMap((line) => line.split(', '));

/** Entries of the Rules Reference. */
const FOURTH_TERMS = [
  'abilities, action cards, action phase, active player, active system, adjacency, agenda card, agenda phase',
  'anomalies, anti-fighter barrage, asteroid field, attach, attacker, blockaded, bombardment, capacity, capture',
  'combat, command sheet, command tokens, commodities, component action, component limitations, construction',
  'control, cost, custodians token, deals, defender, deploy, destroyed, diplomacy, elimination, exhausted',
  'exploration, fighter, fleet pool, frontier tokens, game board, game round, gravity rift, ground combat',
  'ground forces, hyperlanes, imperial, infantry, influence, initiative order, invasion, leader sheet, leaders',
  'leadership, legendary planets, Mecatol Rex, mechs, modifiers, move, movement, nebula, neighbors',
  'objective cards, opponent, PDS, planets, planetary shield, politics, producing units, production',
  'promissory notes, purge, readied, reinforcements, relics, rerolls, resources, ships, space cannon, space combat',
  'space dock, speaker, status phase, strategic action, strategy card, strategy phase, structures, supernova',
  'sustain damage, system tiles, tactical action, technology, trade, trade goods, transactions, transport',
  'unit upgrades, units, victory points, warfare, wormhole nexus, wormholes, alpha, beta, gamma, delta wormhole',
  'tactic pool, strategy pool, primary ability, secondary ability, follow, pass, frontier token, ion storm, mech',
  'gamma wormhole token, agent, commander, hero, relic fragment, cultural, hazardous, industrial, secret objective',
  'public objective, riders, laws, directive, abstain, control token, AFB, stage II, trait, unit upgrade',
].flatMap((line) => line.split(', '));

const THIRD_TERMS = [
  'strategy phase, action phase, status phase, strategic action, tactical action, transfer action, component action',
  'command counters, command pool, fleet supply, strategy allocation, bonus counters, trade goods, contracts',
  'trade agreements, political cards, space battle, invasion combat, anti-fighter barrage, PDS fire, ion storm',
  'speaker, order of play, primary, secondary, follow, pass, preliminary objective, secret objective, imperium rex',
  'refresh, exhausted, reinforcements, cost, race, sustain damage, neutral planet, colony, refinery, shock troop',
  'domain counter, domain counters',
].flatMap((line) => line.split(', '));

const SECOND_TERMS = [
  'political phase, economy phase, individual turns, technology phase, placing units, progression phase, bracket',
  'imperium rex, credits, trade agreements, senate, debate, spacedock, insurgence check, debt, withdrawal, probe, raze',
  'neutral planet, land units, shock troops, political cards, race, segment, income, E2 7.13, captive, PDS fire, domain counter, gravity rift',
].flatMap((line) => line.split(', '));

const namesOf = (list: object): string[] => Object.values(list).map(({ name }: { name: string }) => name);

const bookOfThird = thirdRulebook();
const bookOfSecond = secondRulebook();
const fourthBook = rulebooksBySets().of(undefined as never);

const EDITIONS: [string, EditionAdapter, string[]][] = [
  [
    'fourth',
    fourth,
    [
      ...FOURTH_TERMS,
      ...UNIT_TYPES.flatMap((type) => [nameOfUnit(type), unitNoun(type, 2)]),
      ...namesOf(fourthBook.byKind['strategy-card']),
      ...namesOf(fourthBook.tokens),
    ],
  ],
  ['third', third, [...THIRD_TERMS, ...namesOf(bookOfThird.units), ...namesOf(bookOfThird.byKind['strategy-card'])]],
  ['second', second, [...SECOND_TERMS, ...namesOf(bookOfSecond.units)]],
];

/** Runs the completion of `/help`. */
async function completed(adapter: EditionAdapter, typed: string): Promise<Choice[]> {
  const context = {
    adapters: createAdapterRegistry([adapter]),
    service: { listGames: () => [] },
  } as unknown as HandlerContext;
  const from = {
    caller: { user: 'u' },
    place: { guild: '1', channel: '2', thread: null },
  } as unknown as InteractionOrigin;
  const bound = await helpCommand.leaf?.bind(context, from, undefined as never);
  return (await bound?.complete?.('about', typed, undefined as never)) ?? [];
}

describe.each(EDITIONS)('%s edition', (_edition, adapter, terms) => {
  test('/help explains every word of the game', () => {
    const all = [...new Set([...COMMON_TERMS, ...terms])];
    const unknown = all.filter((term) => {
      try {
        return !/^\*\*[^*]+\*\*/.test(formatHelp(adapter, term, undefined));
      } catch {
        return true;
      }
    });
    expect(unknown).toEqual([]);
  });

  test('/help suggests every word of the game', async () => {
    for (const term of [...COMMON_TERMS, ...terms]) {
      const [first] = await completed(adapter, term);
      expect([term, typeof first?.label]).toEqual([term, 'string']);
      expect(formatHelp(adapter, first.key, undefined), term).toMatch(/^\*\*/);
    }
  });

  test('plain questions lead to their topic', () => {
    const heads = (questions: string[]): string[] =>
      questions.map((question) => formatHelp(adapter, question, undefined).split('\n')[0]);
    expect(heads(['what can I do now?', 'What can I do?', 'how do I play'])).toEqual([
      '**What to do now** (rules)',
      '**What to do now** (rules)',
      '**What to do now** (rules)',
    ]);
    expect(heads(['how do i win', 'How do I win the game?', 'when does the game end'])).toEqual(
      Array.from({ length: 3 }, () => expect.stringMatching(/^\*\*Goal (of the game|and end)\*\* \(rules\)$/)),
    );
    expect(heads(['how does combat work', 'How do I fight?'])).toEqual(['**Combat** (rules)', '**Combat** (rules)']);
    expect(heads(['how do i vote'])[0]).toMatch(/^\*\*(Agenda phase|Political cards|Political phase)\*\* \(rules\)$/);
    expect(heads(['what is a carrier', 'what does the carrier do?'])).toEqual([
      expect.stringMatching(/^\*\*Carrier( I)?\*\* \(unit\)$/),
      expect.stringMatching(/^\*\*Carrier( I)?\*\* \(unit\)$/),
    ]);
    expect(heads(['how do I undo my move', 'how do I build units'])).toEqual([
      '**Undo** (rules)',
      expect.stringMatching(/^\*\*(Production|Economy phase)\*\* \(rules\)$/),
    ]);
  });

  test('a question about nothing known suggests names', () => {
    expect(() => formatHelp(adapter, 'how do I xylophonize', undefined)).toThrow(
      /^I don't know “xylophonize”\. Did you mean /,
    );
  });

  test('topics fit into a message and into a choice', () => {
    for (const { key, label } of adapter.searchRules('').filter((one) => one.key.startsWith('rule '))) {
      expect(formatHelp(adapter, key, undefined).length).toBeLessThan(LIMITS.content);
      expect(label.length).toBeLessThanOrEqual(LIMITS.choiceName);
    }
  });
});

test('fourth edition: words with a rules topic of their own', () => {
  const head = (word: string): string => formatHelp(fourth, word, undefined).split('\n')[0];
  expect(['trade', 'fleet pool', 'trade goods', 'agenda', 'nebula', 'flagship', 'mech'].map(head)).toEqual([
    '**Trade** (strategy card, initiative 5)',
    '**Fleet pool and capacity** (rules)',
    '**Commodities** (rules)',
    '**Agenda phase** (rules)',
    '**Anomalies** (rules)',
    '**Flagship** (rules)',
    '**Mechs** (rules)',
  ]);
  expect(formatHelp(fourth, 'trade', undefined)).toMatch(/\n-# Rules: `\/help about:Transactions`\.$/);
  expect(formatHelp(fourth, 'dn', undefined)).toMatch(
    /^\*\*Dreadnought I\*\* \(unit\)\n[^]*\n\*\*Dreadnought II\*\* \(unit upgrade\)/,
  );
});

test('topics about playing here are short and share no name with a component', () => {
  for (const { text } of TABLE_TOPICS) expect(text.length).toBeLessThan(400);
  const names = TABLE_TOPICS.flatMap(({ name, keywords = '' }) => [name, ...keywords.split(', ')]).map(foldText);
  for (const [, adapter] of EDITIONS)
    for (const { label } of adapter.searchRules('').filter(({ key }) => !key.startsWith('rule ')))
      expect(names).not.toContain(foldText(label.replace(/ \(.*$/, '')));
});
