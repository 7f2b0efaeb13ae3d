/** Errors of webhooks with their default English texts. */
export const webhookErrorTexts = {
  'webhook-not-found': 'This webhook no longer exists.',
} as const;
