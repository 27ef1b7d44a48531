import { expect, test } from 'vitest';
import { openAsks, answerProblem, specOf, type Answer } from '#engine';
import { AiContext } from '#ti3/ai/ai-context.ts';
import { evaluateTacticalAction } from '#ti3/ai/evaluation/tactical-actions.ts';
import { chooseAnswer } from '#ti3/ai/index.ts';
import { rulebookOf } from '#ti3/rulebook.ts';
import { knownTo } from '#ti3/views/known-game.ts';
import { enactForTest } from '../enact.ts';
import { Table, type Laid } from '../table.ts';

const ALL = rulebookOf(['base', 'shattered-empire', 'shards-of-the-throne']);

/** Returns a table where Ann activates Arnor and Lor, with a fleet there that she does not move. */
function activated(aboard: string, ground: Record<string, string>, laid: Laid = {}): Table {
  const table = new Table({
    from: ALL,
    space: { 'arnor-lor': `ann carrier, ${aboard}`, 'sol-home': '' },
    ground: { jord: 'ann', ...ground },
    ...laid,
  });
  table.game.state.turn.number = 1;
  return table;
}

/** Returns what a practice player that activates the system expects to gain, and what it lands there. */
function landed(table: Table, law?: string): { gain: number; landing: Answer } {
  if (law !== undefined) enactForTest(table.game, law);
  const gain = evaluateTacticalAction(new AiContext(table.game, 'ann', () => 0), 'arnor-lor')?.gain ?? 0;
  table.begins('tactical-action', { seat: 'ann' }).says('ann', 'arnor-lor');
  const open = openAsks(table.game.state).find(({ ask }) => ask.question === 'land-units');
  if (!open) return { gain, landing: null };
  const { data, question } = open.ask;
  const spec = specOf(table.game, open);
  const check = (reply: Answer): string | undefined => answerProblem(table.game, open, reply, spec);
  const asked = { question, data, spec, check };
  return { gain, landing: chooseAnswer(knownTo(table.game, 'ann', open.path), 'ann', asked, 'a') };
}

test.each([
  ['ground-force, 3 shock-troop', { arnor: 'bob 2 ground-force', lor: 'ann' }],
  ['3 mechanized-unit', { arnor: 'bob ground-force', lor: 'ann' }],
  ['2 ground-force, 2 mechanized-unit', { arnor: 'bob 2 ground-force', lor: 'ann' }],
  ['3 ground-force', {}],
  ['shock-troop, ground-force', {}],
])('E3 6.5 %s land where their activation is worth it', (aboard, ground) => {
  const { gain, landing } = landed(activated(aboard, ground));
  expect(gain).toBeGreaterThan(0);
  expect(Object.keys(landing as Record<string, number>)).not.toEqual([]);
});

test('E3 6.5 the strongest forces land where there is a fight', () => {
  const { landing } = landed(activated('2 ground-force, mechanized-unit', { arnor: 'bob ground-force', lor: 'ann' }));
  expect(landing).toMatchObject({ 'mechanized-unit>arnor': 1 });
});

test('E3 6.5 Colonization Licensing: only as many planets count as can be paid for', () => {
  const gains = [2, 4].map((tradeGoods) => {
    const table = activated('2 ground-force', {});
    for (const planet of Object.values(table.game.state.planets)) planet.exhausted = true;
    table.game.state.seats.ann.tradeGoods = tradeGoods;
    const { gain, landing } = landed(table, 'colonization-licensing');
    return [gain, Object.keys(landing as Record<string, number>).length];
  });
  expect(gains.map(([, planets]) => planets)).toEqual([1, 2]);
  expect(gains[0][0]).toBeLessThan(gains[1][0]);
});
