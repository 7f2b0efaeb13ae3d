import { FronteggProvider } from '@frontegg/react';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app';

const contextOptions = {
  baseUrl: import.meta.env.VITE_IDENTITY_URL ?? 'http://localhost:4400',
  clientId: 'local',
};

createRoot(document.getElementById('root') as HTMLElement).render(
  <StrictMode>
    <FronteggProvider
      contextOptions={contextOptions}
      hostedLoginBox
      authOptions={{ keepSessionAlive: true }}
      entitlementsOptions={{ enabled: true }}
    >
      <App />
    </FronteggProvider>
  </StrictMode>,
);
