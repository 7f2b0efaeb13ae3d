import { type ReportSchedule, reportIntervals } from '@gatehouse/sdk/reports';
import { Cron } from 'croner';
import { encode } from 'jose/base64url';
import type { ReportRow, ReportScheduleRow } from '../db/rows/reports';
import { ProviderError } from '../http/errors';
import type { Provider } from '../provider';
import { recordSystemAction } from '../rules/audits/audits';
import { sendMessage } from '../rules/mail/outbox';
import { openMembership } from '../rules/members/memberships';
import { isPermitted } from '../rules/members/roles';
import { permissionOf, reportContent } from './content';
import { type ReportFile, reportFile } from './file';

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
  if (!reportIntervals.some((candidate) => candidate === schedule.interval)) {
    refuse('unknown-interval', 'Choose daily, weekly, monthly or custom.');
  }
  if (!isZone(schedule.tz)) refuse('unknown-time-zone', 'This is not a time zone. Use a name such as Europe/Berlin.');
  if (readCron(schedule)?.nextRun(new Date(now)) == null) {
    refuse('invalid-cron', 'This is not a valid schedule. Use five fields: minute, hour, day, month, day of the week.');
  }
};

/** Maximum delay of a timer in milliseconds: some platforms do not support longer ones. */
const MAX_DURATION = 60 * 60_000;

type ReportSource = Pick<Provider, 'db' | 'clock'>;

export const mailReport = (
  provider: ReportSource,
  { name }: ReportRow,
  { account, file, to }: { account: string; file: ReportFile; to: readonly string[] },
): void => {
  for (const address of to) {
    sendMessage(provider, {
      channel: 'email',
      to: address,
      subject: `${name}: ${account}`,
      text: `Your report is attached as ${file.name}.`,
      attachment: { name: file.name, mediaType: file.mediaType, content: encode(file.bytes) },
    });
  }
};

/** Sends reports when they are due, to the user who scheduled each of them. */
export const createReportRuns = (provider: Provider, { usesTimers }: { usesTimers: boolean }) => {
  const { db, clock } = provider;
  const running = new Set<Promise<unknown>>();
  let timer: ReturnType<typeof setTimeout> | undefined;

  /** The user who scheduled a report gets it as long as they may read its data. */
  const recipientOf = ({ userId, tenantId }: ReportScheduleRow, { subject }: ReportRow) => {
    const user = db.users.get(userId);
    if (!user || user.disabled || !openMembership(provider, userId, tenantId)) return undefined;
    return isPermitted(provider, { user, tenantId }, [permissionOf[subject]]) ? user : undefined;
  };

  const run = async (row: ReportScheduleRow, at: number): Promise<void> => {
    const report = db.reports.get(row.reportId);
    if (!report) return;
    const { tenantId } = row;
    const base = { tenantId, at, json: { reportId: report.id, type: row.type } };
    const user = recipientOf(row, report);
    if (!user) {
      db.reportSchedules.patch(row.id, {
        schedule: { ...row.schedule, active: false },
        status: 'inactive',
        nextRunAt: undefined,
      });
      recordSystemAction(provider, {
        ...base,
        action: 'Report stopped',
        description: `Report stopped: ${report.name}`,
        severity: 'Medium',
        event: 'frontegg.report.stopped',
      });
      return;
    }
    const content = reportContent(provider, report, tenantId, row.dataFilters);
    const file = await reportFile(content, row.type);
    mailReport(provider, report, { account: content.account, file, to: [user.email] });
    recordSystemAction(provider, {
      ...base,
      action: 'Report sent',
      description: `Report sent: ${report.name}`,
      severity: 'Info',
      event: 'frontegg.report.sent',
    });
  };

  /** Sends the reports that are due; those missed while the provider was not running are sent once. */
  const runDue = (): void => {
    const now = clock.now();
    for (const row of db.reportSchedules.by('waiting', 'yes')) {
      const { nextRunAt } = row;
      if (nextRunAt === undefined || nextRunAt > now) continue;
      db.reportSchedules.patch(row.id, { nextRunAt: nextRun(row.schedule, now) });
      const ended = run(row, nextRunAt)
        .catch((error: unknown) => console.error('[emulator]', error))
        .finally(() => running.delete(ended));
      running.add(ended);
    }
  };

  const arm = (): void => {
    if (!usesTimers) return;
    clearTimeout(timer);
    const times = db.reportSchedules.by('waiting', 'yes').map(({ nextRunAt = 0 }) => nextRunAt);
    if (times.length === 0) return;
    const wait = Math.min(Math.max(0, Math.min(...times) - clock.now()), MAX_DURATION);
    timer = setTimeout(() => {
      runDue();
      arm();
    }, wait);
    // The timer must not keep the process alive; pending reports are sent after the next start.
    if (typeof timer === 'object') timer.unref?.();
  };

  return {
    runDue,
    /** Sets the timer for the next report. */
    arm,
    settle: async (): Promise<void> => {
      runDue();
      while (running.size > 0) await Promise.all(running);
    },
    stop: (): void => clearTimeout(timer),
  };
};
