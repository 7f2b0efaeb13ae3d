import {
  type FlowScreen,
  needsSession,
  type PortalScreen,
  type PreviewScreen,
  type RouteScreen,
} from '../screens/catalog';
import type { Setup } from '../state/setup';
import { flowParts } from './flow-parts';
import { lookOf } from './look';
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

interface ComponentUse {
  component: string;
  from: string;
  settings: Settings;
  declared?: readonly string[];
  /** Statements of the surrounding function. */
  inside?: string;
  more?: string;
}

const MAX_LINE = 80;
/** Path of the portal in a product. */
const PORTAL = '/oauth/portal';

const attribute = (name: string, value: Value, indent: string): string => {
  if (value === true) return name;
  const isPlain = typeof value === 'string' && !/["\\]/.test(value);
  return isPlain ? `${name}="${value}"` : `${name}={${printValue(value, indent)}}`;
};

const element = (name: string, settings: Settings, indent: string, inside?: string): string => {
  const props = Object.entries(settings).filter(([, value]) => value !== undefined);
  const end = inside === undefined ? ' />' : '>';
  const flat = [name, ...props.map(([key, value]) => attribute(key, value, indent))].join(' ');
  const isLong = flat.includes('\n') || indent.length + flat.length > MAX_LINE;
  const lines = props.map(([key, value]) => `\n${indent}  ${attribute(key, value, `${indent}  `)}`).join('');
  const start = isLong ? `<${name}${lines}\n${indent}${end.trim()}` : `<${flat}${end}`;
  return inside === undefined ? indent + start : `${indent}${start}\n${inside}\n${indent}</${name}>`;
};

const ofFlow = (screen: FlowScreen, setup: Setup, context: Value): ComponentUse => {
  const { box, settings = {}, declared = [] } = flowParts[screen.flow];
  const isNamed = screen.flow !== 'mfa';
  return {
    component: box,
    from: '@gatehouse/ui/login',
    settings: { ...startOf(screen, context), ...(isNamed && { application: code('application') }), ...settings },
    declared: isNamed ? [declareApplication(setup), ...declared] : declared,
  };
};

const ofPortal = (screen: PortalScreen, setup: Setup): ComponentUse => {
  const planId = planOf(screen);
  if (planId) {
    return {
      component: 'CheckoutDialog',
      from: '@gatehouse/ui/checkout',
      settings: { planId: code('planId'), onClose: code('() => setPlanId(undefined)') },
      inside: `const [planId, setPlanId] = useState<string | undefined>('${planId}');`,
    };
  }
  return {
    component: 'AdminPortal',
    from: '@gatehouse/ui/admin',
    settings: { routing: code('{ base, current, navigate }'), ...portalSettings(setup) },
    declared: [`const base = '${PORTAL}';`],
    inside: `const [current, navigate] = useState(\`\${base}${pathOf(screen)}\`);`,
    more: dialogSentence(screen),
  };
};

const ofRoute = ({ address }: RouteScreen): ComponentUse => ({
  component: 'AuthRoutes',
  from: '@gatehouse/ui/routes',
  settings: { path: address },
});

const componentOf = (screen: PreviewScreen, setup: Setup, context: Value): ComponentUse => {
  if (screen.kind === 'flow') return ofFlow(screen, setup, context);
  return screen.kind === 'portal' ? ofPortal(screen, setup) : ofRoute(screen);
};

/** Types used by the declarations, which the component's module exports. */
const typesIn = (declared: readonly string[]): string[] =>
  declared.flatMap((line) => /^const \w+: (\w+)/.exec(line)?.[1] ?? []).map((name) => `type ${name}`);

export const writeJsx = (screen: PreviewScreen, setup: Setup, context: Value): string => {
  const { component, from, settings, declared = [], inside, more } = componentOf(screen, setup, context);
  const look = lookOf(setup, screen);
  const hasTexts = look.texts !== undefined;
  const depth = ' '.repeat(hasTexts ? 10 : 8);
  const view = element(component, settings, depth);
  const themed = element('ThemeProvider', look.settings, depth.slice(2), view);
  const localized = hasTexts ? element('TextsProvider', { texts: code('texts') }, depth.slice(4), themed) : themed;
  const provided = element(
    'IdentityProvider',
    { identity: code('identity'), load: needsSession(screen) ? undefined : code('false') },
    '    ',
    localized,
  );
  return writeModule({
    imports: {
      ...(inside && { react: ['useState'] }),
      '@gatehouse/ui': ['IdentityProvider', 'ThemeProvider', ...(hasTexts ? ['TextsProvider'] : [])],
      [from]: [component, ...typesIn(declared)],
      ...(look.texts && { [look.texts]: ['texts'] }),
      './identity': ['identity'],
    },
    styles: look.styles,
    declared: [...look.declared, ...declared],
    body: `${sentenceOf(screen, more)}
export function Screen() {
${inside ? `  ${inside}\n` : ''}  return (
${provided}
  );
}`,
  });
};
