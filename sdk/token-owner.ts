import type { RequestContext } from './core/http/request-context';
import type { Owner } from './core/queries';
import { readClaims } from './session/tokens/jwt';

interface TokenOwnerDeps extends Pick<RequestContext, 'tokenResolver' | 'tokenOwner'> {
  identity: string;
  /** Returns the owner by the session, whose token is sent when the host has none. */
  ofSession: () => Owner | null | undefined;
  /** Called with the owner of each token that is sent. */
  changed: (owner: Owner | null | undefined) => void;
}

/** Owner of the tokens that a host supplies. */
export interface TokenOwner {
  /** Returns the owner of the current token; undefined while it is unknown. */
  get(): Owner | null | undefined;
  /** False until the first token, or the name of its owner, is known. */
  isKnown(): boolean;
  /** False when only a request shows that the host has the token of another owner. */
  isCurrent(): boolean;
  /** Returns the host's token for a request. */
  resolve(): Promise<string | undefined>;
}

/** Creates the owner of the tokens of `tokenResolver`: the one that `tokenOwner` names, else the token's own claims. */
export const createTokenOwner = ({
  tokenResolver,
  tokenOwner,
  identity,
  ofSession,
  changed,
}: TokenOwnerDeps): TokenOwner => {
  let token: string | undefined;
  let isSeen = false;
  /** The first token of an asynchronous resolver. */
  let first: Promise<void> | undefined;
  /** A resolver that returns a promise may send a request; then it runs only for requests and for the first token. */
  let isAsync = false;

  const ofToken = (bearer: string): Owner | undefined => {
    try {
      const { sub, tenantId } = readClaims(bearer);
      if (typeof sub !== 'string' || typeof tenantId !== 'string') return undefined;
      return { identity, userId: sub, tenantId };
    } catch {
      return undefined;
    }
  };

  const named = (): Owner | undefined => {
    try {
      const owner = tokenOwner?.();
      return owner && { identity, userId: owner.userId, tenantId: owner.tenantId };
    } catch {
      return undefined;
    }
  };

  const current = (): Owner | null | undefined => {
    if (tokenOwner) return named();
    if (!isSeen) return undefined;
    return token ? ofToken(token) : ofSession();
  };

  const see = (next: string | undefined): void => {
    token = next;
    isSeen = true;
  };

  const look = (): void => {
    if (tokenOwner || isAsync || first) return;
    try {
      const next = tokenResolver?.();
      if (typeof next !== 'object' || !next) {
        see(next);
        return;
      }
      isAsync = true;
      first = next.then(see).then(
        () => changed(current()),
        () => {
          isAsync = false;
          first = undefined;
        },
      );
    } catch {
      // The next request reports the error; until then nothing may be shared.
      isSeen = false;
    }
  };

  return {
    isKnown: () => isSeen || tokenOwner !== undefined,
    isCurrent: () => !isAsync,
    get() {
      look();
      return current();
    },
    async resolve() {
      // A token that is requested for one owner must not be sent for the next.
      if (tokenOwner) changed(current());
      const next = await tokenResolver?.();
      see(next);
      changed(current());
      return next;
    },
  };
};
