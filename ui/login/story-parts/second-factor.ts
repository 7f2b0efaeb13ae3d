import type { MfaStart } from '@gatehouse/sdk/flows/mfa';

/** MFA state of a user with an authenticator app. */
export const byApp: MfaStart = {
  step: 'authenticatorApp',
  context: {
    mfaToken: '',
    enrolled: true,
    devices: {},
    methods: ['authenticatorApp'],
    canRemember: true,
    rememberSeconds: 1_209_600,
  },
};

/** MFA state of a user who has to enroll. */
export const toSetUp: MfaStart = {
  step: 'verify',
  context: {
    mfaToken: 'm1',
    enrolled: false,
    devices: {},
    methods: ['authenticatorApp', 'sms', 'webauthn'],
    canRemember: false,
  },
};
