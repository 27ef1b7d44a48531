// The exact chances of a combat between two lists of units, the attacker's first.
//   npm run -s odds -- "3 cruiser, 2 fighter" "1 dreadnought, 4 fighter"
//   npm run -s odds -- "4 infantry, 1 dreadnought" "3 infantry, 1 pds" --ground --json
// Units are called what they are ("2 destroyer ii", "1 dreadnought (damaged)") or what their card says ("1 arc secundus"). Whatever bombards, shoots
// or fires a barrage does so. --ground: ground combat; --nebula: in a nebula; --attacker-faction, --defender-faction: whose
// units and abilities they have; --attacker-technologies, --defender-technologies, --attacker-leaders, --defender-leaders: by name,
// separated by commas; --sets: what is played with, as base,codex-1; "2 mech in space": not on the planet;
// --json: { win, draw, loss, survivors }.
import { parseArgs } from 'node:util';
import { bookOf } from '../src/editions/ti4/book.ts';
import { Illegal } from '../src/engine/index.ts';
import { leftOver, percent, reckonLists, type SideWritten } from '../src/editions/ti4/odds/index.ts';

const USAGE = 'Two lists of units are needed, the attacker’s first: npm run -s odds -- "3 cruiser, 2 fighter" "1 dreadnought, 4 fighter"';

function read() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        json: { type: 'boolean', default: false },
        ground: { type: 'boolean', default: false },
        nebula: { type: 'boolean', default: false },
        'attacker-faction': { type: 'string' },
        'defender-faction': { type: 'string' },
        'attacker-technologies': { type: 'string' },
        'defender-technologies': { type: 'string' },
        'attacker-leaders': { type: 'string' },
        'defender-leaders': { type: 'string' },
        sets: { type: 'string' },
      },
    });
  } catch (error) {
    throw new Illegal(`${error instanceof Error ? error.message.split('. ')[0] : String(error)}.`);
  }
}

function run(): string {
  const { values, positionals } = read();
  if (positionals.length !== 2) throw new Illegal(USAGE);
  const side = (who: 'attacker' | 'defender', list: string): SideWritten => {
    const faction = values[`${who}-faction`];
    const technologies = values[`${who}-technologies`];
    const leaders = values[`${who}-leaders`];
    return {
      list,
      ...(faction !== undefined && { faction }),
      ...(technologies !== undefined && { technologies }),
      ...(leaders !== undefined && { leaders }),
    };
  };
  const found = reckonLists(bookOf([], values.sets?.split(',')), {
    attacker: side('attacker', positionals[0]),
    defender: side('defender', positionals[1]),
    ground: values.ground,
    nebula: values.nebula,
  });
  const { odds } = found;
  if (values.json) return JSON.stringify(odds, null, 2);
  return [
    `${values.ground ? 'Ground' : 'Space'} combat: ${found.lists.attacker} against ${found.lists.defender}.`,
    `  The attacker wins  ${percent(odds.win).padStart(10)}`,
    `  Nobody is left     ${percent(odds.draw).padStart(10)}`,
    `  The defender wins  ${percent(odds.loss).padStart(10)}`,
    `Left of the attacker: ${leftOver(odds.survivors.attacker, found.attacker.length)}.`,
    ...(found.defender.length ? [`Left of the defender: ${leftOver(odds.survivors.defender, found.defender.length)}.`] : []),
    'Hits are taken by sustaining damage first, then by the cheapest unit. Nobody retreats or plays cards.',
    ...(found.used.length ? [`Used wherever it helps: ${found.used.join(', ')}.`] : []),
    ...(found.leftOut.length ? [`Not reckoned with: ${found.leftOut.join(', ')}.`] : []),
  ].join('\n');
}

try {
  console.log(run());
} catch (error) {
  if (!(error instanceof Illegal)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
