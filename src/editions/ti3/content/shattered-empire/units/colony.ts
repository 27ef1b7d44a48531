import { facility } from '../facility.ts';

export default facility({ type: 'colony', name: 'Colony', plural: 'Colonies', adds: 'influence' });
