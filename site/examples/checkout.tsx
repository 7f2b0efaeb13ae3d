import { CheckoutDialog, type OpenCardForm } from '@gatehouse/ui/checkout';
import { Button } from '@gatehouse/ui/kit';
import { useState } from 'react';

/** A card form of your own; without one, the vendor's card provider has its form in a frame. */
const openCardForm: OpenCardForm = async ({ element, texts }) => {
  element.textContent = texts.testOnly;
  return { confirm: async () => 'pm_card_visa', remove: () => element.replaceChildren() };
};

export default function Upgrade() {
  const [planId, setPlanId] = useState<string>();
  return (
    <>
      <Button onClick={() => setPlanId('plan-team')}>Upgrade to Team</Button>
      <CheckoutDialog planId={planId} onClose={() => setPlanId(undefined)} openCardForm={openCardForm} />
    </>
  );
}
