import { leaderType } from '#ti3/rules/components/component.ts';
import { activeLeader } from '#ti3/rules/leaders/leader-locations.ts';
import { hasQuality } from '#ti3/rules/units/units.ts';

/** Maximum rerolls per invasion round, penalty to bombardment rolls, and bonus to defending ground forces. */
const AGAIN = 2;
const COVER = 4;
const DUG_IN = 1;

export default leaderType({
  id: 'general',
  name: 'General',
  mark: 'Ge',
  serves: 'planet',
  text: 'When you invade with a General: reroll up to 2 missed dice of your ground forces in each round. On your planet with a General: your ground forces get +1 on their rolls, and bombardment rolls get −4.',
  confidence: 'high',
  modifiers: {
    rerolls: (game, { key, holder }, dice, { seat, type, purpose, planet, attacks }) =>
      seat === holder && attacks && purpose === 'ground' && hasQuality(game, 'ground-force', { type }) && planet !== undefined && activeLeader(game, key)?.planet === planet
        ? dice + AGAIN
        : dice, // prettier-ignore
    'roll-bonus': (game, { key, holder }, bonus, { seat, enemy, purpose, planet, attacks }) => {
      if (planet === undefined || activeLeader(game, key)?.planet !== planet) return bonus;
      if (purpose === 'ground' && seat === holder && !attacks) return bonus + DUG_IN;
      return purpose === 'bombardment' && enemy === holder ? bonus - COVER : bonus;
    },
  },
});
