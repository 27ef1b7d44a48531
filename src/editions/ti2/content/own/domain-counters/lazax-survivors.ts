import { ask, call, chosenKey, done } from '#engine';
import { checkInsurgence, addFreeGroundForces, gainPlanet } from '#ti2/rules/planets/control.ts';
import { addEffect } from '#ti2/rules/components/kit.ts';
import { domainCounter, type CounterEncounter, type Game } from '#ti2/rules/components/component.ts';
import { chooseOption } from '#ti2/rules/components/target-questions.ts';
import { procedure } from '#ti2/rules/game.ts';
import { nameOfPlanet } from '#ti2/rules/names.ts';
import { colonyFeeProblem } from '#ti2/rules/production/credits.ts';
import { discardActionCards, drawActionCards } from '#ti2/rules/phases/action-cards.ts';
import { planetsOf, seatOf } from '#ti2/rules/seats.ts';

/** Tells whether a lasting effect takes away `what` (influence or votes) in the current round. */
function isNow(game: Game, memory: unknown, what: string): boolean {
  const { without, round } = memory as { without: string; round: number };
  return without === what && round === game.state.round;
}

/** Offers action cards and the planet to the player who probed it; without the fee for it, only the cards. */
const welcome = procedure<Pick<CounterEncounter, 'seat' | 'planet'>>()('lazax-survivors', {
  ask: (game, { seat, planet }) => {
    const gains =
      colonyFeeProblem(game, seat) === undefined ? ` and gain control of ${nameOfPlanet(game, planet)}` : '';
    const options = [
      { key: 'accept', label: `Draw 3 action cards${gains}` },
      { key: 'decline', label: 'Decline' },
    ];
    return ask([chooseOption.ask(seat, { prompt: 'You found Lazax Survivors. What do you do?', options, ranked: true })], 'chosen'); // prettier-ignore
  },
  chosen: (game, { seat, planet }, { answer }) => {
    if (chosenKey(answer) !== 'accept') return done();
    drawActionCards(game, seat, 3);
    if (colonyFeeProblem(game, seat) !== undefined) return done();
    gainPlanet(game, seat, planet);
    addFreeGroundForces(game, seat, planet, 1, 'lazax-survivors');
    return done();
  },
});

export default domainCounter({
  id: 'lazax-survivors',
  name: 'Lazax Survivors',
  counters: { 0: 2 },
  text: 'If you land and gain control: you have no influence in the next round. If you probe this: you may draw 3 action cards and gain control with 1 free ground force. If you raze this: discard all your action cards, make insurgence checks on all your planets, and you cannot vote in the next political phase.',
  sources: { text: 'confirmed', copies: 'own' },
  taken: (game, { seat }) =>
    void addEffect(game, 'lazax-survivors', seat, { without: 'influence', round: game.state.round + 1 }, 'game'),
  procedures: [welcome],
  probed: (_game, { seat, planet }) => call(welcome, { seat, planet }, 'finish'),
  razed: (game, { seat }) => {
    discardActionCards(game, seat, [...seatOf(game, seat).actionCards]);
    for (const { id } of planetsOf(game, seat)) checkInsurgence(game, id);
    addEffect(game, 'lazax-survivors', seat, { without: 'votes', round: game.state.round + 1 }, 'game');
  },
  modifiers: {
    'without-influence': (game, { holder, memory }, without, { seat }) =>
      without || (seat === holder && isNow(game, memory, 'influence')),
    'vote-barred': (game, { holder, memory }, barred, { seat }) =>
      seat === holder && isNow(game, memory, 'votes')
        ? 'A player who razes the Lazax Survivors cannot vote in the next round (E2 12.2).'
        : barred,
  },
});
