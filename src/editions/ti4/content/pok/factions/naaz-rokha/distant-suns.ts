import { ability, on } from '#ti4/rules/components/component.ts';
import { drawExtraExplorationCards } from '#ti4/rules/exploration/exploration.ts';
import { unitsAt } from '#ti4/rules/units/units.ts';

export default ability({
  id: 'distant-suns',
  name: 'Distant Suns',
  set: 'pok',
  faction: 'naaz-rokha',
  text: 'When you explore a planet that has your mechs: you may draw 1 more card. If you do, resolve either card and discard the other.',
  reactions: [
    on('when', 'exploration-begins', {
      // The number of mechs on the planet does not matter.
      isUsable: (game, { holder }, { seat, planet }) =>
        seat === holder && planet !== undefined && unitsAt(game, { owner: holder, planet, type: 'mech' }).length > 0,
      effect: (game) => drawExtraExplorationCards(game, 1),
    }),
  ],
});
