import type { Page } from '@playwright/test';
import { admin, reader } from '../../emulator/seed/users';
import { CLIENT } from '../support/servers/open-id-process';
import { connect } from './connection';
import type { NewContext } from './fixtures';
import { atIdp, expect, signInAtIdp, test } from './identity-providers';
import { expectNoViolations } from './measures';
import { linkFor } from './outbox';
import { heading } from './states';

/** A separate browser, which started no sign-in. */
const openElsewhere = async (newContext: NewContext): Promise<Page> => (await newContext()).newPage();

test('a sign-in link: at once in the browser that requested it, after a press elsewhere, once, and never for a scanner', async ({
  page,
  scan,
  context,
  newContext,
  server,
  controls,
}) => {
  await controls.settings({ authStrategy: 'MagicLink' });
  await page.goto('/feedback?from=mail');
  await page.getByLabel('Email').fill(reader.email);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(heading(page, 'Check your email')).toBeVisible();
  const link = await linkFor(server, reader.email);
  await scan(page, link);

  await test.step('in the same browser the waiting tab goes on as well', async () => {
    const second = await context.newPage();
    await second.goto(link);
    await expect(heading(second, /Welcome/)).toBeVisible();
    await expect(page).toHaveURL(`${server.portal}/feedback?from=mail`);
    await expect(heading(page, 'Feedback')).toBeVisible();
    await second.close();
  });

  const admins = await openElsewhere(newContext);
  await admins.goto(server.portal);
  await admins.getByLabel('Email').fill(admin.email);
  await admins.getByRole('button', { name: 'Continue' }).click();
  const next = await linkFor(server, admin.email);

  await test.step('a scanner that runs the page does not use up the link', async () => {
    const scanner = await openElsewhere(newContext);
    await scan(scanner, next);
    await scanner.goto(next);
    await expect(heading(scanner, 'Sign in to Product Research Portal')).toBeVisible();
    await scanner.waitForLoadState('networkidle');
    await scanner.context().close();
  });

  await test.step('another browser confirms, signs in, and the link is then used up', async () => {
    const other = await openElsewhere(newContext);
    await other.goto(next);
    await expect(heading(other, 'Sign in to Product Research Portal')).toBeVisible();
    await expectNoViolations(other, 'a link opened elsewhere');
    await other.getByRole('button', { name: 'Sign in' }).click();
    await expect(heading(other, /Welcome/)).toBeVisible();
    await other.goto(next);
    await other.getByRole('button', { name: 'Sign in' }).click();
    await expect(heading(other, 'This link no longer works')).toBeVisible();
    expect(other.url()).not.toContain('token=');
    await expectNoViolations(other, 'a used link');
    await other.context().close();
  });
  await admins.context().close();
});

test('a service over OpenID Connect: existing user, new user, declined, and the state of another tab', {
  tag: '@back',
}, async ({ page, context, newContext, server, controls, idp }) => {
  const google = { issuer: idp.issuer, ...CLIENT };
  await controls.settings({ social: ['google', 'github'], socialProviders: { google }, allowSignups: true });

  await test.step('an existing user returns to the requested page', async () => {
    await page.goto('/feedback?from=mail');
    // One without an address is a page of the local provider.
    await page.getByRole('button', { name: 'Continue with GitHub' }).click();
    await expect(heading(page, 'Sign in with GitHub')).toBeVisible();
    await expectNoViolations(page, 'the pretend service');
    await page.goBack();
    await expect(page.getByRole('button', { name: 'Continue with GitHub' })).toBeVisible();
    await expectNoViolations(page, 'services on the first screen');
    await page.getByRole('button', { name: 'Continue with Google' }).click();
    await signInAtIdp(page, reader.email);
    await expect(page).toHaveURL(`${server.portal}/feedback?from=mail`);
    await expect(heading(page, 'Feedback')).toBeVisible();
  });

  const other = await openElsewhere(newContext);
  await other.goto(server.portal);

  await test.step('a user who declines sees a neutral notice, and can try again', async () => {
    await other.getByRole('button', { name: 'Continue with Google' }).click();
    await other.getByRole('link', { name: 'Cancel' }).click();
    await expect(heading(other, 'Sign-in not finished')).toBeVisible();
    await expect(other.getByText('You did not finish at Google.')).toBeVisible();
    await expectNoViolations(other, 'declined at the service');
    await other.getByRole('button', { name: 'Try again' }).click();
    await atIdp(other);
  });

  await test.step('a new user gets an account', async () => {
    await signInAtIdp(other, 'zoe@home.test');
    await expect(heading(other, /Welcome/)).toBeVisible();
    await other.context().close();
  });

  await test.step('refuses a response that belongs to another tab', async () => {
    const begun = await openElsewhere(newContext);
    await begun.goto(server.portal);
    await begun.getByRole('button', { name: 'Continue with Google' }).click();
    let response = '';
    // The response stays unused: the waiting tab cannot submit it.
    await begun.route('**/postlogin*', (route) => route.abort());
    begun.on('request', (request) => {
      if (request.url().includes('/account/social/success')) response ||= request.url();
    });
    await signInAtIdp(begun, admin.email);
    await expect.poll(() => response).toContain('code=');
    const victim = await context.newPage();
    await victim.goto(response);
    await expect(heading(victim, 'Sign-in failed')).toBeVisible();
    expect(victim.url()).not.toContain('code=');
    await begun.context().close();
  });
});

