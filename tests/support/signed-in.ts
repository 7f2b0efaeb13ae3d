import type { Identity, SessionUser } from '@gatehouse/sdk';

/** Puts an identity into the signed-in state without a session at a provider. */
export const actSignedIn = ({ session }: Pick<Identity, 'session'>, own: Partial<SessionUser> = {}): void => {
  const user: SessionUser = {
    id: 'user-1',
    email: 'user-1@acme.test',
    name: 'User One',
    tenantId: 'tenant-1',
    tenantIds: ['tenant-1'],
    roles: [],
    permissions: [],
    ...own,
  };
  const claims = { sub: user.id, tenantId: user.tenantId };
  session.store.setState({ status: 'authenticated', degraded: false, user, claims, profile: 'loaded' }, true);
};
