import { Root, ToastProvider } from '@gatehouse/ui/kit';
import type { Decorator, Loader, Preview } from '@storybook/react-vite';
import { type ReactNode, useLayoutEffect, useState } from 'react';
import { configure } from 'storybook/test';
import { loadAdminTexts, loadTexts } from '../ui/locales/load';
import { TextsProvider } from '../ui/react/texts';
import { ThemeProvider } from '../ui/react/theme';
import '@gatehouse/ui/styles.css';
import './design-system.css';
import './preview.css';
import { checkAccessibility, isUnderTest } from './accessibility';
import { later } from './docs/docs-later';
import { checkEntries } from './entries';
import { endIdentity, loadIdentity, withIdentity } from './identity';
import { modes } from './modes';
import { checkNarrow } from './narrow';
import { toolbars } from './toolbars';

// Under test the stories render in an invisible frame: transparent elements are not painted, which saves a tenth of the
// time. Code inside the frame cannot detect it.
if (isUnderTest) parent.document.body.style.opacity = '0';

// The limit only ends waits for elements that never appear, on a busy machine too. Stories do not measure speed.
configure({
  asyncUtilTimeout: 60_000,
  // Printing the whole page into each error costs a tenth of a run: a wait discards many errors before one is reported.
  getElementError: (message) => Object.assign(new Error(message ?? ''), { name: 'TestingLibraryElementError' }),
});

/**
 * Runs the effects of a story before its play function starts, as they run before a user acts: a state set during the
 * layout is rendered at once, and React finishes the previous render.
 */
function Settled({ children }: { children: ReactNode }) {
  const [, settle] = useState(false);
  useLayoutEffect(() => settle(true), []);
  return children;
}

/** The login box is translated into seven languages, everything else into three. */
const loadLanguage: Loader = async ({ globals: { language }, title }) => {
  if (!language || language === 'en') return {};
  const load = title.startsWith('Login/') ? loadTexts : loadAdminTexts;
  return { texts: await load([language]) };
};

const withTexts: Decorator = (Story, { loaded: { texts } }) =>
  texts ? (
    <TextsProvider texts={texts}>
      <Story />
    </TextsProvider>
  ) : (
    <Story />
  );

const directionOf = (chosen: unknown, language: 'ltr' | 'rtl' | undefined) =>
  chosen === 'ltr' || chosen === 'rtl' ? chosen : (language ?? 'ltr');

const withTheme: Decorator = (Story, { globals, parameters, loaded }) => (
  <ThemeProvider
    theme={globals.theme === 'dark' ? 'dark' : 'light'}
    dir={directionOf(globals.direction, loaded.texts?.direction)}
    density={globals.density === 'compact' ? 'compact' : 'comfortable'}
  >
    <Root className="story">
      <ToastProvider>
        <div
          className="story-frame"
          data-layout={parameters.layout}
          data-width={globals.width}
          style={{ maxWidth: globals.width || undefined }}
        >
          <Settled>
            <Story />
          </Settled>
        </div>
      </ToastProvider>
    </Root>
  </ThemeProvider>
);

const preview: Preview = {
  tags: ['autodocs'],
  loaders: [loadIdentity, loadLanguage],
  beforeEach: [endIdentity],
  afterEach: async (context) => {
    if (!isUnderTest) return;
    await checkAccessibility();
    await checkNarrow(context);
    checkEntries(context);
  },
  // The last decorator is the outermost.
  decorators: [withIdentity, withTheme, withTexts],
  parameters: {
    a11y: { test: isUnderTest ? 'off' : 'error' },
    backgrounds: { disable: true },
    layout: 'fullscreen',
    controls: { expanded: true },
    docs: {
      page: later(() => import('./docs/docs-page')),
      container: later(() => import('./docs/docs-container')),
    },
    chromatic: { modes },
  },
  initialGlobals: {
    theme: 'light',
    direction: '',
    language: 'en',
    role: '',
    density: 'comfortable',
    width: '',
  },
  globalTypes: toolbars,
};

export default preview;
