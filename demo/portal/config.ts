import { createIdentity, type Identity, type IdentityOptions } from '@gatehouse/sdk';
import { type infer as Infer, object, optional, string } from 'zod/mini';

/** External pages. Only the deployer knows their URLs. */
export type OutsidePage = 'follow' | 'terms' | 'apply';

export type OutsidePages = Readonly<Partial<Record<OutsidePage, string>>>;

/** Returns a safe http(s) URL for a link, or undefined. */
const outsideAddress = (url: string | undefined): string | undefined =>
  url !== undefined && URL.canParse(url) && /^https?:$/.test(new URL(url).protocol) ? url : undefined;

const address = optional(string());

/** Public configuration of the gateway, readable without a session. */
const PortalConfig = object({
  identityUrl: string(),
  clientId: string(),
  links: optional(object({ follow: address, terms: address, apply: address })),
});

export interface PortalConfig extends Omit<Infer<typeof PortalConfig>, 'links'> {
  links: OutsidePages;
}

/** @throws Error when the response cannot be used: without it no user can sign in. */
export const readConfig = async (response: Response): Promise<PortalConfig> => {
  if (!response.ok) throw new Error(`The portal's settings could not be loaded (status ${response.status}).`);
  const { links = {}, ...rest } = PortalConfig.parse(await response.json());
  const usable = Object.entries(links).flatMap(([page, link]) => {
    const url = outsideAddress(link);
    return url ? [[page, url]] : [];
  });
  return { ...rest, links: Object.fromEntries(usable) };
};

/** SDK options of the portal. Every callback must contain the provider's issuer; others are refused. */
export const identityOptions = ({ identityUrl, clientId }: Pick<PortalConfig, 'identityUrl' | 'clientId'>) =>
  ({
    baseUrl: identityUrl,
    clientId,
    requireIssuer: true,
    entitlements: { enabled: true },
  }) satisfies IdentityOptions;

export interface OpenedPortal {
  identity: Identity;
  links: OutsidePages;
}

/** Creates the identity of the portal and loads its session, in parallel with the code of the portal. */
export const openPortal = async (settings: Promise<Response>): Promise<OpenedPortal> => {
  const { links, ...provider } = await readConfig(await settings);
  const identity = createIdentity(identityOptions(provider));
  if (location.pathname !== identity.routes.hostedLoginRedirectUrl) void identity.session.load();
  return { identity, links };
};
