import * as tokens from '@gatehouse/sdk/tokens';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { keepPreviousData, QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { StrictMode, useState } from 'react';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../kit/button/button';
import type { StoryNotes } from '../kit/story-notes';
import { useCapability } from './capability';
import { useIdentity, useOwner } from './identity';

const drawn: { tenantId: string | undefined; rows: string[] }[] = [];

function Tokens() {
  const { session } = useIdentity();
  const owner = useOwner();
  const { data = [], isPending } = useQuery(useCapability(tokens).list({ type: 'ClientCredentials' }));
  const rows = data.map(({ description }) => description ?? '');
  drawn.push({ tenantId: owner?.tenantId, rows });
  const switchAccount = () => {
    const state = session.get();
    if (state.status !== 'authenticated') return;
    const other = state.user.tenantIds.find((id) => id !== state.user.tenantId);
    if (other) void session.switchTenant(other);
  };
  return (
    <>
      <Button onClick={switchAccount}>Switch account</Button>
      <Button onClick={() => void session.logout()}>Sign out</Button>
      <p role="status">{isPending ? 'Loading' : 'Loaded'}</p>
      <ul>
        {rows.map((row) => (
          <li key={row}>{row}</li>
        ))}
      </ul>
    </>
  );
}

/** A host with its own query client, in strict mode; the list keeps its rows during a refetch. */
function Host() {
  const [client] = useState(
    () => new QueryClient({ defaultOptions: { queries: { placeholderData: keepPreviousData, retry: false } } }),
  );
  return (
    <StrictMode>
      <QueryClientProvider client={client}>
        <Tokens />
      </QueryClientProvider>
    </StrictMode>
  );
}

const notes = {
  QueryProvider: {
    accessibility: ['Renders no element of its own.'],
    do: [
      "Hand in the host's own client to share its cache: it is bound to the identity, and a sign-out drops the data.",
    ],
    avoid: ['Do not hand in a new client on each render.'],
  },
} satisfies Record<string, StoryNotes>;

const meta = {
  title: 'React/Server state',
  parameters: { docs: { notes } },
  component: Host,
  beforeEach: () => {
    drawn.length = 0;
  },
} satisfies Meta<typeof Host>;

export default meta;
type Story = StoryObj<typeof meta>;

/** No frame renders rows of the previous account. */
export const AnotherAccount: Story = {
  play: async () => {
    await screen.findByText('Nightly export');
    const before = drawn.at(-1)?.tenantId;
    await userEvent.click(screen.getByRole('button', { name: 'Switch account' }));
    await waitFor(() => expect(drawn.at(-1)?.tenantId).not.toBe(before));
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Loaded'));
    const after = drawn.filter(({ tenantId }) => tenantId !== before && tenantId !== undefined);
    await expect(after.flatMap(({ rows }) => rows)).not.toContain('Nightly export');
  },
};

/** No data stays on the page. */
export const LoggedOut: Story = {
  play: async () => {
    await screen.findByText('Nightly export');
    await userEvent.click(screen.getByRole('button', { name: 'Sign out' }));
    await waitFor(() => expect(screen.queryAllByRole('listitem')).toEqual([]));
    await expect(screen.getByRole('status')).toHaveTextContent('Loading');
    const after = drawn.filter(({ tenantId }) => tenantId === undefined);
    await expect(after.flatMap(({ rows }) => rows)).toEqual([]);
  },
};
