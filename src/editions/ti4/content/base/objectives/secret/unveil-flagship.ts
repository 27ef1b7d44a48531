import { objective } from '#ti4/rules/components/component.ts';
import { unitsAt } from '#ti4/rules/units/units.ts';

export default objective({
  id: 'unveil-flagship',
  name: 'Unveil Flagship',
  set: 'base',
  text: 'Win a space combat in a system with your flagship, without losing your flagship in that combat.',
  stage: 'secret',
  points: 1,
  phase: 'action',
  after: ['space-combat-ends'],
  fulfilled: (game, seat, event) => {
    if (event?.name !== 'space-combat-ends' || event.winner !== seat) return false;
    const { facts } = game.state;
    const fight = facts.slice(
      Math.max(
        0,
        facts.findLastIndex(({ type }) => type === 'combat-begins'),
      ),
    );
    // A flagship that was destroyed and placed again during the same combat does not count.
    const lost = fight.some((fact) => fact.type === 'unit-destroyed' && fact.seat === seat && fact.unit === 'flagship');
    return !lost && unitsAt(game, { owner: seat, system: String(event.system), type: 'flagship' }).length > 0;
  },
});
