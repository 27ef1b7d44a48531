import { researchTeam } from '../../shared/research-team.ts';

export default researchTeam('biotic', 'Biotic', 'green', 'industrial');
