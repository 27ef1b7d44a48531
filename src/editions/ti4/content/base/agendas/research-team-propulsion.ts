import { researchTeam } from '#ti4/content/shared/cards/research-team.ts';

export default researchTeam('propulsion', 'Propulsion', 'blue', 'industrial');
