import { chooseAccountFlow } from '@gatehouse/sdk/flows/choose-account';
import type { FlowView } from '../frame/flow-box';
import { ScreenOutline } from '../frame/screen-outline';
import { Choosing } from './choosing';

export const chooseAccountView: FlowView<typeof chooseAccountFlow> = {
  flow: chooseAccountFlow,
  screens: { choosing: Choosing, success: ScreenOutline },
};
