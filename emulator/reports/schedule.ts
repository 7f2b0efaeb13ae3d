import { type ReportSchedule, reportIntervals } from '@gatehouse/sdk/reports';
import { Cron } from 'croner';
import { ProviderError } from '../http/errors';

const isZone = (zone: string): boolean => {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }) !== undefined;
  } catch {
    return false;
  }
};

/** Minute, hour, day, month, day of the week: without seconds, so that nothing is sent every second. */
const readCron = ({ cron, tz }: Pick<ReportSchedule, 'cron' | 'tz'>): Cron | undefined => {
  if (cron.trim().split(/\s+/).length !== 5) return undefined;
  try {
    return new Cron(cron, { timezone: tz, paused: true });
  } catch {
    return undefined;
  }
};

/** Returns when a schedule is due next, in milliseconds since the epoch; undefined when it is disabled or never due. */
export const nextRun = (schedule: ReportSchedule, after: number): number | undefined =>
  schedule.active ? readCron(schedule)?.nextRun(new Date(after))?.getTime() : undefined;

/** @throws ProviderError 400 for an impossible schedule */
export const requireSchedule = (schedule: ReportSchedule, now: number): void => {
  const refuse = (code: string, message: string): never => {
    throw new ProviderError(400, code, message);
  };
  if (!reportIntervals.some((known) => known === schedule.interval)) {
    refuse('unknown-interval', 'Choose daily, weekly, monthly or custom.');
  }
  if (!isZone(schedule.tz)) refuse('unknown-time-zone', 'This is not a time zone. Use a name such as Europe/Berlin.');
  if (readCron(schedule)?.nextRun(new Date(now)) == null) {
    refuse('invalid-cron', 'This is not a valid schedule. Use five fields: minute, hour, day, month, day of the week.');
  }
};
