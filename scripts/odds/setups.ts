import type { Scenario } from '#ti4/odds/index.ts';

/** Sets of the rulebook for these combats. */
export const ALL_SETS = ['base', 'codex-1', 'pok', 'codex-2', 'codex-3', 'codex-4'];

const ground = (attacker: Scenario['attacker'], defender: Scenario['attacker']): Scenario => ({
  attacker,
  defender,
  ground: true,
});
const space = (attacker: Scenario['attacker'], defender: Scenario['attacker']): Scenario => ({ attacker, defender });

/** Combats with components of Prophecy of Kings and the codices, by the effect they show. */
export const SETUPS: Readonly<Record<string, Scenario>> = {
  'Mechs against infantry': ground(
    { list: '1 mech, 1 infantry', faction: 'Sol' },
    { list: '3 infantry', faction: 'Winnu' },
  ),
  'Valkyrie Exoskeletons against mechs that cancel 2 hits': ground(
    { list: '2 mech', faction: 'Letnev', technologies: 'Non-Euclidean Shielding' },
    { list: '1 mech, 1 infantry', faction: 'Sardakk' },
  ),
  'Valkyrie Exoskeletons with Valkyrie Particle Weave against Duranium Armor': ground(
    { list: '2 mech', faction: 'Sol', technologies: 'Duranium Armor' },
    { list: '1 mech, 1 infantry', faction: 'Sardakk', technologies: 'Valkyrie Particle Weave' },
  ),
  'Hel-Titans I that fire': ground(
    { list: '1 mech, 2 infantry, 1 dreadnought', faction: 'Sol' },
    { list: '1 hel-titan i, 1 infantry', faction: 'Ul' },
  ),
  'Hel-Titans II kept from firing by L4 Disruptors': ground(
    { list: '1 mech, 2 infantry', faction: 'Letnev', technologies: 'L4 Disruptors' },
    { list: '1 hel-titan ii, 1 infantry', faction: 'Ul' },
  ),
  'Eidolons in space beside Visz El Vir, under fire': space(
    { list: '1 flagship, 1 mech', faction: 'Naaz-Rokha' },
    { list: '1 cruiser, 2 fighter, 1 pds', faction: 'Sol' },
  ),
  'Eidolons land beside Visz El Vir': ground(
    { list: '1 mech, 1 flagship', faction: 'Naaz-Rokha' },
    { list: '3 infantry, 1 pds', faction: 'Sol' },
  ),
  'Moll Terminus after a bombardment': ground(
    { list: '1 mech, 1 infantry, 1 dreadnought', faction: 'Mentak' },
    { list: '1 mech, 1 infantry', faction: 'Sol' },
  ),
  'Eidolons in space against Assault Cannon': space(
    { list: '3 destroyer', faction: 'Sol', technologies: 'Assault Cannon' },
    { list: '1 carrier, 2 mech in space', faction: 'Naaz-Rokha' },
  ),
  'Hel-Titans II fire at ships, Saturn Engines II sustain damage': space(
    { list: '2 cruiser, 1 fighter', faction: 'Sol' },
    { list: '1 hel-titan ii, 1 saturn engine ii', faction: 'Ul' },
  ),
  'Quantum Manipulators in space guard ships': space(
    { list: '1 carrier, 1 mech', faction: 'Nomad' },
    { list: '1 cruiser, 1 fighter', faction: 'Sol' },
  ),
  "Moyin's Ashes against Crimson Legionnaires": ground(
    { list: '1 mech', faction: 'Yin' },
    { list: '2 infantry', faction: 'Mahact' },
  ),
  'Shield Paling beside infantry that is Fragile': ground(
    { list: '1 mech, 2 infantry', faction: 'Jol-Nar' },
    { list: '1 mech, 1 infantry', faction: 'Saar' },
  ),
  'Hel-Titan II with Magen Defense Grid': ground(
    { list: '1 mech, 1 infantry', faction: 'Sol' },
    { list: '1 hel-titan ii', faction: 'Ul', technologies: 'Magen Defense Grid' },
  ),
  'Indomitus and Letani Behemoths, that fire and that shield': ground(
    { list: '1 mech, 1 infantry, 1 dreadnought', faction: 'Arborec' },
    { list: '1 mech, 1 infantry', faction: 'Xxcha' },
  ),
  'Annihilators bombard through the shields of Hel-Titans with 2RAM': ground(
    { list: '1 mech, 1 infantry, 1 dreadnought', faction: 'L1Z1X', leaders: '2RAM' },
    { list: '1 hel-titan i, 1 infantry', faction: 'Ul' },
  ),
  'Iconoclast Ω against Strike Wing Alphas, which fire no barrage then': space(
    { list: '1 carrier, 2 fighter, 1 mech', faction: 'Naalu' },
    { list: '2 strike wing alpha ii', faction: 'Argent' },
  ),
  'Raid Formation with Trrakan Aun Zulok': space(
    { list: '2 strike wing alpha ii', faction: 'Argent', leaders: 'Trrakan' },
    { list: '1 dreadnought, 1 fighter', faction: 'Sol' },
  ),
  'Ta Zern rolls again for bombardment and for Space Cannon': ground(
    { list: '2 infantry, 2 dreadnought', faction: 'Jol-Nar', leaders: 'Ta Zern' },
    { list: '2 infantry', faction: 'Sol' },
  ),
};
