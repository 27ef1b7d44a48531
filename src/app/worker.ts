import { workerJobs } from '#editions';
import { serveJobs } from '#workers';

const { drawing, reckoning } = workerJobs();
serveJobs({ ...drawing, ...reckoning });
