import { expect, test } from '@gatehouse/emulator/playwright';

test.use({ emulatorOptions: { seed: 'demo' } });

test('signs in with the security key of the demo', async ({ page, emulator, securityKey }) => {
  await page.goto(`${emulator.issuer}/_emulator/outbox`);
  await securityKey.addTo(page);
  const signIn = () =>
    page.evaluate(async () => {
      const post = async (path: string, body: object) => {
        const headers = { 'content-type': 'application/json' };
        const init = { method: 'POST', headers, body: JSON.stringify(body) };
        return (await fetch(`/frontegg/identity/resources/auth/v1/user${path}`, init)).json();
      };
      const { mfaToken, mfaDevices } = await post('', { email: 'keys@acme.test', password: 'keys-Secret-1' });
      const path = `/mfa/webauthn/${mfaDevices.webauthn[0].id}`;
      const { webauthnToken, options } = await post(path, { mfaToken });
      const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(options);
      const proof = (await navigator.credentials.get({ publicKey })) as PublicKeyCredential;
      return post(`${path}/verify`, { mfaToken, webauthnToken, options: proof.toJSON() });
    });
  expect(await signIn()).toMatchObject({ userEmail: 'keys@acme.test', accessToken: expect.any(String) });
  expect(await signIn()).toMatchObject({ accessToken: expect.any(String) });
});
