import { ToastProvider } from '@gatehouse/ui/kit';
import type { Decorator, Preview } from '@storybook/react-vite';
import { type ReactNode, useLayoutEffect, useState } from 'react';
import { configure } from 'storybook/test';
import { ThemeProvider } from '../ui/react/theme';
import '@gatehouse/ui/styles.css';
import './preview.css';
import { checkAccessibility, isUnderTest } from './accessibility';
import { endIdentity, loadIdentity, withIdentity } from './identity';
import { modes } from './modes';

// A run of tests has stories in a frame that is not looked at: what is transparent is not painted, which takes a tenth of
// the work. Nothing inside the frame can tell.
if (isUnderTest) parent.document.body.style.opacity = '0';

// The limit ends what never comes, on a busy machine as well. How soon it comes is no matter of a story.
configure({
  asyncUtilTimeout: 60_000,
  // The whole page printed into each error costs a tenth of a run: a wait throws many of them away before one is shown.
  getElementError: (message) => Object.assign(new Error(message ?? ''), { name: 'TestingLibraryElementError' }),
});

/**
 * Runs the effects of a story before its steps begin, as they have long run before a user does anything: a state that is
 * set during the layout is rendered at once, and React finishes the previous render.
 */
function Settled({ children }: { children: ReactNode }) {
  const [, settle] = useState(false);
  useLayoutEffect(() => settle(true), []);
  return children;
}

const withTheme: Decorator = (Story, { globals, parameters }) => (
  <ThemeProvider
    theme={globals.theme === 'dark' ? 'dark' : 'light'}
    dir={globals.direction === 'rtl' ? 'rtl' : 'ltr'}
    density={globals.density === 'compact' ? 'compact' : 'comfortable'}
    className="story"
  >
    <ToastProvider>
      <div className="story-frame" data-layout={parameters.layout} style={{ maxWidth: globals.width || undefined }}>
        <Settled>
          <Story />
        </Settled>
      </div>
    </ToastProvider>
  </ThemeProvider>
);

const preview: Preview = {
  loaders: [loadIdentity],
  beforeEach: endIdentity,
  afterEach: checkAccessibility,
  // The outermost comes last.
  decorators: [withIdentity, withTheme],
  parameters: {
    a11y: { test: isUnderTest ? 'off' : 'error' },
    backgrounds: { disable: true },
    layout: 'fullscreen',
    controls: { expanded: true },
    chromatic: { modes },
  },
  initialGlobals: {
    theme: 'light',
    direction: 'ltr',
    density: 'comfortable',
    width: '',
  },
  globalTypes: {
    theme: {
      description: 'Theme',
      toolbar: { title: 'Theme', icon: 'mirror', items: ['light', 'dark'], dynamicTitle: true },
    },
    direction: {
      description: 'Writing direction',
      toolbar: { title: 'Direction', icon: 'transfer', items: ['ltr', 'rtl'], dynamicTitle: true },
    },
    density: {
      description: 'Density',
      toolbar: { title: 'Density', icon: 'component', items: ['comfortable', 'compact'], dynamicTitle: true },
    },
    width: {
      description: 'Width',
      toolbar: {
        title: 'Width',
        icon: 'grow',
        items: [
          { value: '', title: 'Full' },
          { value: '320px', title: '320 px' },
          { value: '768px', title: '768 px' },
        ],
        dynamicTitle: true,
      },
    },
  },
};

export default preview;
