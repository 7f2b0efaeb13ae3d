export { afterAuthTarget, storeTarget } from './after-auth';
export { type CustomLogin, findCustomLogin } from './custom-login';
export { takeDirectAction } from './direct-action';
export { allowLogout } from './logout-mark';
export { onLinkUsed, type RequestedLink } from './requested-links';
export { silentLogout } from './silent-logout';
export { type SocialLoginOptions, startSocialLogin } from './social-login';
export { confirmIdentity, type StepUpRequest, withStepUp } from './with-step-up';
