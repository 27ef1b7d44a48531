import { parseArgs } from 'node:util';
import { rulebookOf } from '#ti4/rulebook.ts';
import { Illegal } from '#engine';
import { formatSurvivors, formatChance, computeScenarioOdds, type SideInput } from '#ti4/odds/index.ts';

const EXAMPLE = 'npm run -s odds -- "3 cruiser, 2 fighter" "1 dreadnought, 4 fighter"';
const USAGE = `Two lists of units are needed, the attacker’s first: ${EXAMPLE}`;

/** Options with the name of their value and a description. */
const OPTIONS = {
  help: { type: 'boolean', value: '', says: 'print this' },
  json: { type: 'boolean', value: '', says: 'print { win, draw, loss, survivors }' },
  ground: { type: 'boolean', value: '', says: 'ground combat, not space combat' },
  nebula: { type: 'boolean', value: '', says: 'fight in a nebula' },
  'attacker-faction': { type: 'string', value: 'NAME', says: 'whose units and abilities the attacker has' },
  'defender-faction': { type: 'string', value: 'NAME', says: 'the same for the defender' },
  'attacker-technologies': { type: 'string', value: 'NAMES', says: 'by name, separated by commas' },
  'defender-technologies': { type: 'string', value: 'NAMES', says: 'the same for the defender' },
  'attacker-leaders': { type: 'string', value: 'NAMES', says: 'by name, separated by commas' },
  'defender-leaders': { type: 'string', value: 'NAMES', says: 'the same for the defender' },
  sets: { type: 'string', value: 'SETS', says: 'what is played with, such as base,codex-1' },
} as const;

function help(): string {
  const options = Object.entries(OPTIONS).map(
    ([name, { value, says }]) => `  ${`--${name} ${value}`.padEnd(32)}${says}`,
  );
  return [
    'The exact chances of a combat between two lists of units, the attacker’s first.',
    '',
    `Usage: ${EXAMPLE} [options]`,
    '',
    'Lists hold a count and a unit each: "2 destroyer ii", "1 dreadnought (damaged)", "1 arc secundus", "2 mech in space".',
    '',
    'Options:',
    ...options,
  ].join('\n');
}

function read(args: string[]) {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: OPTIONS,
    });
  } catch (error) {
    throw new Illegal(`${error instanceof Error ? error.message.split('. ')[0] : String(error)}.`);
  }
}

/**
 * Returns what `npm run -s odds` prints for a command line: the exact odds of a combat, as text or JSON, or the help. Throws
 * Illegal, in one sentence, for what it cannot read.
 */
export function reportOdds(args: string[]): string {
  const { values, positionals } = read(args);
  if (values.help) return help();
  if (positionals.length !== 2) throw new Illegal(USAGE);
  const side = (who: 'attacker' | 'defender', list: string): SideInput => {
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
  const found = computeScenarioOdds(rulebookOf([], values.sets?.split(',')), {
    attacker: side('attacker', positionals[0]),
    defender: side('defender', positionals[1]),
    ground: values.ground,
    nebula: values.nebula,
  });
  const { odds } = found;
  if (values.json) return JSON.stringify(odds, null, 2);
  return [
    `${values.ground ? 'Ground' : 'Space'} combat: ${found.lists.attacker} against ${found.lists.defender}.`,
    `  The attacker wins  ${formatChance(odds.win).padStart(10)}`,
    `  No one is left     ${formatChance(odds.draw).padStart(10)}`,
    `  The defender wins  ${formatChance(odds.loss).padStart(10)}`,
    `Left of the attacker: ${formatSurvivors(odds.survivors.attacker, found.attacker.length)}.`,
    ...(found.defender.length
      ? [`Left of the defender: ${formatSurvivors(odds.survivors.defender, found.defender.length)}.`]
      : []),
    'Hits are taken by sustaining damage first, then by the cheapest unit. No one retreats or plays cards.',
    ...(found.assumedUsed.length ? [`Used wherever it helps: ${found.assumedUsed.join(', ')}.`] : []),
    ...(found.excluded.length ? [`Not reckoned with: ${found.excluded.join(', ')}.`] : []),
  ].join('\n');
}