test('single sign-on over OpenID Connect: Back, declined, reported on the login page, then signed in', {
  tag: '@back',
}, async ({ page, server, controls, idp }) => {
  await controls.settings({ social: ['google'] });
  const { clientId, clientSecret } = CLIENT;
  const values = { type: 'oidc', ssoEndpoint: idp.issuer, oidcClientId: clientId, oidcSecret: clientSecret };
  const connection = await connect(server, values);
  /** The login leaves for the identity provider after two seconds. */
  const leave = async () => {
    await page.getByLabel('Email').fill('ann@corp.test');
    await page.getByRole('button', { name: 'Continue', exact: true }).click();
  };
  await page.goto('/feedback?from=mail');

  await test.step('the page announces the redirect and redirects automatically', async () => {
    await leave();
    await expect(heading(page, 'Continue with SSO')).toBeVisible();
    await atIdp(page);
  });

  await test.step('Back leads to a login page that works', async () => {
    await page.goBack();
    await expect(heading(page, 'Sign in to Product Research Portal')).toBeVisible();
    await leave();
    await atIdp(page);
  });

  await test.step('declined: the step that failed, then the login page with the reason', async () => {
    await page.getByRole('link', { name: 'Cancel' }).click();
    await expect(heading(page, 'SSO sign-in failed')).toBeVisible();
    await page.getByRole('button', { name: 'Use another email' }).waitFor();
    await expect(page.getByText('The sign-in was not completed.')).toBeVisible();
    await expectNoViolations(page, 'the login page after single sign-on failed');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByText(/You will sign in at/)).toBeVisible();
    await atIdp(page);
    await page.getByRole('link', { name: 'Cancel' }).click();
    await page.getByRole('button', { name: 'Use another email' }).click();
    await expect(page.getByLabel('Email')).toHaveValue('ann@corp.test');
  });

  await test.step('signed in, with the role of the group', async () => {
    await leave();
    await signInAtIdp(page, 'ann@corp.test');
    await expect(page).toHaveURL(`${server.portal}/feedback?from=mail`);
    await expect(heading(page, 'Feedback')).toBeVisible();
    expect(await connection.rolesOf('ann@corp.test')).toEqual(['role-editor']);
  });
});

