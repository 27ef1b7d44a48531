import { call } from '#engine';
import { leader, on } from '#ti4/rules/components/component.ts';
import { isExplorable, explore, exploreCall } from '#ti4/rules/exploration/exploration.ts';
import { unitsAt } from '#ti4/rules/units/units.ts';
import { unlocksWith } from '#ti4/content/shared/queries/unlock-count.ts';

const SYSTEMS = 3;

export default leader({
  id: 'dart-and-tai',
  set: 'pok',
  faction: 'naaz-rokha',
  name: 'Dart and Tai',
  role: 'commander',
  text: "Unlock: have mechs in 3 systems. After you gain control of another player's planet: you may explore it.",
  ...unlocksWith(
    SYSTEMS,
    'systems with mechs',
    (game, seat) => new Set(unitsAt(game, { owner: seat, type: 'mech' }).map(({ system }) => system)).size,
  ),
  reactions: [
    on('after', 'planet-taken', {
      isUsable: (game, { holder }, { seat, planet, from }) =>
        seat === holder && from !== null && isExplorable(game, planet),
      effect: (game, { holder }, { planet }) => call(explore, exploreCall(game, holder, planet), 'finish'),
    }),
  ],
});
