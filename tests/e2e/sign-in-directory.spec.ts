import type { Page } from '@playwright/test';
import { admin } from '../../emulator/seed/users';
import { CLIENT } from '../support/servers/open-id-process';
import { connect } from './connection';
import { connectDirectory } from './directory';
import { expect, signInAtIdp, test } from './identity-providers';
import { openPage, otherBrowser, reloadToLogin } from './journeys';
import { expectNoViolations } from './measures';
import { heading } from './states';

const users = Array.from({ length: 20 }, (_, at) => {
  const number = String(at + 1).padStart(2, '0');
  return { email: `d${number}@corp.test`, name: `Directory ${number}` };
});
const half = users.length / 2;
const members = (ids: readonly string[]) => ids.map((value) => ({ value }));

test('a directory creates, changes and deactivates 20 users and 2 groups: they appear, sign in with SSO, and are signed out', {
  tag: '@long',
}, async ({ page, newContext, server, idp, signIn }) => {
  const { clientId, clientSecret } = CLIENT;
  await connect(server, {
    type: 'oidc',
    ssoEndpoint: idp.issuer,
    oidcClientId: clientId,
    oidcSecret: clientSecret,
  });
  const directory = await connectDirectory(server, 'People of Corp');
  const userIds = await Promise.all(
    users.map(({ email, name }) => directory.addUser({ userName: email, displayName: name, active: true })),
  );
  const [lab, desk] = await Promise.all([
    directory.addGroup({ displayName: 'Corp lab', members: members(userIds.slice(0, half)) }),
    directory.addGroup({ displayName: 'Corp desk', members: members(userIds.slice(half)) }),
  ]);
  const rows = page.getByRole('row', { name: /@corp\.test/ });
  const groupRow = (name: string) => page.getByRole('row', { name: new RegExp(`^${name}`) });
  const findUsers = async () => {
    await page.getByRole('searchbox').fill('Directory');
    await expect(rows).toHaveCount(users.length);
  };

  await test.step('all of them appear', async () => {
    await signIn(page, admin, '/administration/users');
    await findUsers();
    for (const { name } of users) await expect(rows.filter({ hasText: name })).toHaveCount(1);
    await expectNoViolations(page, 'users of a directory');
    await openPage(page, 'Groups');
    await page.getByRole('searchbox').fill('Corp');
    for (const name of ['Corp lab', 'Corp desk']) await expect(groupRow(name)).toContainText(String(half));
    await expectNoViolations(page, 'groups of a directory');
  });

  const member = await otherBrowser(newContext);
  /** The login leaves for the identity provider after two seconds. */
  const enter = async (from: Page, email = users[0]?.email ?? '') => {
    await from.getByLabel('Email').fill(email);
    await from.getByRole('button', { name: 'Continue', exact: true }).click();
  };

  await test.step('several of them sign in with SSO', async () => {
    for (const { email, name } of users.slice(0, 3)) {
      const browser = email === users[0]?.email ? member : await otherBrowser(newContext);
      await browser.goto(server.portal);
      await enter(browser, email);
      await signInAtIdp(browser, email);
      await expect(browser.getByRole('button', { name: `Your account, ${name}` })).toBeVisible();
      if (browser !== member) await browser.context().close();
    }
  });

  await test.step('changes arrive', async () => {
    await Promise.all(
      userIds.map((id, at) => directory.changeUser(id, { displayName: `Renamed ${users[at]?.name ?? ''}` })),
    );
    await directory.changeGroup(lab ?? '', { displayName: 'Corp research', members: members(userIds) });
    await directory.changeGroup(desk ?? '', { members: [] });
    await page.reload();
    await expect(groupRow('Corp research')).toContainText(String(users.length));
    await expect(groupRow('Corp desk')).not.toContainText(String(half));
    await openPage(page, 'Users');
    await findUsers();
    await expect(rows.filter({ hasText: /Renamed Directory \d\d/ })).toHaveCount(users.length);
  });

  await test.step('deactivated users are disabled, signed out, and cannot sign in', async () => {
    await Promise.all(userIds.map((id) => directory.changeUser(id, { active: false })));
    await page.reload();
    await findUsers();
    await expect(rows.filter({ hasText: 'Disabled' })).toHaveCount(users.length);
    await reloadToLogin(member);
    await expectNoViolations(member, 'signed out by the directory');
    await enter(member);
    await expect(heading(member, 'SSO sign-in failed')).toBeVisible();
    await member.getByRole('button', { name: 'Use another email' }).waitFor();
    await expect(member.getByText('You cannot sign in here. Ask your administrator.')).toBeVisible();
    await expectNoViolations(member, 'refused after the deactivation');
  });
  await member.context().close();
});
