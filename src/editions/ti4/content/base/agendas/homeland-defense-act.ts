import { call } from '#engine';
import { agenda } from '#ti4/rules/components/component.ts';
import { destroyChosenUnits } from '#ti4/rules/units/losses.ts';
import { seatsFrom } from '#ti4/rules/seats.ts';
import { removeSurplus } from '#ti4/rules/units/structure-surplus.ts';
import { unitsAt } from '#ti4/rules/units/units.ts';

export default agenda({
  id: 'homeland-defense-act',
  name: 'Homeland Defense Act',
  set: 'base',
  text: 'For: planets can have any number of PDS. Against: each player destroys 1 of their PDS.',
  type: 'law',
  elect: 'for-against',
  modifiers: { 'structure-limit': (_game, _held, limit, { type }) => (type === 'pds' ? Infinity : limit) },
  resolve: (game, outcome) => {
    if (outcome === 'for') return undefined;
    const list = seatsFrom(game.state, game.state.speaker)
      .map((seat) => ({
        seat,
        units: unitsAt(game, { owner: seat, type: 'pds' }).map((unit) => unit.id),
        count: 1,
        why: 'for Homeland Defense Act',
      }))
      .filter(({ units }) => units.length > 0);
    return call(destroyChosenUnits, { losses: list, by: null }, 'finish');
  },
  // The usual limit applies again: PDS beyond it return to the reinforcements.
  discarded: (game) => removeSurplus(game, 'pds', 'homeland-defense-act'),
});
