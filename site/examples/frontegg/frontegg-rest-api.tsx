import { FronteggProvider, useIsAuthenticated } from '@gatehouse/ui/frontegg';
import { ContextHolder, createApiClient, FronteggContext } from '@gatehouse/ui/frontegg/rest-api';
import { useState } from 'react';

const api = createApiClient();

/** Calls, options and user outside of hooks, once `FronteggProvider` has rendered. */
const describe = async () => {
  const { totalItems } = await api.teams.loadStats();
  const { email } = ContextHolder.getUser() ?? {};
  return `${email} is one of ${totalItems} users at ${FronteggContext.getContext().baseUrl}.`;
};

function Application() {
  const isAuthenticated = useIsAuthenticated();
  const [sentence, setSentence] = useState('');
  if (!isAuthenticated) return <p>You are signed out.</p>;
  return (
    <>
      <button type="button" onClick={() => void describe().then(setSentence, ({ message }) => setSentence(message))}>
        Count the users
      </button>
      <p>{sentence}</p>
    </>
  );
}

export default function App() {
  return (
    <FronteggProvider contextOptions={{ baseUrl: 'http://localhost:4400', clientId: 'portal' }} hostedLoginBox>
      <Application />
    </FronteggProvider>
  );
}
