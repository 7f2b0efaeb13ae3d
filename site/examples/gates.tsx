import { RequireSession, Show, SignedIn, SignedOut, useGate } from '@gatehouse/ui';
import { Button } from '@gatehouse/ui/kit';

const inviteMembers = { permission: 'fe.secure.write.users' };

function InviteButton() {
  const gate = useGate(inviteMembers);
  const label = gate.allowed ? 'Invite a member' : `Invite a member (${gate.justification})`;
  return <Button disabled={!gate.allowed}>{label}</Button>;
}

/** Gates hide; the server has to authorize each call. */
export default function Gates() {
  return (
    <>
      <SignedIn>
        <p>You are signed in.</p>
      </SignedIn>
      <SignedOut>
        <p>You are signed out.</p>
      </SignedOut>
      <Show when={inviteMembers} fallback={<p>Ask an administrator to invite members.</p>}>
        <p>You may invite members.</p>
      </Show>
      <SignedIn loading={null}>
        <RequireSession>
          <InviteButton />
        </RequireSession>
      </SignedIn>
    </>
  );
}
