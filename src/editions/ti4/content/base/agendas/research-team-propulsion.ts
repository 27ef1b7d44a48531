import { researchTeam } from '../../shared/research-team.ts';

export default researchTeam('propulsion', 'Propulsion', 'blue', 'industrial');
