import { combatantsOnPlanet, isSide, opponentIn } from '#ti4/rules/combat/combat.ts';
import { noteOwner, on, promissoryNote } from '#ti4/rules/components/component.ts';
import { returnNote } from '#ti4/rules/trade/promissory-notes.ts';
import { infantryInCombat, replaceInfantry } from '#ti4/content/shared/procedures/replace-infantry.ts';

export default promissoryNote({
  id: 'greyfire-mutagen',
  name: 'Greyfire Mutagen Ω',
  set: 'codex-1',
  text: 'When your ground combat begins: if your opponent is not Yin and has at least 2 ground forces there, replace 1 of their infantry with 1 of yours. Then return this note.',
  faction: 'yin',
  reactions: [
    on('when', 'ground-combat-begins', {
      isUsable: (game, { holder, key }, event) => {
        const opponent = opponentIn(event, holder);
        // Units that fight as ground forces count, but only infantry can be replaced.
        return (
          isSide(event, holder) &&
          opponent !== noteOwner(key) &&
          combatantsOnPlanet(game, event.planet, opponent).length >= 2 &&
          infantryInCombat(game, opponent, event.planet).length > 0
        );
      },
      effect: (game, { holder, key }, event) => {
        replaceInfantry(game, holder, opponentIn(event, holder), event.planet);
        returnNote(game, key);
      },
    }),
  ],
});
