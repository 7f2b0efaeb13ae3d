import type { Access } from './operation';
import { everyOperation } from './registry';

/** Documentation of one operation of the contracts. */
export interface Supported {
  /** Such as `groups.create`. */
  operation: string;
  method: string;
  /** Without the prefix of the provider. */
  path: string;
  /** `implemented` by a handler, or a `page` that a browser navigates to. */
  state: 'implemented' | 'page';
  /** How the caller is authenticated; see `Access`. */
  caller: Access['as'];
  /** Any one of them is enough. Empty: none is required. */
  permissions: readonly string[];
  /** Maximum age of the sign-in in seconds, if there is one. */
  stepUp?: number;
  /** Action in the audit log. */
  audit?: string;
  /** Key of the event for webhooks and channels. */
  event?: string;
}

/** Returns every operation, in the order of the contracts. */
export const supportedOperations = (): Supported[] =>
  everyOperation().map(({ capability, name, endpoint, access }) => {
    const { as = 'none', permission = [], stepUp, audit, event } = access ?? {};
    return {
      operation: `${capability}.${name}`,
      method: endpoint.method,
      path: endpoint.path,
      state: access ? 'implemented' : 'page',
      caller: as,
      permissions: [permission].flat(),
      ...(stepUp !== undefined && { stepUp }),
      ...(audit !== undefined && { audit: audit.split(':')[0] ?? audit }),
      ...(event !== undefined && { event }),
    };
  });
