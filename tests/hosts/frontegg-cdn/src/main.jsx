import { FronteggProvider } from '@frontegg/react';
import { createRoot } from 'react-dom/client';
import { App } from './app';

const identity = import.meta.env.VITE_IDENTITY_URL ?? 'http://localhost:4400';

if (new URLSearchParams(location.search).has('embedded')) sessionStorage.setItem('embedded', 'true');
const isEmbedded = sessionStorage.getItem('embedded') !== null;

createRoot(document.getElementById('root')).render(
  <FronteggProvider
    contextOptions={{ baseUrl: identity, clientId: 'local' }}
    hostedLoginBox={!isEmbedded}
    authOptions={{ hostedLoginOptions: { loadUserOnFirstLoad: true } }}
    entitlementsOptions={{ enabled: true }}
    cdnUrl={`${identity}/cdn`}
  >
    <App isEmbedded={isEmbedded} />
  </FronteggProvider>,
);
