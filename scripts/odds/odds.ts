// Computes the exact odds of a combat between two lists of units, the attacker's first.
//   npm run -s odds -- "3 cruiser, 2 fighter" "1 dreadnought, 4 fighter"
//   npm run -s odds -- "4 infantry, 1 dreadnought" "3 infantry, 1 pds" --ground --json
//   npm run -s odds -- --help                   all options and unit names
// All units use their bombardment, space cannon and anti-fighter barrage.
import { Illegal } from '#engine';
import { reportOdds } from './odds-report.ts';

try {
  console.log(reportOdds(process.argv.slice(2)));
} catch (error) {
  if (!(error instanceof Illegal)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
