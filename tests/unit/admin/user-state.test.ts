import { describe, expect, test } from 'vitest';
import { isInvited, userBadges, userName } from '../../../ui/admin/users/user-state';
import { texts } from '../../../ui/locales/en/admin/users';

const now = Date.parse('2026-03-10T12:00:00Z');
const formats = {
  date: (time: number | string) => new Date(time).toISOString().slice(0, 10),
  day: (time: number | string) => new Date(time).toISOString().slice(5, 10),
};
const facts = { texts, ownId: 'u1', now, formats };
const user = { id: 'u2', email: 'ann@acme.test', mfaEnrolled: true };

test.each([
  ['Ann', 'Ann'],
  ['  Ann ', 'Ann'],
  ['   ', 'ann@acme.test'],
  [null, 'ann@acme.test'],
  [undefined, 'ann@acme.test'],
])('names a user with the name %j as %j', (name, expected) => {
  expect(userName({ name, email: user.email })).toBe(expected);
});

test('shows a pending invitation only when the provider reports it', () => {
  expect(isInvited({ ...user, activatedForTenant: false })).toBe(true);
  expect(isInvited({ ...user, activatedForTenant: true })).toBe(false);
  expect(isInvited(user)).toBe(false);
});

describe('the badge of a user', () => {
  const badges = (change: object) => userBadges({ ...user, ...change }, facts).map(({ label }) => label);

  test.each([
    ['nothing', {}, []],
    ['oneself', { id: 'u1' }, ['You']],
    ['an invitation', { activatedForTenant: false }, ['Invited']],
    ['a disabled user', { isDisabled: true }, ['Disabled']],
    ['a locked user', { isLocked: true }, ['Locked']],
    ['no second factor', { mfaEnrolled: false }, ['No two-step verification']],
    ['an unknown second factor', { mfaEnrolled: undefined }, []],
    ['a missing second factor, after the invitation', { mfaEnrolled: false, activatedForTenant: false }, ['Invited']],
    ['access that ends', { temporaryExpirationDate: '2026-03-11T00:00:00Z' }, ['Ends 03-11']],
    ['access that ends in another year', { temporaryExpirationDate: '2027-03-11T00:00:00Z' }, ['Ends 2027-03-11']],
    ['access that has ended', { temporaryExpirationDate: '2026-03-10T12:00:00Z' }, ['Ended 2026-03-10']],
    ['an invalid end of access', { temporaryExpirationDate: 'soon' }, []],
    [
      'all of them, in this order',
      {
        id: 'u1',
        isDisabled: true,
        isLocked: true,
        mfaEnrolled: false,
        temporaryExpirationDate: '2026-03-11T00:00:00Z',
      },
      ['You', 'Disabled', 'Locked', 'No two-step verification', 'Ends 03-11'],
    ],
  ])('%s', (_name, change, expected) => {
    expect(badges(change)).toEqual(expected);
  });
});
