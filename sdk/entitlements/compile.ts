import { compileEntitlements as compile, type Entitlements } from './entitlements';

// A file of its own: bundlers that split by file would otherwise move the engine's evaluator to the first chunk.

/**
 * Prepares loaded entitlements for many checks, as {@link Entitlements.check}. Decides for display only: the server
 * decides what is allowed.
 *
 * @param data Answer of the provider, or undefined when it could not be loaded: then every check is refused.
 * @param now Milliseconds since the epoch.
 * @example
 * const entitlements = compileEntitlements(await identity.call(contracts.entitlements).load());
 * entitlements.check({ featureKey: 'sso' }, { jwt: user });
 */
export const compileEntitlements = (data: unknown, now?: () => number): Entitlements => compile(data, now);
