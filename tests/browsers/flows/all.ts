import { administration } from './administration';
import { byMail } from './by-mail';
import type { Flow } from './flow';
import { invitations } from './invitations';
import { secondFactor } from './second-factor';
import { sessions } from './sessions';
import { throughOthers } from './through-others';
import { withPassword } from './with-password';

/** Every flow of the smoke test. */
export const flows: readonly Flow[] = [
  ...withPassword,
  ...byMail,
  ...invitations,
  ...secondFactor,
  ...throughOthers,
  ...sessions,
  ...administration,
];
