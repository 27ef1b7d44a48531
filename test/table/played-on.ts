import type { Table } from '../../src/table/index.ts';
import { randomAnswer } from '../../src/engine/index.ts';

/** So many answers in the only game there is, each time the same. */
export async function answers(table: Table, count: number, below: (n: number) => number): Promise<void> {
  const [{ id: game }] = await table.games();
  for (let n = 0; n < count;) {
    const { user } = (await table.waiting(game))[0];
    const first = (await table.openAsks(game, user ?? '')).find(({ reply }) => reply === undefined);
    if (!first) throw new Error('Nobody is asked');
    const reply = randomAnswer(first.spec, below);
    if ((await table.problem(game, user ?? '', first.ask, reply)) !== undefined) continue;
    await table.answer({ user: user ?? '', interaction: `press ${(await table.game(game)).head}` }, game, first.ask, reply);
    n++;
  }
}
