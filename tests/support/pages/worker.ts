import { createIdentity, decodeToken, toIdentityError } from '@gatehouse/sdk';
import { contracts } from '@gatehouse/sdk/contracts';

/** Uses the SDK without window, document and storage. */
const work = async (baseUrl: string) => {
  const identity = createIdentity({ baseUrl, clientId: 'portal', logLevel: 'silent' });
  const { getMe } = identity.call(contracts.profile);
  const refused = await getMe().then(() => undefined, toIdentityError);
  const state = await identity.session.load();
  const gate = identity.gate({ role: 'Admin' });
  identity.dispose();
  return {
    window: typeof window,
    refused: refused?.statusCode,
    status: state.status,
    mayAll: gate.allowed,
    sub: decodeToken('e30.eyJzdWIiOiJhIn0.x').sub,
  };
};

addEventListener('message', ({ data }: MessageEvent<string>) => {
  void work(data).then(
    (result) => postMessage(result),
    (error: unknown) => postMessage(String(error)),
  );
});
