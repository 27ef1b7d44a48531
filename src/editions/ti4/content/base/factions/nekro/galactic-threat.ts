import { call, type Json } from '#engine';
import { addEffect, effectsOf, removeEffect } from '#ti4/rules/components/effects.ts';
import { agendaAtHand } from '#ti4/rules/politics/outcomes.ts';
import { predictOutcome, votersFor } from '#ti4/rules/politics/vote-tally.ts';
import type { Game } from '#ti4/rules/game.ts';
import type { SeatId } from '#ti4/rules/state.ts';
import {
  takeableTechnologies,
  takeTechnology,
  takeTechnologyRules,
} from '#ti4/content/shared/procedures/take-technology.ts';
import { ability, on } from '#ti4/rules/components/component.ts';

const ID = 'galactic-threat';

/** The data of an effect: either a marker that the ability was used this phase, or the predicted outcome. */
interface Kept {
  what: 'threat' | 'prediction';
  outcome?: string;
}

const foretold = (game: Game, seat: SeatId): boolean =>
  effectsOf(game, ID, seat).some(({ data }) => (data as unknown as Kept).what === 'threat');
const keep = (game: Game, seat: SeatId, kept: Kept, until: 'agenda' | 'phase'): string =>
  addEffect(game, ID, seat, kept as unknown as Json, until);

export default ability({
  id: ID,
  name: 'Galactic Threat',
  set: 'base',
  faction: 'nekro',
  text: 'You cannot vote. Once in each agenda phase, after an agenda is revealed: you may predict its outcome. If you are right, gain 1 technology that a player who voted for that outcome owns.',
  modifiers: {
    'vote-barred': (_game, { holder }, why, { seat }) => (seat === holder ? 'Nekro cannot vote.' : why),
  },
  reactions: [
    on('after', 'agenda-revealed', {
      isUsable: (game, { holder }) => !foretold(game, holder),
      target: (_game, { holder }) => predictOutcome.ask(holder, {}),
      effect: (game, { holder }, { agenda }, [outcome]) => {
        if (outcome === undefined) return;
        keep(game, holder, { what: 'threat' }, 'phase');
        keep(game, holder, { what: 'prediction', outcome }, 'agenda');
        game.addFact({ type: 'outcome-predicted', seat: holder, agenda, outcome, by: ID });
      },
    }),
    on('after', 'agenda-resolved', {
      lasting: true,
      mandatory: true,
      isUsable: (_game, { memory }, { outcome }) =>
        (memory as unknown as Kept).what === 'prediction' && (memory as unknown as Kept).outcome === outcome,
      effect: (game, { holder, key }, { outcome }) => {
        removeEffect(game, key);
        game.addFact({ type: 'prediction-correct', seat: holder, by: ID });
        const from = votersFor(game, agendaAtHand(game)?.votes ?? {}, outcome).filter((seat) => seat !== holder);
        return takeableTechnologies(game, holder, from).length
          ? call(takeTechnology, { seat: holder, from }, 'finish')
          : undefined;
      },
    }),
  ],
  ...takeTechnologyRules,
});
