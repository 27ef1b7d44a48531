import { formatCount, formatList } from '#text/sentences.ts';

/** The votes that one outcome has, under its name. */
export interface OutcomeVotes {
  outcome: string;
  votes: number;
}

/** Names the outcome that votes are cast on: "For", "for N'orr". */
export const nameOutcome = (outcome: string): string => (/^(for|against)$/i.test(outcome) ? outcome : `for ${outcome}`);

/** Formats votes on one outcome: "7 votes For", "1 vote for N'orr". */
export const formatVotes = ({ outcome, votes }: OutcomeVotes): string =>
  `${formatCount(votes, 'vote')} ${nameOutcome(outcome)}`;

/** Formats the votes of outcomes: "34 For, 13 Against"; empty without votes. */
export const formatVoteTally = (sums: readonly OutcomeVotes[]): string =>
  sums
    .filter(({ votes }) => votes > 0)
    .map(({ outcome, votes }) => `${votes} ${nameOutcome(outcome)}`)
    .join(', ');

/** Formats voters with the votes they will have: "Hacan with 14 votes and Sol with 9"; empty without voters. */
export const formatLaterVoters = (voters: readonly { name: string; votes: number }[]): string =>
  formatList(voters.map(({ name, votes }, i) => `${name} with ${i ? votes : formatCount(votes, 'vote')}`));

/** Removes the word "votes" from a tally: "21 votes For" becomes "21 For". */
const bareVotes = (told: string): string => told.replace(/ votes?\b/, '');

/** Formats the votes of all outcomes: "so far: 21 For"; empty if they are only those `told` already. */
export const formatOtherVotes = (tally: string, told: string): string =>
  tally && tally !== bareVotes(told) ? `so far: ${tally}` : '';
