import { objective } from '#ti4/rules/components/component.ts';
import { unitsAt } from '#ti4/rules/units/units.ts';
import { planetProgress } from '#ti4/content/shared/queries/progress-counters.ts';

export default objective({
  id: 'mechanize-the-military',
  name: 'Mechanize the Military',
  set: 'pok',
  text: 'Have mechs on 4 planets.',
  stage: 'secret',
  points: 1,
  phase: 'status',
  progress: (game, seat) =>
    planetProgress(
      game,
      [...new Set(unitsAt(game, { owner: seat, type: 'mech' }).flatMap(({ planet }) => planet ?? []))],
      4,
      'planets with a mech',
    ),
});
