/** Sections of the rules by question name, for questions without an inquiry; refusals of options cite them. */
export const questionSections: Readonly<Record<string, string>> = {
  'ability-order': '12.5',
  bombard: '7.18',
  'buy-planet': '12.1',
  'cast-votes': '4.4',
  casualties: '7.12',
  'decide-vote': '4.5',
  'discard-before-drawing': '5.2',
  'discard-down': '4.3',
  'end-debate': '4.3',
  explore: '12.2',
  load: '7.3',
  'next-battle': '7.10',
  'offensive-fire': '7.11',
  'open-fire': '7.8',
  purchase: '5.4, 9.1',
  'rift-exit': '7.6',
  'rift-ship': '7.6',
  'sell-assets': '11.3',
  settle: '2.7',
  withdrawal: '7.13',
};

/** Questions of cards and abilities, whose texts say what is offered. */
export const questionsWithoutSection: readonly string[] = ['choose-among', 'free-dock', 'raise-troops'];
