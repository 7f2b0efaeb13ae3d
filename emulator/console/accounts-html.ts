import { createSearch } from '@gatehouse/sdk/text';
import type { UserRow } from '../db/rows/accounts';
import type { Emulator } from '../emulator';
import { escapeHtml } from '../oauth/pages';
import { userByEmail } from '../rules/members/users';
import { forgetPasswordAttempts, isLockedOut, lockOut } from '../rules/passwords/password-attempts';
import { accountsOf } from '../seed/accounts';
import { actAsForm } from './act-as';
import { action } from './developer-page';
import { pageOf, pagesHtml } from './paging';

interface Switch {
  on: string;
  off: string;
  state: string;
  /** Whether it keeps the user out. */
  isDestructive: boolean;
  read(emulator: Emulator, user: UserRow): boolean;
  write(emulator: Emulator, user: UserRow, isOn: boolean): void;
}

const patch =
  (field: 'disabled' | 'verified' | 'mfaForced' | 'breachedPassword'): Switch['write'] =>
  ({ db }, { id }, isOn) =>
    void db.users.patch(id, { [field]: isOn });

/** States of a user that the console can switch, in the order of the menu; a locked account takes no new members. */
const switches: Readonly<Record<string, Switch>> = {
  mfaForced: {
    on: 'Require MFA',
    off: 'Do not require MFA',
    state: 'MFA required',
    isDestructive: false,
    read: (_, user) => user.mfaForced,
    write: patch('mfaForced'),
  },
  unverified: {
    on: 'Unverify email',
    off: 'Verify email',
    state: 'Email not verified',
    isDestructive: false,
    read: (_, user) => !user.verified,
    write: (emulator, user, isOn) => patch('verified')(emulator, user, !isOn),
  },
  breachedPassword: {
    on: 'Mark password as breached',
    off: 'Clear breach',
    state: 'Breached password',
    isDestructive: true,
    read: (_, user) => user.breachedPassword,
    write: patch('breachedPassword'),
  },
  locked: {
    on: 'Lock user',
    off: 'Unlock user',
    state: 'Locked',
    isDestructive: true,
    read: (emulator, { email }) => isLockedOut(emulator, email),
    write: (emulator, { email }, isOn) => (isOn ? lockOut(emulator, email) : forgetPasswordAttempts(emulator, email)),
  },
  disabled: {
    on: 'Disable user',
    off: 'Enable user',
    state: 'Disabled',
    isDestructive: true,
    read: (_, user) => user.disabled,
    write: patch('disabled'),
  },
  accountLocked: {
    on: 'Lock account',
    off: 'Unlock account',
    state: 'Account locked',
    isDestructive: true,
    read: ({ db }, { tenantId }) => db.tenants.get(tenantId)?.locked === true,
    write: ({ db }, { tenantId }, isOn) => void db.tenants.patch(tenantId, { locked: isOn || undefined }),
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

const dots =
  '<svg viewBox="0 0 16 16" fill="currentColor" aria-hidden="true"><circle cx="3" cy="8" r="1.5"/><circle cx="8" cy="8" r="1.5"/><circle cx="13" cy="8" r="1.5"/></svg>';

interface AccountRow {
  user: UserRow;
  /** What tells the user from the others. */
  about: string;
}

/** Renders the actions of a user as a menu: those that keep the user out are last. */
const menuHtml = (emulator: Emulator, { user }: AccountRow, back: Readonly<Record<string, string>>): string => {
  const { email } = user;
  const place = escapeHtml(`actions-${user.id}`);
  const item = ([state, { on, off, read, isDestructive }]: [string, Switch]) => {
    const isOn = read(emulator, user);
    const text = isOn ? off : on;
    return action('switch', { ...back, email, state }, text, {
      label: `${text}: ${email}`,
      isDangerous: isDestructive && !isOn,
    });
  };
  const all = Object.entries(switches);
  const first = all.filter(([, { isDestructive }]) => !isDestructive).map(item);
  const last = all.filter(([, { isDestructive }]) => isDestructive).map(item);
  const name = escapeHtml(`Actions of ${email}`);
  return `<button type="button" class="icon" popovertarget="${place}" aria-label="${name}">${dots}</button><div class="menu" id="${place}" popover role="group" aria-label="${name}">${actAsForm(email)}${first.join('')}<hr>${last.join('')}</div>`;
};

const accountHtml = (emulator: Emulator, row: AccountRow, back: Readonly<Record<string, string>>): string => {
  const { user, about } = row;
  const states = Object.values(switches)
    .filter(({ read }) => read(emulator, user))
    .map(({ state }) => `<span class="state">${state}</span>`);
  const signIn = action('sign-in', { email: user.email }, 'Sign in', { label: `Sign in as ${user.email}` });
  return `<li id="${escapeHtml(user.id)}"><div class="card-head"><h3>${escapeHtml(user.email)}</h3>${states.join('')}<span class="about">${escapeHtml(about)}</span></div><div class="actions">${signIn}${menuHtml(emulator, row, back)}</div></li>`;
};

/** Renders the accounts of the seed, or the users that a search finds by email or name. */
export const accountsHtml = (emulator: Emulator, query: URLSearchParams, hrefOf: (page: string) => string): string => {
  const { db } = emulator;
  const search = (query.get('user') ?? '').trim();
  const isMatch = createSearch(search);
  const found = (): AccountRow[] =>
    search === ''
      ? accountsOf(db).flatMap(({ email, description }) => {
          const user = userByEmail(db, email);
          return user ? [{ user, about: description }] : [];
        })
      : db.users.filter(({ email, name }) => isMatch(email, name)).map((user) => ({ user, about: user.name }));
  const paged = pageOf(found(), query);
  if (paged.items.length === 0) return '<p class="nothing">No users match.</p>';
  const back = { user: search, page: String(paged.page) };
  const rows = paged.items.map((row) => accountHtml(emulator, row, back));
  return `<ul class="rows">${rows.join('')}</ul>${pagesHtml(paged, hrefOf)}`;
};
