import { contract } from '../../capabilities/passwords/contract';
import { passwordFault } from '../../capabilities/passwords/errors';
import type { Api } from '../../core/api';
import { defineFlow, type HandlerArgs, type Transition } from '../../core/flow';
import { readably } from '../../core/readable-error';
import type { Identity } from '../../identity';
import { goToAccountPage } from '../../sign-in/account-link';

/** Screens of the request for a reset mail. */
export type ForgotPasswordStep = 'forgotPassword' | 'success';

/** What the screens show. */
export interface ForgotPasswordContext {
  email: string;
}

/** What the flow needs from outside. */
export interface ForgotPasswordDeps {
  api: Pick<Api<typeof contract>, 'forgotPassword'>;
  toLogin(): void;
}

type Args = HandlerArgs<ForgotPasswordContext, ForgotPasswordDeps>;
type Answer = Transition<ForgotPasswordStep, ForgotPasswordContext>;

const send = ({ deps, signal }: Args, email: string) =>
  readably(deps.api.forgotPassword({ email }, { signal }), passwordFault('reset-failed'));

/** Requests a password reset e-mail. Whether an address is known is left to the provider. */
export const forgotPasswordFlow = defineFlow<ForgotPasswordStep, ForgotPasswordContext, ForgotPasswordDeps>()({
  name: 'forgotPassword',
  initial: 'forgotPassword',
  context: { email: '' },
  steps: {
    forgotPassword: {
      on: {
        submit: async (args: Args, input: { email: string }): Promise<Answer> => {
          const email = input.email.trim();
          await send(args, email);
          return { step: 'success', context: { email } };
        },
        toLogin: ({ deps }: Args) => deps.toLogin(),
      },
    },
    success: {
      on: {
        resend: (args: Args) => send(args, args.context.email),
        back: (): Answer => ({ step: 'forgotPassword' }),
        toLogin: ({ deps }: Args) => deps.toLogin(),
      },
    },
  },
});

/**
 * Connects the flow to an identity.
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
