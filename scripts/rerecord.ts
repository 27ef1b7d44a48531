// Rewrites the recorded games of test/games after the shape of the state has changed: each is replayed answer by answer, with the same dice,
// and must come to the state it came to before, but for what the last upcast changed; then its new end is written.
//   npm run -s rerecord
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { canonical, fingerprint, type Json } from '../src/engine/index.ts';
import { booksOf } from '../src/editions/ti4/book.ts';
import { replay } from '../src/editions/ti4/rehearsal/recorded.ts';
import type { Wish } from '../src/editions/ti4/rehearsal/run.ts';
import { readRecorded, writeRecorded } from '../src/rehearsal/index.ts';

const FOLDER = new URL('../test/games/', import.meta.url);

/** What a recording has to say since the last change of shape. */
const renewed = (text: string): string => text;

type Loose = Record<string, Json>;
const mapped = (record: Json, to: (one: Loose) => Loose): Loose =>
  Object.fromEntries(Object.entries(record as Record<string, Loose>).map(([key, one]) => [key, to(one)]));

/** A state in the shape before the last upcast. */
function before(state: Json): Json {
  const { systems, planets, facts, ...rest } = state as { systems: Json; planets: Json; facts: Loose[] };
  const lying = (markers: Json | undefined): string[] => ((markers ?? []) as { id: string }[]).map(({ id }) => id);
  const shown = (goods: Json): Json => ({ tradeGoods: 0, commodities: 0, notes: 0, cards: 0, ...(goods as Loose) });
  return {
    ...rest,
    version: 2,
    systems: mapped(systems, ({ markers, ...system }) => ({
      ...system,
      ...(markers && { wormholes: lying(markers).map((id) => id.replace('-wormhole', '')) }),
    })),
    planets: mapped(planets, ({ markers, ...planet }) => ({ ...planet, attached: lying(markers) })),
    facts: facts.map((fact) => (fact.type === 'transaction-done' ? { ...fact, give: shown(fact.give), take: shown(fact.take) } : fact)),
  };
}

const books = booksOf();
for (const name of readdirSync(FOLDER)) {
  const file = new URL(name, FOLDER);
  const old = readRecorded<Wish>(readFileSync(file, 'utf8'));
  const recorded = readRecorded<Wish>(renewed(readFileSync(file, 'utf8')));
  const state = replay(books, recorded);
  const end = fingerprint(canonical(state));
  if (end === old.end) continue;
  if (fingerprint(canonical(before(state as unknown as Json))) !== old.end) {
    console.error(`${name}: it comes to another end than before, not only to another shape.`);
    process.exitCode = 1;
    continue;
  }
  writeFileSync(file, writeRecorded({ ...recorded, end }));
  console.log(`${name}: ${old.end} is ${end} now.`);
}
