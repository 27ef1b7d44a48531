import { expect, test } from 'vitest';
import { publicMessage } from '../../src/discord/presenters/outgoing.ts';
import { Illegal } from '../../src/table/index.ts';
import { lateTable } from './late.ts';

test('Whoever has made an offer is told that it is declined, and nobody what it was', async () => {
  const { context, game, close } = lateTable();
  try {
    const { table, eyes } = context;
    const nothing = { tradeGoods: 0, commodities: 0 };
    const { members } = table.game(game);
    for (const { user } of members) {
      for (const { seat: to } of members) {
        try {
          table.act({ user }, game, 'offer', { to, give: nothing, take: nothing, note: 'Peace?' } as never);
        } catch (error) {
          if (!(error instanceof Illegal)) throw error;
        }
      }
    }
    const [offer] = eyes.offers(game);
    const userOf = (seat: string): string => table.game(game).members.find((one) => one.seat === seat)?.user ?? '';
    table.act({ user: userOf(offer.to) }, game, 'decline-offer', { offer: offer.id } as never);
    const { head } = table.game(game);
    expect(table.outbox.later(game, 'turn', 0).at(-1)?.payload).toMatchObject({ to: head, style: 'text' });
    const posting = { game, id: 1, nonce: '00000000000000000001' };
    const message = await publicMessage(context, posting, { kind: 'turn', from: head, to: head, style: 'text' }, []);
    expect(message?.content).toContain(`<@${userOf(offer.from)}>: ${eyes.seatName(game, offer.to)} declines your offer.`);
    expect(message?.content).not.toContain(offer.text);
  } finally {
    close();
  }
});
