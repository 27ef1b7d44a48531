import { ask, call, done, chosenNumber, type Spec } from '#engine';
import { leader } from '#ti4/rules/components/component.ts';
import { procedure, question } from '#ti4/rules/game.ts';
import { nameOfSystem } from '#ti4/rules/names.ts';
import type { SeatId, SystemId } from '#ti4/rules/state.ts';
import { placeUnits } from '#ti4/rules/units/units.ts';
import { agentReaction } from '#ti4/content/shared/cards/agents.ts';

const MOST = 2;

const howMany = question<{ system: SystemId }, number>()(
  'brother-milor-fighters',
  (game, _seat, { system }): Spec => ({
    kind: 'number',
    prompt: `How many fighters do you place at ${nameOfSystem(game, system)}?`,
    min: 0,
    max: MOST,
  }),
  { title: 'place fighters' },
);

const placing = procedure<{ seat: SeatId; system: SystemId }>()('brother-milor', {
  ask: (_game, { seat, system }) => ask([howMany.ask(seat, { system })], 'place'),
  place: (game, { seat, system }, got) => {
    placeUnits(game, seat, 'fighter', chosenNumber(got.answer), { system });
    return done();
  },
});

export default leader({
  id: 'brother-milor',
  set: 'pok',
  faction: 'yin',
  name: 'Brother Milor',
  role: 'agent',
  text: "After any destroyer or cruiser is destroyed: you may exhaust this card. That ship's owner may place up to 2 fighters in the ship's system.",
  advice: { gains: { units: { fighter: MOST } } },
  reactions: [
    agentReaction('after', 'unit-destroyed', {
      isUsable: (game, _held, { seat, type }) =>
        (type === 'destroyer' || type === 'cruiser') && !game.state.seats[seat].eliminated,
      effect: (_game, _held, { seat, system }) => call(placing, { seat, system }, 'finish'),
    }),
  ],
  procedures: [placing],
  questions: [howMany],
});
