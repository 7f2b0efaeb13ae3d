import { ApiError, errorTexts, toIdentityError } from '@gatehouse/sdk';
import * as tokens from '@gatehouse/sdk/tokens';
import { useIdentity, useTexts } from '@gatehouse/ui';
import { Alert, Button } from '@gatehouse/ui/kit';
import { useState } from 'react';

/** An unknown token is refused with 404; the message is the user's language, the code is for you. */
export default function Errors() {
  const { of } = useIdentity();
  const { statuses } = useTexts();
  const [problem, setProblem] = useState<ReturnType<typeof toIdentityError>>();
  const remove = () =>
    of(tokens)
      .remove()
      .mutationFn({ key: 'no-such-token', owner: 'tenant', type: 'ClientCredentials' })
      .catch((thrown: unknown) => setProblem(toIdentityError(thrown)));
  return (
    <>
      <Button onClick={() => void remove()}>Delete a token that is not there</Button>
      {problem && (
        <>
          <Alert tone="danger">{problem instanceof ApiError ? statuses[404] : errorTexts.network}</Alert>
          <p>
            Code {problem.errorCode}, status {problem.statusCode}, trace {problem.traceId}
          </p>
        </>
      )}
    </>
  );
}
