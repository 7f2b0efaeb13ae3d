import type { Widen } from '../../widen';

/** Texts of the overview of the security page. */
export const texts = {
  overview: {
    score: 'Security score',
    toImprove: (count: number) =>
      count === 0 ? 'Nothing to improve.' : count === 1 ? '1 thing to improve.' : `${count} things to improve.`,
    notRated: 'Not rated',
    notRatedText: 'There is no score for this account yet.',
    nothing: 'Nothing to improve',
    nothingText: 'We check again each time you open this page.',
    title: 'Recommendations',
    setUp: 'Set up',
    review: 'Review',
    severities: { SEVERE: 'High risk', WARNING: 'Medium risk', INFO: 'Low risk' },
    categories: {
      MFA: 'Two-step verification',
      SESSIONS: 'Sessions',
      PASSWORD: 'Passwords',
      INACTIVITY: 'Inactive users',
      IP: 'IP addresses',
      DOMAIN: 'Email domains',
      SSO: 'SSO',
    },
    findings: {
      FORCE_MFA: {
        title: 'Require two-step verification',
        text: 'Anyone who learns a password can sign in with it alone.',
      },
      BREACHED_PASSWORDS_EXIST: {
        title: 'Replace breached passwords',
        text: 'Some passwords appeared in a public data breach. Their users should choose new ones.',
      },
      ENABLE_USER_LOCKOUT: {
        title: 'Turn on lockout',
        text: 'Passwords can be guessed without any limit.',
      },
      STRENGTHEN_USER_LOCKOUT: {
        title: 'Allow fewer wrong passwords',
        text: 'Users are locked only after many wrong guesses.',
      },
      ENABLE_PASSWORD_HISTORY: {
        title: 'Turn on password history',
        text: 'Users can reuse an earlier password.',
      },
      STRENGTHEN_PASSWORD_HISTORY: {
        title: 'Remember more passwords',
        text: 'Users can reuse an earlier password after only a few changes.',
      },
      ENABLE_FORCE_RELOGIN: {
        title: 'Require a new sign-in from time to time',
        text: 'An active session never ends, even on a stolen device.',
      },
      SET_FORCE_RELOGIN: {
        title: 'Require a new sign-in more often',
        text: 'Users stay signed in for a long time before they sign in again.',
      },
      ENABLE_SESSION_CONCURRENCY: {
        title: 'Limit sessions per user',
        text: 'A user can be signed in on any number of devices at once.',
      },
      SET_SESSION_CONCURRENCY: {
        title: 'Allow fewer sessions per user',
        text: 'A user can be signed in on many devices at once.',
      },
      ENABLE_IDLE_SESSION: {
        title: 'Turn on the idle timeout',
        text: 'An unattended device stays signed in.',
      },
      SET_IDLE_SESSION: {
        title: 'Shorten the idle timeout',
        text: 'An unattended device stays signed in for a long time.',
      },
      ENABLE_IP_RESTRICTIONS: {
        title: 'Restrict IP addresses',
        text: 'The account can be used from anywhere.',
      },
      CHANGE_IP_TO_ALLOWLIST: {
        title: 'Allow only known IP addresses',
        text: 'A list of blocked addresses still allows every address that is not on it.',
      },
      ENABLE_DOMAIN_RESTRICTIONS: {
        title: 'Restrict email domains',
        text: 'Users with any email address can be invited.',
      },
      CHANGE_DOMAIN_TO_ALLOWLIST: {
        title: 'Allow only known email domains',
        text: 'A list of blocked domains still allows every domain that is not on it.',
      },
      CONFIGURE_SSO: {
        title: 'Set up SSO',
        text: 'Let your identity provider decide who can sign in.',
      },
    },
    unknownTitle: 'Another recommendation',
    unknownText: (code: string) => `Ask your provider what this code means: ${code}`,
    proposed: (value: string) => `Recommended: ${value}`,
    enrolled: (count: number, total: number) =>
      `${count} of ${total} ${total === 1 ? 'user has' : 'users have'} two-step verification.`,
    inactive: (count: number, total: number) =>
      `${count} of ${total} ${total === 1 ? 'user' : 'users'} did not sign in during the last 90 days.`,
    breached: (count: number) => (count === 1 ? '1 user is affected.' : `${count} users are affected.`),
    limitsOn: (count: number) => `${count} of 3 session limits ${count === 1 ? 'is' : 'are'} on.`,
    entries: (count: number) =>
      count === 0 ? 'The list is empty.' : count === 1 ? '1 entry on the list.' : `${count} entries on the list.`,
    insights: 'At a glance',
    other: 'Other',
    reset: 'Send reset emails',
    resetTitle: (count: number) =>
      count === 1 ? 'Send a reset email to 1 user?' : `Send reset emails to all ${count} users?`,
    resetText:
      'Every user with a breached password gets an email with a link to choose a new one. Until then the old password keeps working.',
    resetConfirm: 'Send to all',
    resetDone: (count: number) => (count === 1 ? 'Reset email sent' : `${count} reset emails sent`),
  },
  users: {
    title: 'Users at risk',
    tables: {
      'breached-passwords': {
        title: 'Breached passwords',
        empty: 'No breached passwords',
        emptyText: 'No user has a password that appeared in a public data breach.',
      },
      'mfa-unenrolled': {
        title: 'No two-step verification',
        empty: 'Everyone has two-step verification',
        emptyText: 'All users have set up two-step verification.',
      },
      inactive: {
        title: 'Inactive for 90 days',
        empty: 'No inactive users',
        emptyText: 'All users signed in during the last 90 days.',
      },
    },
    search: 'Search by email',
    user: 'User',
    lastSeen: 'Last sign-in',
    joinedAt: 'Joined',
    never: 'Never',
    disabled: 'Disabled',
    reset: 'Send reset email',
    resetTitle: (count: number) => (count === 1 ? 'Send a reset email to 1 user?' : `Send ${count} reset emails?`),
    resetText:
      'Each user gets an email with a link to choose a new password. Until then the old password keeps working.',
    resetSent: (email: string) => `Reset email sent to ${email}`,
    resetFailed: (email: string) => `No email was sent to ${email}`,
    disable: 'Disable',
    disableTitle: (count: number) => (count === 1 ? 'Disable 1 user?' : `Disable ${count} users?`),
    disableText: 'They cannot sign in until they are enabled again. Their data is kept.',
    notYourself: 'This is you.',
  },
};

export type SecurityOverviewTexts = Widen<typeof texts>;
