import type { UserRow } from '../db/rows/accounts';
import type { Emulator } from '../emulator';
import { escapeHtml } from '../oauth/pages';
import { userByEmail } from '../rules/members/users';
import { forgetPasswordAttempts, isLockedOut, lockOut } from '../rules/passwords/password-attempts';
import { accountsOf } from '../seed/accounts';
import { actAsForm } from './act-as';
import { action } from './developer-page';

interface Switch {
  on: string;
  off: string;
  read(emulator: Emulator, user: UserRow): boolean;
  write(emulator: Emulator, user: UserRow, isOn: boolean): void;
}

const patch =
  (field: 'disabled' | 'verified' | 'mfaForced' | 'breachedPassword'): Switch['write'] =>
  ({ db }, { id }, isOn) =>
    void db.users.patch(id, { [field]: isOn });

/** States of a user that the console can switch; a locked account takes no new members. */
const switches: Readonly<Record<string, Switch>> = {
  disabled: { on: 'Disable', off: 'Enable', read: (_, user) => user.disabled, write: patch('disabled') },
  locked: {
    on: 'Lock',
    off: 'Unlock',
    read: (emulator, { email }) => isLockedOut(emulator, email),
    write: (emulator, { email }, isOn) => (isOn ? lockOut(emulator, email) : forgetPasswordAttempts(emulator, email)),
  },
  mfaForced: {
    on: 'Require MFA',
    off: 'Do not require MFA',
    read: (_, user) => user.mfaForced,
    write: patch('mfaForced'),
  },
  breachedPassword: {
    on: 'Mark password as breached',
    off: 'Clear breach',
    read: (_, user) => user.breachedPassword,
    write: patch('breachedPassword'),
  },
  accountLocked: {
    on: 'Lock account',
    off: 'Unlock account',
    read: ({ db }, { tenantId }) => db.tenants.get(tenantId)?.locked === true,
    write: ({ db }, { tenantId }, isOn) => void db.tenants.patch(tenantId, { locked: isOn || undefined }),
  },
  unverified: {
    on: 'Unverify email',
    off: 'Verify email',
    read: (_, user) => !user.verified,
    write: (emulator, user, isOn) => patch('verified')(emulator, user, !isOn),
  },
};

/** Switches a state of a user on or off; returns false for an unknown state or user. */
export const flip = (emulator: Emulator, email: string, state: string): boolean => {
  const user = userByEmail(emulator.db, email);
  const toggle = Object.hasOwn(switches, state) ? switches[state] : undefined;
  if (!user || !toggle) return false;
  toggle.write(emulator, user, !toggle.read(emulator, user));
  return true;
};

const accountHtml = (emulator: Emulator, user: UserRow, description: string): string => {
  const email = escapeHtml(user.email);
  const buttons = Object.entries(switches).map(([state, { on, off, read }]) => {
    const text = read(emulator, user) ? off : on;
    return action('switch', { email: user.email, state }, text, `${text}: ${user.email}`);
  });
  const signIn = action('sign-in', { email: user.email }, 'Sign in as', `Sign in as ${user.email}`);
  return `<li class="card"><div class="card-head"><h3>${email}</h3><span class="about">${escapeHtml(description)}</span></div><div class="fields">${signIn}${actAsForm(user.email)}${buttons.join('')}</div></li>`;
};

/** Renders the accounts of the seed, filtered by a user. */
export const accountsHtml = (emulator: Emulator, searched: string): string[] => {
  const { db } = emulator;
  const seedAccounts = accountsOf(db).map(({ email, description }) => ({ email, description }));
  const all = searched === '' ? seedAccounts : [{ email: searched, description: 'Search result' }];
  return all.flatMap(({ email, description }) => {
    const user = userByEmail(db, email);
    return user ? [accountHtml(emulator, user, description)] : [];
  });
};
