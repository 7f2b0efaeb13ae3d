import { adminPages } from '@gatehouse/sdk/admin';
import { type FlowScreen, isRunning, type PortalScreen } from '../screens/catalog';
import type { Setup } from '../state/setup';
import { printValue, type Value } from './print-value';

export type Settings = Readonly<Record<string, Value>>;

/** A picture from the device becomes a file of the host. */
const logoOf = (logo: string): string => {
  const [, type] = /^data:image\/(\w+)/.exec(logo) ?? [];
  return type ? `/logo.${type === 'jpeg' ? 'jpg' : type}` : logo;
};

/** Declares name and logo above the forms. */
export const declareApplication = ({ theme, signUps }: Setup): string =>
  `const application = ${printValue({
    name: theme.appName ?? 'Acme',
    allowSignups: signUps,
    logo: theme.logo && logoOf(theme.logo),
  })};`;

/** Returns the initial step of a flow, and its context; a flow that runs from its first step has none. */
export const startOf = (screen: FlowScreen, context: Value): Settings => ({
  step: isRunning(screen) ? undefined : screen.step,
  context: typeof context === 'object' && context !== null && Object.keys(context).length > 0 ? context : undefined,
});

export const portalSettings = ({ theme }: Setup): Settings => ({
  frame: 'standalone',
  brand: theme.appName ? { name: theme.appName } : undefined,
});

/** Returns the path of a portal page in its routing. */
export const pathOf = ({ page, at }: Pick<PortalScreen, 'page' | 'at'>): string =>
  `/${adminPages[page].path}${at && `/${at}`}`;

/** Returns the plan of the checkout, where a screen is the checkout dialog. */
export const planOf = ({ page, id }: PortalScreen): string | undefined =>
  page === 'subscription' && /\.checkout\b/.test(id) ? 'plan-business' : undefined;

/** Returns the comment above the code of a screen. */
export const sentenceOf = ({ name, address }: { name: string; address: string }, more = ''): string =>
  `/** “${name}”, at ${address}.${more} */`;

export const dialogSentence = (screen: PortalScreen): string =>
  screen.dialog && !planOf(screen) ? ' It opens over this page.' : '';
