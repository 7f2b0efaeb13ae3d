import { isAbort } from '../../core/errors';
import { capability } from '../../core/queries';
import { contract } from './contract';
import { activeProviders } from './providers';

export { activeProviders, type SocialLoginProvider } from './providers';

const { query } = capability('social', contract);

/** Returns the social login providers. When the vendor's custom ones cannot be read, the built-in ones remain. */
export const listProviders = query(
  async (api) => {
    const [builtIn, custom] = await Promise.all([
      api.listProvidersV2(),
      api.listCustomProviders().catch((error: unknown) => {
        if (isAbort(error)) throw error;
        return [];
      }),
    ]);
    return activeProviders(builtIn, custom);
  },
  { auth: 'none' },
);

/** Returns the social login providers, including disabled ones; needs a session. */
export const listAllProviders = query((api) => api.listProvidersV2Authenticated());
