import type { Room } from './room.ts';

/** All that anybody but the person concerned can come to know. */
export const inPublic = async (here: Room, game: string): Promise<unknown> => ({
  waiting: await here.table.pendingPlayers(game),
  history: await here.table.history(game),
  messages: (await here.store.outbox.ofGame(game))
    .filter(({ lane }) => !lane.startsWith('whisper '))
    .map(({ kind, payload, createdAt, dueAt }) => ({
      kind,
      payload: kind === 'notice' ? null : payload,
      createdAt,
      dueAt,
    })),
  request: await here.table.findOpenRequest(game),
});
