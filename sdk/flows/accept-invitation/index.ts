export {
  type AcceptInvitationDeps,
  type AcceptInvitationStep,
  acceptInvitationDeps,
  acceptInvitationFlow,
} from './flow';
