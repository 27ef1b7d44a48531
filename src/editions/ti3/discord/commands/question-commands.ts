import type { QuestionCommand } from '#discord/edition/edition-adapter.ts';

interface Group {
  about: string;
  /**
   * Commands by name: what they do, the questions they answer, the name and description of their option, and when they
   * apply.
   */
  commands: Record<string, [does: string, questions: string[], option: string, takes: string, due: string]>;
}

const GROUPS: Record<string, Group> = {
  strategy: {
    about: 'The strategy phase and strategy cards.',
    commands: {
      choose: [
        'Choose a strategy card.',
        ['take-strategy-card'],
        'card',
        'Which.',
        'Strategy cards are taken in the strategy phase, from the speaker clockwise (E3 3.1).',
      ],
      secondary: [
        'Use a secondary ability, or not.',
        ['use-secondary'],
        'answer',
        'Yes or no.',
        'Secondary abilities are used after another player has performed that strategic action (E3 4.4).',
      ],
    },
  },
  turn: {
    about: 'Your turn in the action phase.',
    commands: {
      action: [
        'Take an action, or pass.',
        ['turn'],
        'action',
        'Which.',
        'You take actions in your turns of the action phase, until you have passed (E3 4.1).',
      ],
    },
  },
  tactical: {
    about: 'The tactical action.',
    commands: {
      activate: [
        'Activate a system.',
        ['activate-system'],
        'system',
        'Which.',
        'A system is activated by a tactical action, in your turn of the action phase (E3 6.1).',
      ],
      land: [
        'Land units on planets.',
        ['land-units'],
        'units',
        'As "2 ground forces on Lodor".',
        'Units land in a system that you have activated, once no ships of others are left there (E3 6.5).',
      ],
      bombard: [
        'Bombard planets.',
        ['bombard'],
        'planets',
        'Which.',
        'Planets are bombarded in a system that you have activated, before the invasion (E3 8.1).',
      ],
    },
  },
  transfer: {
    about: 'The transfer action.',
    commands: {
      between: [
        'Say between which two systems.',
        ['choose-transfer'],
        'systems',
        'Which.',
        'A transfer action is taken in your turn of the action phase (E3 10.1).',
      ],
    },
  },
  move: {
    about: 'Moving ships.',
    commands: {
      fleet: [
        'Move ships, and what they carry, into the active system.',
        ['move-ships'],
        'ships',
        'How many of what, as "2 cruiser from Lodor", separated by commas.',
        'Ships move into a system that you have activated (E3 6.2).',
      ],
      remove: [
        'Remove what is beyond fleet supply or capacity.',
        ['remove-excess'],
        'units',
        'Which.',
        'Units are removed where there are more than fleet supply or capacity allows (E3 5.3, 7.6).',
      ],
    },
  },
  combat: {
    about: 'Combats.',
    commands: {
      retreat: [
        'Announce a withdrawal, or stay.',
        ['announce-withdrawal'],
        'answer',
        'Where to, or stay.',
        'A withdrawal is announced as a round of a space battle of yours begins (E3 7.3).',
      ],
      hits: [
        'Assign hits.',
        ['assign-hits'],
        'units',
        'Which take damage, and which are lost.',
        'Hits are assigned when your units have been hit (E3 7.3).',
      ],
      pds: [
        'Fire with PDS.',
        ['fire-pds'],
        'units',
        'Which.',
        'PDS fire when ships have moved within their range (E3 6.3).',
      ],
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
        'Units are built at the end of an action in a system with a space dock of yours (E3 6.7, 9.1).',
      ],
    },
  },
  pay: {
    about: 'Paying.',
    commands: {
      with: [
        'Pay with planets and trade goods.',
        ['pay'],
        'what',
        'Planets and trade goods; "proposed" for the proposal.',
        'You pay once you have chosen what to buy (E3 9.1).',
      ],
    },
  },
  counters: {
    about: 'Command counters.',
    commands: {
      place: [
        'Place counters that you gain.',
        ['place-counters'],
        'areas',
        'As "2 command, 1 fleet".',
        'Counters are placed as you receive them (E3 5.2).',
      ],
      split: [
        'Redistribute your counters.',
        ['redistribute-counters'],
        'areas',
        'As "3 command, 3 fleet, 2 strategy".',
        'Counters are redistributed in the status phase (E3 5.4).',
      ],
    },
  },
  vote: {
    about: 'The galactic council.',
    commands: {
      for: [
        'Say what you vote for, or abstain.',
        ['vote'],
        'outcome',
        'Which.',
        'You vote when a political card is voted on and it is your turn to (E3 13.3).',
      ],
      tie: [
        'Decide a tie, as speaker.',
        ['break-tie'],
        'outcome',
        'Which.',
        'The speaker decides where a vote has ended in a tie (E3 13.3).',
      ],
    },
  },
  agreement: {
    about: 'Trade agreements.',
    commands: {
      propose: [
        'Propose a trade agreement, or none.',
        ['propose-agreement'],
        'player',
        'With whom, and for which contract.',
        'Trade agreements are made when somebody has performed Trade and opened them (E3 15.2).',
      ],
      answer: [
        'Answer a proposed trade agreement.',
        ['agree-to-trade'],
        'answer',
        'Which contract you give, or no.',
        'You answer when a trade agreement is proposed to you (E3 15.2).',
      ],
      approve: [
        'Approve trade agreements of others, or not.',
        ['approve-agreement', 'approve-agreements'],
        'answer',
        'Yes or no; of several, which.',
        'Whoever has performed Trade approves the agreements of the others (E3 15.2).',
      ],
      give: [
        'Say which of your contracts you give.',
        ['give-contract'],
        'contract',
        'Which.',
        'A contract is given as a trade agreement is made (E3 15.1).',
      ],
      break: [
        'Break trade agreements.',
        ['break-agreements'],
        'players',
        'With whom.',
        'Trade agreements are broken in the status phase (E3 15.3).',
      ],
    },
  },
  score: {
    about: 'Scoring objectives.',
    commands: {
      claim: [
        'Claim an objective.',
        ['claim-objective'],
        'objective',
        'Which.',
        'Objectives are claimed in the status phase, in order of play (E3 16.1).',
      ],
    },
  },
  research: {
    about: 'Technologies.',
    commands: {
      technology: [
        'Gain a technology.',
        ['choose-technology'],
        'technology',
        'Which.',
        'Technologies are gained by the strategy card Technology (E3 14.1).',
      ],
    },
  },
  cards: {
    about: 'Cards.',
    commands: {
      play: [
        'Answer a moment with a card or ability, or pass.',
        ['window'],
        'card',
        'Which, or pass.',
        'A card is played at its moment, and you are asked then: `/why play` says when (E3 12.2).',
      ],
      discard: [
        'Discard down to the hand limit.',
        ['discard-to-limit'],
        'cards',
        'Which.',
        'Cards are discarded where you hold more than seven (E3 12.1).',
      ],
    },
  },
};

/** Commands that answer questions of this edition; `/answer` answers every question. */
export const questionCommands: QuestionCommand[] = Object.entries(GROUPS).flatMap(([group, { about, commands }]) =>
  Object.entries(commands).map(([name, [description, questions, option, takes, due]]): QuestionCommand => ({
    group,
    groupDescription: about,
    name,
    description,
    questions,
    option: { name: option, description: takes },
    whenAsked: due,
    ...(group === 'tactical' &&
      name === 'activate' && { leadingQuestion: { question: 'turn', said: 'tactical action' } }),
  })),
);
