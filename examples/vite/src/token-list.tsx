import * as tokens from '@gatehouse/sdk/tokens';
import { Show, useCapability } from '@gatehouse/ui';
import { useQuery } from '@tanstack/react-query';

export function TokenList() {
  const { list } = useCapability(tokens);
  const { data = [], isPending, error } = useQuery(list({ type: 'ClientCredentials' }));
  if (isPending) return <p>Loading</p>;
  if (error) return <p role="alert">The tokens could not be loaded.</p>;
  return (
    <main className="p-4">
      <Show when={{ permission: 'fe.secure.read.tenantApiTokens' }} fallback={<p>Ask an administrator.</p>}>
        <p>Only administrators see this.</p>
      </Show>
      <p>{data.length} tokens</p>
      <ul>
        {data.map(({ clientId, description }) => (
          <li key={clientId}>{description}</li>
        ))}
      </ul>
    </main>
  );
}
