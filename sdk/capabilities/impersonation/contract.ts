import { post } from '../../core/contract';
import { object, optionalText, string } from '../../core/schema';

const calls = {
  /**
   * The actor token is sent as authorization. The tokens of the response are ignored: the session is in the cookies.
   */
  impersonate: post('/identity/resources/impersonation/v1', {
    auth: 'none',
    cookies: true,
    input: object({ impersonatedUserId: string(), actorToken: string(), redirectUrl: optionalText }),
  }),
};

/** Calls for impersonating a user. */
export type ImpersonationContract = { readonly [Name in keyof typeof calls]: (typeof calls)[Name] };
/** The calls of {@link ImpersonationContract}. */
export const contract: ImpersonationContract = calls;
