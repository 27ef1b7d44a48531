import { formatCount, formatList } from '#text/sentences.ts';

/** The votes that one outcome has, under its name. */
export interface OutcomeVotes {
  outcome: string;
  votes: number;
}

/** Formats the votes of outcomes: "34 votes for “For” and 13 for “Against”"; empty without votes. */
export const formatTally = (sums: readonly OutcomeVotes[]): string =>
  formatList(
    sums
      .filter(({ votes }) => votes > 0)
      .map(({ outcome, votes }, i) => `${i ? votes : formatCount(votes, 'vote')} for “${outcome}”`),
  );

/** Formats voters with the votes they will have: "Hacan with 14 votes and Sol with 9"; empty without voters. */
export const formatLaterVoters = (voters: readonly { name: string; votes: number }[]): string =>
  formatList(voters.map(({ name, votes }, i) => `${name} with ${i ? votes : formatCount(votes, 'vote')}`));

/** Formats the votes of all outcomes: "so far: 21 votes for “For”"; empty if they are only those `told` already. */
export const formatOtherVotes = (tally: string, told: string): string =>
  tally && tally !== told ? `so far: ${tally}` : '';
