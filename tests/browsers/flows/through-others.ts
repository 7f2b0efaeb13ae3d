import { reader } from '../../../emulator/seed/users';
import { connect } from '../../e2e/connection';
import { CLIENT } from '../../support/servers/open-id-process';
import type { Flow, Scene } from './flow';
import { button, field, heading, selector } from './query';
import { giveEmail, logOut, welcome } from './steps';

const EMPLOYEE = 'ann@corp.test';

/** From the email to the identity provider of its domain. */
const leave = async ({ user, portal }: Scene): Promise<void> => {
  await user.open(`${portal}/feedback?from=mail`);
  await giveEmail(user, EMPLOYEE);
  await user.press(button('Continue now'));
};

const isBack = async ({ user, portal }: Scene): Promise<void> => {
  await user.isAt(`${portal}/feedback?from=mail`);
  await user.sees(heading('Feedback'));
};

/** The development pages of the OpenID provider accept any name and password, and require consent. */
const signInAtOpenId = async ({ user }: Scene, login: string): Promise<void> => {
  await user.fill(selector('input[name=login]'), login);
  await user.fill(selector('input[name=password]'), 'any');
  await user.press(button(/^Sign-in$/));
  await user.press(button('Continue'));
};

/** Flows through a social service, or the identity provider of an organization. */
export const throughOthers: readonly Flow[] = [
  {
    name: 'social: the simulated service of the local provider',
    run: async ({ user, portal, controls }) => {
      await controls.settings({ social: ['github'] });
      await user.open(portal);
      await user.press(button(/^Continue with GitHub/));
      await user.sees(heading('Sign in with GitHub'));
      await user.fill(field('Email'), reader.email);
      await user.press(button('Continue'));
      await user.sees(welcome);
    },
  },
  {
    name: 'social: a third-party OpenID provider',
    run: async (scene) => {
      const { user, portal, controls, openId } = scene;
      const { issuer } = await openId();
      await controls.settings({ social: ['google'], socialProviders: { google: { issuer, ...CLIENT } } });
      await user.open(portal);
      await user.press(button(/^Continue with Google/));
      await signInAtOpenId(scene, reader.email);
      await user.sees(welcome);
    },
  },
  {
    name: 'single sign-on of the demo, by OpenID Connect and by SAML',
    run: async ({ user, portal }) => {
      for (const email of ['anyone@corp.test', 'anyone@saml.test']) {
        await user.open(portal);
        await giveEmail(user, email);
        await user.press(button('Continue now'));
        await user.fill(field('Email'), email);
        await user.press(button('Continue'));
        await user.sees(welcome);
        await logOut(user);
        // A page that is opened meanwhile would interrupt the log-out.
        await user.sees(field('Email'));
      }
    },
  },
  {
    name: 'single sign-on over OpenID Connect',
    run: async (scene) => {
      const { issuer: ssoEndpoint } = await scene.openId();
      const { clientId: oidcClientId, clientSecret: oidcSecret } = CLIENT;
      await connect(scene.server, { type: 'oidc', ssoEndpoint, oidcClientId, oidcSecret });
      await leave(scene);
      await signInAtOpenId(scene, EMPLOYEE);
      await isBack(scene);
    },
  },
  {
    name: 'single sign-on over SAML',
    run: async (scene) => {
      const { user } = scene;
      await connect(scene.server, { metadata: (await scene.saml()).metadata });
      await leave(scene);
      await user.fill(field('Login'), EMPLOYEE);
      await user.press(button('Log in'));
      await user.sees(heading('Signed in at Corp'));
      await user.press(button('Go on'));
      await isBack(scene);
    },
  },
];
