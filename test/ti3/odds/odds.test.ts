import { describe, expect, test } from 'vitest';
import { answer, begin, clone, openAsks, defaultAnswer, specOf } from '#engine';
import {
  computeInvasionOdds,
  formatOdds,
  formatChance,
  computeSpaceOdds,
  type Odds,
  type OddsSides,
} from '#ti3/odds/index.ts';
import { newGame } from '#ti3/rules/game.ts';
import { shipsIn, groundForcesOn } from '#ti3/rules/units/units.ts';
import { samples } from '../../chance.ts';
import { Table, type Laid } from '../table.ts';

const SIDES: OddsSides = { attacker: 'ann', defender: 'bob' };
const HERE = 'empty-2';

/** The same table again and again, whose dice fall as the game's own chance has it. */
function tables(laid: Laid): (seed: string) => Table['game'] {
  const { state, book } = new Table(laid).game;
  return (seed) => newGame({ ...(clone(state) as typeof state), seed }, book);
}

/** Answers all there is to answer as it is proposed, and nobody leaves. */
function playedOut(game: Table['game']): void {
  for (let open = openAsks(game.state)[0]; open; open = openAsks(game.state)[0])
    answer(game, open.ask.player, open.ask.id, defaultAnswer(specOf(game, open)));
}

type Ending = 'win' | 'loss' | 'draw';
const endingOf = (attackers: number, defenders: number): Ending => (attackers ? 'win' : defenders ? 'loss' : 'draw');

const GAMES = samples(200, 500);

/** How often something came of so many battles by the rules is within what chance explains of what was reckoned. */
function agrees(odds: Odds, endings: readonly Ending[]): void {
  for (const ending of ['win', 'loss', 'draw'] as const) {
    const share = endings.filter((one) => one === ending).length / endings.length;
    const spread = Math.sqrt((odds[ending] * (1 - odds[ending])) / endings.length);
    expect(Math.abs(share - odds[ending]), `${ending}: ${share} for ${odds[ending]}`).toBeLessThanOrEqual(
      4 * spread + 0.004,
    );
  }
}

const spaceBattles = (space: string, more: Laid = {}): void => {
  const laid: Laid = { space: { [HERE]: space }, ...more };
  const odds = computeSpaceOdds(new Table(laid).game, HERE, SIDES);
  const again = tables(laid);
  const endings = Array.from({ length: GAMES }, (_, i) => {
    const game = again(`${space} ${i}`);
    begin(game, 'space-battle', { system: HERE, ...SIDES });
    playedOut(game);
    return endingOf(shipsIn(game, HERE, 'ann').length, shipsIn(game, HERE, 'bob').length);
  });
  agrees(odds, endings);
};

