import { describe, expect, test } from 'vitest';
import { answer, begin, clone, openAsks, defaultAnswer, specOf, type Answer, type OpenAsk } from '#engine';
import { computeInvasionOdds, computeSpaceOdds, type Odds, type OddsSides } from '#ti2/odds/index.ts';
import { addUnit, shipsIn, groundForcesOn } from '#ti2/rules/units/units.ts';
import { newGame, type Game } from '#ti2/rules/game.ts';
import { formatOddsReport } from '#ti2/discord/odds/odds-report.ts';
import { led } from '../leaders/led.ts';
import { Table, type Laid } from '../table.ts';

const SIDES: OddsSides = { attacker: 'ann', defender: 'bob' };
const HERE = 'quill';

/** The same table again and again, whose dice fall as the game's own chance has it. */
function tables(laid: Laid): (seed: string) => Game {
  const { state, book } = new Table(laid).game;
  return (seed) => newGame({ ...(clone(state) as typeof state), seed }, book);
}

/** As the odds suppose: all that may fire does, and what is lost is lost as proposed. */
function reply(game: Game, open: OpenAsk): Answer {
  const spec = specOf(game, open);
  if (open.ask.question === 'open-fire' && spec.kind === 'choose') return spec.options.map(({ key }) => key);
  if (open.ask.question === 'offensive-fire' && spec.kind === 'allot')
    return Object.fromEntries(spec.amounts.map(({ key, max }) => [key, max]));
  if (open.ask.question === 'bombard' && spec.kind === 'allot') return { [spec.amounts[0].key]: spec.amounts[0].max };
  return open.ask.question === 'withdrawal' ? ['fight-on'] : defaultAnswer(spec);
}

function playedOut(game: Game): Game {
  const next = (): OpenAsk | undefined => openAsks(game.state).find(({ ask }) => ask.reply === undefined);
  for (let open = next(); open; open = next()) answer(game, open.ask.player, open.ask.id, reply(game, open));
  return game;
}

type Ending = 'win' | 'loss' | 'draw';
const endingOf = (attackers: number, defenders: number): Ending => (attackers ? 'win' : defenders ? 'loss' : 'draw');

const BATTLES = 500;

/** How often something came of so many battles by the rules is within what chance explains of what was reckoned. */
function agrees(odds: Odds, laid: Laid, fought: (game: Game) => Ending): void {
  const again = tables(laid);
  const endings = Array.from({ length: BATTLES }, (_, i) => fought(again(`battle ${i}`)));
  for (const ending of ['win', 'loss', 'draw'] as const) {
    const share = endings.filter((one) => one === ending).length / endings.length;
    const error = Math.sqrt((odds[ending] * (1 - odds[ending])) / endings.length);
    expect(Math.abs(share - odds[ending]), `${ending}: ${share} for ${odds[ending]}`).toBeLessThanOrEqual(
      4 * error + 0.004,
    );
  }
}

const fleetsLeft = (game: Game): Ending =>
  endingOf(shipsIn(game, HERE, 'ann').length, shipsIn(game, HERE, 'bob').length);

const spaceBattles = (space: string, more: Laid = {}): void => {
  const laid: Laid = { space: { [HERE]: space }, ...more };
  agrees(computeSpaceOdds(new Table(laid).game, HERE, SIDES), laid, (game) => {
    game.state.phase = 'turns';
    game.state.active = 'ann';
    begin(game, 'out-of-turn-fire', { target: 'ann', fired: [] });
    playedOut(game);
    begin(game, 'space-segment', { seat: 'ann' });
    return fleetsLeft(playedOut(game));
  });
};

describe('The odds of a space battle', () => {
  test('E2 7.12 one cruiser against one matches a hand calculation', () => {
    // Each hits with 3 in 10: both fall with 9 in 100, one alone with 21, and else it goes on.
    const odds = computeSpaceOdds(new Table({ space: { [HERE]: 'ann cruiser; bob cruiser' } }).game, HERE, SIDES);
    expect(odds.win).toBeCloseTo(21 / 51, 10);
    expect(odds.loss).toBeCloseTo(21 / 51, 10);
    expect(odds.draw).toBeCloseTo(9 / 51, 10);
    expect(odds.left).toEqual({ attacker: odds.win, defender: odds.loss });
  });

  test('E2 7.12 simulated battles match the computed odds', () => {
    spaceBattles('ann 2 cruiser, carrier, 3 fighter; bob dreadnought, cruiser, 2 fighter');
  });

  test('E2 7.8, 7.11 PDS of both sides fire before the battle', () => {
    spaceBattles('ann 2 dreadnought, cruiser; bob 3 cruiser', {
      ground: { [HERE]: 'bob 2 pds, ground-force', ravne: 'ann 2 pds, ground-force' },
      technologies: { ann: ['deep-space-cannon'], bob: ['magen-defense-grid'] },
    });
  });

  test('E2 7.11 Mentak cruisers and dreadnoughts with Assault Cannon fire first', () => {
    spaceBattles('ann 2 dreadnought, carrier; bob 3 cruiser, dreadnought', {
      races: { bob: 'mentak' },
      technologies: { ann: ['assault-cannon'], bob: ['hylar-v-assault-laser'] },
    });
  });

  test('E2 7.15 fighters in a nebula hit nothing; the attacker loses', () => {
    const laid: Laid = { space: { 'nebula-1': 'ann 3 fighter; bob 2 fighter' } };
    const odds = computeSpaceOdds(new Table(laid).game, 'nebula-1', SIDES);
    expect([odds.win, odds.loss, odds.endless, odds.left.defender]).toEqual([0, 1, 0, 2]);
  });

  test('E2 7.12 a battle under way has no first fire', () => {
    const { game } = new Table({
      space: { [HERE]: 'ann 2 dreadnought; bob 2 dreadnought' },
      technologies: { ann: ['assault-cannon'] },
    });
    const [met, joined] = (['met', 'joined'] as const).map((stage) => computeSpaceOdds(game, HERE, SIDES, { stage }));
    expect(met.win).toBeGreaterThan(joined.win + 0.1);
    expect(joined.win).toBeCloseTo(joined.loss, 10);
  });
});

