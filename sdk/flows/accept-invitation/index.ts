export {
  type AcceptInvitationContext,
  type AcceptInvitationDeps,
  type AcceptInvitationStep,
  acceptInvitationDeps,
  acceptInvitationFlow,
} from './flow';
