import { createIdentity, matchAccountRoute } from '@gatehouse/sdk';
import { mountAdmin, mountAuthRoutes, mountCheckout, mountLogin } from '@gatehouse/ui/embed';
import { loadTexts } from '@gatehouse/ui/locales/load';
import '@gatehouse/ui/unlayered.css';

const identity = createIdentity({
  baseUrl: import.meta.env.VITE_IDENTITY_URL ?? 'http://localhost:4400',
  clientId: 'local',
  entitlements: { enabled: true },
});
const { session } = identity;

const place = document.querySelector('#place');
let shown;
let mounted;

/** The login box, or the administration: whatever fits the session. */
const show = () => {
  const state = session.get();
  document.querySelector('header').hidden = state.status !== 'authenticated';
  document.querySelector('#provider').hidden = state.status !== 'unauthenticated';
  document.querySelector('output').textContent = state.user?.tenantId ?? '';
  document.querySelector('#gate').hidden = !identity.gate({ permission: 'fe.secure.read.tenantApiTokens' }).allowed;
  document.querySelector('#plan').hidden = !identity.gate({ plan: 'plan-business' }).allowed;
  if (state.status === 'loading' || state.status === shown) return;
  shown = state.status;
  mounted?.unmount();
  mounted =
    shown === 'authenticated'
      ? mountAdmin(place, { identity, page: 'apiTokens', theme: 'light' })
      : mountLogin(place, { identity, theme: 'light', onSuccess: show });
};

let checkout;

document.querySelector('#upgrade').addEventListener('click', () => {
  checkout?.unmount();
  checkout = mountCheckout(document.querySelector('#checkout'), {
    identity,
    planId: 'plan-business',
    theme: 'light',
    onClose: () => checkout.unmount(),
  });
});
document.querySelector('#switch').addEventListener('click', () => {
  const { user } = session.get();
  const other = user?.tenantIds.find((id) => id !== user.tenantId);
  if (other) void session.switchTenant(other);
});
document.querySelector('#out').addEventListener('click', () => void session.logout());
document.querySelector('#provider').addEventListener('click', () => void session.login());

if (matchAccountRoute(identity.routes, location.pathname)) {
  // Activation, callback, log-out and the other account pages.
  const texts = await loadTexts(navigator.languages);
  document.documentElement.lang = texts.language;
  document.documentElement.dir = texts.direction;
  mountAuthRoutes(place, { identity, texts, theme: 'light' });
} else {
  session.subscribe(show);
  void session.load();
}
