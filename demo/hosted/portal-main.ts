import '@gatehouse/ui/styles.css';
import './hosted.css';
import { sayFailed } from '../say-failed';

const root = document.getElementById('root');

if (root) {
  import('./portal-start')
    .then(({ startHostedPortal }) => startHostedPortal(root))
    .catch((error: unknown) => {
      console.error(error);
      sayFailed(root, 'The administration could not be loaded. Check your connection and reload this page.');
    });
}
