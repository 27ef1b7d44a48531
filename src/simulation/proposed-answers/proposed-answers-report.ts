/** Result of checking the proposals of a game. */
export interface ProposalReport {
  questions: number;
  /** Number of different proposals, and of answers of practice players to questions without one. */
  proposals: number;
  answers: number;
  /** Number of these that cost something, which were compared with other answers. */
  costly: number;
  /** Number of comparisons with another answer. */
  compared: number;
  /** Number of counts that are left open because no answer is known to be legal. */
  leftOpen: number;
  activations: number;
  /** Time that the checks took, in ms. */
  ms: number;
  refused: string[];
  losses: string[];
  /** Movements to where the units are already, and activations without a gain. */
  idle: string[];
}

export const createProposedAnswersReport = (): ProposalReport => ({
  questions: 0,
  proposals: 0,
  answers: 0,
  costly: 0,
  compared: 0,
  leftOpen: 0,
  activations: 0,
  ms: 0,
  refused: [],
  losses: [],
  idle: [],
});

/** Adds the counts of a report to those of another. */
export function addReport(to: ProposalReport, from: ProposalReport): void {
  for (const count of [
    'questions',
    'proposals',
    'answers',
    'costly',
    'compared',
    'leftOpen',
    'activations',
    'ms',
  ] as const)
    to[count] += from[count];
}

/** Formats the counts of a report. */
export const formatProposalCounts = (report: ProposalReport): string =>
  `${report.questions} questions with ${report.proposals} proposals and ${report.answers} answers of practice players: ${report.costly} cost something and were compared with ${report.compared} other answers, ${report.leftOpen} are left open; ${report.activations} activations; ${(report.ms / 1000).toFixed(1)} s`;

/** Lists everything that is wrong with the proposals of a game. */
export const proposalFaults = ({ refused, losses, idle }: ProposalReport): string[] => [...refused, ...losses, ...idle];
