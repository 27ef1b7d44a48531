import { drawingJobs, reckoningJobs } from './editions/ti4/face/jobs.ts';
import { serve } from './pool/index.ts';
import type { Rulebook } from './editions/ti4/rules/game.ts';

// What a worker of the bot can do. It loads what it needs when it is first asked for it: who draws needs no rulebook.
let book: Promise<Rulebook> | undefined;
serve({ ...drawingJobs, ...reckoningJobs(() => (book ??= import('./editions/ti4/book.ts').then(({ bookOf }) => bookOf()))) });
