import { none, type SamplesOf } from './sample';

export const sessions: SamplesOf<'sessions'> = {
  list: none,
  getCurrent: none,
  delete: ({ emulator }) => ({ id: emulator.db.sessions.by('userId', 'user-admin')[0]?.id ?? '' }),
  deleteAll: none,
  revokeForUser: () => ({ userId: 'user-reader' }),
  getConfigurations: none,
  saveConfigurations: () => ({ sessionIdleTimeoutConfiguration: { isActive: true, timeout: 3600 } }),
};
