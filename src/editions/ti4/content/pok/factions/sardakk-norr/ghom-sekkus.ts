import { leader } from '#ti4/rules/components/component.ts';
import { planetsOf } from '#ti4/rules/planets/planets.ts';
import { unitsAt } from '#ti4/rules/units/units.ts';
import { isHomeSystem } from '#ti4/content/shared/procedures/place-questions.ts';
import { unlocksWith } from '#ti4/content/shared/queries/unlock-count.ts';

const PLANETS = 5;

export default leader({
  id: 'ghom-sekkus',
  set: 'pok',
  faction: 'sardakk-norr',
  name: "G'hom Sek'kus",
  role: 'commander',
  text: 'Unlock: control 5 planets outside home systems. When you commit ground forces: you may also commit 1 from each planet in the active system and in adjacent systems without your command token.',
  ...unlocksWith(
    PLANETS,
    'planets outside home systems',
    (game, seat) => planetsOf(game, seat).filter(({ system }) => !isHomeSystem(game, system)).length,
  ),
  modifiers: {
    'commits-from': (game, { holder }, planets, { seat }) =>
      seat === holder && game.state.active === holder
        ? [...new Set([...planets, ...unitsAt(game, { owner: seat }).flatMap(({ planet }) => planet ?? [])])]
        : planets,
  },
});
