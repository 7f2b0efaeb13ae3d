import { test } from '@gatehouse/emulator/playwright';

test('an application with a client id of its own', async ({ page, emulator, signInAs }) => {
  await signInAs('admin');
  // Where an application leaves for when it finds no session.
  await page.goto(`${emulator.issuer}/frontegg/oauth/authorize?client_id=my-app&response_type=code`);
});
