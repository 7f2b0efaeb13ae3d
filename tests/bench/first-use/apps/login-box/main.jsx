import '@gatehouse/ui/styles.css';
import { createIdentity } from '@gatehouse/sdk';
import { IdentityProvider } from '@gatehouse/ui';
import { LoginBox } from '@gatehouse/ui/login';
import { createRoot } from 'react-dom/client';

const identity = createIdentity({ baseUrl: import.meta.env.VITE_IDENTITY_URL, clientId: 'local' });

createRoot(document.querySelector('#root')).render(
  <IdentityProvider identity={identity}>
    <LoginBox />
  </IdentityProvider>,
);
