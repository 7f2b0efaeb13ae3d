import { expect, it } from 'vitest';
import { argonPasswords, readyHashes } from '../../../emulator/node/argon2-passwords';
import { readSeed } from '../../../emulator/seed/seeds';

it('every password of a built-in seed has a precomputed hash as strong as a new one', async () => {
  const users = (['small', 'demo', 'large'] as const).flatMap((name) => readSeed(name, 0).users ?? []);
  const passwords = new Set(
    users.flatMap((user) => ('password' in user && user.password !== '' ? [user.password] : [])),
  );
  expect(new Set(Object.keys(readyHashes))).toEqual(passwords);
  const parameters = (hash: string) => hash.split('$').slice(0, 4).join('$');
  const fresh = parameters(await argonPasswords.hash('another'));
  for (const [password, hash] of Object.entries(readyHashes)) {
    expect(await argonPasswords.verify(hash, password), password).toBe(true);
    expect(parameters(hash)).toBe(fresh);
  }
  expect(argonPasswords.ready?.('constructor')).toBeUndefined();
});
