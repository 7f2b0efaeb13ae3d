export { type HostedPortalOptions, type HostedPortalPlace, hostedPortalUrl, openHostedPortal } from './hosted-portal';
export {
  createNativeBridge,
  type NativeAction,
  type NativeActions,
  type NativeBridge,
  promptsSocialConsent,
} from './native-bridge';
