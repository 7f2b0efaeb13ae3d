import { adminPages } from '@gatehouse/sdk/admin';
import type { FlowScreen, PortalScreen } from '../screens/catalogue';
import { isRunning } from '../screens/running';
import type { Setup } from '../state/setup';
import { printValue, type Value } from './print-value';

export type Settings = Readonly<Record<string, Value>>;

/** A picture that was chosen from the device is a file of the host. */
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

/** Where a flow starts, and what it knows there; one that runs from its first screen is given no step. */
export const startOf = (screen: FlowScreen, known: Value): Settings => ({
  step: isRunning(screen) ? undefined : screen.step,
  context: typeof known === 'object' && known !== null && Object.keys(known).length > 0 ? known : undefined,
});

/** What the portal takes beside where it is. */
export const portalSettings = ({ theme }: Setup): Settings => ({
  frame: 'standalone',
  brand: theme.appName ? { name: theme.appName } : undefined,
});

/** Path of a portal's page, as its routing has it. */
export const pathOf = ({ page, at }: Pick<PortalScreen, 'page' | 'at'>): string =>
  `/${adminPages[page].path}${at && `/${at}`}`;

/** The plan that is checked out, where a screen is the checkout, which is a dialog of its own. */
export const planOf = ({ page, id }: PortalScreen): string | undefined =>
  page === 'subscription' && /\.checkout\b/.test(id) ? 'plan-business' : undefined;

/** What a screen is, in a sentence above its code. */
export const sentenceOf = ({ name, address }: { name: string; address: string }, more = ''): string =>
  `/** “${name}”, at ${address}.${more} */`;

export const dialogSentence = (screen: PortalScreen): string =>
  screen.dialog && !planOf(screen) ? ' It opens over this page.' : '';
