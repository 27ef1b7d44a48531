import { call, unwind, type Json } from '../../../../../../engine/index.ts';
import { combatNow, isSide, opponentIn } from '../../../../rules/combat/combat.ts';
import { componentOf, faction, on } from '../../../../rules/components/component.ts';
import { addEffect, effectsOf, removeEffect } from '../../../../rules/components/effects.ts';
import { procedure, type Game } from '../../../../rules/game.ts';
import { seatOf } from '../../../../rules/seats.ts';
import type { SeatId } from '../../../../rules/state.ts';
import { agendaAtHand, predictOutcome, votersFor } from '../../../../rules/council/voting.ts';
import { gainCommandTokens } from '../../../shared/gaining-tokens.ts';
import { takeable, takeTechnology, takingTechnology } from '../../../shared/taken-technology.ts';
import { research } from '../../../../rules/phases/technology.ts';

const ID = 'nekro';

/** What is kept until it may be done again: that it was done, and what was predicted. */
interface Kept {
  what: 'threat' | 'prediction' | 'singularity';
  outcome?: string;
}

const keeps = (game: Game, seat: SeatId, what: Kept['what']): boolean =>
  effectsOf(game, ID, seat).some(({ data }) => (data as unknown as Kept).what === what);
const keep = (game: Game, seat: SeatId, kept: Kept, until: 'combat' | 'agenda' | 'phase'): string =>
  addEffect(game, ID, seat, kept as unknown as Json, until);

const immune = (game: Game, seat: SeatId): boolean => seatOf(game, seat).playArea.some((card) => componentOf(card) === 'antivirus');

/** The opponent, where something may be learnt from the loss of their unit. */
const victim = (game: Game, seat: SeatId): SeatId | undefined => {
  const combat = combatNow(game);
  return combat && isSide(combat, seat) ? opponentIn(combat, seat) : undefined;
};

const propagation = procedure<{ seat: SeatId }>()('propagation', {
  gain: (_game, { seat }) => call(gainCommandTokens, { seat, count: 3 }, 'instead'),
  instead: () => unwind(research, null),
});

export default faction({
  id: ID,
  name: 'The Nekro Virus',
  set: 'base',
  text: 'Galactic Threat: you do not vote; once per agenda phase you may predict an outcome, and if you are right, gain a technology of a player who voted for it. Technological Singularity: once per combat, when a unit of your opponent is destroyed, you may gain a technology of theirs. Propagation: whenever you would research, you gain 3 command tokens instead.',
  commodities: 3,
  homeTile: '08',
  startingUnits: { dreadnought: 1, carrier: 1, cruiser: 1, fighter: 2, infantry: 2, 'space-dock': 1 },
  startingTechnologies: ['dacxive-animators', 'valefar-assimilator-x', 'valefar-assimilator-y'],
  technologies: ['valefar-assimilator-x', 'valefar-assimilator-y'],
  units: { flagship: 'the-alastor' },
  promissoryNote: 'antivirus',
  modifiers: {
    'vote-barred': (_game, { holder }, why, { seat }) => (seat === holder ? 'The Nekro Virus does not vote.' : why),
    'research-replaced': (_game, { holder }, replaced, { seat }) => replaced || seat === holder,
  },
  reactions: [
    on('when', 'research-begins', {
      mandatory: true,
      usable: (_game, { holder }, { seat }) => seat === holder,
      effect: (_game, { holder }) => call(propagation, { seat: holder }, 'finish'),
    }),
    on('after', 'unit-destroyed', {
      usable: (game, { holder }, { seat }) =>
        victim(game, holder) === seat &&
        !immune(game, seat) &&
        !keeps(game, holder, 'singularity') &&
        takeable(game, holder, [seat]).length > 0,
      effect: (game, { holder }, { seat }) => {
        keep(game, holder, { what: 'singularity' }, 'combat');
        return call(takeTechnology, { seat: holder, from: [seat] }, 'finish');
      },
    }),
    on('after', 'agenda-revealed', {
      usable: (game, { holder }) => !keeps(game, holder, 'threat'),
      target: (_game, { holder }) => predictOutcome.of(holder, {}),
      effect: (game, { holder }, { agenda }, [outcome]) => {
        if (outcome === undefined) return;
        keep(game, holder, { what: 'threat' }, 'phase');
        keep(game, holder, { what: 'prediction', outcome }, 'agenda');
        game.fact({ type: 'outcome-predicted', seat: holder, agenda, outcome, by: ID });
      },
    }),
    on('after', 'agenda-resolved', {
      lasting: true,
      mandatory: true,
      usable: (_game, { memory }, { outcome }) =>
        (memory as unknown as Kept).what === 'prediction' && (memory as unknown as Kept).outcome === outcome,
      effect: (game, { holder, key }, { outcome }) => {
        removeEffect(game, key);
        game.fact({ type: 'prediction-correct', seat: holder, by: ID });
        const from = votersFor(game, agendaAtHand(game)?.votes ?? {}, outcome).filter((seat) => seat !== holder);
        return takeable(game, holder, from).length ? call(takeTechnology, { seat: holder, from }, 'finish') : undefined;
      },
    }),
  ],
  procedures: [propagation, gainCommandTokens, ...takingTechnology.procedures],
  questions: [...takingTechnology.questions],
});
