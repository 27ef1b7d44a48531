import { hasBothSides, isSide, opponentIn } from '#ti4/rules/combat/combat.ts';
import { noteOwner, on, promissoryNote, type HeldComponent } from '#ti4/rules/components/component.ts';
import { addEffect } from '#ti4/rules/components/effects.ts';
import { playNoteFaceUp, returnNote } from '#ti4/rules/trade/promissory-notes.ts';
import type { SeatId, SystemId, Unit, UnitId } from '#ti4/rules/state.ts';
import type { Game } from '#ti4/rules/game.ts';
import { definitionFor, isNonFighterShip, shipsIn } from '#ti4/rules/units/units.ts';
import { chooseUnit } from '#ti4/content/shared/procedures/unit-questions.ts';
import { isFaceUp } from '#ti4/content/shared/cards/face-up-note.ts';

/** The ship that fights as a flagship, and the owner of that flagship. */
interface Likened {
  unit: UnitId;
  like: SeatId;
}

const likened = ({ memory }: HeldComponent, unit: Unit): Likened | undefined => {
  const found = memory as unknown as Likened | null;
  return found?.unit === unit.id ? found : undefined;
};

const mounts = (game: Game, seat: SeatId, system: SystemId): UnitId[] =>
  shipsIn(game, system, seat)
    .filter((unit) => isNonFighterShip(game, unit))
    .map(({ id }) => id);

export default promissoryNote({
  id: 'the-cavalry',
  name: 'The Cavalry',
  set: 'pok',
  faction: 'nomad',
  text: "When your space combat begins, not against Nomad: until it ends, 1 of your non-fighter ships has the combat value, Sustain Damage and Anti-Fighter Barrage of Nomad's flagship. Then return this note.",
  advice: { gains: { hits: 2 } },
  reactions: [
    on('when', 'space-combat-begins', {
      isUsable: (game, held, event) =>
        !isFaceUp(game, held) &&
        isSide(event, held.holder) &&
        opponentIn(event, held.holder) !== noteOwner(held.key) &&
        hasBothSides(game, event) &&
        mounts(game, held.holder, event.system).length > 0,
      target: (game, { holder }, { system }) =>
        chooseUnit.ask(holder, {
          prompt: "Which ship fights like Nomad's flagship?",
          units: mounts(game, holder, system),
        }),
      effect: (game, { holder, key, component }, _event, [unit]) => {
        playNoteFaceUp(game, key);
        if (unit !== undefined) addEffect(game, component, holder, { unit, like: noteOwner(key) }, 'combat');
      },
    }),
    on('after', 'space-combat-ends', {
      mandatory: true,
      isUsable: (game, held, event) => isFaceUp(game, held) && isSide(event, held.holder),
      effect: (game, { key }) => returnNote(game, key),
    }),
  ],
  modifiers: {
    marks: (_game, held, marks, { unit }) =>
      likened(held, unit) ? [...marks, { by: held.component, label: 'The Cavalry', worth: 1 }] : marks,
    'roll-stats': (game, held, stats, { unit, purpose }) => {
      const found = likened(held, unit);
      if (!found) return stats;
      const flagship = definitionFor(game, found.like, 'flagship');
      if (purpose === 'space-combat') return flagship.combat ?? stats;
      return purpose === 'anti-fighter-barrage' ? (flagship.antiFighterBarrage ?? stats) : stats;
    },
    'sustains-damage': (game, held, sustains, { unit }) => {
      const found = likened(held, unit);
      return found ? (definitionFor(game, found.like, 'flagship').sustainDamage ?? sustains) : sustains;
    },
  },
});
