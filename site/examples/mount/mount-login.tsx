import type { Identity } from '@gatehouse/sdk';
import { mountLogin } from '@gatehouse/ui/embed';
import { loadTexts } from '@gatehouse/ui/locales/load';

/** Any element of a page, and the identity from createIdentity({ baseUrl, clientId, loginMode: 'embedded' }). */
export default async function showLogin(element: HTMLElement, identity: Identity) {
  const texts = await loadTexts([document.documentElement.lang]);
  const login = mountLogin(element, {
    identity,
    texts,
    onSuccess: () => {
      login.unmount();
      element.textContent = 'You are signed in.';
    },
  });
}