test('single sign-on over SAML: signed, changed, replayed, for another audience, begun at the identity provider, expired, and gone', async ({
  page,
  newContext,
  server,
  controls,
  samlIdp,
}) => {
  const connection = await connect(server, { metadata: samlIdp.metadata });
  /** The login leaves for the identity provider after two seconds. */
  const leave = async (from: Page) => {
    await from.getByLabel('Email').fill('ann@corp.test');
    await from.getByRole('button', { name: 'Continue', exact: true }).click();
  };
  const signInAtCorp = async (from: Page) => {
    await from.getByLabel('Login').fill('ann@corp.test');
    await from.getByRole('button', { name: 'Log in' }).click();
    await expect(heading(from, 'Signed in at Corp')).toBeVisible();
  };

  await test.step('a tampered response fails, and the login page reports it', async () => {
    await page.goto('/feedback?from=mail');
    await leave(page);
    await signInAtCorp(page);
    await page.locator('input[name=SAMLResponse]').evaluate((input: HTMLInputElement) => {
      input.value = btoa(atob(input.value).replaceAll('ann@corp.test', 'eve@corp.test'));
    });
    await page.getByRole('button', { name: 'Go on' }).click();
    await expect(heading(page, 'SSO sign-in failed')).toBeVisible();
    await page.getByRole('button', { name: 'Use another email' }).waitFor();
    await expect(page.getByText('Failed to authenticate')).toBeVisible();
    await page.getByRole('button', { name: 'Use another email' }).click();
  });

  await test.step('a response for the audience of another application fails in the same way', async () => {
    await leave(page);
    await expect(heading(page, 'Corp sign-in')).toBeVisible();
    await page.locator('form').evaluate((form: HTMLFormElement) => {
      const audience = Object.assign(document.createElement('input'), { type: 'hidden', name: 'audience' });
      audience.value = 'https://other.test';
      form.append(audience);
    });
    await signInAtCorp(page);
    await page.getByRole('button', { name: 'Go on' }).click();
    await page.getByRole('button', { name: 'Use another email' }).waitFor();
    await expect(page.getByText('Failed to authenticate')).toBeVisible();
    await page.getByRole('button', { name: 'Use another email' }).click();
  });

  const spent = { SAMLResponse: '', RelayState: '' };

  await test.step('a signed one signs in, on the requested page', async () => {
    await leave(page);
    await signInAtCorp(page);
    for (const name of ['SAMLResponse', 'RelayState'] as const) {
      spent[name] = await page.locator(`input[name=${name}]`).inputValue();
    }
    await page.getByRole('button', { name: 'Go on' }).click();
    await expect(page).toHaveURL(`${server.portal}/feedback?from=mail`);
    await expect(heading(page, 'Feedback')).toBeVisible();
    expect(await connection.rolesOf('ann@corp.test')).toEqual(['role-editor']);
  });

  await test.step('the same response again signs in neither with its request nor without', async () => {
    const thief = await openElsewhere(newContext);
    for (const RelayState of [spent.RelayState, '']) {
      await thief.goto(samlIdp.address);
      await signInAtCorp(thief);
      for (const [name, value] of Object.entries({ ...spent, RelayState })) {
        await thief.locator(`input[name=${name}]`).evaluate((input: HTMLInputElement, text) => {
          input.value = text;
        }, value);
      }
      await thief.getByRole('button', { name: 'Go on' }).click();
      await expect(heading(thief, 'This sign-in link is not valid')).toBeVisible();
      await expectNoViolations(thief, 'a response that comes again');
    }
    await thief.getByRole('link', { name: 'Back to the application' }).click();
    await expect(thief.getByLabel('Email')).toBeVisible();
    await thief.context().close();
  });

  const other = await openElsewhere(newContext);

  await test.step('a link that this browser did not request requires a confirmation', async () => {
    await other.goto(samlIdp.address);
    await signInAtCorp(other);
    await other.getByRole('button', { name: 'Go on' }).click();
    await expect(heading(other, 'Sign in to Product Research Portal with SSO?')).toBeVisible();
    await expectNoViolations(other, 'a sign-in that began at the identity provider');
    await other.getByRole('button', { name: 'Continue' }).click();
    await expect(heading(other, /Welcome, Ann/)).toBeVisible();
  });

  await test.step('a response that has expired by the clock is refused', async () => {
    await other.goto(samlIdp.address);
    await signInAtCorp(other);
    // The identity provider's assertions are valid for five minutes.
    await controls.settings({ clockAhead: 7 * 60 });
    await other.getByRole('button', { name: 'Go on' }).click();
    await expect(heading(other, 'This sign-in link is not valid')).toBeVisible();
    await expect(other.getByText(/expired/)).toBeVisible();
    await controls.settings({ clockAhead: 0 });
    await other.context().close();
  });

  await test.step('without the connection users of the domain have passwords again', async () => {
    const withPassword = () =>
      page.request.post(`${server.provider}/frontegg/identity/resources/auth/v1/user`, {
        headers: { origin: server.provider },
        data: { email: 'ann@corp.test', password: 'any-Secret-1' },
      });
    expect(await (await withPassword()).json()).toMatchObject({ errorCode: 'sso-required' });
    await connection.remove();
    expect(await (await withPassword()).json()).toMatchObject({ errorCode: 'invalid-credentials' });
    const third = await openElsewhere(newContext);
    await third.goto(server.portal);
    await leave(third);
    await expect(heading(third, 'Enter your password')).toBeVisible();
    await third.context().close();
  });
});

