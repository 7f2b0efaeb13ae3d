import { ToastProvider } from '@gatehouse/ui/kit';
import type { Decorator, Preview } from '@storybook/react-vite';
import { configure } from 'storybook/test';
import { ThemeProvider } from '../ui/react/theme';
import '@gatehouse/ui/styles.css';
import './preview.css';
import { checkInDark } from './dark';
import { endIdentity, loadIdentity, withIdentity } from './identity';

// The limit ends what never comes. How soon it comes is no matter of a story.
configure({ asyncUtilTimeout: 60_000 });

const withTheme: Decorator = (Story, { globals, parameters }) => (
  <ThemeProvider
    theme={globals.theme === 'dark' ? 'dark' : 'light'}
    dir={globals.direction === 'rtl' ? 'rtl' : 'ltr'}
    density={globals.density === 'compact' ? 'compact' : 'comfortable'}
    className="story"
  >
    <ToastProvider>
      <div className="story-frame" data-layout={parameters.layout} style={{ maxWidth: globals.width || undefined }}>
        <Story />
      </div>
    </ToastProvider>
  </ThemeProvider>
);

const preview: Preview = {
  loaders: [loadIdentity],
  beforeEach: endIdentity,
  afterEach: checkInDark,
  // The outermost comes last.
  decorators: [withIdentity, withTheme],
  parameters: {
    // No rule here needs the style sheets fetched once more, and what passes needs no selectors.
    a11y: { test: 'error', options: { preload: false, resultTypes: ['violations'] } },
    backgrounds: { disable: true },
    layout: 'fullscreen',
    controls: { expanded: true },
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
