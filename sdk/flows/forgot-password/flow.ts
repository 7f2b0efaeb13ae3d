import { contract } from '../../capabilities/passwords/contract';
import { passwordError } from '../../capabilities/passwords/errors';
import type { Api } from '../../core/api';
import { defineFlow, type HandlerArgs, type Transition } from '../../core/flow';
import { withReadableError } from '../../core/readable-error';
import { canonicalEmail } from '../../core/text/email-address';
import type { Identity } from '../../identity';
import { goToAccountPage } from '../../sign-in/account-link';

/** Steps of a password reset request. */
export type ForgotPasswordStep = 'forgotPassword' | 'success';

/** Context of a password reset request. */
export interface ForgotPasswordContext {
  email: string;
}

/** Dependencies of a password reset request. */
export interface ForgotPasswordDeps {
  api: Pick<Api<typeof contract>, 'forgotPassword'>;
  toLogin(): void;
}

type Args = HandlerArgs<ForgotPasswordContext, ForgotPasswordDeps>;
type Result = Transition<ForgotPasswordStep, ForgotPasswordContext>;

const send = ({ deps, signal }: Args, email: string) =>
  withReadableError(deps.api.forgotPassword({ email }, { signal }), passwordError('reset-failed'));

/** Requests a password reset email. The provider does not reveal whether an address is known. */
export const forgotPasswordFlow = defineFlow<ForgotPasswordStep, ForgotPasswordContext, ForgotPasswordDeps>()({
  name: 'forgotPassword',
  initial: 'forgotPassword',
  context: { email: '' },
  steps: {
    forgotPassword: {
      on: {
        submit: async (args: Args, input: { email: string }): Promise<Result> => {
          const email = canonicalEmail(input.email);
          await send(args, email);
          return { step: 'success', context: { email } };
        },
        toLogin: ({ deps }: Args) => deps.toLogin(),
      },
    },
    success: {
      on: {
        resend: (args: Args) => send(args, args.context.email),
        back: (): Result => ({ step: 'forgotPassword' }),
        toLogin: ({ deps }: Args) => deps.toLogin(),
      },
    },
  },
});

/**
 * Creates the dependencies of the flow from an identity.
 *
 * @example
 * const flow = createFlow(forgotPasswordFlow, forgotPasswordDeps(identity));
 * await flow.send('submit', { email });
 */
export const forgotPasswordDeps = (
  identity: Pick<Identity, 'call' | 'environment' | 'routes'>,
  overrides: Partial<ForgotPasswordDeps> = {},
): ForgotPasswordDeps => ({
  api: identity.call(contract),
  toLogin: () => goToAccountPage(identity, 'loginUrl'),
  ...overrides,
});
