import type { Identity } from '@gatehouse/sdk';
import { mountAdmin } from '@gatehouse/ui/embed';
import { loadAdminTexts } from '@gatehouse/ui/locales/load';

/** It fills the element, which needs a height. */
export default async function showAdministration(element: HTMLElement, identity: Identity) {
  const texts = await loadAdminTexts([document.documentElement.lang]);
  mountAdmin(element, { identity, texts, page: 'users' });
}
