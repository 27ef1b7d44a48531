import { researchTeam } from '../../shared/research-team.ts';

export default researchTeam('cybernetic', 'Cybernetic', 'yellow', 'industrial');
