import { bindApi, type Client } from './core/api';
import type { Environment } from './core/environment';
import {
  type BoundMutation,
  type BoundQuery,
  filterKey,
  type KeyOwner,
  type Mutation,
  type Query,
  type QueryContext,
} from './core/queries';
import type { Ownership } from './ownership';

interface BinderDeps {
  client: Client;
  environment: Environment;
  ownership: Ownership;
  /** The host sends its own bearer token, which needs no session. */
  isHostToken: boolean;
}

/** Creates the function that turns a query or mutation into options for a TanStack Query adapter. */
export const createBinder = ({ client, environment, ownership, isHostToken }: BinderDeps) => {
  const { store, name: identity } = ownership;
  const keyOwner = (): KeyOwner => store.get() ?? { identity };
  const contextOf = (signal?: AbortSignal): QueryContext => ({ ...environment, signal });

  const bindMutation = (name: string, { capability, contract, run, invalidates }: Mutation) => {
    return (): BoundMutation<never, unknown> => ({
      mutationKey: ['gatehouse', keyOwner(), capability, name],
      mutationFn: (variables) =>
        ownership.change((signal) => run(bindApi(client, contract, { signal }), variables, contextOf(signal))),
      meta: { invalidates },
    });
  };

  const bindQuery = (name: string, { auth, capability, contract, run }: Query) => {
    return (filter: never): BoundQuery<unknown> => {
      const owner = store.get();
      const read = (signal?: AbortSignal) => run(bindApi(client, contract, { signal }), filter, contextOf(signal));
      return {
        queryKey: [
          'gatehouse',
          owner ?? { identity },
          capability,
          name,
          ...(filter === undefined ? [] : [filterKey(filter)]),
        ] as never,
        enabled: isHostToken || (auth === 'none' ? owner !== undefined : !!owner),
        queryFn: ({ signal }) => ownership.read(owner, read, signal),
      };
    };
  };

  return (name: string, definition: Query | Mutation) =>
    definition.kind === 'mutation' ? bindMutation(name, definition) : bindQuery(name, definition);
};
