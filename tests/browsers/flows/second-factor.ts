import { Secret, TOTP } from 'otpauth';
import { secured, unenrolled } from '../../../emulator/seed/users';
import { codeFor } from '../../e2e/outbox';
import type { Flow } from './flow';
import { button, checkbox, dialog, field, heading, link, menuItem, selector, text } from './query';
import { code, enter, signIn, welcome } from './steps';

const app = new TOTP({ secret: secured.authenticators[0]?.secret ?? '' });
/** Seconds after which a sign-in is too old for an action that needs a recent one. */
const TOO_OLD = 600;
const NEW_PHONE = '+4915112340043';

/** Flows with a second factor. */
export const secondFactor: readonly Flow[] = [
  {
    name: 'authenticator app: wrong code, then the right one',
    run: async ({ user, portal }) => {
      await signIn(user, portal, secured);
      await user.fill(code, '000000');
      await user.sees(text('Wait for the next one'));
      await user.fill(code, app.generate());
      await user.sees(heading(/^Welcome, Milo/));
    },
  },
  {
    name: 'recovery code: turns off the second factor',
    run: async ({ user, portal }) => {
      await signIn(user, portal, secured);
      await user.press(button('Use your recovery code'));
      await user.fill(field('Recovery code'), secured.recoveryCodes[0] ?? '');
      await user.press(button('Turn off and sign in again'));
      await user.sees(text('Two-step verification is turned off'));
      await enter(user, secured);
      await user.sees(welcome);
    },
  },
  {
    name: 'enrollment: authenticator app by its key, recovery code',
    run: async ({ user, portal }) => {
      await signIn(user, portal, unenrolled);
      await user.sees(heading('Protect your account'));
      await user.press(button('Authenticator app'));
      const cannotScan = button('Can’t scan it?');
      // A phone cannot scan its own screen: it has the key at once.
      const first = await user.seesOneOf(cannotScan, link('Open your authenticator app'));
      if (first === cannotScan) await user.press(cannotScan);
      const key = (await user.read(selector('[data-slot=setup-key] code'))).replace(/\s/g, '');
      await user.fill(code, new TOTP({ secret: Secret.fromBase32(key) }).generate());
      await user.sees(heading('Save your recovery code'));
      await user.check(checkbox('I have saved it'));
      await user.press(button('Continue'));
      await user.sees(welcome);
    },
  },
  {
    name: 'step-up: adding a phone requires the second factor',
    run: async ({ user, portal, controls, server }) => {
      await signIn(user, `${portal}/administration/privacy`, secured);
      await user.fill(code, app.generate());
      await user.sees(heading('Two-step verification'));
      await controls.settings({ clockAhead: TOO_OLD });
      await user.press(button('Add second step'));
      await user.press(menuItem('Phone'));
      const phone = dialog('Add a phone');
      await user.fill(field('Phone number', phone), NEW_PHONE);
      await user.press(button('Send code', phone));
      const stepUp = dialog('Two-step verification');
      await user.fill(field('Code', stepUp), app.generate({ timestamp: Date.now() + TOO_OLD * 1000 }));
      await user.seesNoMore(stepUp);
      await user.sees(field(/^Code/));
      await user.fill(field(/^Code/), await codeFor(server, NEW_PHONE));
      await user.sees(text('*** 0043'));
    },
  },
];
