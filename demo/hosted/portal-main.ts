import '@gatehouse/ui/styles.css';
import './hosted.css';
import { showStartupError } from '../startup-error';

const root = document.getElementById('root');

if (root) {
  import('./portal-start')
    .then(({ startHostedPortal }) => startHostedPortal(root))
    .catch((error: unknown) => {
      console.error(error);
      showStartupError(root, 'The administration could not be loaded. Check your connection and reload this page.');
    });
}
