import { researchTeam } from '../../shared/research-team.ts';

export default researchTeam('warfare', 'Warfare', 'red', 'hazardous');
