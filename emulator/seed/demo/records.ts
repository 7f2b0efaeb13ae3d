import type { GroupRow, PermissionRow, PhoneNumberRow, RoleRow } from '../../db/rows/accounts';
import type { AuditRow, Severity } from '../../db/rows/records';
import type { LockoutRow, SessionRow } from '../../db/rows/sessions';
import { alwaysGranted, permissionId } from '../permissions';
import type { Repeatable } from '../repeatable';
import type { SeedUser } from '../seed-user';
import { acme } from '../tenants';

const DAY = 24 * 60 * 60_000;

const demoTeams = [
  ['Research', '#2563EB', 'role-editor', 'Plans and runs the studies'],
  ['Clinical data', '#0E7490', 'role-viewer', 'Collects and checks patient data'],
  ['Data platform', '#7C3AED', 'role-developer', 'Builds what the studies run on'],
  ['Finance', '#15803D', 'role-billing', 'Pays invoices and plans budgets'],
  ['Legal', '#B45309', 'role-auditor', 'Reviews contracts and consent'],
  ['Operations', '#BE123C', 'role-support', 'Helps members and keeps the labs running'],
  ['Partners', '#4D7C0F', 'role-readonly', 'People of other institutes'],
  ['Security', '#9333EA', 'role-securityofficer', 'Decides how members sign in'],
  ['Field team', '#0369A1', 'role-readonly', 'Visits sites; managed by the directory'],
] as const;

/** Nine groups of Acme; a directory manages the last one. */
export const demoGroups = ({ below, daysAgo }: Repeatable, users: readonly SeedUser[]): GroupRow[] =>
  demoTeams.map(([name, color, roleId, description], at) => ({
    id: `group-${name.toLowerCase().replace(' ', '-')}`,
    tenantId: acme.id,
    name,
    color,
    description,
    managedBy: at === demoTeams.length - 1 ? 'scim2' : 'frontegg',
    roleIds: [roleId],
    // A few of each; every group uses another interval, so that they overlap.
    userIds: users
      .filter((_, place) => place % (at + 5) === 0)
      .slice(0, 8 + below(40))
      .map(({ id }) => id),
    createdAt: daysAgo(300 - at * 10),
  }));

/** Groups of an account with very many of them. */
export const manyGroups = (count: number, users: readonly SeedUser[], createdAt: string): GroupRow[] =>
  Array.from({ length: count }, (_, at) => ({
    id: `group-lab-${at + 1}`,
    tenantId: acme.id,
    name: `Lab group ${at + 1}`,
    color: demoTeams[at % demoTeams.length]?.[1],
    description: 'One of very many',
    managedBy: 'frontegg',
    roleIds: ['role-viewer'],
    userIds: users.filter((_, place) => place % count === at).map(({ id }) => id),
    createdAt,
  }));

const browsers = [
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36',
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:144.0) Gecko/20100101 Firefox/144.0',
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.6 Mobile/15E148 Safari/604.1',
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0',
] as const;

/** Addresses from the documentation ranges (RFC 5737). */
const address = ({ below, chance }: Repeatable) => `${chance(0.5) ? '198.51.100' : '203.0.113'}.${1 + below(250)}`;

/** Sessions of users; the first five are the administrator's. No browser has their cookies. */
export const demoSessions = (source: Repeatable, users: readonly SeedUser[], now: number): SessionRow[] =>
  Array.from({ length: 60 }, (_, at) => {
    const user = users[at < 5 ? 0 : 1 + source.below(users.length - 1)];
    const createdAt = now - Math.floor(source.below(20 * 24) * (DAY / 24)) - 60_000;
    return {
      id: `session-${String(at + 1).padStart(3, '0')}`,
      secretHash: '',
      userId: user?.id ?? '',
      tenantId: user?.tenantId ?? acme.id,
      userAgent: source.pick(browsers),
      ip: address(source),
      createdAt,
      expiresAt: createdAt + 30 * DAY,
      authTime: createdAt,
      amr: ['pwd'],
    };
  });

/** Additional numbers of the administrator, one of which is not verified. */
export const demoPhoneNumbers = ({ daysAgo }: Repeatable): PhoneNumberRow[] => [
  { id: 'phone-1', userId: 'user-admin', phoneNumber: '+493012345678', verified: true, createdAt: daysAgo(200) },
  { id: 'phone-2', userId: 'user-admin', phoneNumber: '+447700900123', verified: false, createdAt: daysAgo(3) },
];

