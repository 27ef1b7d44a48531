import { workerJobs } from './editions/index.ts';
import { serve } from './pool/index.ts';

const { drawing, reckoning } = workerJobs();
serve({ ...drawing, ...reckoning });
