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
const renewed = (text: string): string => text.replaceAll('yin-spinner-omega', 'yin-spinner');
const SETTINGS: Partial<Wish> = { sets: ['base@1', 'codex-1@1', 'codex-4@1'] };

/** A state in the shape before the last upcast. */
function before(state: Json): Json {
  const { options, ...rest } = JSON.parse(JSON.stringify(state).replaceAll('"yin-spinner"', '"yin-spinner-omega"')) as {
    options: Record<string, Json>;
  };
  delete options.sets;
  return { ...rest, options, version: 1 } as unknown as Json;
}

const books = booksOf();
for (const name of readdirSync(FOLDER)) {
  const file = new URL(name, FOLDER);
  const old = readRecorded<Wish>(readFileSync(file, 'utf8'));
  const recorded = readRecorded<Wish>(renewed(readFileSync(file, 'utf8')));
  const settings = { ...SETTINGS, ...recorded.settings };
  const state = replay(books, { ...recorded, settings });
  const end = fingerprint(canonical(state));
  if (end === old.end) continue;
  if (fingerprint(canonical(before(state as unknown as Json))) !== old.end) {
    console.error(`${name}: it comes to another end than before, not only to another shape.`);
    process.exitCode = 1;
    continue;
  }
  writeFileSync(file, writeRecorded({ ...recorded, settings, end }));
  console.log(`${name}: ${old.end} is ${end} now.`);
}
