import { call } from '#engine';
import { legendaryCard, on, type Game } from '#ti4/rules/components/component.ts';
import type { PlanetId, SeatId } from '#ti4/rules/state.ts';
import { MECATOL_REX, planetOf } from '#ti4/rules/planets/planets.ts';
import { gainCommandTokens } from '#ti4/content/shared/procedures/gain-command-tokens.ts';

const holdsRex = (game: Game, seat: SeatId, planet: PlanetId): boolean =>
  planet === MECATOL_REX && planetOf(game, planet).controller === seat;

export default legendaryCard({
  id: 'custodia-vigilia-ability',
  name: 'Custodia Vigilia',
  set: 'codex-3',
  text: 'While you control Mecatol Rex, it has Space Cannon 5 and Production 3. When another player gains a victory point from Imperial for controlling Mecatol Rex: gain 2 command tokens.',
  procedures: [gainCommandTokens],
  modifiers: {
    'planet-roll': (game, { holder }, roll, { planet, purpose }) =>
      holdsRex(game, holder, planet) && (purpose === 'space-cannon-offense' || purpose === 'space-cannon-defense')
        ? { value: 5, dice: 1 }
        : roll,
    'planet-production': (game, { holder }, production, { planet }) =>
      holdsRex(game, holder, planet) ? 3 : production,
  },
  reactions: [
    on('after', 'points-gained', {
      mandatory: true,
      isUsable: (_game, { holder }, { seat, why }) => seat !== holder && why === 'imperial',
      effect: (_game, { holder }) => call(gainCommandTokens, { seat: holder, count: 2 }, 'finish'),
    }),
  ],
});
