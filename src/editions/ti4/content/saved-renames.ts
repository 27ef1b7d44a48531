import type { Json } from '#engine';
import type { SavedRenames } from '#ti4/rules/setup/upcasts.ts';

/**
 * Renamed and split components of saved games. Do not change: it lists the abilities that faction sheets had when those
 * games were saved.
 */
export const SAVED_RENAMES: SavedRenames = {
  renamed: { 'yin-spinner-omega': 'yin-spinner' },
  split: {
    arborec: { abilities: ['mitosis'], reactions: ['mitosis'] },
    creuss: { abilities: ['quantum-entanglement', 'slipstream', 'creuss-gate'] },
    hacan: { abilities: ['masters-of-trade', 'guild-ships', 'arbiters'] },
    'jol-nar': { abilities: ['fragile', 'brilliant', 'analytical'] },
    l1z1x: { abilities: ['assimilate', 'harrow'], reactions: ['assimilate', 'harrow'] },
    letnev: {
      abilities: ['munitions-reserves', 'armada'],
      reactions: ['munitions-reserves', 'munitions-reserves/1'],
      lasting: () => 'munitions-reserves',
    },
    mentak: { abilities: ['ambush', 'pillage'], reactions: ['ambush', 'pillage', 'pillage/1'] },
    muaat: { abilities: ['star-forge', 'gashlai-physiology'], action: 'star-forge' },
    naalu: { abilities: ['telepathic', 'foresight'], reactions: ['foresight'] },
    nekro: {
      abilities: ['galactic-threat', 'technological-singularity', 'propagation'],
      reactions: ['propagation', 'technological-singularity', 'galactic-threat', 'galactic-threat/1'],
      lasting: (kept: Json) =>
        (kept as { what?: string } | null)?.what === 'singularity' ? 'technological-singularity' : 'galactic-threat',
    },
    saar: { abilities: ['scavenge', 'nomadic'], reactions: ['scavenge'] },
    'sardakk-norr': { abilities: ['unrelenting'] },
    sol: { abilities: ['orbital-drop', 'versatile'], action: 'orbital-drop' },
    winnu: { abilities: ['blood-ties', 'reclamation'], reactions: ['reclamation'] },
    xxcha: { abilities: ['peace-accords', 'quash'], reactions: ['peace-accords', 'quash'] },
    yin: { abilities: ['indoctrination', 'devotion'], reactions: ['indoctrination', 'devotion'] },
    yssaril: { abilities: ['stall-tactics', 'scheming', 'crafty'], reactions: ['scheming'], action: 'stall-tactics' },
  },
};
