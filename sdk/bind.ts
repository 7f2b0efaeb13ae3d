import { bindApi, type Client } from './core/api';
import type { Environment } from './core/environment';
import { type OnIdentityEvent, reported } from './core/identity-events';
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
  report: OnIdentityEvent;
}

/** Creates the function that turns a query or mutation into options for a TanStack Query adapter. */
export const createBinder = ({ client, environment, ownership, report }: BinderDeps) => {
  const { store, name: identity } = ownership;
  const keyOwner = (): KeyOwner => store.get() ?? { identity };
  let unshared = 0;
  /** Results of a token whose owner is unknown have a key that is used once, and are not kept. */
  const notShared = () => {
    unshared += 1;
    return { identity, unshared };
  };
  const contextOf = (signal?: AbortSignal): QueryContext => ({ ...environment, signal });

  const bindMutation = (name: string, { capability, contract, run, invalidates }: Mutation) => {
    return (): BoundMutation<never, unknown> => ({
      mutationKey: ['gatehouse', keyOwner(), capability, name],
      mutationFn: (variables) =>
        reported(report, { capability, name }, () =>
          ownership.change((signal) => run(bindApi(client, contract, { signal }), variables, contextOf(signal))),
        ),
      meta: { invalidates },
    });
  };

  const bindQuery = (name: string, { auth, capability, contract, run }: Query) => {
    return (filter: never): BoundQuery<unknown> => {
      const owner = store.get();
      const isUnknown = owner === undefined && ownership.hostToken !== undefined;
      const read = (signal?: AbortSignal) => run(bindApi(client, contract, { signal }), filter, contextOf(signal));
      return {
        queryKey: [
          'gatehouse',
          owner ?? (isUnknown ? notShared() : { identity }),
          capability,
          name,
          ...(filter === undefined ? [] : [filterKey(filter)]),
        ] as never,
        enabled: auth === 'none' ? owner !== undefined : !!owner,
        ...(isUnknown && { gcTime: 0 }),
        ...(!ownership.isCurrent() && { staleTime: 0 }),
        queryFn: ({ signal }) => ownership.read(owner, read, signal),
      };
    };
  };

  return (name: string, definition: Query | Mutation) =>
    definition.kind === 'mutation' ? bindMutation(name, definition) : bindQuery(name, definition);
};
