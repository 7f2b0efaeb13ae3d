export { delayed } from './delay';
export { createEmulator, type Emulator, type EmulatorFetch, type EmulatorOptions } from './emulator';
export type { Inbox, Waiting } from './inbox';
export { createMemoryStorage } from './memory-storage';
export { buildUser } from './seed/build-user';
export type { SeedUser } from './seed/seed-user';
export { type SeedName, seedNames } from './seed/seeds';
export { acme } from './seed/tenants';
export { admin, secured, unenrolled } from './seed/users';
