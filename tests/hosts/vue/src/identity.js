import { createIdentity } from '@gatehouse/sdk';
import { shallowRef } from 'vue';

export const identity = createIdentity({
  baseUrl: import.meta.env.VITE_IDENTITY_URL,
  clientId: 'host',
  loginMode: 'embedded',
});

/** The session as Vue sees it. */
export const session = shallowRef(identity.session.get());
identity.session.subscribe(() => {
  session.value = identity.session.get();
});

/** Whose rows these are: options of a capability are made anew for each owner. */
export const owner = shallowRef(identity.owner.get());
identity.owner.subscribe(() => {
  owner.value = identity.owner.get();
});
