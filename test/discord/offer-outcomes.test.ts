import { Collection } from 'discord.js';
import { expect, test } from 'vitest';
import type { EditionAdapter } from '#discord/edition/edition-adapter.ts';
import { offerReplyKey, type OfferReplies } from '#discord/trade/offer-replies.ts';
import type { OfferOutcome } from '#service';
import { toy } from '../service/toy.ts';
import { toyFace } from '../service/toy-face.ts';
import { HOUR, MINUTE } from '../service/room.ts';
import { played } from './sent.ts';

const [ANN, BOB, CAT] = ['100000000000000001', '100000000000000002', '100000000000000003'];

/** A game in which each free action closes an offer that Ann has made to Bob. */
async function trading(outcome: OfferOutcome = 'declined') {
  const offer = (from: string, to: string) => ({ id: 'o1', from, to });
  const edition = {
    ...toy,
    offerOutcomes: (...[before, , , action]: Parameters<NonNullable<typeof toy.offerOutcomes>>) =>
      action ? [{ from: before.order[0], offer: offer(before.order[0], before.order[1]), outcome }] : [],
  } as typeof toy;
  const face = {
    ...toyFace,
    createPresenter: (game: Parameters<EditionAdapter['createPresenter']>[0]) =>
      Object.assign(toyFace.createPresenter(game), { formatOffer: () => '1 coin for *nothing*' }),
  } as typeof toyFace;
  const table = await played([ANN, BOB, CAT], edition, undefined, face);
  await table.settle();
  const { members } = await table.here.table.getGame(table.game);
  const user = (seat: string): string => members.find((one) => one.seat === seat)?.user ?? '';
  const [giver, other] = ['p1', 'p2'].map(user);
  const direct = () =>
    table.recorder.sent.flatMap(({ to, payload }) => (to === giver ? [(payload as { content: string }).content] : []));
  return {
    ...table,
    giver,
    other,
    direct,
    close: () => table.here.table.act({ user: other }, table.game, 'decline', {}),
  };
}

/** Registers a reply that confirmed the offer. */
function reply(replies: OfferReplies, user: string, game: string, message?: string): string[] {
  const lines: string[] = [];
  const addLine = async (line: string) => void lines.push(line);
  replies.expect(user)({ offer: offerReplyKey(game, 'o1'), message, addLine });
  return lines;
}

test('The reply that confirmed an offer tells what became of it', async () => {
  const t = await trading();
  const lines = reply(t.offerReplies, t.giver, t.game);
  await t.close();
  await t.settle();
  expect(lines).toEqual(['**Seat 2 declined your offer.**']);
  expect(t.direct()).toEqual([]);
});

test.each([
  ['accepted', 'Seat 2 accepted your offer.'],
  ['declined', 'Seat 2 declined your offer.'],
  ['countered', 'Seat 2 declined your offer and made you another. Press **Trade** to see it.'],
  ['void', 'Your offer to seat 2 is no longer possible.'],
] as const)('After 15 minutes a direct message tells: %s', async (outcome, said) => {
  const t = await trading(outcome);
  const lines = reply(t.offerReplies, t.giver, t.game);
  t.here.now += 15 * MINUTE;
  await t.close();
  await t.settle();
  expect(lines).toEqual([]);
  expect(t.direct()).toEqual([`A trade in <#thread>:\n${said} (1 coin for \\*nothing\\*)`]);
});

test('A reply that shows something else by now is left alone', async () => {
  const t = await trading();
  const lines = reply(t.offerReplies, t.giver, t.game, 'm1');
  t.offerReplies.release('m1');
  await t.close();
  await t.settle();
  expect([lines.length, t.direct().length]).toEqual([0, 1]);
});

test('An outcome waits for the reply that is being sent', async () => {
  const t = await trading();
  const finish = t.offerReplies.expect(t.giver);
  await t.close();
  await t.settle();
  expect(t.direct()).toEqual([]);
  const lines: string[] = [];
  finish({
    offer: offerReplyKey(t.game, 'o1'),
    message: undefined,
    addLine: async (line) => void lines.push(line),
  });
  await t.settle();
  expect([lines, t.direct()]).toEqual([['**Seat 2 declined your offer.**'], []]);
});

test('A direct message about an offer keeps quiet hours and preferences', async () => {
  const t = await trading();
  await t.here.table.setPreferences(t.giver, { quietFrom: 0, quietTo: 13 * 60 });
  await t.close();
  await t.settle();
  expect(t.direct()).toEqual([]);
  t.recorder.there = new Collection();
  t.here.now += HOUR;
  await t.settle();
  expect(t.direct().length).toBe(1);
  await t.here.table.setPreferences(t.giver, { dm: false });
  await t.close();
  await t.settle();
  expect(t.direct().length).toBe(1);
});

test('A player who closes their own offer gets no direct message', async () => {
  const t = await trading('void');
  await t.here.table.act({ user: t.giver }, t.game, 'decline', {});
  await t.settle();
  expect(t.direct()).toEqual([]);
});
