import '@gatehouse/ui/styles.css';
import './hosted.css';
import { showStartupError } from '../startup-error';
import { openPage } from './open';

const root = document.getElementById('root');

if (root) {
  const start = async () => {
    const opened = openPage();
    return (await import('./start')).startHosted(root, opened);
  };
  start().catch((error: unknown) => {
    console.error(error);
    showStartupError(root, 'The sign-in page could not be loaded. Check your connection and reload this page.');
  });
}
