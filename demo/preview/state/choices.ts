import type { Density, ThemeName } from '@gatehouse/ui/kit';

/** Options by their names in URLs, with their labels. */
type Choices = Readonly<Record<string, string>>;

/** Returns the names of options, for schemas. */
export const namesOf = <Names extends Choices>(choices: Names) =>
  Object.keys(choices) as unknown as [keyof Names & string, ...(keyof Names & string)[]];

/** Roles of the demo. Source: section 1 of the specification; Admin and Support are given by default. */
export const roles = {
  Admin: 'Admin (default)',
  Support: 'Support (default)',
  Editor: 'Editor',
  Viewer: 'Viewer',
  ReadOnly: 'ReadOnly',
} as const;

/** Feature flags. Source: section 6 of the specification; `usage-page` is that of the usage page. */
export const flags = {
  'multi-apps-admin-portal': 'Several applications',
  'security-center-show-login-flows': 'Leaked passwords at sign-in',
  'show-passkeys-new': 'Passkey prompt',
  'security-center-admin-portal-major-version': 'Security overview',
  admin_portal_ip_restrictions: 'IP restrictions',
  admin_portal_domain_restrictions: 'Email domain restrictions',
  'new-mfa-pages': 'New second factor pages',
  'groups-admin-box-new': 'New groups page',
  'msp-all-accounts-new': 'New accounts page',
  'temporary-users': 'Temporary users',
  'usage-page': 'Usage page',
} as const;

export const features = {
  'report-viewer': 'Report viewer',
  'report-export': 'Report export',
  'report-schedule': 'Scheduled research reports',
  'report-archive': 'Report archive',
  'shared-workspaces': 'Shared workspaces',
  'saved-searches': 'Saved searches',
  'audit-streaming': 'Audit streaming',
  'priority-support': 'Priority support',
} as const;

export const plans = {
  'plan-free': 'Free',
  'plan-team': 'Team',
  'plan-business': 'Business',
  none: 'No plan',
} as const;

export const subscriptions = {
  active: 'Active',
  ending: 'Canceled at period end',
  trialing: 'Trial',
  incomplete: 'Payment failed',
  expired: 'Expired',
  external: 'Billed elsewhere',
} as const;

export const strategies = {
  EmailAndPassword: 'Email and password',
  MagicLink: 'Emailed link',
  Code: 'Emailed code',
  SmsCode: 'Texted code',
  NoLocalAuthentication: 'SSO only',
} as const;

/** Social login providers. Source: section 3 of the specification. */
export const social = {
  google: 'Google',
  microsoft: 'Microsoft',
  github: 'GitHub',
  apple: 'Apple',
  facebook: 'Facebook',
  linkedin: 'LinkedIn',
  slack: 'Slack',
} as const;

export const mfaPolicies = {
  DontForce: 'Not required',
  Force: 'Required',
  ForceExceptSSO: 'Required, except with SSO',
} as const;

export const dataSizes = { empty: 'Empty', demo: 'Typical', large: 'Large' } as const;

/** Their keys are no numbers, which objects would list first, before `none`. */
export const failures = {
  none: 'None',
  'status-400': '400 Bad request',
  'status-403': '403 Forbidden',
  'status-404': '404 Not found',
  'status-429': '429 Too many requests',
  'status-500': '500 Server error',
  refuse: 'Unreachable',
  hang: 'No response',
  slow: 'Slow (4 s)',
} as const;

export const dateFormats = {
  'DD/MM/YYYY': 'DD/MM/YYYY',
  'MM/DD/YYYY': 'MM/DD/YYYY',
  'YYYY-MM-DD': 'YYYY-MM-DD',
  'DD.MM.YYYY': 'DD.MM.YYYY',
} as const;
export const timeFormats = { 'HH:mm': 'HH:mm', 'hh:mm A': 'hh:mm A' } as const;
export const currencies = { USD: 'USD', EUR: 'EUR', GBP: 'GBP', JPY: 'JPY' } as const;

export const languages = {
  en: 'English',
  de: 'Deutsch',
  ar: 'العربية',
  fr: 'Français',
  es: 'Español',
  he: 'עברית',
  ja: '日本語',
} as const;
export const directions = { auto: 'From language', ltr: 'Left to right', rtl: 'Right to left' } as const;
export const visions = {
  typical: 'Typical',
  blurred: 'Blurred',
  protanopia: 'No red cones (protanopia)',
  deuteranopia: 'No green cones (deuteranopia)',
  tritanopia: 'No blue cones (tritanopia)',
  achromatopsia: 'No color (achromatopsia)',
} as const;
export const densities = { comfortable: 'Comfortable', compact: 'Compact' } as const satisfies Record<Density, string>;
export const modes = { light: 'Light', dark: 'Dark', both: 'Both', system: 'Device' } as const satisfies Record<
  ThemeName | 'both',
  string
>;
export const zooms = { 100: '100%', 200: '200%', 400: '400%' } as const;

/** Preset widths in CSS pixels. */
export const widths = { 320: 'Small phone', 390: 'Phone', 820: 'Tablet', 1280: 'Desktop', 1600: 'Wide' } as const;
