import type { Identity } from '@gatehouse/sdk';
import { mountAuthRoutes } from '@gatehouse/ui/embed';
import { loadTexts } from '@gatehouse/ui/locales/load';

/** The page for a path: sign-up here; the links in it lead to the others. */
export default async function showAccountPages(element: HTMLElement, identity: Identity) {
  const texts = await loadTexts([document.documentElement.lang]);
  const pages = mountAuthRoutes(element, {
    identity,
    texts,
    path: identity.routes.signUpUrl,
    // In your application, a router does this.
    navigate: (to) => pages.update({ path: new URL(to, location.href).pathname }),
  });
}