/** Lockouts that last until they are removed. */
export const demoLockouts = (emails: readonly string[], now: number): LockoutRow[] =>
  emails.map((email) => ({
    id: `password:${email}`,
    account: email,
    failures: 5,
    countedAt: now - DAY,
    lockedUntil: now + 365 * DAY,
  }));

interface SampleEvent {
  action: string;
  severity: Severity;
  /** Percentage of rows. */
  share: number;
  /** Object of the sentence. */
  target?: 'user';
  /** Shared by all rows: a hundred thousand rows use the same few objects. */
  json?: readonly Readonly<Record<string, unknown>>[];
}

const sampleEvents: readonly SampleEvent[] = [
  { action: 'Signed in', severity: 'Info', share: 60, json: [{ methods: ['pwd'] }, { methods: ['pwd', 'otp'] }] },
  { action: 'Account switched', severity: 'Info', share: 5 },
  { action: 'User invited', severity: 'Info', share: 6, target: 'user', json: [{ roleIds: ['role-viewer'] }] },
  {
    action: 'Role assigned',
    severity: 'Medium',
    share: 6,
    target: 'user',
    json: [
      { before: { roleIds: ['role-viewer'] }, roleIds: ['role-viewer', 'role-editor'] },
      { before: { roleIds: ['role-editor'] }, roleIds: ['role-support'] },
    ],
  },
  { action: 'API token created', severity: 'Medium', share: 5, json: [{ description: 'Nightly export' }] },
  { action: 'Password changed', severity: 'Medium', share: 6 },
  { action: 'User disabled', severity: 'High', share: 3, target: 'user' },
  { action: 'Wrong password', severity: 'Medium', share: 6 },
  { action: 'Recovery code used', severity: 'High', share: 2 },
  {
    action: 'Security policy changed',
    severity: 'Critical',
    share: 1,
    json: [
      { before: { enforceMFAType: 'DontForce' }, enforceMFAType: 'Force' },
      { before: { enabled: false, maxAttempts: 10 }, enabled: true, maxAttempts: 5 },
    ],
  },
];
const weighted = sampleEvents.flatMap((event) => Array.from({ length: event.share }, () => event));
const signIn: SampleEvent = { action: 'Signed in', severity: 'Info', share: 60 };
const noChange = {};

/** Deduplicates texts: a hundred thousand rows have few distinct ones. */
const sharing = () => {
  const texts = new Map<string, string>();
  return (text: string): string => {
    const cached = texts.get(text);
    if (cached === undefined) texts.set(text, text);
    return cached ?? text;
  };
};

/** Audit rows of the last 180 days, the oldest first. */
export const demoAudits = (source: Repeatable, users: readonly SeedUser[], count: number): AuditRow[] => {
  const shared = sharing();
  return Array.from({ length: count }, (_, at) => {
    const user = users[source.below(users.length)];
    const { action, severity, target, json = [] } = weighted[source.below(weighted.length)] ?? signIn;
    const about = target && users[source.below(users.length)]?.email;
    return {
      id: `audit-${String(at + 1).padStart(6, '0')}`,
      tenantId: acme.id,
      createdAt: source.daysAgo((180 * (count - at)) / count),
      action,
      description: about ? shared(`${action}: ${about}`) : action,
      severity,
      userId: user?.id ?? '',
      user: user?.name ?? '',
      email: user?.email ?? '',
      ip: shared(address(source)),
      userAgent: source.pick(browsers),
      json: json[at % json.length] ?? noChange,
    };
  });
};

/** Permissions of an application with very many of them. */
export const manyPermissions = (count: number, createdAt: string): PermissionRow[] =>
  Array.from({ length: count }, (_, at) => ({
    id: `permission-lab.${at + 1}`,
    key: `lab.area${Math.floor(at / 10) + 1}.action${(at % 10) + 1}`,
    name: `Lab area ${Math.floor(at / 10) + 1}, action ${(at % 10) + 1}`,
    description: 'One of very many',
    categoryId: 'category-reports',
    fePermission: false,
    assignmentType: 'ASSIGNABLE',
    createdAt,
  }));

/** Roles of an account with very many of them. */
export const manyRoles = (count: number, permissions: readonly PermissionRow[], createdAt: string): RoleRow[] =>
  Array.from({ length: count }, (_, at) => ({
    id: `role-lab-${at + 1}`,
    key: `Lab${at + 1}`,
    name: `Lab role ${at + 1}`,
    description: 'One of very many',
    isDefault: false,
    level: 30,
    tenantId: acme.id,
    permissionIds: [
      ...alwaysGranted.map(permissionId),
      ...permissions.filter((_, place) => (place + at) % 7 === 0).map(({ id }) => id),
    ],
    createdAt,
    updatedAt: createdAt,
  }));
