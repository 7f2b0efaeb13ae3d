import { applicationErrorTexts } from './capabilities/applications/errors';
import { billingErrorTexts } from './capabilities/billing/errors';
import { webhookErrorTexts } from './capabilities/connectivity/errors';
import { passwordErrorTexts } from './capabilities/passwords/errors';
import { imageErrorTexts } from './capabilities/profile/errors';
import { restrictionErrorTexts } from './capabilities/restrictions/errors';
import { roleErrorTexts } from './capabilities/roles/errors';
import { ssoErrorTexts } from './capabilities/sso/errors';
import { userErrorTexts } from './capabilities/users/errors';
import { errorTexts as early } from './core/error-texts';
import { webauthnErrorTexts } from './core/webauthn/webauthn-errors';
import { embedErrorTexts } from './embed/errors';
import { sessionErrorTexts } from './session/errors';
import { flowErrorTexts } from './sign-in/flow-errors';
import { stepUpErrorTexts } from './sign-in/step-up-errors';

// A file of its own: bundlers that split by file would otherwise move all texts to the first chunk.

const texts = {
  ...early,
  ...sessionErrorTexts,
  ...webauthnErrorTexts,
  ...stepUpErrorTexts,
  ...flowErrorTexts,
  ...passwordErrorTexts,
  ...applicationErrorTexts,
  ...billingErrorTexts,
  ...embedErrorTexts,
  ...imageErrorTexts,
  ...restrictionErrorTexts,
  ...roleErrorTexts,
  ...ssoErrorTexts,
  ...userErrorTexts,
  ...webhookErrorTexts,
};

/** Code of an error that is raised in the browser; the provider has codes of its own. A language must have them all. */
export type ErrorCode = keyof typeof texts;

/** Every error that is raised in the browser with its English text, for translations and for tests of them. */
export const errorTexts: Readonly<Record<ErrorCode, string>> = texts;
