import { describe, expect, test } from 'vitest';
import { rulebookOf } from '#ti4/rulebook.ts';
import { createFourthEditionAdapter } from '#ti4/discord/adapter.ts';
import { narrate } from '#ti4/views/index.ts';
import { cardNarrators } from '#ti4/narration/cards.ts';
import { councilNarrators } from '#ti4/narration/council.ts';
import { explorationNarrators } from '#ti4/narration/exploration.ts';
import { fleetNarrators } from '#ti4/narration/fleets.ts';
import { REQUIRED_FIELDS } from '#ti4/narration/required-fields.ts';
import { gameFlowNarrators } from '#ti4/narration/game-flow.ts';
import type { Fact } from '#engine';
import type { GameSnapshot } from '#service';
import { POK } from '../rules/exploring.ts';
import { table } from '../rules/table.ts';
import { singleRulebook } from '#ti4/rules/rulebooks.ts';
import { toPlainText } from '#text/emoji-tokens.ts';

/** A sentence that speaks of what is not there. */
const OF_NOTHING = /undefined|NaN|\bnull\b|\[object/;

test('every narrator handles minimal facts and skips incomplete ones', () => {
  const { game } = table();
  const any: Record<string, unknown> = { list: [], record: {}, text: 'something', number: 2 };
  for (const type of Object.keys({
    ...gameFlowNarrators,
    ...fleetNarrators,
    ...councilNarrators,
    ...cardNarrators,
    ...explorationNarrators,
  })) {
    const granted = Object.entries((REQUIRED_FIELDS as Record<string, Record<string, string>>)[type] ?? {}).filter(
      ([, shape]) => !shape.endsWith('?'),
    );
    const fields = Object.fromEntries(granted.map(([field, shape]) => [field, any[shape]]));
    expect(narrate(game, [{ type, ...fields }], null).join(), type).not.toMatch(OF_NOTHING);
    if (granted.length) expect(narrate(game, [{ type }], null), type).toEqual([]);
  }
});

/** A fact whose sentence fails. */
const failing = (): Fact => ({
  type: 'player-passed',
  get seat(): string {
    throw new TypeError('No seat is to be had');
  },
});
const passes: Fact = { type: 'player-passed', seat: 'ann' };
const told = 'Sol passes.';

describe('a failing log line', () => {
  test('throws without an error callback', () => {
    const { game } = table();
    expect(() => narrate(game, [passes, failing()], null)).toThrow('No seat is to be had');
  });

  test('is reported and does not suppress other lines', () => {
    const { game } = table();
    const heard: unknown[] = [];
    expect(
      narrate(game, [passes, failing(), passes], null, {
        onError: (error, type) => heard.push([type, (error as Error).message]),
      }),
    ).toEqual([told, told]);
    expect(heard).toEqual([['player-passed', 'No seat is to be had']]);
  });

  test('is written to the bot’s log, and players read the rest', () => {
    const { state } = table();
    const logged: unknown[] = [];
    const log = {
      info: () => {},
      warn: () => {},
      error: (about: object, words: string) => void logged.push([words, about]),
    };
    const works = { run: () => Promise.reject(new Error('Nothing is drawn here')) };
    const seen = { state, game: { members: [] } } as unknown as GameSnapshot;
    const told = (facts: Fact[], outside?: { log: typeof log; jobs: typeof works }) =>
      createFourthEditionAdapter(singleRulebook(rulebookOf()), outside)
        .createPresenter(seen)
        .narrate(facts, null)
        .map((line) => toPlainText(line).replace(/^\p{Extended_Pictographic} /u, ''));
    expect(told([passes, failing()], { log, jobs: works })).toEqual(['Sol passes.']);
    expect(logged).toEqual([
      ['Cannot narrate an event', { fact: 'player-passed', err: expect.any(TypeError) as unknown }],
    ]);
    expect(() => told([failing()])).toThrow('No seat is to be had');
  });
});

test('skips facts of unknown types', () => {
  const { game } = table();
  expect(narrate(game, [{ type: 'constructor' }, { type: 'planet-discovered' }, passes], null)).toEqual([told]);
});

describe('merging related facts', () => {
  const at = () => table({ sets: POK }).game;
  const told = (...facts: Fact[]) => narrate(at(), facts, null);

  test('names an agent that helps once', () => {
    expect(
      told(
        { type: 'ability-used', seat: 'ann', component: 'evelyn-delouis' },
        { type: 'leader-exhausted', seat: 'ann', leader: 'evelyn-delouis' },
      ),
    ).toEqual(['Sol uses Evelyn DeLouis.']);
    expect(told({ type: 'leader-exhausted', seat: 'ann', leader: 'evelyn-delouis' })).toEqual([
      'Sol exhausts Evelyn DeLouis.',
    ]);
  });

  test('a relic fragment takes one line, other cards show their effect', () => {
    const place = { seat: 'ann', system: at().state.planets.starpoint.system, planet: 'starpoint' };
    const card = 'hazardous-relic-fragment#1';
    expect(told({ type: 'card-explored', card, ...place }, { type: 'card-kept', seat: 'ann', card })).toEqual([
      'Sol explores Starpoint: Hazardous Relic Fragment.',
    ]);
    const hole = 'gamma-wormhole#1';
    const lines = told(
      { type: 'card-explored', card: hole, ...place },
      { type: 'token-laid', seat: 'ann', token: 'gamma-wormhole-token', system: place.system },
      { type: 'cards-purged', seat: 'ann', cards: [hole] },
    );
    expect(lines[0]).toBe('Sol explores Starpoint: Gamma Wormhole.');
    const found = { type: 'card-explored', card: hole, ...place };
    expect(narrate(at(), [found], null, { texts: true })).toEqual([
      'Sol explores Starpoint: Gamma Wormhole.\n-# Place a gamma wormhole token here. Then purge this card.',
    ]);
    expect(lines[1]).toMatch(/^Sol places a gamma wormhole token at /);
    expect(lines).toHaveLength(2);
    // Found earlier, and told then.
    expect(told({ type: 'cards-purged', seat: 'ann', cards: [card] })).toEqual([
      'Sol purges Hazardous Relic Fragment.',
    ]);
  });

  test('a heading drops the start of its phase, a brief text card words', () => {
    const game = at();
    const begins = { type: 'phase-begins', phase: 'status', round: 2 };
    expect(narrate(game, [begins], null)).toEqual(['Round 2: the status phase begins.']);
    expect(narrate(game, [begins], null, { hasTurnTitle: true })).toEqual([]);
    const explored = {
      type: 'card-explored',
      seat: 'ann',
      card: 'gamma-wormhole#1',
      system: game.state.planets.starpoint.system,
      planet: 'starpoint',
    };
    expect(narrate(game, [explored], null, { brief: true })).toEqual(['Sol explores Starpoint: Gamma Wormhole.']);
    expect(
      narrate(game, [{ type: 'relic-gained', seat: 'ann', relic: 'the-obsidian' }], null, { brief: true }),
    ).toEqual(['Sol gains the relic The Obsidian.']);
  });

  test('merges opening draws into one line', () => {
    const draws = (seat: string, count = 2): Fact => ({ type: 'secret-objectives-drawn', seat, count });
    expect(told(draws('ann'), draws('bob'), draws('cid'))).toEqual(['3 players each draw 2 secret objectives.']);
    expect(told(draws('ann', 1))).toEqual(['Sol draws 1 secret objective.']);
  });

  test('calls tokens by their names', () => {
    const systems = ['46', '47'];
    expect(told({ type: 'tokens-laid-out', token: 'frontier', systems })).toEqual([
      'A frontier token is placed in each of 2 systems.',
    ]);
    expect(told({ type: 'token-laid', seat: 'ann', token: 'sleeper', planet: 'starpoint', system: '27' })).toEqual([
      'Sol places a sleeper token on Starpoint.',
    ]);
  });
});

test('news of objectives give their points, and the text below', () => {
  const { game } = table();
  const [first] = Object.values(game.book.byKind.objective).filter(({ points }) => points === 2);
  const gained = { seat: 'ann', points: 2, total: 5, why: first.id };
  const told = (facts: Fact[], options?: object): string[] => narrate(game, facts, null, options);
  expect(told([{ type: 'objective-revealed', objective: first.id }])).toEqual([`New objective: ${first.name} (2 VP).`]);
  expect(told([{ type: 'objective-revealed', objective: first.id }], { texts: true })).toEqual([
    `New objective: ${first.name} (2 VP).\n-# ${first.text}`,
  ]);
  const scored = { type: 'objective-scored', seat: 'ann', objective: first.id };
  expect(told([scored, { type: 'points-gained', ...gained }])).toEqual([`Sol scores ${first.name} (2 VP, now 5).`]);
  expect(told([scored])).toEqual([`Sol scores ${first.name} (2 VP).`]);
});

test('a card’s text stands once in a message, whatever the game hides', () => {
  const { game } = table();
  const play = (seat: string, component: string): Fact => ({ type: 'action-card-played', seat, component, target: [] });
  const [first, second] = [play('ann', 'sabotage'), play('bob', 'sabotage')];
  // Facts of a branch that is still hidden must not change what a message says.
  game.state.facts.push(second as never, first as never);
  const told = (...facts: Fact[]): string[] => narrate(game, facts, null, { texts: true });
  const [text] = told(first);
  expect(text).toMatch(/^Sol plays Sabotage\.\n-# ./);
  expect(told(first, second)).toEqual([text, 'Letnev plays Sabotage.']);
  expect(told(first, second, play('ann', 'flank-speed'))[2]).toMatch(/^Sol plays Flank Speed\.\n-# ./);
});
