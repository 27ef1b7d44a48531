import { questionCommandGroup } from '#discord/commands/play/question-commands.ts';
import type { QuestionCommand } from '#discord/edition/edition-adapter.ts';

/** Slash commands of this edition with the questions that each answers. `/answer` answers all other questions. */
export const questionCommands: QuestionCommand[] = [
  ...questionCommandGroup('draft', 'Make your choices in the draft.', [
    [
      'rank',
      'Rank your choices in the draft. They stay secret until all players have answered.',
      ['rank-wishes'],
      'wishes',
      'Your choices, best first, separated by commas.',
    ],
  ]),
  ...questionCommandGroup('strategy', 'Pick strategy cards and use their abilities.', [
    ['choose', 'Pick a strategy card.', ['choose-strategy-card'], 'card', 'Strategy card.'],
    ['secondary', 'Follow with a secondary ability, or decline.', ['use-secondary'], 'answer', 'Yes or no.'],
    ['tokens', 'Buy command tokens with influence (Leadership).', ['leadership-tokens'], 'count', 'Number of tokens.'],
    ['system', 'Choose a system (Diplomacy).', ['diplomacy-system'], 'system', 'System: number or planet name.'],
    ['planets', 'Ready planets (Diplomacy).', ['diplomacy-planets'], 'planets', 'Planets, separated by commas.'],
    ['speaker', 'Choose the new speaker (Politics).', ['politics-speaker'], 'player', 'Player.'],
    ['site', 'Choose where to place a structure (Construction).', ['structure-site'], 'planet', 'Planet.'],
    [
      'partners',
      'Choose who replenishes commodities for free (Trade).',
      ['trade-partners'],
      'players',
      'Players, separated by commas.',
    ],
  ]),
  ...questionCommandGroup('turn', 'Take your turn in the action phase.', [
    ['action', 'Perform an action, or pass.', ['turn', 'another-action'], 'action', 'Action, or “pass”.'],
    ['end', 'End your turn.', ['end-turn'], 'answer', 'Enter “end turn”.'],
  ]),
  ...questionCommandGroup('tactical', 'Perform a tactical action.', [
    [
      'activate',
      'Activate a system.',
      ['system-to-activate'],
      'system',
      'System: number or planet name.',
      { leadingQuestion: { question: 'turn', said: 'tactical action' } },
    ],
    [
      'invade',
      'Commit ground forces to planets.',
      ['commit-ground-forces', 'planet-order'],
      'forces',
      'Units and planets, like “2 infantry on Lodor”.',
    ],
    ['bombard', 'Bombard planets.', ['bombard', 'split-bombardment'], 'planets', 'Planets, separated by commas.'],
    ['custodians', 'Remove the custodians token.', ['remove-custodians'], 'answer', 'Yes or no.'],
  ]),
  ...questionCommandGroup('move', 'Move ships, or remove units over your limits.', [
    [
      'fleet',
      'Move ships and their cargo to the active system.',
      ['move-ships', 'path-of-ships', 'cargo-of-ships'],
      'ships',
      'Units, like “2 cruisers, 1 infantry from Jord”.',
    ],
    [
      'remove',
      'Remove units over your fleet pool or capacity.',
      ['excess-units', 'places-without-figure'],
      'units',
      'Units, separated by commas.',
    ],
  ]),
  ...questionCommandGroup('combat', 'Make your choices in combat.', [
    [
      'retreat',
      'Announce a retreat, or choose where to retreat.',
      ['announce-retreat', 'retreat-to', 'retreat-transport', 'retreat-cargo'],
      'answer',
      'Yes, no or a system.',
    ],
    ['cannons', 'Fire with Space Cannon.', ['use-space-cannon'], 'units', 'Units, separated by commas.'],
    ['sustain', 'Sustain damage.', ['sustain-damage'], 'unit', 'Unit.'],
    [
      'hits',
      'Assign hits.',
      ['assign-hits', 'choose-losses', 'choose-removals'],
      'units',
      'Units you lose, separated by commas.',
    ],
    ['reroll', 'Reroll dice.', ['reroll-dice'], 'dice', 'Dice, separated by commas.'],
  ]),
  ...questionCommandGroup('produce', 'Produce units.', [
    [
      'units',
      'Choose which units to produce, and where.',
      ['units-to-produce', 'units-to-take', 'unit-to-take'],
      'units',
      'Units, like “2 fighters, 1 carrier”.',
    ],
    ['dock', 'Choose a space dock.', ['space-dock-to-use'], 'dock', 'Space dock.'],
  ]),
  ...questionCommandGroup('pay', 'Pay costs.', [
    [
      'with',
      'Pay with planets and trade goods.',
      ['payment'],
      'what',
      'Planets and trade goods, or “proposed” for the suggested payment.',
    ],
  ]),
  ...questionCommandGroup('tokens', 'Place and split command tokens.', [
    ['gain', 'Place command tokens you gain.', ['gain-tokens'], 'pools', 'Tokens and pools, like “2 tactic, 1 fleet”.'],
    [
      'split',
      'Split your command tokens between your pools.',
      ['redistribute-tokens'],
      'pools',
      'Tokens and pools, like “3 tactic, 3 fleet, 2 strategy”.',
    ],
  ]),
  ...questionCommandGroup('vote', 'Vote on agendas.', [
    ['for', 'Choose the outcome you vote for, or abstain.', ['vote-for'], 'outcome', 'Outcome, or “abstain”.'],
    ['planets', 'Exhaust planets to cast votes.', ['planets-for-votes'], 'planets', 'Planets, separated by commas.'],
    ['tie', 'Choose the outcome of a tied vote, as the speaker.', ['break-tie'], 'outcome', 'Outcome.'],
    ['predict', 'Predict the outcome of an agenda.', ['predict-outcome'], 'outcome', 'Outcome.'],
  ]),
  ...questionCommandGroup('score', 'Score objectives.', [
    ['public', 'Score a public objective.', ['score-public-objective'], 'objective', 'Objective.'],
    ['secret', 'Score a secret objective.', ['score-secret-objective'], 'objective', 'Objective.'],
    [
      'keep',
      'Choose secret objectives to keep or return.',
      ['keep-secret-objective', 'return-secret-objective'],
      'objective',
      'Objective.',
    ],
  ]),
  ...questionCommandGroup('research', 'Research technologies.', [
    [
      'technology',
      'Research a technology.',
      ['research-technology', 'choose-starting-technology', 'technology-again'],
      'technology',
      'Technology.',
    ],
    [
      'skip',
      'Ignore prerequisites.',
      ['ignore-prerequisites'],
      'with',
      'Planets or abilities that let you ignore them.',
    ],
  ]),
  ...questionCommandGroup('cards', 'Play and discard cards.', [
    ['play', 'Play a card or use an ability in response, or pass.', ['window'], 'card', 'Card or ability, or “pass”.'],
    [
      'discard',
      'Discard action cards down to your hand limit.',
      ['discard-action-cards'],
      'cards',
      'Action cards, separated by commas.',
    ],
  ]),
];
