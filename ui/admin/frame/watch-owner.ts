import type { OwnerStore } from '@gatehouse/sdk';

/**
 * Calls back when another user, or the same one in another account, takes over, but not when the same user returns
 * after the session expired. Returns a function that stops watching.
 */
export const watchOwner = (owner: Pick<OwnerStore, 'get' | 'subscribe'>, changed: () => void): (() => void) => {
  let current = owner.get();
  return owner.subscribe(() => {
    const next = owner.get();
    if (!next) return;
    const isOther = current && (current.userId !== next.userId || current.tenantId !== next.tenantId);
    current = next;
    if (isOther) changed();
  });
};
