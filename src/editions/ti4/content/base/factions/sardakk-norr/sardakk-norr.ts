import { faction } from '#ti4/rules/components/component.ts';

export default faction({
  id: 'sardakk-norr',
  name: "Sardakk N'orr",
  set: 'base',
  abilities: ['unrelenting'],
  commodities: 3,
  homeTile: '13',
  startingUnits: { carrier: 2, cruiser: 1, infantry: 5, 'space-dock': 1, pds: 1 },
  startingTechnologies: [],
  technologies: ['exotrireme-ii', 'valkyrie-particle-weave'],
  units: { dreadnought: 'exotrireme-i', flagship: 'cmorran-norr' },
  promissoryNote: 'tekklar-legion',
});
