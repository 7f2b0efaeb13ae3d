import '@gatehouse/ui/styles.css';
import './acme.css';
import { TextsProvider, ThemeProvider } from '@gatehouse/ui';
import { createRoot } from 'react-dom/client';
import { AcmeButton } from './acme-button';
import { App } from './app';
import { dutch } from './dutch';
import { identity } from './identity';

document.documentElement.lang = dutch.language;

const components = { Button: AcmeButton };
const root = document.querySelector('#root');

if (root)
  createRoot(root).render(
    <ThemeProvider components={components}>
      <TextsProvider texts={dutch}>
        <App identity={identity} />
      </TextsProvider>
    </ThemeProvider>,
  );
