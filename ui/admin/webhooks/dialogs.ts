// All dialogs of the page are one download.
export { SlackDialogs } from './slack-dialogs';
export { WebhookDialogs } from './webhook-dialogs';
