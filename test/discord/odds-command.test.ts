import { expect, test } from 'vitest';
import { createOddsCommand, type OddsPresenter, type OddsQuery } from '#discord/commands/look/odds.ts';
import { AmbiguousInput } from '#discord/input/ambiguous-input.ts';
import type { CommandOptions, GameInteraction } from '#discord/edition/edition-adapter.ts';

const SEATS = [
  { key: 'p1', label: 'Sol (blue), Ann' },
  { key: 'p2', label: 'Hacan (red), Bob', alias: 'The Emirates of Hacan (red)' },
  { key: 'p3', label: 'Winnu (green), Carrie' },
];

/** Runs `/odds` of p1 and returns the query. */
async function query(options: Record<string, string>): Promise<OddsQuery> {
  const asked: OddsQuery[] = [];
  const presenter = {
    seatChoices: () => SEATS,
    calculateOdds: async (_seat: string, one: OddsQuery) => {
      asked.push(one);
      return ['Even.'];
    },
  } as unknown as OddsPresenter;
  const command = createOddsCommand({
    examples: { attacker: 'x', defender: 'x' },
    units: (_presenter, _seat, option, typed) => {
      if (/cruiser|carrier/.test(typed)) return typed;
      throw new AmbiguousInput(`I don't know “${typed}” here.`, option, []);
    },
  });
  const at = {
    loaded: { info: { status: 'running' }, presenter },
    seat: 'p1',
    origin: { caller: { user: 'ann' } },
  } as unknown as GameInteraction<OddsPresenter>;
  await command.leaf?.run(at, { text: (name: string) => options[name] } as unknown as CommandOptions);
  return asked[0];
}

test('/odds takes any of system, lists and opponent', async () => {
  expect(await query({ attacker: '3 cruiser', defender: '2 carrier' })).toEqual({
    attacker: '3 cruiser',
    defender: '2 carrier',
  });
  expect(await query({ system: '205', opponent: 'p2' })).toEqual({ system: '205', opponent: 'p2' });
});

test('/odds understands a player instead of a list of defenders', async () => {
  expect(await query({ system: '205', defender: 'hacan' })).toEqual({ system: '205', opponent: 'p2' });
  expect(await query({ system: '205', defender: 'carrier' })).toEqual({ system: '205', defender: 'carrier' });
  await expect(query({ system: '205', defender: 'nobody here' })).rejects.toThrow("I don't know “nobody here” here.");
});

test('/odds against oneself are refused', async () => {
  await expect(query({ opponent: 'p1' })).rejects.toThrow(
    'You cannot fight yourself. Name another player in `opponent`.',
  );
});
