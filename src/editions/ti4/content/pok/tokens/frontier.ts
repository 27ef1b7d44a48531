import { token } from '#ti4/rules/components/component.ts';

export default token({
  id: 'frontier',
  name: 'Frontier token',
  // The largest possible number of systems without planets.
  copies: 40,
  explored: 'frontier',
  begins: (game, system) => game.state.systems[system].position !== null && !game.state.systems[system].planets.length,
});
