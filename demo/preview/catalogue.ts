import { type AdminPageId, adminPageIds } from '@gatehouse/sdk/admin';
import { type LoginStep, loginFlow } from '@gatehouse/sdk/flows/login';
import { type MfaStep, mfaFlow } from '@gatehouse/sdk/flows/mfa';

export type ScreenId = `admin.${string}` | `login.${string}` | `mfa.${string}`;

/** What can be shown, as the registries of the SDK and the kit know it. */
export type PreviewScreen =
  | { kind: 'admin'; id: ScreenId; label: string; page: AdminPageId }
  | { kind: 'login'; id: ScreenId; label: string; step: LoginStep }
  | { kind: 'mfa'; id: ScreenId; label: string; step: MfaStep };

export interface ScreenGroup {
  label: string;
  screens: readonly PreviewScreen[];
}

/** Words of a name in camel case; runs of capitals stay together. */
export const labelOf = (name: string): string => {
  const words = name
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .replace(/([A-Z]+)([A-Z][a-z])/g, '$1 $2')
    .split(' ');
  const text = words
    .map((word) => (/^(api|sso|mfa|sms|otc)$/i.test(word) ? word.toUpperCase() : word.toLowerCase()))
    .join(' ');
  return text.charAt(0).toUpperCase() + text.slice(1);
};

// The keys of a flow's steps are its steps: `Steps` is a record of exactly these names.
const loginSteps = Object.keys(loginFlow.steps) as LoginStep[];
const mfaSteps = Object.keys(mfaFlow.steps) as MfaStep[];

export const catalogue: readonly ScreenGroup[] = [
  {
    label: 'Administration',
    screens: adminPageIds.map((page) => ({ kind: 'admin', id: `admin.${page}`, label: labelOf(page), page })),
  },
  {
    label: 'Sign-in',
    screens: loginSteps.map((step) => ({ kind: 'login', id: `login.${step}`, label: labelOf(step), step })),
  },
  {
    label: 'Second factor',
    screens: mfaSteps.map((step) => ({ kind: 'mfa', id: `mfa.${step}`, label: labelOf(step), step })),
  },
];

const screens = catalogue.flatMap((group) => group.screens);

export const findScreen = (id: string): PreviewScreen | undefined => screens.find((screen) => screen.id === id);

export const isScreenId = (id: string | null): id is ScreenId => id !== null && findScreen(id) !== undefined;
