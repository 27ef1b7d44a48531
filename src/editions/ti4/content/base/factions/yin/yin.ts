import { ask, call, chosenOne, done } from '../../../../../../engine/index.ts';
import { bothFight, fightersInSpace, isSide, opponentIn } from '../../../../rules/combat/combat.ts';
import { faction, on } from '../../../../rules/components/component.ts';
import { procedure, type Game } from '../../../../rules/game.ts';
import { assignHits, pickUnit, unitPicked } from '../../../../rules/combat/hits.ts';
import { pay, payment, purse, type Bill } from '../../../../rules/production/payment.ts';
import type { PlanetId, SeatId, SystemId } from '../../../../rules/state.ts';
import { infantryFighting, replaceInfantry } from '../../../shared/replaced-infantry.ts';
import { escorts, giveUpEscort } from '../../../shared/given-up-escort.ts';

const PRICE = 2;
const bill: Bill = { kind: 'influence', amount: PRICE, for: 'to replace an infantry' };

interface Fight {
  seat: SeatId;
  opponent: SeatId;
}

const indoctrination = procedure<Fight & { planet: PlanetId }>()('indoctrination', {
  price: (_game, { seat }) => ask([payment.of(seat, bill)], 'paid'),
  paid: (game, { seat, opponent, planet }, got) => {
    if (got.answer === null) return done();
    pay(game, seat, bill, got.answer);
    replaceInfantry(game, seat, opponent, planet);
    return done();
  },
});

const devotion = procedure<Fight & { system: SystemId }>()('devotion', {
  give: (_game, { seat, system }) => call(giveUpEscort, { seat, system }, 'given'),
  given: (game, { seat, opponent, system }, got) => {
    if (got.result !== true) return done();
    return ask([pickUnit.of(seat, { units: targets(game, { opponent, system }), prompt: 'Which of their ships is hit?' })], 'hit');
  },
  // Only the ship that is hit may sustain the damage.
  hit: (game, { seat, opponent, system }, got) => {
    const unit = unitPicked(game, targets(game, { opponent, system }), chosenOne(got.answer));
    return unit ? call(assignHits, { seat: opponent, by: seat, purpose: 'ability', system, hits: 1, units: [unit.id] }, 'end') : done();
  },
  end: () => done(),
});

const targets = (game: Game, { opponent, system }: { opponent: SeatId; system: SystemId }) =>
  fightersInSpace(game, system, opponent).map(({ id }) => id);

export default faction({
  id: 'yin',
  name: 'The Yin Brotherhood',
  set: 'base',
  text: "Indoctrination: as a ground combat starts, spend 2 influence to replace an infantry of your opponent's with one of yours. Devotion: after each round of space combat, give up a cruiser or destroyer for 1 hit on a ship of your choice.",
  commodities: 2,
  homeTile: '03',
  startingUnits: { carrier: 2, destroyer: 1, fighter: 4, infantry: 4, 'space-dock': 1 },
  startingTechnologies: ['sarween-tools'],
  technologies: ['yin-spinner', 'impulse-core'],
  units: { flagship: 'van-hauge' },
  promissoryNote: 'greyfire-mutagen',
  reactions: [
    on('when', 'ground-combat-begins', {
      called: 'Indoctrination',
      usable: (game, { holder }, event) =>
        isSide(event, holder) &&
        bothFight(game, event) &&
        purse(game, holder, 'influence') >= PRICE &&
        infantryFighting(game, opponentIn(event, holder), event.planet).length > 0,
      effect: (_game, { holder }, event) =>
        call(indoctrination, { seat: holder, opponent: opponentIn(event, holder), planet: event.planet }, 'finish'),
    }),
    on('after', 'space-combat-round-ends', {
      called: 'Devotion',
      usable: (game, { holder }, event) =>
        isSide(event, holder) &&
        escorts(game, holder, event.system).length > 0 &&
        fightersInSpace(game, event.system, opponentIn(event, holder)).length > 0,
      effect: (_game, { holder }, event) =>
        call(devotion, { seat: holder, opponent: opponentIn(event, holder), system: event.system }, 'finish'),
    }),
  ],
  procedures: [indoctrination, devotion, giveUpEscort],
});
