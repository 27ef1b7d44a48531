export { startClock, sweep, type Clock } from './scheduler.ts';
export { dueReminders } from './due-reminders.ts';
