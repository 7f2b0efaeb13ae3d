// All dialogs of the page are one download.
export { DomainDialogs } from './domain-dialogs';
export { IpDialogs } from './ip-dialogs';
export { ResetBreachedDialog } from './reset-breached-dialog';
