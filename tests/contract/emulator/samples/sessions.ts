import { nothing, type SamplesOf } from './sample';

export const sessions: SamplesOf<'sessions'> = {
  list: nothing,
  getCurrent: nothing,
  delete: ({ emulator }) => ({ id: emulator.db.sessions.by('userId', 'user-admin')[0]?.id ?? '' }),
  deleteAll: nothing,
  revokeForUser: () => ({ userId: 'user-reader' }),
  getConfigurations: nothing,
  saveConfigurations: () => ({ sessionIdleTimeoutConfiguration: { isActive: true, timeout: 3600 } }),
};
