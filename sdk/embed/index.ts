export { type HostedPortalOptions, hostedPortalUrl, openHostedPortal } from './hosted-portal';
export { createNativeBridge, type NativeAction, type NativeActions, type NativeBridge } from './native-bridge';
