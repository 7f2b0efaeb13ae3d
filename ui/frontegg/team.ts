'use client';
import type { Identity } from '@gatehouse/sdk';
import * as groups from '@gatehouse/sdk/groups';
import * as inviteLinks from '@gatehouse/sdk/invite-links';
import * as roles from '@gatehouse/sdk/roles';
import * as users from '@gatehouse/sdk/users';
import { MutationObserver } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useStore } from 'zustand';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { useIdentity } from '../react/identity';
import { queryClientOf } from '../react/query-client';
import { type Callback, report } from './callback';

/** What the actions of {@link useTeamActions} have loaded of the account. */
export interface TeamState {
  users: users.ListedUser[];
  totalItems: number;
  roles: roles.Role[];
  /** The link that invites to the account, if there is one. */
  inviteTokenState: Partial<inviteLinks.InviteLink>;
  /** Which of them are loading. */
  loaders: Readonly<Partial<Record<TeamPart, boolean>>>;
  /** Why the last one failed. */
  errors: Readonly<Partial<Record<TeamPart, string>>>;
}

/** Names of {@link TeamState.loaders}. */
export type TeamPart = 'USERS' | 'ROLES_AND_PERMISSIONS' | 'GET_TOKEN_LINK' | 'CREATE_TOKEN_LINK' | 'GET_GROUPS';

/** What {@link useGroupsActions} has loaded. */
export interface GroupsState extends Pick<TeamState, 'loaders' | 'errors'> {
  groups: groups.Group[];
}

type Loaded = TeamState & Pick<GroupsState, 'groups'>;

const empty: Loaded = {
  users: [],
  totalItems: 0,
  roles: [],
  inviteTokenState: {},
  groups: [],
  loaders: {},
  errors: {},
};

const stores = new WeakMap<Identity, StoreApi<Loaded>>();

/** Returns what was loaded of the current account: nothing remains of the one before. */
const storeOf = (identity: Identity): StoreApi<Loaded> => {
  const existing = stores.get(identity);
  if (existing) return existing;
  const store = createStore<Loaded>(() => empty);
  identity.owner.subscribe(() => store.setState(empty));
  stores.set(identity, store);
  return store;
};

/** Loads a part of the state; a result that arrives for another account is dropped. */
const loaderOf = (identity: Identity) => {
  const { setState, getState } = storeOf(identity);
  return async <Result>(
    name: TeamPart,
    read: () => Promise<Result>,
    toState: (result: Result) => Partial<Loaded>,
    callback?: Callback<Result>,
  ): Promise<void> => {
    const owner = identity.owner.get();
    const mark = (loading: boolean, error?: string) => ({
      loaders: { ...getState().loaders, [name]: loading },
      errors: { ...getState().errors, [name]: error },
    });
    setState(mark(true));
    await report(
      read(),
      (result, error) => {
        if (identity.owner.get() !== owner) return;
        setState({ ...mark(false, error), ...(result !== null && toState(result)) });
      },
      callback,
    );
  };
};

/** A page of the users. */
export interface LoadUsersPayload {
  /** Number of the page. Default: 0. */
  pageOffset?: number;
  pageSize?: number;
  callback?: Callback<users.ListedUser[]>;
}

/** A user to add. */
export interface AddUserPayload extends users.AddedUser {
  callback?: Callback<users.TeamMember>;
}

type WithCallback<Result> = { callback?: Callback<Result> } | undefined;

const actionsOf = (identity: Identity) => {
  const load = loaderOf(identity);
  const client = queryClientOf(identity);
  const fresh = { staleTime: 0 };
  return {
    /** Loads a page of the users into the state. */
    loadUsers: ({ pageOffset = 0, pageSize, callback }: LoadUsersPayload = {}): Promise<void> => {
      const query = { ...identity.of(users).list({ page: pageOffset, pageSize }), ...fresh };
      return load(
        'USERS',
        () => client.fetchQuery(query),
        ({ items, totalItems }) => ({ users: items, totalItems }),
        (page, error) => callback?.(page?.items ?? null, error),
      );
    },
    /** Adds a user, who gets an invitation. */
    addUser: async ({ callback, ...user }: AddUserPayload): Promise<void> => {
      await report(new MutationObserver(client, identity.of(users).add()).mutate(user), callback);
    },
    /** Loads the roles that users can have. */
    loadRoles: ({ callback }: WithCallback<roles.Role[]> = {}): Promise<void> => {
      const query = { ...identity.of(roles).list(undefined), ...fresh };
      return load(
        'ROLES_AND_PERMISSIONS',
        () => client.fetchQuery(query),
        (loaded) => ({ roles: loaded }),
        callback,
      );
    },
    /** Loads the link that invites to the account. */
    getInvitationLink: (): Promise<void> => {
      const query = { ...identity.of(inviteLinks).get(undefined), ...fresh };
      return load(
        'GET_TOKEN_LINK',
        () => client.fetchQuery(query),
        (link) => ({ inviteTokenState: link ?? {} }),
      );
    },
    /** Creates that link; the callback gets its token. */
    createInvitationLink: ({ callback }: WithCallback<string> = {}): Promise<void> => {
      const create = new MutationObserver(client, identity.of(inviteLinks).create());
      return load(
        'CREATE_TOKEN_LINK',
        () => create.mutate({}),
        (link) => ({ inviteTokenState: link }),
        (link, error) => callback?.(link?.token ?? null, error),
      );
    },
    /** Loads the groups with their roles and users. */
    loadGroups: ({ callback }: WithCallback<groups.Group[]> = {}): Promise<void> => {
      const query = { ...identity.of(groups).list({}), ...fresh };
      return load(
        'GET_GROUPS',
        () => client.fetchQuery(query),
        (loaded) => ({ groups: loaded }),
        callback,
      );
    },
  };
};

/** Returns the actions of the users, roles, groups and of the invitation link. */
export const useTeamActions = () => {
  const identity = useIdentity();
  return useMemo(() => actionsOf(identity), [identity]);
};

/** Returns the users, roles and invitation link that were loaded. */
export const useTeamState = (): TeamState => useStore(storeOf(useIdentity()));

/** As {@link useTeamState}. */
export const useAuthTeamState = (): TeamState => useTeamState();

/** As {@link useTeamActions}. */
export const useAuthTeamActions = () => useTeamActions();

/** Returns the groups that were loaded. */
export const useGroupsState = (): GroupsState => useStore(storeOf(useIdentity()));

/** Returns the actions of the groups. */
export const useGroupsActions = () => {
  const { loadGroups } = useTeamActions();
  return useMemo(() => ({ loadGroups }), [loadGroups]);
};
