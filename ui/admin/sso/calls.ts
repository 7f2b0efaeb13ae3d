'use client';
import type { Bound } from '@gatehouse/sdk';
import * as sso from '@gatehouse/sdk/sso';
import { createContext, useContext } from 'react';
import { useCapability } from '../../react/capability';

/** What the parts of a connection read and change. */
type Calls = Pick<
  Bound<typeof sso>,
  | 'save'
  | 'saveMetadata'
  | 'saveMetadataUrl'
  | 'addDomain'
  | 'removeDomain'
  | 'validateDomain'
  | 'defaultRoles'
  | 'setDefaultRoles'
  | 'groups'
  | 'saveGroups'
>;

/** The calls, and which generation of them the provider has. */
export interface SsoCalls extends Calls {
  /** One connection with one domain, and no metadata by address. */
  isFirst: boolean;
}

/** Gives the parts inside the calls of the first generation. */
export const SsoCallsContext = createContext<SsoCalls | undefined>(undefined);

/** Returns the calls of the generation that the provider has. */
export const useSsoCalls = (): SsoCalls => {
  const newer = useCapability(sso);
  return useContext(SsoCallsContext) ?? { ...newer, isFirst: false };
};
