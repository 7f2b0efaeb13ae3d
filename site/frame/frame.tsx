import '@gatehouse/ui/styles.css';
import './frame.css';
import type { Emulator } from '@gatehouse/emulator';
import { createEmulatorStories } from '@gatehouse/emulator/storybook';
import type { Identity } from '@gatehouse/sdk';
import { IdentityProvider, QueryProvider, TextsProvider, ThemeProvider, useIdentity } from '@gatehouse/ui';
import { Root, ToastProvider } from '@gatehouse/ui/kit';
import { loadAdminTexts } from '@gatehouse/ui/locales/load';
import { type ComponentType, lazy, type ReactElement, Suspense, useEffect, useRef } from 'react';
import { createRoot } from 'react-dom/client';
import { userInRole } from '../../.storybook/roles';
import { isExample, pathOf, settings } from '../examples';
import { Mailbox } from './mailbox';

/** What a page without React runs. */
type Mount = (element: HTMLElement, identity: Identity) => Promise<void>;

const components = import.meta.glob<{ default: ComponentType }>(['../examples/**/*.tsx', '!../examples/mount/*.tsx']);
const mounts = import.meta.glob<{ default: Mount }>('../examples/mount/*.tsx');

const asked = new URLSearchParams(location.search);
const name = asked.get('example') ?? '';
const theme = asked.get('theme') === 'dark' ? 'dark' : 'light';
const role = asked.get('role');

const element = document.querySelector('#root');
if (!isExample(name) || !element) throw new Error(`There is no example "${name}".`);
const { height = 0, signedInAs, hasOwnIdentity } = settings(name);

const file = `../${pathOf(name)}`;
const component = components[file];
const mount = mounts[file];

/** An element into which a page without React mounts. */
function Mounted() {
  const identity = useIdentity();
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    void mount?.().then((module) => ref.current && module.default(ref.current, identity));
  }, [identity]);
  return <div ref={ref} className="mounted" />;
}

const Example = component ? lazy(component) : Mounted;

/** Lets an application that creates its own identity call the provider in this page, and no other frame of the site share it. */
const isolate = ({ issuer, fetch }: Emulator) => {
  const { fetch: others } = window;
  const reaches = (request: RequestInfo | URL) =>
    String(request instanceof Request ? request.url : request).startsWith(issuer);
  window.fetch = (request, init) => (reaches(request) ? fetch : others)(request, init);
  for (const shared of ['indexedDB', 'localStorage', 'sessionStorage', 'BroadcastChannel'])
    Object.defineProperty(window, shared, { value: undefined });
  // After a sign-in it opens its first page, which is this one.
  window.navigation?.addEventListener('navigate', (event) => {
    if (!event.destination.sameDocument) event.preventDefault();
  });
};

const texts = await loadAdminTexts([asked.get('language') ?? 'en']);
Object.assign(document.documentElement, { lang: texts.language, dir: texts.direction, className: theme });

const wrap = (identity: Identity, Story: () => ReactElement) => (
  <IdentityProvider identity={identity}>
    <QueryProvider>
      <TextsProvider texts={texts}>
        <ThemeProvider theme={theme}>
          <Root className="example">
            <ToastProvider>
              <Suspense>{Story()}</Suspense>
            </ToastProvider>
          </Root>
        </ThemeProvider>
      </TextsProvider>
    </QueryProvider>
  </IdentityProvider>
);

// The same provider that hosts use in their stories.
const { loaders, decorators } = createEmulatorStories<ReactElement>({
  wrap,
  identity: () => ({ entitlements: { enabled: true }, loginMode: 'embedded' }),
});

const user = role === 'out' ? null : (userInRole(role) ?? signedInAs);
for (const start of loaders) {
  const loaded = await start({ parameters: { signedInAs: user, emulator: { allowSignups: true } } });
  if (hasOwnIdentity) isolate(loaded.emulator);
  for (const decorate of decorators) {
    createRoot(element).render(
      <>
        {decorate(
          () => (
            <Example />
          ),
          { loaded },
        )}
        <Mailbox emulator={loaded.emulator} />
      </>,
    );
  }
}

// The page around the frame gives it the height of its content; dialogs need more than their trigger.
const frame = window.frameElement;
new ResizeObserver(() => frame?.setAttribute('height', `${Math.max(height, element.scrollHeight)}`)).observe(element);
