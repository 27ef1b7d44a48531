import { expect, test } from 'vitest';
import { toFramedPayload } from '#discord/messages/message.ts';
import { turnMessage } from '#discord/messages/turn-message.ts';
import type { GameFact } from '#ti4/rules/facts.ts';
import { narrate, splitBattleRounds, summarizeRounds } from '#ti4/views/index.ts';
import type { Fact } from '#engine';
import { table } from '../rules/table.ts';
import { fakeSeen } from './fake.ts';

const fight = { attacker: 'ann', defender: 'bob', system: '27' };
const die = (unit: 'fighter' | 'cruiser' | 'dreadnought', face: number) => ({
  unit,
  hitsOn: 7,
  face,
  result: face,
  hit: face > 6,
});

/** So many rounds between large fleets, a command each. */
function fought(count: number): { command: number; fact: Fact }[] {
  const facts: { command: number; fact: GameFact }[] = [
    { command: 1, fact: { type: 'combat-begins', ...fight, round: 1 } },
  ];
  for (let round = 1; round <= count; round++) {
    const add = (fact: GameFact): void => void facts.push({ command: round, fact });
    const left = [
      { seat: 'ann', unit: 'dreadnought' as const, count: 2, damaged: true as const },
      { seat: 'ann', unit: 'fighter' as const, count: 20 - round },
      { seat: 'bob', unit: 'cruiser' as const, count: 20 - round },
    ];
    add({ type: 'combat-round-begins', ...fight, round, ...(round > 1 && { left }) });
    for (const [seat, against] of [
      ['ann', 'bob'],
      ['bob', 'ann'],
    ]) {
      const dice = [...Array(30).keys()].map((i) =>
        die(i % 3 ? 'fighter' : i % 2 ? 'cruiser' : 'dreadnought', (i % 10) + 1),
      );
      add({ type: 'dice-rolled', seat, against, purpose: 'space-combat', system: '27', dice });
    }
    add({ type: 'unit-destroyed', seat: 'ann', by: 'bob', unit: 'fighter', system: '27' });
    add({ type: 'unit-destroyed', seat: 'bob', by: 'ann', unit: 'cruiser', system: '27' });
  }
  return facts as { command: number; fact: Fact }[];
}

async function told(count: number, retracted: Parameters<typeof turnMessage>[2] = []): Promise<string> {
  const { game } = table({});
  const facts = fought(count);
  const seen = fakeSeen({
    facts: () => facts as never,
    presenter: {
      narrate: (some, viewer, style) => narrate(game, some, viewer, style ?? {}),
      combatRounds: (some) => splitBattleRounds(game, some),
      summarizeRounds: (some) => summarizeRounds(game, some),
    },
  });
  const chapter = { seat: null, title: 'Ann against Bob', inner: true as const };
  const message = await turnMessage(seen, [{ from: 1, to: count, style: 'text', chapter }], retracted);
  const body = toFramedPayload(message, { mark: 1 });
  const [{ components }] = body.components;
  expect(components).toHaveLength(1);
  const { content } = components[0] as { content: string };
  // Nothing was cut off.
  expect(content).not.toMatch(/…$/);
  expect(content.length).toBeLessThanOrEqual(4000);
  return content;
}

test('A turn message with only a picture has a caption', async () => {
  const seen = fakeSeen({ facts: () => [] as never, presenter: { narrate: () => [] } });
  const chapter = (seat: string | null) => ({ seat, title: 'Round 1: Sol' });
  const told = async (seat: string | null) =>
    (await turnMessage(seen, [{ from: 1, to: 1, style: 'text', chapter: chapter(seat) }])).content;
  expect(await told('ann')).toBe('**Round 1: Sol**\n-# The board after this turn.');
  expect(await told(null)).toBe('**Round 1: Sol**');
});

test('Each combat round is listed with dice, losses and remaining units', async () => {
  const said = await told(2);
  const [before, first, second] = said.split(/\*\*Round \d\*\*\n/);
  expect(before).toBe('**Ann against Bob**\n');
  expect(first.trim().split('\n')).toEqual([
    expect.stringMatching(
      /^- .* rolls for .*: dreadnought \(hits on 7\): [\d,✓ ]+; fighter \(hits on 7\): .*\. \d+ hits\.$/,
    ),
    expect.stringMatching(/^- .* rolls for .* hits\.$/),
    expect.stringMatching(/loses 1 fighter/),
    expect.stringMatching(/loses 1 cruiser/),
    expect.stringMatching(/^-# Forces: .* 2 dreadnoughts \(damaged\), 18 fighters · .* 18 cruisers$/),
  ]);
  // It goes on still.
  expect(second).not.toContain('Forces:');
});

test('Nine rounds fit one message by folding the oldest into a line', async () => {
  const said = await told(9);
  const [, folded] = /^-# Rounds 1 to (\d): .* lost \d fighters; .* lost \d cruisers\.$/m.exec(said) ?? [];
  expect(Number(folded)).toBeGreaterThan(1);
  const full = [...said.matchAll(/^\*\*Round (\d)\*\*$/gm)].map(([, round]) => Number(round));
  expect(full).toEqual([...Array(9 - Number(folded)).keys()].map((i) => Number(folded) + 1 + i));
  expect(said).not.toContain('attacks');
  // As many are told in full as there is room for.
  expect(said.length).toBeGreaterThan(2500);
  expect(said).not.toContain('/history');
});

test('A move taken back is told in its combat round', async () => {
  const said = await told(3, [{ after: 2, line: '-# Ann took back a move.' }]);
  expect(said.split('**Round ').map((part) => part.includes('took back'))).toEqual([false, false, true, false]);
});
