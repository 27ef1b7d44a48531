import { questionCommandGroup } from '#discord/commands/play/question-commands.ts';
import type { QuestionCommand } from '#discord/edition/edition-adapter.ts';

/** Slash commands for the questions of a tactical action: movement, combat, invasion and production. */
export const tacticalQuestionCommands: QuestionCommand[] = [
  ...questionCommandGroup('tactical', 'Perform a tactical action.', [
    [
      'activate',
      'Activate a system.',
      ['system-to-activate'],
      'system',
      'System: number or planet name.',
      {
        whenAsked: 'You activate a system with a tactical action, on your turn in the action phase (5, 89).',
        leadingQuestion: { question: 'turn', said: 'tactical action' },
      },
    ],
    [
      'invade',
      'Commit ground forces to planets.',
      ['commit-ground-forces', 'planet-order'],
      'forces',
      'Units and planets, like “2 infantry on Lodor”.',
      'You commit ground forces in a tactical action, after any space combat (49).',
    ],
    [
      'bombard',
      'Bombard planets.',
      ['bombard', 'split-bombardment'],
      'planets',
      'Planets, separated by commas.',
      'You bombard planets in a tactical action, before you commit ground forces (15).',
    ],
    [
      'custodians',
      'Remove the custodians token.',
      ['remove-custodians'],
      'answer',
      'Yes or no.',
      'You remove the custodians token when you invade Mecatol Rex (27).',
    ],
  ]),
  ...questionCommandGroup('move', 'Move ships, or remove units over your limits.', [
    [
      'fleet',
      'Move ships and their cargo to the active system.',
      ['move-ships', 'path-of-ships', 'cargo-of-ships'],
      'ships',
      'Units, like “2 cruisers, 1 infantry from Jord”.',
      'Ships move in a tactical action, after you activate a system (58).',
    ],
    [
      'remove',
      'Remove units over your fleet pool or capacity.',
      ['excess-units', 'places-without-figure'],
      'units',
      'Units, separated by commas.',
      'You remove units when you exceed your fleet pool or capacity (16, 37).',
    ],
  ]),
  ...questionCommandGroup('combat', 'Make your choices in combat.', [
    [
      'retreat',
      'Announce a retreat, or choose where to retreat.',
      ['announce-retreat', 'retreat-to', 'retreat-transport', 'retreat-cargo'],
      'answer',
      'Yes, no or a system.',
      'You can announce a retreat when a round of your space combat begins (78.4).',
    ],
    [
      'cannons',
      'Fire with Space Cannon.',
      ['use-space-cannon'],
      'units',
      'Units, separated by commas.',
      'Your Space Cannon can fire after ships move or ground forces are committed (77).',
    ],
    [
      'sustain',
      'Sustain damage.',
      ['sustain-damage'],
      'unit',
      'Unit.',
      'You sustain damage when hits are assigned to your units (87).',
    ],
    [
      'hits',
      'Assign hits.',
      ['assign-hits', 'choose-losses', 'choose-removals'],
      'units',
      'Units you lose, separated by commas.',
      'You assign hits after the rolls of a combat round (78.6).',
    ],
    [
      'reroll',
      'Reroll dice.',
      ['reroll-dice'],
      'dice',
      'Dice, separated by commas.',
      'I will ask you when a card or ability lets you reroll dice.',
    ],
  ]),
  ...questionCommandGroup('produce', 'Produce units.', [
    [
      'units',
      'Choose which units to produce, and where.',
      ['units-to-produce', 'units-to-take', 'unit-to-take'],
      'units',
      'Units, like “2 fighters, 1 carrier”.',
      'You produce units at the end of a tactical action, or when an ability lets you (67).',
    ],
    [
      'dock',
      'Choose a space dock.',
      ['space-dock-to-use'],
      'dock',
      'Space dock.',
      'You choose a space dock when an ability lets you produce there (67).',
    ],
  ]),
];
