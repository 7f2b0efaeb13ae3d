import type { IdentityOptions } from '@gatehouse/sdk';
import { createMemoryStorage } from '../../emulator/testing/memory-storage';

/** Returns the environment of a page that shares no storage with others and never navigates. */
export const ownPage = () =>
  ({
    local: createMemoryStorage(),
    tab: createMemoryStorage(),
    // Storage of the session; an earlier page may have left one.
    indexedDB: undefined,
    channel: () => undefined,
    redirect: () => undefined,
    replacePage: () => undefined,
  }) satisfies IdentityOptions['environment'];
