import { defaultRoutes } from '@gatehouse/sdk';
import type { FlowScreen, PortalScreen, PreviewScreen } from '../screens/catalog';
import type { Setup } from '../state/setup';
import { flowParts } from './flow-parts';
import { type Look, lookOf } from './look';
import { writeModule } from './module';
import { code, printValue, type Value } from './print-value';
import {
  declareApplication,
  dialogSentence,
  pathOf,
  planOf,
  portalSettings,
  type Settings,
  sentenceOf,
  startOf,
} from './settings';

/** Arguments of the mount call, and the statements before it. */
interface Mount {
  name: string;
  settings: Settings;
  declared?: readonly string[];
  /** Statements before the mount. */
  before?: string;
  /** Name of the variable for the mounted view. */
  variable?: string;
  more?: string;
}

const ELEMENT = `const element = document.querySelector('#screen');
if (!element) throw new Error('The page has no #screen.');`;

const routeAt = (address: string): string =>
  Object.entries(defaultRoutes).find(([, path]) => path === address)?.[0] ?? '';

const ofPortal = (screen: PortalScreen, setup: Setup): Mount => {
  const planId = planOf(screen);
  if (planId) {
    return {
      name: 'mountCheckout',
      settings: { planId, onClose: code('() => checkout.unmount()') },
      variable: 'checkout',
    };
  }
  const where: Settings = screen.at ? { routing: 'hash' } : { page: screen.page };
  return {
    name: 'mountAdmin',
    settings: { ...where, ...portalSettings(setup) },
    more: dialogSentence(screen),
    ...(screen.at && { before: `location.hash = '#${pathOf(screen)}';` }),
  };
};

const ofFlow = (screen: FlowScreen, setup: Setup, context: Value): Mount => {
  const { plain, settings } = flowParts[screen.flow];
  const start = startOf(screen, context);
  const shared = { declared: [declareApplication(setup)] };
  const application = code('application');
  if (plain.kind === 'login')
    return { name: 'mountLogin', settings: { ...start, application, ...settings }, ...shared };
  const hasStart = Object.values(start).some((value) => value !== undefined);
  return {
    name: 'mountAuthRoutes',
    settings: {
      path: screen.address,
      application,
      ...(hasStart && { boxes: { [routeAt(screen.address)]: start } }),
    },
    ...shared,
  };
};

const mountOf = (screen: PreviewScreen, setup: Setup, context: Value): Mount => {
  if (screen.kind === 'flow') return ofFlow(screen, setup, context);
  if (screen.kind === 'portal') return ofPortal(screen, setup);
  return { name: 'mountAuthRoutes', settings: { path: screen.address } };
};

const writeMount = (screen: PreviewScreen, look: Look, mount: Mount): string => {
  const { name, settings, declared = [], before, variable, more } = mount;
  const options = {
    identity: code('identity'),
    texts: look.texts && code('texts'),
    ...look.settings,
    ...settings,
  };
  const call = `${variable ? `const ${variable} = ` : ''}${name}(element, ${printValue(options)});`;
  return writeModule({
    imports: {
      '@gatehouse/ui/embed': [name],
      ...(look.texts && { [look.texts]: ['texts'] }),
      './identity': ['identity'],
    },
    styles: look.styles,
    declared: [...look.declared, ...declared, ELEMENT, ...(before ? [before] : [])],
    body: `${sentenceOf(screen, more)}\n${call}`,
  });
};

/** A flow without a mount: the host renders its steps. */
const writeHeadless = (screen: FlowScreen, context: Value): string => {
  const { plain } = flowParts[screen.flow];
  if (plain.kind !== 'headless') return '';
  const { module, flow, deps, beside } = plain;
  const start = startOf(screen, context);
  const hasStart = Object.values(start).some((value) => value !== undefined);
  const made = ['identity', ...(beside ? [beside.code] : [])].join(', ');
  return writeModule({
    imports: {
      '@gatehouse/sdk/flows': ['createFlow'],
      [`@gatehouse/sdk/flows/${module}`]: [deps, flow],
      './identity': ['identity'],
    },
    declared: [
      ELEMENT,
      `${sentenceOf(screen)}\nconst flow = createFlow(${flow}, ${deps}(${made})${hasStart ? `, ${printValue(start)}` : ''});`,
    ],
    body: `/** Renders the current step. */
const render = () => {
  const { step, context, busy, error } = flow.get();
  element.ariaBusy = String(busy !== null);
  element.textContent = error?.message ?? \`\${step}: \${JSON.stringify(context)}\`;
};

flow.subscribe(render);
render();`,
  });
};

/** Prints a module without React that mounts a screen as in the preview, or the flow alone where no mount exists. */
export const writePlain = (screen: PreviewScreen, setup: Setup, context: Value): string =>
  screen.kind === 'flow' && flowParts[screen.flow].plain.kind === 'headless'
    ? writeHeadless(screen, context)
    : writeMount(screen, lookOf(setup, screen), mountOf(screen, setup, context));
