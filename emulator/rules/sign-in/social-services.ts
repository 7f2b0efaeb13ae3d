import { ProviderError } from '../../http/errors';
import type { Provider } from '../../provider';

/** Display names of social login providers, in the vendor's order. */
const services: Readonly<Record<string, string>> = {
  google: 'Google',
  microsoft: 'Microsoft',
  github: 'GitHub',
  apple: 'Apple',
  facebook: 'Facebook',
  linkedin: 'LinkedIn',
  slack: 'Slack',
};

export const serviceNames: readonly string[] = Object.keys(services);

export const serviceName = (service: string): string =>
  Object.hasOwn(services, service) ? (services[service] ?? service) : service;

/** Returns whether users may sign in with a social login provider. */
export const isActiveService = ({ settings }: Pick<Provider, 'settings'>, service: string): boolean =>
  Object.hasOwn(services, service) && settings.social.includes(service);

/** @throws ProviderError 403 for an unknown or disabled provider */
export const requireActiveService = (provider: Pick<Provider, 'settings'>, service: string): void => {
  if (isActiveService(provider, service)) return;
  throw new ProviderError(403, 'service-off', 'You cannot sign in with this service here. Use another way.');
};
