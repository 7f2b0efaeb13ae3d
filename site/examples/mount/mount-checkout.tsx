import type { Identity } from '@gatehouse/sdk';
import { mountCheckout } from '@gatehouse/ui/embed';
import { loadTexts } from '@gatehouse/ui/locales/load';

/** A dialog: it is mounted when a plan was chosen, and unmounted when it closes. */
export default async function showUpgrade(element: HTMLElement, identity: Identity) {
  const texts = await loadTexts([document.documentElement.lang]);
  const button = document.createElement('button');
  button.textContent = 'Upgrade to Team';
  const place = document.createElement('div');
  element.append(button, place);
  button.onclick = () => {
    const checkout = mountCheckout(place, { identity, texts, planId: 'plan-team', onClose: () => checkout.unmount() });
  };
}
