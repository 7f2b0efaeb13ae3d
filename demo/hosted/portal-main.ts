import '@gatehouse/ui/styles.css';
import './hosted.css';
import { showStartupError } from '../startup-error';
import { openHostedPortal } from './open-portal';

const root = document.getElementById('root');

if (root) {
  const start = async () => {
    const opened = openHostedPortal();
    // The page itself reads what could not be asked for.
    import('./portal-reads').then(({ readPage }) => readPage(opened)).catch(() => {});
    return (await import('./portal-start')).startHostedPortal(root, opened);
  };
  start().catch((error: unknown) => {
    console.error(error);
    showStartupError(root, 'The administration could not be loaded. Check your connection and reload this page.');
  });
}
