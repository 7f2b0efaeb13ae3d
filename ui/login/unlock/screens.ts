import { unlockFlow } from '@gatehouse/sdk/flows/unlock';
import type { FlowView } from '../frame/flow-box';
import { Done } from './done';
import { Failed } from './failed';
import { Pending } from './pending';

export const unlockView: FlowView<typeof unlockFlow> = {
  flow: unlockFlow,
  screens: { pending: Pending, success: Done, failed: Failed },
};
