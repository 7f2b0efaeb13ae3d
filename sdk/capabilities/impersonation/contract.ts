import { post } from '../../core/contract';
import { object, optionalText, string } from '../../core/schema';

export const contract = {
  /** The actor token is the authorisation. The answer's tokens are left alone: the session comes with its cookies. */
  impersonate: post('/identity/resources/impersonation/v1', {
    auth: 'none',
    cookies: true,
    input: object({ impersonatedUserId: string(), actorToken: string(), redirectUrl: optionalText }),
  }),
};
