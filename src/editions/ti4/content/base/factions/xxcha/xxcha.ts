import { ask, call, choose, chosenOne, done, inTurn } from '../../../../../../engine/index.ts';
import { replaceAgenda } from '../../../../rules/council/agenda-phase.ts';
import { adjacent } from '../../../../rules/units/board.ts';
import { faction, on } from '../../../../rules/components/component.ts';
import { gainControl } from '../../../../rules/units/control.ts';
import { procedure, question, type Game } from '../../../../rules/game.ts';
import { nameOfPlanet, nameOfSeat } from '../../../../rules/names.ts';
import { MECATOL_REX, planetsOf } from '../../../../rules/units/planets.ts';
import { seatOf } from '../../../../rules/seats.ts';
import type { Planet, SeatId } from '../../../../rules/state.ts';
import { unitsAt } from '../../../../rules/units/units.ts';
import { spendStrategyToken } from '../../../shared/strategy-token.ts';

/** Planets without units, beside a planet of the seat's own or in the same system. */
function open(game: Game, seat: SeatId): Planet[] {
  const held = new Set(planetsOf(game, seat).map(({ system }) => system));
  const near = (system: string): boolean => held.has(system) || [...held].some((one) => adjacent(game, one, system, seat));
  return Object.values(game.state.planets).filter(
    ({ id, controller, system }) => controller !== seat && id !== MECATOL_REX && !unitsAt(game, { planet: id }).length && near(system),
  );
}

const planetInAccord = question<object>()('peace-accords', (game, seat) => {
  const options = open(game, seat).map(({ id, controller }) => ({
    key: id,
    label: nameOfPlanet(game, id),
    ...(controller !== null && { hint: `of ${nameOfSeat(game, controller)}` }),
  }));
  return options.length
    ? choose('Peace Accords: of which planet do you gain control?', options, { min: 0 })
    : { kind: 'none', reason: 'There is no planet you could gain.' };
});

const peaceAccords = procedure<{ seat: SeatId }>()('peace-accords', {
  // Others may be using the same secondary ability: those before go first.
  wait: () => inTurn('which'),
  which: (_game, { seat }) => ask([planetInAccord.of(seat, {})], 'gain'),
  gain: (_game, { seat }, got) => {
    const planet = chosenOne(got.answer);
    return planet === undefined ? done() : call(gainControl, { seat, planet }, 'end');
  },
  end: () => done(),
});

export default faction({
  id: 'xxcha',
  name: 'The Xxcha Kingdom',
  set: 'base',
  text: 'Peace Accords: after either ability of Diplomacy you may gain a planet without units next to one of yours, other than Mecatol Rex. Quash: when an agenda is revealed, spend a strategy token to have the next one voted on in its place.',
  commodities: 4,
  homeTile: '14',
  startingUnits: { carrier: 1, cruiser: 2, fighter: 3, infantry: 4, pds: 1, 'space-dock': 1 },
  startingTechnologies: ['graviton-laser-system'],
  technologies: ['instinct-training', 'nullification-field'],
  units: { flagship: 'loncara-ssodu' },
  promissoryNote: 'political-favor',
  reactions: [
    on('after', 'strategy-ability-resolved', {
      called: 'Peace Accords',
      usable: (game, { holder }, { seat, card }) => seat === holder && card === 'diplomacy' && open(game, holder).length > 0,
      effect: (_game, { holder }) => call(peaceAccords, { seat: holder }, 'finish'),
    }),
    on('when', 'agenda-revealed', {
      called: 'Quash',
      usable: (game, { holder }) => seatOf(game, holder).tokens.strategy > 0,
      effect: (game, { holder }) => {
        spendStrategyToken(game, holder);
        return replaceAgenda(game);
      },
    }),
  ],
  procedures: [peaceAccords],
  questions: [planetInAccord],
});
