export { startClock, sweep, type Clock } from './clock.ts';
export { dueReminders } from './reminders.ts';
