import { accountFormatter } from '@gatehouse/sdk/account-settings';
import type { DataFilter } from '@gatehouse/sdk/reports';
import type { MembershipRow, UserRow } from '../db/rows/accounts';
import type { AuditRow } from '../db/rows/records';
import type { ReportRow, ReportSubject } from '../db/rows/reports';
import { fieldOf } from '../guards';
import type { Provider } from '../provider';
import { hasFactor } from '../rules/factors/factors';
import { accountSettings } from '../rules/members/account-settings';
import { seenIn } from '../rules/members/users';

export interface ReportContent {
  title: string;
  account: string;
  /** When it was created, and the period it covers. */
  note: string;
  summary: readonly (readonly [label: string, value: string])[];
  columns: readonly string[];
  rows: readonly (readonly string[])[];
  /** Number of rows that are left out. */
  more: number;
}

type ReportSource = Pick<Provider, 'db' | 'clock'>;
type Part = Pick<ReportContent, 'summary' | 'columns' | 'rows'>;

const DAY = 24 * 60 * 60_000;
const DAYS = 30;
const MAX_DAYS = 366;
const MAX_ROWS = 1000;

/** Permission required to read the data of a report. */
export const permissionOf: Readonly<Record<ReportSubject, string>> = {
  members: 'fe.secure.read.users',
  secondFactor: 'fe.secure.read.users',
  signIns: 'fe.secure.read.audits',
  changes: 'fe.secure.read.audits',
};

/** Returns the days of the filter `period`; filters of other types are ignored. */
const daysOf = (filters: readonly DataFilter[]): number => {
  const config = filters.find(({ type }) => type === 'period')?.config;
  const days = fieldOf(config, 'days');
  return typeof days === 'number' && days >= 1 ? Math.min(Math.floor(days), MAX_DAYS) : DAYS;
};

const countBy = <T>(rows: readonly T[], key: (row: T) => string): Map<string, T[]> => {
  const groups = new Map<string, T[]>();
  for (const row of rows) {
    const group = groups.get(key(row));
    if (group) group.push(row);
    else groups.set(key(row), [row]);
  }
  return groups;
};

const stateOf = (user: UserRow, { activated, disabled }: MembershipRow): string => {
  if (disabled || user.disabled) return 'Disabled';
  return activated ? 'Active' : 'Invited';
};

export const reportContent = (
  { db, clock }: ReportSource,
  { name, subject }: Pick<ReportRow, 'name' | 'subject'>,
  tenantId: string,
  filters: readonly DataFilter[],
): ReportContent => {
  const now = clock.now();
  const { date, moment } = accountFormatter(accountSettings.read(db, tenantId), 'en');
  const days = daysOf(filters);
  const since = new Date(now - days * DAY).toISOString();

  const members = () =>
    db.memberships
      .by('tenantId', tenantId)
      .flatMap((membership) => {
        const user = db.users.get(membership.userId);
        return user ? [{ membership, user: seenIn(user, membership) }] : [];
      })
      .sort((a, b) => a.user.name.localeCompare(b.user.name));
  const audits = (test: (row: AuditRow) => boolean) =>
    db.audits
      .by('tenantId', tenantId)
      .filter((row) => row.createdAt >= since && test(row))
      .sort((a, b) => b.createdAt.localeCompare(a.createdAt));
  const isSignIn = ({ action }: AuditRow) => action === 'Signed in';

  const parts: Readonly<Record<ReportSubject, () => Part>> = {
    members: () => {
      const all = members();
      const states = countBy(all, ({ user, membership }) => stateOf(user, membership));
      return {
        summary: [
          ['Users', String(all.length)],
          ...['Active', 'Invited', 'Disabled'].map((state): [string, string] => [
            state,
            String(states.get(state)?.length ?? 0),
          ]),
        ],
        columns: ['Name', 'Email', 'Joined', 'Last sign-in', 'State'],
        rows: all.map(({ user, membership }) => [
          user.name,
          user.email,
          date(membership.createdAt),
          user.lastLogin ? date(user.lastLogin) : 'Never',
          stateOf(user, membership),
        ]),
      };
    },
    secondFactor: () => {
      const all = members();
      const open = all.filter(({ user }) => !hasFactor(user));
      const share = all.length === 0 ? 100 : Math.round((100 * (all.length - open.length)) / all.length);
      return {
        summary: [
          ['Users', String(all.length)],
          ['Without two-step verification', String(open.length)],
          ['Covered', `${share}%`],
        ],
        columns: ['Name', 'Email', 'Last sign-in'],
        rows: open.map(({ user }) => [user.name, user.email, user.lastLogin ? date(user.lastLogin) : 'Never']),
      };
    },
    signIns: () => {
      const all = audits(isSignIn);
      return {
        summary: [
          ['Sign-ins', String(all.length)],
          ['Users', String(new Set(all.map(({ email }) => email)).size)],
        ],
        columns: ['Day', 'Sign-ins', 'Users'],
        rows: [...countBy(all, ({ createdAt }) => date(createdAt))].map(([day, rows]) => [
          day,
          String(rows.length),
          String(new Set(rows.map(({ email }) => email)).size),
        ]),
      };
    },
    changes: () => {
      const all = audits((row) => !isSignIn(row));
      const severe = all.filter(({ severity }) => severity === 'High' || severity === 'Critical');
      return {
        summary: [
          ['Changes', String(all.length)],
          ['High or critical', String(severe.length)],
        ],
        columns: ['Time', 'Member', 'What', 'Severity'],
        rows: all.map((row) => [moment(row.createdAt), row.user || row.email, row.description, row.severity]),
      };
    },
  };
  const { summary, columns, rows } = parts[subject]();
  const looksBack = subject === 'signIns' || subject === 'changes';
  return {
    title: name,
    account: db.tenants.get(tenantId)?.name ?? '',
    note: looksBack ? `${date(since)} to ${date(now)}` : `As of ${moment(now)}`,
    summary,
    columns,
    rows: rows.slice(0, MAX_ROWS),
    more: Math.max(0, rows.length - MAX_ROWS),
  };
};
