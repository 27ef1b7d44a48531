export { startScheduler, sweepOnce, type Scheduler } from './scheduler.ts';
export { selectDueReminders } from './due-reminders.ts';
