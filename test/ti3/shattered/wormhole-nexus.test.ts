import { expect, test } from 'vitest';
import { adjacentSystems, wormholesIn } from '#ti3/rules/board/adjacency.ts';
import { buildBoardView } from '#ti3/views/index.ts';
import { empireWith } from './empire.ts';

test('E3 21.1 the Wormhole Nexus adjoins alpha and beta wormholes', () => {
  const game = empireWith(['sol', 'yin', 'saar'], { wormholeNexus: true });
  const beside = adjacentSystems(game, 'mallice');
  const holes = Object.keys(game.state.systems).filter(
    (one) => one !== 'mallice' && wormholesIn(game, one).some((letter) => letter !== 'delta'),
  );
  expect(beside.sort()).toEqual(holes.sort());
  expect(holes.length).toBeGreaterThan(0);
  expect(game.state.planets.mallice).toMatchObject({ system: 'mallice', owner: null });
  expect(buildBoardView(game).systems.map(({ id }) => id)).toContain('mallice');
});

test('E3 21.1 without the option the Nexus is absent', () => {
  expect(empireWith(['sol', 'yin', 'saar']).state.systems.mallice).toBeUndefined();
  const game = empireWith(['sol', 'yin', 'saar'], { wormholeNexus: true, partial: true });
  expect(Object.keys(game.state.systems)).toHaveLength(29);
});