describe('The odds of a space battle', () => {
  test('E3 7.3 cruiser against cruiser matches the hand calculation', () => {
    // Each hits with 4 in 10: both fall with 16 in 100, one alone with 24, and else it goes on.
    const { game } = new Table({ space: { [HERE]: 'ann cruiser; bob cruiser' } });
    const odds = computeSpaceOdds(game, HERE, SIDES);
    expect(odds.win).toBeCloseTo(24 / 64, 10);
    expect(odds.loss).toBeCloseTo(24 / 64, 10);
    expect(odds.draw).toBeCloseTo(16 / 64, 10);
    expect(odds.left).toEqual({ attacker: odds.win, defender: odds.loss });
  });

  test('E3 7.3 a sustaining ship needs two hits', () => {
    const { game } = new Table({ space: { [HERE]: 'ann dreadnought; bob cruiser' } });
    const odds = computeSpaceOdds(game, HERE, SIDES);
    // Six in ten against four in ten; nothing happens in 24 of 100 rounds.
    const damaged = 0.16 / 0.76;
    expect(odds.win).toBeCloseTo(0.6 / 0.76 + damaged * (0.36 / 0.76), 10);
    expect(odds.draw).toBeCloseTo(damaged * (0.24 / 0.76), 10);
    expect(odds.loss).toBeCloseTo(damaged * (0.16 / 0.76), 10);
  });

  test('E3 7.3 computed odds match simulated battles', () => {
    spaceBattles('ann 2 cruiser, carrier, 3 fighter; bob 3 destroyer, cruiser');
  });

  test('E3 7.2, 7.5 with barrage and sustaining ships, some already damaged', () => {
    spaceBattles('ann 2 destroyer, dreadnought, dreadnought!; bob carrier, 5 fighter, war-sun!');
  });

  test('E3 14 with technologies on one side', () => {
    spaceBattles('ann 3 cruiser; bob carrier, 6 fighter, cruiser', { technologies: { ann: ['hylar-v-assault-laser'], bob: ['cybernetics'] } });
  }); // prettier-ignore

  test('hypothetical ships count, and the chances sum to one', () => {
    const { game } = new Table({ space: { [HERE]: 'bob 2 cruiser' } });
    const odds = computeSpaceOdds(game, HERE, SIDES, { attacker: [{ type: 'dreadnought' }, { type: 'cruiser' }] });
    expect(odds.win + odds.loss + odds.draw + odds.endless).toBeCloseTo(1, 10);
    expect(odds.win).toBeGreaterThan(0.5);
  });
});

const invasions = (troops: string, defence: string, space: string, laid: Omit<Laid, 'space' | 'ground'> = {}): void => {
  const about: Laid = {
    ...laid,
    space: { 'arnor-lor': `${space}, ${troops}`.replace(/^ann , /, 'ann ') },
    ground: { arnor: defence },
  };
  const landing = Number(/(\d+) ground-force/.exec(troops)?.[1]);
  const odds = computeInvasionOdds(new Table(about).game, 'arnor', SIDES, { landing });
  const again = tables(about);
  const endings = Array.from({ length: GAMES }, (_, i) => {
    const game = again(`${troops} ${defence} ${i}`);
    for (const unit of Object.values(game.state.units))
      if (unit.owner === 'ann' && unit.type === 'ground-force') unit.planet = 'arnor';
    begin(game, 'bombard-and-invade', { seat: 'ann', system: 'arnor-lor', planets: ['arnor'] });
    playedOut(game);
    return endingOf(groundForcesOn(game, 'arnor', 'ann').length, groundForcesOn(game, 'arnor', 'bob').length);
  });
  agrees(odds, endings);
};

describe('The odds of an invasion', () => {
  test('E3 8.3 two against one, by the rules', () => invasions('2 ground-force', 'bob ground-force', 'ann carrier'));

  test('E3 8.1, 8.2 with bombardment', () =>
    invasions('3 ground-force', 'bob 4 ground-force', 'ann carrier, 2 dreadnought'));

  test('E3 8.1, 8.2 PDS fire and stop dreadnoughts only', () =>
    invasions('4 ground-force', 'bob 4 ground-force, 2 pds', 'ann war-sun, 2 dreadnought'));

  test('E3 8.4 a surviving lander takes a planet without ground forces', () => {
    const { game } = new Table({ ground: { arnor: 'bob pds' } });
    const odds = computeInvasionOdds(game, 'arnor', SIDES, { landing: 1 });
    // The PDS hits with 6 or more.
    expect([odds.win, odds.loss, odds.draw].map((chance) => Math.round(chance * 100))).toEqual([50, 0, 50]);
  });
});

test('Odds show whole percents and never call a possibility impossible', () => {
  expect(formatChance(0.001)).toBe('under 1%');
  expect(formatChance(0)).toBe('0%');
  expect(formatChance(0.999)).toBe('over 99%');
  const odds = { win: 0.62, draw: 0.03, loss: 0.35, endless: 0, left: { attacker: 1.84, defender: 0.6 } };
  expect(formatOdds(odds)).toBe(
    'Attacker wins 62%, defender wins 35%, no units left 3%. Average units left: attacker 1.8, defender 0.6.',
  );
});
