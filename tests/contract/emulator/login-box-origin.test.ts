import { expect, it } from 'vitest';
import { createConsole } from '../../../emulator/console/console';
import { createEmulator } from '../../../emulator/emulator';

const LOOK = '/_emulator/login-box';
const APPLICATION = 'http://localhost:4300';

it('an application may set the appearance of the hosted pages only, and other origins nothing', async () => {
  const emulator = createEmulator();
  await emulator.ready;
  const controls = createConsole(emulator);
  const send = (path: string, method: string, origin: string, body?: object) =>
    controls.request(`${emulator.issuer}${path}`, {
      method,
      headers: { origin, 'content-type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    });
  const look = { themeV2: { loginBox: { palette: { primary: { main: '#0b7a5c' } } } }, localizations: {} };

  const requested = await send(LOOK, 'OPTIONS', APPLICATION);
  expect([requested.status, requested.headers.get('access-control-allow-methods')]).toEqual([204, 'GET, PUT']);
  const stored = await send(LOOK, 'PUT', APPLICATION, look);
  expect([stored.status, stored.headers.get('access-control-allow-origin')]).toEqual([200, APPLICATION]);
  expect(await (await send(LOOK, 'GET', APPLICATION)).json()).toEqual(look);

  for (const [path, origin] of [
    [LOOK, 'http://evil.test'],
    ['/_emulator/reset', APPLICATION],
    ['/_emulator/faults', APPLICATION],
  ] as const) {
    const refused = await send(path, 'POST', origin, {});
    expect([refused.status, refused.headers.get('access-control-allow-origin')], path).toEqual([403, null]);
  }
  const refused = await send(LOOK, 'PUT', 'http://evil.test', {});
  expect(refused.status).toBe(403);
  expect(await (await send(LOOK, 'GET', APPLICATION)).json()).toEqual(look);
  emulator.close();
});
