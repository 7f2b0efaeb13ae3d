import { contract as profile } from '@gatehouse/sdk/contracts/profile';
import { contract as session } from '@gatehouse/sdk/contracts/session';
import { expect, it } from 'vitest';
import { admin } from '../../../emulator/seed/users';
import { sendStoredFields, storeFields } from '../../../sdk/sign-in/custom-fields';
import { createFixture } from '../../support/fixture';

it("stores a host's fields, and a chosen name, with the user who typed them, after their sign-in and for them alone", async () => {
  const fixture = createFixture();
  const { identity, tab } = fixture.open();
  await fixture.signIn(identity, tab, admin);
  const me = await identity.call(profile).getMe();
  const stored = async () => JSON.parse((await identity.call(profile).getMe()).metadata ?? '{}');
  const before = await stored();

  storeFields(identity.environment, `not-${me.id}`, { team: 'Red' });
  await sendStoredFields(identity);
  expect(await stored()).toEqual(before);

  storeFields(identity.environment, me.id, { team: 'Red', seats: 3 });
  await sendStoredFields(identity);
  expect(await stored()).toEqual({ ...before, team: 'Red', seats: 3 });
  expect((await identity.call(profile).getMe()).name).toBe(me.name);

  storeFields(identity.environment, me.id, {}, 'Ada Lovelace');
  await sendStoredFields(identity);
  expect((await identity.call(profile).getMe()).name).toBe('Ada Lovelace');

  storeFields(identity.environment, me.id, {});
  const requested = fixture.emulator.requests.length;
  await sendStoredFields(identity);
  expect(fixture.emulator.requests).toHaveLength(requested);

  // A page of the provider has no session in its memory.
  const { identity: withoutSession } = fixture.open();
  const { accessToken } = await withoutSession.call(session).login(admin);
  storeFields(withoutSession.environment, me.id, {}, 'Ada King');
  await sendStoredFields(withoutSession, accessToken);
  expect((await identity.call(profile).getMe()).name).toBe('Ada King');
  fixture.dispose();
});
