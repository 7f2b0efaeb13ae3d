import { openAppFlow } from '@gatehouse/sdk/flows/open-app';
import type { FlowView } from '../frame/flow-box';
import { NotFound } from './not-found';
import { OpenApp } from './open-app';
import { Opening } from './opening';

export const openAppView: FlowView<typeof openAppFlow> = {
  flow: openAppFlow,
  screens: { opening: Opening, ready: OpenApp, failed: NotFound },
};
