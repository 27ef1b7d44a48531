import type { PlayerCommand } from '../../../discord/face.ts';

interface Group {
  about: string;
  /** By their names: what they do, the questions they answer, the option's name and what goes in. */
  commands: Record<string, [does: string, questions: string[], option: string, takes: string]>;
}

const GROUPS: Record<string, Group> = {
  strategy: {
    about: 'The strategy phase and strategy cards.',
    commands: {
      choose: ['Choose a strategy card.', ['take-strategy-card'], 'card', 'Which.'],
      secondary: ['Use a secondary ability, or not.', ['use-secondary'], 'answer', 'Yes or no.'],
    },
  },
  turn: {
    about: 'Your turn in the action phase.',
    commands: { action: ['Take an action, or pass.', ['turn'], 'action', 'Which.'] },
  },
  tactical: {
    about: 'The tactical action.',
    commands: {
      activate: ['Activate a system.', ['activate-system'], 'system', 'Which.'],
      land: ['Land units on planets.', ['land-units'], 'units', 'As "2 ground forces on Lodor".'],
      bombard: ['Bombard planets.', ['bombard'], 'planets', 'Which.'],
    },
  },
  transfer: {
    about: 'The transfer action.',
    commands: { between: ['Say between which two systems.', ['choose-transfer'], 'systems', 'Which.'] },
  },
  move: {
    about: 'Moving ships.',
    commands: {
      fleet: [
        'Move ships, and what they carry, into the active system.',
        ['move-ships'],
        'ships',
        'How many of what, as "2 cruiser from Lodor", separated by commas.',
      ],
      remove: ['Remove what is beyond fleet supply or capacity.', ['remove-excess'], 'units', 'Which.'],
    },
  },
  combat: {
    about: 'Combats.',
    commands: {
      retreat: ['Announce a withdrawal, or stay.', ['announce-withdrawal'], 'answer', 'Where to, or stay.'],
      hits: ['Assign hits.', ['assign-hits'], 'units', 'Which take damage, and which are lost.'],
      pds: ['Fire with PDS.', ['fire-pds'], 'units', 'Which.'],
    },
  },
  produce: {
    about: 'Producing units.',
    commands: {
      units: [
        'Say what to build, and where.',
        ['build-units'],
        'units',
        'How many of what, as "2 fighter, 1 carrier", separated by commas.',
      ],
    },
  },
  pay: {
    about: 'Paying.',
    commands: { with: ['Pay with planets and trade goods.', ['pay'], 'what', 'Planets and trade goods; "proposed" for the proposal.'] },
  },
  counters: {
    about: 'Command counters.',
    commands: {
      place: ['Place counters that you gain.', ['place-counters'], 'areas', 'As "2 command, 1 fleet".'],
      split: ['Redistribute your counters.', ['redistribute-counters'], 'areas', 'As "3 command, 3 fleet, 2 strategy".'],
    },
  },
  vote: {
    about: 'The galactic council.',
    commands: {
      for: ['Say what you vote for, or abstain.', ['vote'], 'outcome', 'Which.'],
      tie: ['Decide a tie, as speaker.', ['break-tie'], 'outcome', 'Which.'],
    },
  },
  agreement: {
    about: 'Trade agreements.',
    commands: {
      propose: ['Propose a trade agreement, or none.', ['propose-agreement'], 'player', 'With whom, and for which contract.'],
      answer: ['Answer a proposed trade agreement.', ['agree-to-trade'], 'answer', 'Which contract you give, or no.'],
      approve: [
        'Approve trade agreements of others, or not.',
        ['approve-agreement', 'approve-agreements'],
        'answer',
        'Yes or no; of several, which.',
      ],
      give: ['Say which of your contracts you give.', ['give-contract'], 'contract', 'Which.'],
      break: ['Break trade agreements.', ['break-agreements'], 'players', 'With whom.'],
    },
  },
  score: {
    about: 'Scoring objectives.',
    commands: { claim: ['Claim an objective.', ['claim-objective'], 'objective', 'Which.'] },
  },
  research: {
    about: 'Technologies.',
    commands: { technology: ['Gain a technology.', ['choose-technology'], 'technology', 'Which.'] },
  },
  cards: {
    about: 'Cards.',
    commands: {
      play: ['Answer a moment with a card or ability, or pass.', ['window'], 'card', 'Which, or pass.'],
      discard: ['Discard down to the hand limit.', ['discard-to-limit'], 'cards', 'Which.'],
    },
  },
};

/** By which commands questions of this edition are answered; `/answer` answers them all. */
export const answers: PlayerCommand[] = Object.entries(GROUPS).flatMap(([group, { about, commands }]) =>
  Object.entries(commands).map(([name, [description, questions, option, takes]]): PlayerCommand => ({
    group,
    about,
    name,
    description,
    questions,
    option: { name: option, description: takes },
    ...(group === 'tactical' && name === 'activate' && { after: { question: 'turn', said: 'tactical action' } }),
  })),
);
