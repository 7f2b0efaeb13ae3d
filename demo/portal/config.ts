import { type infer as Infer, object, string } from 'zod/mini';

/** What the gateway tells every browser before anybody has signed in. */
const PortalConfig = object({ identityUrl: string(), clientId: string() });
export type PortalConfig = Infer<typeof PortalConfig>;

/** @throws Error when the answer cannot be used: without it nobody can sign in. */
export const readConfig = async (response: Response): Promise<PortalConfig> => {
  if (!response.ok) throw new Error(`The portal's settings could not be loaded (status ${response.status}).`);
  return PortalConfig.parse(await response.json());
};
