import '@gatehouse/ui/styles.css';
import './frame.css';
import { createEmulatorStories } from '@gatehouse/emulator/storybook';
import type { Identity } from '@gatehouse/sdk';
import { IdentityProvider, QueryProvider, TextsProvider, ThemeProvider } from '@gatehouse/ui';
import { Root, ToastProvider } from '@gatehouse/ui/kit';
import { loadAdminTexts } from '@gatehouse/ui/locales/load';
import { type ComponentType, lazy, type ReactElement, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { userInRole } from '../../.storybook/roles';
import { isExample, settings } from '../examples';
import { Mailbox } from './mailbox';

const modules = import.meta.glob<{ default: ComponentType }>('../examples/*.tsx');

const asked = new URLSearchParams(location.search);
const name = asked.get('example') ?? '';
const theme = asked.get('theme') === 'dark' ? 'dark' : 'light';
const role = asked.get('role');

const load = modules[`../examples/${name}.tsx`];
const element = document.querySelector('#root');
if (!isExample(name) || !load || !element) throw new Error(`There is no example "${name}".`);
const Example = lazy(load);

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

const signedInAs = role === 'out' ? null : (userInRole(role) ?? settings(name).signedInAs);
for (const start of loaders) {
  const loaded = await start({ parameters: { signedInAs, emulator: { allowSignups: true } } });
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
const { height = 0 } = settings(name);
new ResizeObserver(() => frame?.setAttribute('height', `${Math.max(height, element.scrollHeight)}`)).observe(element);
