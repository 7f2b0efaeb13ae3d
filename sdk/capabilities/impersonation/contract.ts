import { post } from '../../core/contract';
import { object, optionalText, string } from '../../core/schema';

const calls = {
  /** The actor token is the authorisation. The answer's tokens are left alone: the session comes with its cookies. */
  impersonate: post('/identity/resources/impersonation/v1', {
    auth: 'none',
    cookies: true,
    input: object({ impersonatedUserId: string(), actorToken: string(), redirectUrl: optionalText }),
  }),
};

export type ImpersonationContract = { readonly [Name in keyof typeof calls]: (typeof calls)[Name] };
/** The calls of {@link ImpersonationContract}. */
export const contract: ImpersonationContract = calls;
