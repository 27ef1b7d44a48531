import { facility } from '../facility.ts';

export default facility({ type: 'refinery', name: 'Refinery', plural: 'Refineries', adds: 'resource' });
