import { call } from '../../../../../../engine/index.ts';
import { faction, on } from '../../../../rules/components/component.ts';
import { noteHolder } from '../../../../rules/deals/promissory-notes.ts';
import { retreat, retreatSystems } from '../../../../rules/combat/retreat.ts';
import { seatOf } from '../../../../rules/seats.ts';
import { shipsIn } from '../../../../rules/units/units.ts';
import { hasMovedInto } from '../../../shared/arrivals.ts';

export default faction({
  id: 'naalu',
  name: 'The Naalu Collective',
  set: 'base',
  text: "Telepathic: your initiative is 0. Foresight: when another player's ships arrive where you have ships, put a token of your strategy pool into an adjacent system without others' ships and move yours there.",
  commodities: 3,
  homeTile: '09',
  startingUnits: { carrier: 1, cruiser: 1, destroyer: 1, fighter: 3, infantry: 4, pds: 1, 'space-dock': 1 },
  startingTechnologies: ['sarween-tools', 'neural-motivator'],
  technologies: ['neuroglaive', 'hybrid-crystal-fighter-ii'],
  units: { fighter: 'hybrid-crystal-fighter-i', flagship: 'matriarch' },
  promissoryNote: 'gift-of-prescience',
  modifiers: {
    // The number is with somebody else while their gift lies before that player.
    initiative: (game, { holder }, number, { seat }) => {
      if (seat !== holder) return number;
      const gift = `gift-of-prescience@${holder}`;
      const bearer = noteHolder(game, gift);
      return bearer !== undefined && seatOf(game, bearer).playArea.includes(gift) ? number : 0;
    },
  },
  reactions: [
    on('after', 'movement-ends', {
      called: 'Foresight',
      usable: (game, { holder }, { seat, system }) =>
        seat !== holder &&
        seatOf(game, holder).tokens.strategy > 0 &&
        shipsIn(game, system, holder).length > 0 &&
        hasMovedInto(game, seat, system) &&
        retreatSystems(game, holder, system, true).length > 0,
      // No retreat: whatever keeps ships from retreating does not touch it.
      effect: (_game, { holder }, { system }) => call(retreat, { seat: holder, system, free: true, token: 'strategy' }, 'finish'),
    }),
  ],
});
