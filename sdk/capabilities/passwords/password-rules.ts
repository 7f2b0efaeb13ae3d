import type { Api } from '../../core/api';
import { tolerated } from '../../core/tolerated';
import type { contract, PasswordConfig } from './contract';
import { passwordError } from './errors';
import { unmetPasswordRules } from './unmet-rules';

/** @throws IdentityError `weak-password`, whose `errorContext.unmet` lists the rules, unless the password meets all. */
export const requirePassword = (password: string | undefined, config: PasswordConfig): string => {
  const text = password ?? '';
  const unmet = unmetPasswordRules(text, config);
  if (unmet.length > 0) throw passwordError('weak-password', { errorContext: { unmet } });
  return text;
};

/** Returns the requirements, or none when they cannot be read: the provider checks the password in any case. */
export const loadPasswordConfig = async (
  api: Pick<Api<typeof contract>, 'getPasswordConfig'>,
  userId: string | undefined,
  signal: AbortSignal,
): Promise<PasswordConfig> => (await tolerated(api.getPasswordConfig({ userId }, { signal }))) ?? {};