test('impersonation: the link requires confirmation, a bar names the user, and stopping ends it', async ({
  page,
  server,
  signIn,
}) => {
  await signIn(page, admin);
  await expect(heading(page, /Welcome/)).toBeVisible();
  const makeLink = async (): Promise<string> => {
    const made = await page.request.post(`${server.provider}/_emulator/act-as`, {
      headers: { origin: server.provider },
      data: { email: reader.email, actor: 'operator@vendor.test' },
    });
    return (await made.json()).link;
  };

  await test.step('Cancel changes nothing', async () => {
    await page.goto(await makeLink());
    await expect(heading(page, 'Act as another user?')).toBeVisible();
    expect(page.url()).not.toContain('actorToken');
    await expectNoViolations(page, 'before an impersonation');
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect(heading(page, /Welcome, Ada/)).toBeVisible();
  });

  await test.step('Continue acts as the user, and Stop signs out', async () => {
    await page.goto(await makeLink());
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByText('You are acting as Rita Reader')).toBeVisible();
    await expectNoViolations(page, 'while impersonating');
    await page.getByRole('button', { name: 'Stop' }).click();
    await expect(page.getByLabel('Email')).toBeVisible();
  });

  await test.step('the audit log names both', async () => {
    await signIn(page, admin, '/administration/audits');
    const started = page.getByRole('row', { name: /Impersonation started/ });
    await expect(started).toContainText(reader.email);
    await started.getByRole('button', { name: 'Impersonation started' }).click();
    await expect(page.getByText('operator@vendor.test').first()).toBeVisible();
  });
});

test('log-out: at once in three tabs; a link requires confirmation, the session’s ID token does not', async ({
  page,
  context,
  server,
  signIn,
}) => {
  let id_token = '';
  // Read on its way: after the page has moved on, the browser no longer has the response.
  await context.route(/\/oauth\/(token|authorize\/silent)$/, async (route) => {
    const response = await route.fetch();
    if (response.ok()) id_token ||= (await response.json()).id_token;
    await route.fulfill({ response });
  });
  await signIn(page, reader);
  await expect(heading(page, /Welcome/)).toBeVisible();
  await context.unroute(/\/oauth\/(token|authorize\/silent)$/);
  const target = `post_logout_redirect_uri=${encodeURIComponent(`${server.portal}/`)}`;
  const leave = `${server.provider}/frontegg/oauth/logout?${target}`;

  await test.step('a link requires confirmation, and staying changes nothing', async () => {
    await page.route('https://elsewhere.test/', (route) =>
      route.fulfill({ contentType: 'text/html', body: `<a href="${leave}">A bargain</a>` }),
    );
    await page.goto('https://elsewhere.test/');
    await page.getByRole('link', { name: 'A bargain' }).click();
    await expect(heading(page, 'Sign out?')).toBeVisible();
    await page.getByRole('link', { name: 'Stay signed in' }).click();
    await expect(heading(page, /Welcome/)).toBeVisible();
    await page.goto(`${server.provider}/account/logout?app=portal`);
    await expect(heading(page, 'Sign out of Product Research Portal?')).toBeVisible();
    await expectNoViolations(page, 'the log-out page');
    await page.getByRole('button', { name: 'Stay signed in' }).click();
    await expect(heading(page, /Welcome/)).toBeVisible();
  });

  await test.step('the ID token of the session needs no confirmation, nor does the button', async () => {
    await page.goto(`${leave}&id_token_hint=${id_token}`);
    await expect(page.getByRole('button', { name: 'Sign in again' })).toBeVisible();
    await signIn(page, reader);
    await expect(heading(page, /Welcome/)).toBeVisible();
    await page.goto(leave);
    await page.getByRole('button', { name: 'Sign out' }).click();
    await expect(page.getByRole('button', { name: 'Sign in again' })).toBeVisible();
  });

  await test.step('a link of the application needs none either, with the prefix or without', async () => {
    for (const link of [leave, leave.replace('/frontegg', '')]) {
      await signIn(page, reader);
      await expect(heading(page, /Welcome/)).toBeVisible();
      await page.evaluate((address) => {
        // The portal's own page names itself to nobody; pages of applications do.
        document.head.insertAdjacentHTML('beforeend', '<meta name="referrer" content="origin">');
        location.assign(address);
      }, link);
      await expect(page.getByRole('button', { name: 'Sign in again' })).toBeVisible();
    }
  });

  await test.step('the button of the application signs three tabs out', async () => {
    await signIn(page, reader);
    const tabs = [page, await context.newPage(), await context.newPage()];
    for (const tab of tabs) {
      await tab.goto(server.portal);
      await expect(heading(tab, /Welcome/)).toBeVisible();
    }
    await page.getByRole('button', { name: 'Logout' }).click();
    for (const tab of tabs) await expect(heading(tab, /Welcome/)).toBeHidden();
  });
});
