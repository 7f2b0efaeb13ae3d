import { acceptInvitationFlow } from '@gatehouse/sdk/flows/accept-invitation';
import type { FlowView } from '../frame/flow-box';
import { Accepted } from './accepted';
import { Failed, Invalid } from './not-accepted';
import { Pending } from './pending';
import { Validate } from './validate';

export const acceptInvitationView: FlowView<typeof acceptInvitationFlow> = {
  flow: acceptInvitationFlow,
  screens: { pending: Pending, validate: Validate, invalid: Invalid, failed: Failed, success: Accepted },
};
