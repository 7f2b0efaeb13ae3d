'use client';
import type { Bound } from '@gatehouse/sdk';
import * as sso from '@gatehouse/sdk/sso';
import { createContext, useContext } from 'react';
import { useCapability } from '../../react/capability';

/** Operations that the parts of a connection use. */
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

/** The operations, and the generation of the provider's API. */
export interface SsoCalls extends Calls {
  /** Whether the provider has the first-generation API: one connection with one domain, and no metadata by URL. */
  isFirst: boolean;
}

/** Provides the first-generation operations. */
export const SsoCallsContext = createContext<SsoCalls | undefined>(undefined);

/** Returns the operations of the provider's API generation. */
export const useSsoCalls = (): SsoCalls => {
  const newer = useCapability(sso);
  return useContext(SsoCallsContext) ?? { ...newer, isFirst: false };
};
