import { createIdentity } from '@gatehouse/sdk';
import { mountAuthRoutes } from '@gatehouse/ui/embed';
import type { CaptchaProps } from '@gatehouse/ui/login';
import { createElement } from 'react';

declare const PROVIDER: string;

/** A captcha service of the host: a press gives a token that the local provider accepts. */
const Captcha = ({ siteKey, action, onToken }: CaptchaProps) =>
  createElement(
    'button',
    { type: 'button', onClick: () => onToken(`pass-${crypto.randomUUID()}`) },
    `I am human: ${siteKey}, ${action}`,
  );

// An application that signs its users up on a page of its own.
mountAuthRoutes(document.body.appendChild(document.createElement('main')), {
  identity: createIdentity({ baseUrl: PROVIDER, clientId: 'portal', loginMode: 'embedded' }),
  captcha: Captcha,
  fields: {
    jobTitle: { label: 'Job title', required: true, autoComplete: 'organization-title' },
    newsletter: { label: 'Send me news', type: 'checkbox' },
  },
  terms: 'I accept the terms of service',
  phone: 'optional',
});
