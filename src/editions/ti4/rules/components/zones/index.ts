import type { Zone } from '#kit/components/types.ts';
import type { Ti4 } from '#ti4/rules/components/component.ts';
import { actionCards } from './action-cards.ts';
import { cardsAttachedByAction, attachedCards, keptCards, relics } from './exploration.ts';
import { galacticEvents } from './galactic-events.ts';
import { laws } from './laws.ts';
import { legendaryCards } from './legendary.ts';
import { leaders } from './leaders.ts';
import { objectives } from './objectives.ts';
import { planetCards } from './planets.ts';
import { notesInHand, notesInPlay } from './promissory-notes.ts';
import { factionAbilities, technologies, unitCards } from './sheets.ts';

/** All zones of cards and sheets, in the order in which they are searched. */
export const zones: readonly Zone<Ti4>[] = [
  planetCards,
  laws,
  technologies,
  factionAbilities,
  unitCards,
  notesInHand,
  notesInPlay,
  actionCards,
  objectives,
  leaders,
  keptCards,
  attachedCards,
  relics,
  legendaryCards,
  cardsAttachedByAction,
  galacticEvents,
];
