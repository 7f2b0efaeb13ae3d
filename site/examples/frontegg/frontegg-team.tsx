import {
  FronteggProvider,
  useAuthState,
  useAuthTeamActions,
  useAuthTeamState,
  useGroupsActions,
  useGroupsState,
  useTeamActions,
  useTeamState,
  useTenantsActions,
} from '@gatehouse/ui/frontegg';
import { useEffect } from 'react';

/** What the actions load is in the state of every component. */
function Team() {
  const { isAuthenticated } = useAuthState();
  const { loadUsers, loadRoles } = useTeamActions();
  const { loadGroups } = useGroupsActions();
  const { loadTenants } = useTenantsActions();
  const { users, totalItems, errors } = useTeamState();
  const { groups } = useGroupsState();
  useEffect(() => {
    if (!isAuthenticated) return;
    void loadUsers({ pageSize: 3 });
    void loadGroups();
    void loadRoles();
  }, [isAuthenticated, loadUsers, loadGroups, loadRoles]);
  if (!isAuthenticated) return <p>You are signed out.</p>;
  return (
    <>
      {errors.USERS && <p role="alert">{errors.USERS}</p>}
      <ul>
        {users.map(({ id, email }) => (
          <li key={id}>{email}</li>
        ))}
      </ul>
      <p>
        {totalItems} users; groups: {groups.map(({ name }) => name).join(', ') || 'none'}
      </p>
      <InvitationLink />
      <button type="button" onClick={() => void loadTenants()}>
        Read the accounts again
      </button>
    </>
  );
}

function InvitationLink() {
  const { createInvitationLink } = useAuthTeamActions();
  const { inviteTokenState, roles } = useAuthTeamState();
  return (
    <>
      <p>Roles: {roles.map(({ name }) => name).join(', ')}</p>
      <button type="button" onClick={() => void createInvitationLink()}>
        Create an invitation link
      </button>
      {inviteTokenState.token && <p>Anybody with this token may join: {inviteTokenState.token}</p>}
    </>
  );
}

export default function App() {
  return (
    <FronteggProvider contextOptions={{ baseUrl: 'http://localhost:4400', clientId: 'portal' }} hostedLoginBox>
      <Team />
    </FronteggProvider>
  );
}
