import { IdentityProvider } from '@gatehouse/ui';
import { loadTexts } from '@gatehouse/ui/locales/load';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import type { OpenedPage } from './open';
import { HostedRoot } from './root';

/** Milliseconds that the first render waits for name and logo of the application. */
const MAX_WAIT = 300;

export const startHosted = async (root: HTMLElement, opened: OpenedPage): Promise<void> => {
  const { page, request, darkScheme, identity, mayOnlyChoose, reading } = opened;
  const [texts, application, session] = await Promise.all([
    loadTexts([...request.languages, ...navigator.languages]),
    // A slow response must not delay the form: it then renders without name and logo.
    Promise.race([reading, new Promise<undefined>((resolve) => setTimeout(resolve, MAX_WAIT))]),
    opened.session,
  ]);
  root.classList.remove('gh-root');
  createRoot(root).render(
    <StrictMode>
      <IdentityProvider identity={identity} load={false}>
        <HostedRoot
          first={{ texts, request, application }}
          page={page}
          onlyChooses={mayOnlyChoose && session?.status === 'authenticated'}
          reading={reading}
          darkScheme={darkScheme}
        />
      </IdentityProvider>
    </StrictMode>,
  );
};
