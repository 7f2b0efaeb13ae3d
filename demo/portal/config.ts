import { type infer as Infer, object, optional, string } from 'zod/mini';
import { type OutsidePages, outsideAddress } from './links';

const address = optional(string());

/** What the gateway tells every browser before anybody has signed in. */
const PortalConfig = object({
  identityUrl: string(),
  clientId: string(),
  links: optional(object({ follow: address, terms: address, apply: address })),
});

export interface PortalConfig extends Omit<Infer<typeof PortalConfig>, 'links'> {
  links: OutsidePages;
}

/** @throws Error when the answer cannot be used: without it nobody can sign in. */
export const readConfig = async (response: Response): Promise<PortalConfig> => {
  if (!response.ok) throw new Error(`The portal's settings could not be loaded (status ${response.status}).`);
  const { links = {}, ...rest } = PortalConfig.parse(await response.json());
  const usable = Object.entries(links).flatMap(([page, given]) => {
    const found = outsideAddress(given);
    return found ? [[page, found]] : [];
  });
  return { ...rest, links: Object.fromEntries(usable) };
};
