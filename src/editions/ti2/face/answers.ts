import type { PlayerCommand } from '../../../discord/face.ts';

type Row = [group: string, name: string, description: string, questions: string, option: string, takes: string];

const ABOUT: Record<string, string> = {
  senate: 'The senate.',
  economy: 'The economy phase.',
  move: 'Moving ships.',
  combat: 'Combats.',
  tactical: 'The tactical action.',
  research: 'Technologies.',
  place: 'Placing units.',
  cards: 'Cards.',
  chart: 'The progression chart.',
};

const ROWS: Row[] = [
  ['senate', 'ready', 'Say that you are ready to vote.', 'end-debate', 'answer', 'ready.'],
  ['senate', 'vote', 'Cast your votes, or abstain.', 'cast-votes', 'outcome', 'Which.'],
  ['senate', 'decide', 'Decide a divided vote.', 'decide-vote', 'outcome', 'Which.'],
  ['economy', 'buy', 'Buy units for the end of the round.', 'purchase', 'units', 'As “2 cruisers, 4 fighters”.'],
  ['economy', 'sell', 'Sell assets to pay what you owe.', 'sell-assets', 'assets', 'Counts and lines, separated by commas.'],
  ['economy', 'discard', 'Discard before you draw.', 'discard-before-drawing', 'cards', 'Which.'],
  ['economy', 'trade', 'Answer an offer of a trade agreement.', 'agree-to-trade', 'answer', 'agree or refuse.'],
  ['move', 'step', 'Say from which system to which the next ships move, or end the movement.', 'movement', 'way', 'Which.'],
  ['move', 'ships', 'Say which ships take a step, and what they take along.', 'sail', 'ships', 'As “1 carrier, 2 ground forces”.'],
  ['move', 'aboard', 'Say what is taken aboard.', 'load', 'units', 'Counts and lines, separated by commas.'],
  ['move', 'shuttle', 'Say what is shuttled.', 'shuttle', 'units', 'Counts and lines, separated by commas.'],
  ['move', 'rift', 'Say which ship tries to leave a gravity rift, or where to.', 'rift-ship rift-exit', 'answer', 'Which.'],
  ['combat', 'next', 'Say which battle comes next.', 'next-battle', 'system', 'Which.'],
  ['combat', 'withdraw', 'Withdraw, or fight on.', 'withdrawal', 'answer', 'Where to, or fight on.'],
  ['combat', 'hits', 'Choose what is lost.', 'casualties', 'units', 'As “2 fighters, 1 cruiser”.'],
  ['combat', 'pds', 'Fire with PDS.', 'open-fire offensive-fire', 'units', 'Which.'],
  ['tactical', 'land', 'Land units on planets.', 'land', 'units', 'As “2 ground forces on Brome”.'],
  ['tactical', 'bombard', 'Bombard planets.', 'bombard', 'planets', 'Which.'],
  ['tactical', 'explore', 'Look at domain counters, or destroy them.', 'explore', 'what', 'Which.'],
  ['research', 'technology', 'Buy a technology.', 'buy-technology', 'technology', 'Which.'],
  ['place', 'units', 'Place what you have bought.', 'place-units raise-troops settle', 'units', 'Counts and lines, separated by commas.'],
  ['place', 'dock', 'Place a free spacedock, or not.', 'free-dock', 'answer', 'place or leave.'],
  ['place', 'buy', 'Buy a planet next to your home.', 'buy-planet', 'planet', 'Which.'],
  ['cards', 'play', 'Answer a moment with a card or ability, or pass.', 'window', 'card', 'Which, or pass.'],
  ['cards', 'choose', 'Choose what a card is about.', 'choose-among', 'what', 'Which.'],
  ['cards', 'discard', 'Discard action cards.', 'discard-down', 'cards', 'Which.'],
  ['chart', 'advance', 'Advance on the chart, or stay.', 'advance', 'answer', 'advance or wait.'],
];

/** Commands by which questions of this edition are answered. */
export const answers: PlayerCommand[] = ROWS.map(([group, name, description, questions, option, takes]) => ({
  group,
  about: ABOUT[group],
  name,
  description,
  questions: questions.split(' '),
  option: { name: option, description: takes },
}));
