import { hash, verify } from '@node-rs/argon2';
import type { Passwords } from '../rules/passwords/passwords';
import { readyHashes } from './ready-hashes';

/** Argon2id with the library's defaults (19 MiB, two passes). */
export const argonPasswords: Passwords = {
  hash: (password) => hash(password),
  verify: (known, password) => verify(known, password),
  ready: (password) => (Object.hasOwn(readyHashes, password) ? readyHashes[password] : undefined),
};
