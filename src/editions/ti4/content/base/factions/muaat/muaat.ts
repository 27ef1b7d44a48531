import { faction } from '#ti4/rules/components/component.ts';

export default faction({
  id: 'muaat',
  name: 'The Embers of Muaat',
  set: 'base',
  abilities: ['star-forge', 'gashlai-physiology'],
  commodities: 4,
  homeTile: '04',
  startingUnits: { 'war-sun': 1, fighter: 2, infantry: 4, 'space-dock': 1 },
  startingTechnologies: ['plasma-scoring'],
  technologies: ['prototype-war-sun-ii', 'magmus-reactor'],
  units: { flagship: 'the-inferno', 'war-sun': 'prototype-war-sun-i' },
  promissoryNote: 'fires-of-the-gashlai',
});
