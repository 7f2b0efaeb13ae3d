import { createIdentity } from '@gatehouse/sdk';
import { onScopeDispose, shallowRef } from 'vue';

export const identity = createIdentity({
  baseUrl: import.meta.env.VITE_IDENTITY_URL ?? 'http://localhost:4400',
  clientId: 'local',
  loginMode: 'embedded',
});

/** The session as Vue sees it. */
export const session = shallowRef(identity.session.get());
identity.session.subscribe(() => {
  session.value = identity.session.get();
});

/** Options made by a function, and made again for the next user and account. */
export const ofOwner = (make) => {
  const made = shallowRef(make());
  onScopeDispose(
    identity.owner.subscribe(() => {
      made.value = make();
    }),
  );
  return made;
};
