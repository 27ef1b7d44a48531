import { expect, test } from 'vitest';
import type { Given } from '../../../src/discord/face.ts';
import { givingCommand } from '../../../src/editions/ti3/face/commands/giving.ts';
import { giftsOf } from '../../../src/editions/ti3/face/gifts.ts';
import { narrate } from '../../../src/editions/ti3/views/index.ts';
import { CardTable } from '../card-table.ts';
import { table } from '../table.ts';

/** What is given when Ann, who has 12 trade goods and two others at her table, types this. */
async function given(typed: string): Promise<unknown> {
  const t = new CardTable();
  t.turn();
  t.state.seats.ann.tradeGoods = 12;
  let gift: unknown;
  const act = (_caller: object, _game: string, _action: string, data: unknown): void => void (gift = data);
  const at = {
    seat: 'ann',
    from: { caller: {} },
    context: { table: { act } },
    seen: { game: { id: 'X', status: 'running' }, sight: { game: t.game, seats: () => [] } },
  };
  const options = { text: () => typed } as unknown as Given;
  await givingCommand.subcommands?.[0].run(at as never, options);
  return gift;
}

test('E3 13.2 a typed gift names the number and the player', async () => {
  const t = new CardTable();
  t.state.seats.ann.tradeGoods = 1;
  const label = giftsOf(t.game, 'ann')[0].label.replace('1 trade good to ', '');
  expect(await given(`2 trade goods to ${label}`)).toMatchObject({ count: 2 });
  expect(await given(`2 to ${label}`)).toMatchObject({ count: 2 });
  for (const typed of ['2', '2 trade goods', 'trade goods', 'to', label])
    await expect(given(typed), typed).rejects.toThrow('Say how many trade goods, and to whom');
  await expect(given(`13 to ${label}`)).rejects.toThrow('you cannot give 13');
});

test('E3 13.2 a player who is out is offered no gifts', () => {
  const t = table({ space: { 'empty-2': 'ann cruiser' } });
  t.game.state.seats.cal.tradeGoods = 2;
  t.game.state.seats.cal.eliminated = true;
  expect(giftsOf(t.game, 'cal')).toEqual([]);
});

test('E3 21.6 one ground force becomes a shock troop, two become shock troops', () => {
  const t = table({ space: { 'empty-2': 'ann cruiser' } });
  const told = (count: number): string =>
    narrate(
      t.game,
      [{ type: 'units-exchanged', seat: 'ann', place: 'saudor', before: 'ground-force', after: 'shock-troop', count }] as never,
      null,
    )[0];
  expect(told(1)).toContain(' becomes ');
  expect(told(2)).toContain(' become ');
});
