import { createStytchClient, Products, StytchLogin, StytchProvider } from '@stytch/react';
import { createRoot } from 'react-dom/client';

// The client accepts https addresses only; its service is played by a server of this machine.
const { fetch: send } = globalThis;
globalThis.fetch = (url, options) =>
  send(String(url).replace('https://peer.test', import.meta.env.VITE_PEER_URL), options);

const stytch = createStytchClient('public-token-live-00000000-0000-4000-8000-000000000000', {
  customBaseUrl: 'peer.test',
});
const config = {
  products: [Products.emailMagicLinks, Products.passwords],
  emailMagicLinksOptions: { loginRedirectURL: location.origin, signupRedirectURL: location.origin },
  passwordOptions: { loginRedirectURL: location.origin, resetPasswordRedirectURL: location.origin },
};

createRoot(document.querySelector('#root')).render(
  <StytchProvider stytch={stytch}>
    <StytchLogin config={config} />
  </StytchProvider>,
);
