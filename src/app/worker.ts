import { workerJobs } from '#editions';
import { serve } from '#workers';

const { drawing, reckoning } = workerJobs();
serve({ ...drawing, ...reckoning });
