import { researchTeam } from '#ti4/content/shared/cards/research-team.ts';

export default researchTeam('biotic', 'Biotic', 'green', 'industrial');
