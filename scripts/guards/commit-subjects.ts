// Checks the subjects of commits: `area: imperative subject`, at most 72 characters. Part of `npm run check`.
import { execFileSync } from 'node:child_process';

/** Last commit before the form was agreed. */
const AGREED_AFTER = '0eb96a3e';
const MAX_LENGTH = 72;
const FORM = /^[a-z0-9-]+(?:(?:, |\/)[a-z0-9-]+)*: \S/;

/** Returns a sentence on each subject that has the wrong form or length. Merges and reverts keep git's own subject. */
export function findWrongSubjects(subjects: readonly string[]): string[] {
  return subjects
    .filter((subject) => !/^(Merge|Revert) /.test(subject))
    .flatMap((subject) => [
      ...(FORM.test(subject) ? [] : [`No area before the subject: ${subject}`]),
      ...(subject.length > MAX_LENGTH ? [`${subject.length} characters: ${subject}`] : []),
    ]);
}

/** Lists subjects since the form was agreed; in a shallow clone, those that are there. */
function listSubjects(): string[] {
  const git = (...options: string[]): string =>
    execFileSync('git', options, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
  try {
    return git('log', '--format=%s', `${AGREED_AFTER}..HEAD`).split('\n').filter(Boolean);
  } catch {
    return git('log', '--format=%s', '-1').split('\n').filter(Boolean);
  }
}

if (import.meta.filename === process.argv[1]) {
  const wrong = findWrongSubjects(listSubjects());
  for (const line of wrong) console.error(line);
  process.exitCode = wrong.length ? 1 : 0;
}
