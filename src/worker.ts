import { workerJobs } from './editions/index.ts';
import { serve } from './pool/index.ts';

serve(workerJobs());