const invasions = (count: number, defence: string, space: string, laid: Laid = {}): void => {
  const about: Laid = { ...laid, space: { [HERE]: space }, ground: { [HERE]: defence } };
  const landing = Array.from({ length: count }, () => ({ type: 'ground-force' as const }));
  agrees(computeInvasionOdds(new Table(about).game, HERE, SIDES, { landing }), about, (game) => {
    begin(game, 'bombardment', { seat: 'ann', system: HERE });
    playedOut(game);
    for (let i = 0; i < count; i++) addUnit(game, 'ann', 'ground-force', HERE, HERE);
    begin(game, 'invasion', { system: HERE, planet: HERE, ...SIDES });
    playedOut(game);
    return endingOf(groundForcesOn(game, HERE, 'ann').length, groundForcesOn(game, HERE, 'bob').length);
  });
};

describe('The odds of an invasion', () => {
  test('E2 7.18 three against two, by the rules', () => invasions(3, 'bob 2 ground-force', 'ann carrier'));

  test('E2 7.18 with bombardment', () => invasions(3, 'bob 4 ground-force', 'ann carrier, 2 dreadnought'));

  test('E2 7.18 with PDS, which fire at landings and block dreadnoughts', () =>
    invasions(4, 'bob 2 ground-force, 2 pds', 'ann carrier, 2 dreadnought', {
      technologies: { bob: ['magen-defense-grid'] },
    }));

  test('E2 7.18 with Graviton Negator dreadnoughts bombard despite PDS', () =>
    invasions(3, 'bob 3 ground-force, pds', 'ann carrier, 2 dreadnought', {
      technologies: { ann: ['graviton-negator'] },
    }));

  test('E2 7.21 with shock troops promoted during the battle', () => {
    const played: Laid = { playing: { played: ['shockTroops'] } };
    const laid: Laid = { ground: { [HERE]: 'bob 4 shock-troop' }, space: { [HERE]: 'ann carrier' } };
    const landing = Array.from({ length: 8 }, () => ({ type: 'ground-force' as const }));
    const [without, withThem] = [laid, { ...laid, ...played }].map((one) =>
      computeInvasionOdds(new Table(one).game, HERE, SIDES, { landing }),
    );
    // Those who are promoted fall first: it comes to little.
    expect(withThem.win - without.win).toBeGreaterThan(1e-5);
    expect(withThem.win - without.win).toBeLessThan(2e-4);
    expect(withThem.win + withThem.loss + withThem.draw).toBeCloseTo(1, 10);
    invasions(3, 'bob 2 ground-force, shock-troop', 'ann carrier', played);
  });

  test('E2 12.5 with a landing Agent PDS do not fire', () => {
    const t = led(
      { space: { [HERE]: 'ann carrier' }, ground: { [HERE]: 'bob 2 pds, ground-force' } },
      { connor: 'ann on quill' },
    );
    const landing = [{ type: 'ground-force' as const }];
    const bare = new Table({ space: { [HERE]: 'ann carrier' }, ground: { [HERE]: 'bob ground-force' } }).game;
    expect(computeInvasionOdds(t.game, HERE, SIDES, { landing }).win).toBeCloseTo(
      computeInvasionOdds(bare, HERE, SIDES, { landing }).win,
      10,
    );
  });
});

describe('The odds of a battle with leaders', () => {
  const laid: Laid = { space: { [HERE]: 'ann cruiser; bob cruiser' } };
  const ANN = { seat: 'ann', nameOf: (one: string) => one };

  test('E2 12.5 an Admiral’s extra die counts for informed readers', () => {
    const t = led(laid, { delouis: 'ann aboard cruiser in quill' }, true);
    const { win } = computeSpaceOdds(t.game, HERE, SIDES);
    // It hits with 51 in 100: both fall with 15.3, bob alone with 35.7, ann alone with 14.7.
    expect(win).toBeCloseTo(35.7 / 65.7, 10);
    const told = (seat: 'ann' | 'bob') => formatOddsReport(t.game, { system: HERE }, { ...ANN, seat }).join(' ');
    expect([told('ann'), told('bob')]).toMatchObject([
      expect.stringContaining('wins 54%'),
      expect.stringContaining('wins 41%'),
    ]);
    delete t.game.state.leaders?.delouis.hidden;
    t.game.invalidateAll();
    expect(told('bob')).toContain('wins 22%');
  });
});
