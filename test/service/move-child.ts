// Plays on in the stored game in a separate process, and prints the number of commands and whether a combat is in
// progress.
import { GameRecords } from '../../scripts/chaos/players/game-records.ts';
import { createRandom } from '#simulation';
import { answers } from './played-on.ts';

const [where, count, seed] = process.argv.slice(2);
const records = await GameRecords.at(where, () => Date.UTC(2026, 0, 13, 12));
await answers(records.table, Number(count), createRandom(Number(seed)));
const [{ id, head }] = await records.table.listGames();
const isFighting = (await records.table.getGameWithState(id)).state.stack.some(
  ({ procedure }) => procedure === 'space-combat',
);
console.log(JSON.stringify({ pid: process.pid, head, isFighting }));
await records.close();
