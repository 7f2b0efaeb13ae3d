import { expect, test } from 'vitest';
import { reader } from '../../../emulator/seed/users';
import { createFixture } from '../../support/fixture';

const HOUR = 60 * 60_000;

test('counts of wrong passwords are deleted after a day, also those of unknown addresses', async () => {
  const { emulator, clock, open, signIn } = createFixture();
  const guess = (email: string) =>
    emulator.fetch(`${emulator.issuer}/frontegg/identity/resources/auth/v1/user`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email, password: 'wrong' }),
    });
  await guess('nobody@nowhere.test');
  clock.jump(23 * HOUR);
  await guess('somebody@nowhere.test');
  clock.jump(2 * HOUR);
  const { identity, tab } = open();
  await signIn(identity, tab, reader);
  expect(emulator.db.lockouts.list().map(({ id }) => id)).toEqual([
    'password:somebody@nowhere.test:127.0.0.1',
    'password:somebody@nowhere.test',
  ]);
});
