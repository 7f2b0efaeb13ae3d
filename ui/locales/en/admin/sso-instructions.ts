import type { Widen } from '../../widen';

/** What to do at each identity provider. */
export const texts = {
  instructions: {
    okta: [
      'In the Okta admin console open Applications and create an app integration with SAML 2.0.',
      'Enter the ACS URL as single sign-on URL and the entity ID as audience URI.',
      'Choose EmailAddress as name ID format.',
      'Assign users or groups to the app.',
    ],
    azure: [
      'In Entra ID open Enterprise applications and create an application of your own.',
      'Open Single sign-on and choose SAML.',
      'Enter the entity ID as identifier and the ACS URL as reply URL.',
      'Assign users and groups to the application.',
    ],
    google: [
      'In the Google admin console open Apps, Web and mobile apps, and add a custom SAML app.',
      'Skip the page with Google’s details; you need it in the next step here.',
      'Enter the ACS URL and the entity ID, and choose EMAIL as name ID format.',
      'Turn the app on for your organizational units.',
    ],
    saml: [
      'Create a SAML 2.0 application at your identity provider.',
      'Enter the ACS URL and the entity ID.',
      'Send the email address as name ID.',
      'Assign the users who may sign in.',
    ],
    oidc: [
      'Create a confidential web client at your identity provider.',
      'Enter the redirect URI.',
      'Allow the scopes openid, email and profile.',
      'Assign the users who may sign in.',
    ],
  },
};

export type SsoInstructionsTexts = Widen<typeof texts>;
