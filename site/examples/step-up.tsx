import { isAbort } from '@gatehouse/sdk';
import { withStepUp } from '@gatehouse/sdk/sign-in';
import { useIdentity } from '@gatehouse/ui';
import { Button } from '@gatehouse/ui/kit';
import { StepUpDialogs, useConfirmInPlace } from '@gatehouse/ui/login';
import { useState } from 'react';

function DeleteButton() {
  const identity = useIdentity();
  const inPlace = useConfirmInPlace();
  const [result, setResult] = useState('Nothing was deleted.');
  const remove = async () => {
    try {
      const request = { maxAge: 300, reason: 'Confirm to delete the project.', inPlace };
      await withStepUp(identity, async () => setResult('The project was deleted.'), request);
    } catch (error) {
      // The user closed the dialog.
      if (!isAbort(error)) throw error;
    }
  };
  return (
    <>
      <Button variant="danger" onClick={() => void remove()}>
        Delete the project
      </Button>
      <p role="status">{result}</p>
    </>
  );
}

/** Without the dialogs, the step-up is a page of its own, which comes back here. */
export default function StepUp() {
  return (
    <StepUpDialogs>
      <DeleteButton />
    </StepUpDialogs>
  );
}
