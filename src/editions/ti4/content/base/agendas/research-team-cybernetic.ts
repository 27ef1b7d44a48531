import { researchTeam } from '#ti4/content/shared/cards/research-team.ts';

export default researchTeam('cybernetic', 'Cybernetic', 'yellow', 'industrial');
