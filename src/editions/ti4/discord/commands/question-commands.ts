import { questionCommandGroup } from '#discord/commands/play/question-commands.ts';
import type { QuestionCommand } from '#discord/edition/edition-adapter.ts';

/** Slash commands of this edition with the questions that each answers. `/answer` answers all other questions. */
export const questionCommands: QuestionCommand[] = [
  ...questionCommandGroup('draft', 'The draft before a game.', [
    [
      'rank',
      'Rank what you want to pick; nobody sees it before all have.',
      ['rank-wishes'],
      'wishes',
      'What you want most first, separated by commas.',
    ],
  ]),
  ...questionCommandGroup('strategy', 'The strategy phase and strategy cards.', [
    ['choose', 'Choose a strategy card.', ['choose-strategy-card'], 'card', 'Which.'],
    ['secondary', 'Use a secondary ability, or not.', ['use-secondary'], 'answer', 'Yes or no.'],
    ['tokens', 'Buy command tokens with influence (Leadership).', ['leadership-tokens'], 'count', 'How many.'],
    ['system', 'Choose a system (Diplomacy).', ['diplomacy-system'], 'system', 'Which.'],
    ['planets', 'Ready planets (Diplomacy).', ['diplomacy-planets'], 'planets', 'Which.'],
    ['speaker', 'Name the speaker (Politics).', ['politics-speaker'], 'player', 'Who.'],
    ['site', 'Say where to build (Construction).', ['structure-site'], 'planet', 'Where.'],
    ['partners', 'Say who replenishes for free (Trade).', ['trade-partners'], 'players', 'Who.'],
  ]),
  ...questionCommandGroup('turn', 'Your turn in the action phase.', [
    ['action', 'Take an action, or pass.', ['turn', 'another-action'], 'action', 'Which.'],
    ['end', 'End your turn.', ['end-turn'], 'answer', 'End it.'],
  ]),
  ...questionCommandGroup('tactical', 'The tactical action.', [
    [
      'activate',
      'Activate a system.',
      ['system-to-activate'],
      'system',
      'Which.',
      { leadingQuestion: { question: 'turn', said: 'tactical action' } },
    ],
    [
      'invade',
      'Commit ground forces to planets.',
      ['commit-ground-forces', 'planet-order'],
      'forces',
      'As "2 infantry on Lodor".',
    ],
    ['bombard', 'Bombard planets.', ['bombard', 'split-bombardment'], 'planets', 'Which.'],
    ['custodians', 'Remove the custodians token.', ['remove-custodians'], 'answer', 'Yes or no.'],
  ]),
  ...questionCommandGroup('move', 'Moving ships.', [
    [
      'fleet',
      'Move ships, and what they carry, into the active system.',
      ['move-ships', 'path-of-ships', 'cargo-of-ships'],
      'ships',
      'How many of what, as “2 cruisers, 1 infantry from Jord”.',
    ],
    [
      'remove',
      'Remove what is beyond fleet pool or capacity.',
      ['excess-units', 'places-without-figure'],
      'units',
      'Which.',
    ],
  ]),
  ...questionCommandGroup('combat', 'Combats.', [
    [
      'retreat',
      'Announce a retreat, or say where to.',
      ['announce-retreat', 'retreat-to', 'retreat-transport', 'retreat-cargo'],
      'answer',
      'Yes, no, or where.',
    ],
    ['cannons', 'Use space cannons.', ['use-space-cannon'], 'units', 'Which.'],
    ['sustain', 'Sustain damage.', ['sustain-damage'], 'unit', 'Which.'],
    ['hits', 'Assign hits.', ['assign-hits', 'choose-losses'], 'units', 'Which are lost.'],
    ['reroll', 'Reroll dice.', ['reroll-dice'], 'dice', 'Which.'],
  ]),
  ...questionCommandGroup('produce', 'Producing units.', [
    [
      'units',
      'Say what to produce, and where.',
      ['units-to-produce', 'units-to-take', 'unit-to-take'],
      'units',
      'How many of what, separated by commas.',
    ],
    ['dock', 'Choose the space dock.', ['space-dock-to-use'], 'dock', 'Which.'],
  ]),
  ...questionCommandGroup('pay', 'Paying.', [
    [
      'with',
      'Pay with planets and trade goods.',
      ['payment'],
      'what',
      'Planets and trade goods; "proposed" for the proposal.',
    ],
  ]),
  ...questionCommandGroup('tokens', 'Command tokens.', [
    ['gain', 'Place tokens you gain.', ['gain-tokens'], 'pools', 'As "2 tactic, 1 fleet".'],
    [
      'split',
      'Split your tokens between your pools.',
      ['redistribute-tokens'],
      'pools',
      'As "3 tactic, 3 fleet, 2 strategy".',
    ],
  ]),
  ...questionCommandGroup('vote', 'The galactic council.', [
    ['for', 'Say what you vote for, or abstain.', ['vote-for'], 'outcome', 'Which.'],
    ['planets', 'Exhaust planets for votes.', ['planets-for-votes'], 'planets', 'Which.'],
    ['tie', 'Decide a tie, as speaker.', ['break-tie'], 'outcome', 'Which.'],
    ['predict', 'Predict an outcome.', ['predict-outcome'], 'outcome', 'Which.'],
  ]),
  ...questionCommandGroup('score', 'Scoring objectives.', [
    ['public', 'Score a public objective.', ['score-public-objective'], 'objective', 'Which.'],
    ['secret', 'Score a secret objective.', ['score-secret-objective'], 'objective', 'Which.'],
    [
      'keep',
      'Keep or return secret objectives.',
      ['keep-secret-objective', 'return-secret-objective'],
      'objective',
      'Which.',
    ],
  ]),
  ...questionCommandGroup('research', 'Technologies.', [
    [
      'technology',
      'Research a technology.',
      ['research-technology', 'choose-starting-technology', 'technology-again'],
      'technology',
      'Which.',
    ],
    ['skip', 'Ignore prerequisites.', ['ignore-prerequisites'], 'with', 'With what.'],
  ]),
  ...questionCommandGroup('cards', 'Cards.', [
    ['play', 'Answer a moment with a card or ability, or pass.', ['window'], 'card', 'Which, or pass.'],
    ['discard', 'Discard down to the hand limit.', ['discard-action-cards'], 'cards', 'Which.'],
  ]),
];
