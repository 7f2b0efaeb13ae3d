import { logOutFlow } from '@gatehouse/sdk/flows/log-out';
import type { FlowView } from '../frame/flow-box';
import { LoggedOut } from './logged-out';
import { LoggingOut } from './logging-out';

export const logOutView: FlowView<typeof logOutFlow> = {
  flow: logOutFlow,
  screens: { loggingOut: LoggingOut, success: LoggedOut },
};
