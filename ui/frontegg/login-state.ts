'use client';
import type { Identity } from '@gatehouse/sdk';
import type { RunningFlow } from '@gatehouse/sdk/flows';
import type { LoginStep, loginFlow } from '@gatehouse/sdk/flows/login';
import { useMemo } from 'react';
import { useStore } from 'zustand';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { useIdentity } from '../react/identity';
import type { Callback } from './callback';

/** The sign-in of an application that renders its own login. */
export interface LoginState {
  step: LoginStep;
  loading: boolean;
  error?: string;
  email: string;
}

interface Login {
  state: StoreApi<LoginState>;
  /** Starts the flow, whose code only such an application downloads. */
  flow(): Promise<RunningFlow<typeof loginFlow>>;
}

const logins = new WeakMap<Identity, Login>();

const loginOf = (identity: Identity): Login => {
  const existing = logins.get(identity);
  if (existing) return existing;
  const state = createStore<LoginState>(() => ({ step: 'preLogin', loading: false, email: '' }));
  const start = async () => {
    const [{ createFlow }, login] = await Promise.all([
      import('@gatehouse/sdk/flows'),
      import('@gatehouse/sdk/flows/login'),
    ]);
    const flow = createFlow(login.loginFlow, login.loginDeps(identity));
    const follow = () => {
      const { step, busy, error, context } = flow.get();
      state.setState({ step, loading: busy !== null, error: error?.message, email: context.email });
    };
    flow.subscribe(follow);
    return flow;
  };
  let running: ReturnType<typeof start> | undefined;
  const login: Login = {
    state,
    flow: () => {
      running ??= start().catch((error: unknown) => {
        running = undefined;
        throw error;
      });
      return running;
    },
  };
  logins.set(identity, login);
  return login;
};

/** Whose sign-in it is. */
export interface PreLoginPayload {
  email: string;
  callback?: Callback<boolean>;
}

/** A sign-in with a password. */
export interface LoginPayload extends PreLoginPayload {
  password: string;
}

/** Returns the step of the sign-in, for an application that renders its own login. */
export const useLoginState = (): LoginState => useStore(loginOf(useIdentity()).state);

/** Returns the actions of the sign-in, for an application that renders its own login. */
export const useLoginActions = () => {
  const identity = useIdentity();
  return useMemo(() => {
    const login = loginOf(identity);
    const end = (callback: Callback<boolean> | undefined) => {
      const { error } = login.state.getState();
      callback?.(error === undefined, error);
    };
    const identify = async (email: string) => {
      const flow = await login.flow();
      const { step, context } = flow.get();
      if (step !== 'preLogin' && context.email !== email) flow.back();
      if (flow.get().step === 'preLogin') await flow.send('submit', { email });
      return flow;
    };
    return {
      /** Finds out how the user signs in: `step` of the state is then that of the password, a code, single sign-on, … */
      preLogin: async ({ email, callback }: PreLoginPayload): Promise<void> => {
        await identify(email);
        end(callback);
      },
      /** Signs in with a password, and opens the page behind the login. */
      login: async ({ email, password, callback }: LoginPayload): Promise<void> => {
        const flow = await identify(email);
        if (flow.get().step === 'loginWithPassword') await flow.send('submit', { password });
        end(callback);
      },
      /** Goes back to the first step. */
      resetLoginState: async (): Promise<void> => (await login.flow()).back(),
    };
  }, [identity]);
};
