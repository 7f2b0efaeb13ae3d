import '@gatehouse/ui/styles.css';
import './theme.css';
import { showStartupError } from '../startup-error';
import { openPortal } from './config';
import { ADMINISTRATION } from './paths';

const page = document.documentElement;
// The preview's frame loads this page again, without a URL of its own.
const isFrame = page.dataset.app === 'frame';
const isPreview = /^\/preview\/?$/.test(location.pathname);

const start = async (root: HTMLElement): Promise<void> => {
  if (isFrame) return (await import('../preview/frame/frame')).startFrame(root);
  if (!isPreview) {
    const opened = openPortal(fetch('/portal-config.json'));
    opened.catch(() => {});
    if (location.pathname.startsWith(ADMINISTRATION)) {
      // The page itself reads what could not be asked for.
      import('./administration-reads').then(({ readAdministration }) => readAdministration(opened)).catch(() => {});
    }
    return (await import('./start')).startPortal(root, opened);
  }
  page.dataset.app = 'preview';
  (await import('../preview/start')).startPreview(root);
};

const root = document.getElementById('root');
if (root) {
  start(root).catch((error: unknown) => {
    console.error(error);
    showStartupError(root, 'The portal could not be loaded. Check your connection and reload this page.');
  });
}
