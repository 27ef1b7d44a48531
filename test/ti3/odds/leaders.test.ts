import { expect, test } from 'vitest';
import { formatOddsReport } from '#ti3/discord/odds/odds-report.ts';
import { computeInvasionOdds, computeSpaceOdds } from '#ti3/odds/index.ts';
import { ledTable } from '../leaders/led-table.ts';

const SIDES = { attacker: 'ann', defender: 'bob' };
const HERE = 'empty-2';

/** How a fight ends in which one of each side is left to hit and to be hit, with these chances. */
function duel(mine: number, theirs: number): { win: number; loss: number; draw: number } {
  const ends = 1 - (1 - mine) * (1 - theirs);
  return { win: (mine * (1 - theirs)) / ends, loss: ((1 - mine) * theirs) / ends, draw: (mine * theirs) / ends };
}

function agree(odds: { win: number; loss: number; draw: number }, wanted: ReturnType<typeof duel>): void {
  for (const key of ['win', 'loss', 'draw'] as const) expect(odds[key], key).toBeCloseTo(wanted[key], 10);
}

test('E3 20.10 the odds give an Admiral’s ship one extra die', () => {
  const one = ledTable({ space: { [HERE]: 'ann cruiser; bob cruiser' } }, { ann: { admiral: `cruiser@${HERE}` } });
  agree(computeSpaceOdds(one.game, HERE, SIDES), duel(1 - 0.6 * 0.6, 0.4));
  const two = ledTable({ space: { [HERE]: 'ann 2 cruiser; bob cruiser' } }, { ann: { admiral: `cruiser@${HERE}` } });
  // The other cruiser is lost first: what is left hits with two dice.
  const alone = duel(1 - 0.6 * 0.6, 0.4).win;
  const hit = 1 - 0.6 ** 3;
  expect(computeSpaceOdds(two.game, HERE, SIDES).win).toBeCloseTo(
    (hit + (1 - hit) * 0.4 * alone) / (1 - (1 - hit) * 0.6),
    10,
  );
});

test('E3 20.13 the odds count a General’s rerolls and defense bonus', () => {
  const attacked = (led: object) =>
    computeInvasionOdds(
      ledTable({ ground: { arnor: 'bob ground-force' }, space: { 'arnor-lor': 'ann carrier' } }, led).game,
      'arnor',
      SIDES,
      {
        landing: 1,
      },
    );
  agree(attacked({}), duel(0.3, 0.3));
  agree(attacked({ bob: { general: 'arnor' } }), duel(0.3, 0.4));
  agree(attacked({ ann: { general: 'arnor' } }), duel(0.3 + 0.7 * 0.3, 0.3));
});

test('E3 20.14 the odds count a Scientist’s PDS effects', () => {
  const landed = (led: object, ground = 'bob pds', space = 'ann carrier') =>
    computeInvasionOdds(
      ledTable({ ground: { arnor: ground }, space: { 'arnor-lor': space } }, led).game,
      'arnor',
      SIDES,
      {
        landing: 1,
      },
    );
  expect([landed({}).draw, landed({ bob: { scientist: 'arnor' } }).draw].map((one) => Math.round(one * 100))).toEqual([
    50, 60,
  ]);
  const guarded = 'bob pds, ground-force';
  expect(landed({ bob: { scientist: 'arnor' } }, guarded, 'ann war-sun').win).toBeLessThan(
    landed({}, guarded, 'ann war-sun').win - 0.2,
  );
});

test('E3 20.10 the odds report counts leaders that could arrive', () => {
  const laid = {
    space: { 'empty-3': 'ann carrier, cruiser, 2 ground-force', saudor: 'bob cruiser' },
    ground: { saudor: 'bob ground-force' },
  };
  const told = (led: object): string[] =>
    formatOddsReport(ledTable(laid, led).game, { system: 'saudor' }, { seat: 'ann', nameOf: (seat) => seat }).map(
      (line) => /Attacker wins (\d+)%/.exec(line)?.[1] ?? '',
    );
  const [plain, led] = [told({}), told({ ann: { admiral: 'cruiser@empty-3', general: 'carrier@empty-3' } })];
  expect(Number(led[1])).toBeGreaterThan(Number(plain[1]) + 3);
  expect(Number(led[2])).toBeGreaterThan(Number(plain[2]) + 3);
});
