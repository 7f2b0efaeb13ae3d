import * as tokens from '@gatehouse/sdk/tokens';
import { Show, useCapability } from '@gatehouse/ui';
import { useQuery } from '@tanstack/react-query';

/** The host's own list, from the host's own query client. */
export function TokenList() {
  const { list } = useCapability(tokens);
  const { data = [], isPending } = useQuery(list({ type: 'ClientCredentials' }));
  return (
    <main className="p-4">
      <Show when={{ permission: 'fe.secure.read.tenantApiTokens' }} fallback={<p>Ask an administrator.</p>}>
        <p>Only administrators see this.</p>
      </Show>
      {isPending ? <p>Loading</p> : <p>{data.length} tokens</p>}
      <ul>
        {data.map(({ clientId, description }) => (
          <li key={clientId}>{description}</li>
        ))}
      </ul>
    </main>
  );
}
