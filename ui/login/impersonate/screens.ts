import { impersonateFlow } from '@gatehouse/sdk/flows/impersonate';
import type { FlowView } from '../frame/flow-box';
import { Impersonating } from './impersonating';
import { NowActing } from './now-acting';

export const impersonateView: FlowView<typeof impersonateFlow> = {
  flow: impersonateFlow,
  screens: { impersonating: Impersonating, success: NowActing },
};
