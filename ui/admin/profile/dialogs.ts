// All dialogs of the page are one download.
export { PhoneDialogs } from './phone-dialogs';
export { PictureDialogs } from './picture-dialogs';
