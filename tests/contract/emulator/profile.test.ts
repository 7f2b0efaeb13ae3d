import { expect, it } from 'vitest';
import { ME, signedIn } from './signed-in';
import { setUp } from './support';

const IMAGE = '/team/resources/profile/me/image/v1';
const PNG = Uint8Array.from(
  atob('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='),
  (letter) => letter.charCodeAt(0),
);

const picture = (content: BlobPart, type = 'image/png') => {
  const form = new FormData();
  form.append('image', new Blob([content], { type }), 'picture');
  return form;
};

it('a change of name and details applies to the user only, at once, with an audit row', async () => {
  const { emulator } = setUp();
  const admin = await signedIn(emulator);
  const json = { name: '  Ada Lovelace ', metadata: '{"jobTitle":"Analyst","host":1}' };
  const { body, status } = await admin.call(ME, { method: 'PUT', json });
  expect([status, body.name, body.metadata]).toEqual([200, 'Ada Lovelace', json.metadata]);
  const list = await admin.call('/identity/resources/users/v3?_email=admin@acme.test');
  expect(list.body.items?.[0]?.name).toBe('Ada Lovelace');
  expect(emulator.db.audits.list().at(-1)).toMatchObject({
    action: 'Profile changed',
    user: 'Ada Admin',
    json: { name: json.name, before: { name: 'Ada Admin' } },
  });
  await admin.call(ME, { method: 'PUT', json: { name: 'Ada' } });
  expect(emulator.db.users.get('user-admin')?.metadata).toBe(json.metadata);
});

it.each([
  [{ name: '   ' }, 'name', 400],
  [{ name: 'x'.repeat(101) }, 'name', 400],
  [{ metadata: 'no json' }, 'metadata', 400],
  [{ metadata: '[]' }, 'metadata', 400],
  [{ profilePictureUrl: 'javascript:alert(1)' }, 'profilePictureUrl', 400],
  // A number changes only with a code.
  [{ phoneNumber: '+4915155555555' }, 'phoneNumber', 400],
])('a change with %j is refused', async (json, name, expected) => {
  const { emulator } = setUp();
  const before = emulator.db.users.get('user-admin');
  const admin = await signedIn(emulator);
  const { status, body } = await admin.call(ME, { method: 'PUT', json });
  expect([status, body.errorContext]).toEqual([expected, { name }]);
  expect(emulator.db.users.get('user-admin')?.name).toBe(before?.name);
});

it('the name of a user is managed by their directory', async () => {
  const { emulator } = setUp();
  const admin = await signedIn(emulator);
  emulator.db.users.patch('user-admin', { managedBy: 'scim2' });
  expect((await admin.call(ME, { method: 'PUT', json: { name: 'Other' } })).status).toBe(403);
  expect((await admin.call(ME, { method: 'PUT', json: { name: 'Ada Admin', metadata: '{}' } })).status).toBe(200);
});

it('a picture has an address of its own that any user may read', async () => {
  const { emulator } = setUp();
  const admin = await signedIn(emulator);
  // The bytes decide, not the media type of the request.
  const { text: address } = await admin.call(IMAGE, { method: 'PUT', form: picture(PNG, 'text/html') });
  expect(address).toMatch(/^http:\/\/localhost:4400\/frontegg\//);
  const visible = await emulator.browser()(`${address}?t=1`, {
    headers: { origin: 'https://elsewhere.test', 'sec-fetch-site': 'cross-site' },
  });
  expect([visible.status, visible.headers.get('content-type')]).toEqual([200, 'image/png']);
  expect(visible.headers.get('content-security-policy')).toContain('sandbox');
  expect(new Uint8Array(await visible.arrayBuffer())).toEqual(PNG);
  // A new one replaces it; without one the URL is empty.
  expect((await admin.call(IMAGE, { method: 'PUT', form: picture(PNG) })).text).toBe(address);
  await admin.call(ME, { method: 'PUT', json: { profilePictureUrl: `${address}?t=2` } });
  expect(emulator.db.users.get('user-admin')?.profilePictureUrl).toBe(`${address}?t=2`);
  await admin.call(ME, { method: 'PUT', json: { profilePictureUrl: null } });
  expect((await emulator.browser()(address)).status).toBe(404);
  expect(emulator.db.profileImages.list()).toEqual([]);
});

it('a file that is not a picture, or too large, is refused', async () => {
  const { emulator } = setUp();
  const admin = await signedIn(emulator);
  const page = await admin.call(IMAGE, { method: 'PUT', form: picture('<svg onload="alert(1)"/>') });
  expect([page.status, page.body.errorCode]).toEqual([400, 'invalid-image']);
  const large = await admin.call(IMAGE, { method: 'PUT', form: picture(new Uint8Array(20 * 1024 * 1024)) });
  expect(large.status).toBe(413);
  expect((await admin.call(IMAGE, { method: 'PUT', json: { image: 'x' } })).status).toBe(415);
  expect(emulator.db.profileImages.list()).toEqual([]);
});
