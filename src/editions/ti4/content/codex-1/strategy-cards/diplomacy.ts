import { ask, call, chosenKey, done } from '#engine';
import { strategyCard } from '#ti4/rules/components/component.ts';
import { procedure } from '#ti4/rules/game.ts';
import type { SeatId } from '#ti4/rules/state.ts';
import { placeTokens } from '#ti4/rules/tokens/token-placement.ts';
import {
  choosePlanetsToReady,
  chooseProtectedSystem,
  readyTwoPlanets,
  othersTokensInto,
} from '#ti4/content/shared/cards/diplomacy-card.ts';

const primary = procedure<{ seat: SeatId }>()('diplomacy-primary', {
  where: (_game, { seat }) => ask([chooseProtectedSystem.ask(seat, {})], 'place'),
  place: (game, { seat }, got) =>
    call(placeTokens, { todo: othersTokensInto(game, seat, chosenKey(got.answer)) }, 'ready'), // 32.2
  ready: (_game, { seat }) => call(readyTwoPlanets, { seat }, 'end'),
  end: () => done(),
});

export default strategyCard({
  id: 'diplomacy',
  name: 'Diplomacy',
  set: 'codex-1',
  text: 'Primary: choose a system where you control a planet, not Mecatol Rex. Each other player places a command token there from reinforcements. Ready up to 2 of your planets. Secondary: spend a strategy token to ready up to 2 of your planets.',
  offer: 'Ready up to 2 of your planets.',
  initiative: 2,
  primary,
  secondary: readyTwoPlanets,
  secondaryCost: true,
  procedures: [primary, readyTwoPlanets],
  questions: [chooseProtectedSystem, choosePlanetsToReady],
});
