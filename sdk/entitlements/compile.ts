import { compileEntitlements as compile, type Entitlements } from './entitlements';

// A separate file: bundlers that split by file would otherwise move the engine's evaluator to the first chunk.

/**
 * Compiles loaded entitlements for many checks, as {@link Entitlements.check}. For display only: the server must
 * authorize each call itself.
 *
 * @param data Response of the provider; with undefined, when it could not be loaded, every check is refused.
 * @param now Returns milliseconds since the epoch.
 * @example
 * const entitlements = compileEntitlements(await identity.call(contracts.entitlements).load());
 * entitlements.check({ featureKey: 'sso' }, { jwt: user });
 */
export const compileEntitlements = (data: unknown, now?: () => number): Entitlements => compile(data, now);
