import type { Widen } from '../../widen';

/** Texts of the list of SSO connections; those of the setup are in `sso-setup`. */
export const texts = {
  text: 'Let users sign in with your company’s identity provider.',
  add: 'Set up SSO',
  all: 'All connections',
  only: 'Connection',
  emptyTitle: 'Users sign in with a password',
  empty: 'Connect your company’s identity provider; it takes about ten minutes.',
  emptyReadOnly: 'Connections that an administrator sets up appear here.',
  gone: 'This connection is no longer here.',
  types: {
    saml: 'Other SAML provider',
    okta: 'Okta',
    azure: 'Microsoft Entra ID',
    google: 'Google Workspace',
    oidc: 'OpenID Connect',
  },
  states: { on: 'On', off: 'Off', unfinished: 'Not finished' },
  domains: 'Domains',
  noDomains: 'None yet',
  defaultRoles: 'Default roles',
  noRoles: 'None',
  roleCount: (count: number) => (count === 1 ? '1 role' : `${count} roles`),
  open: 'View',
  manage: 'Manage',
  resume: 'Continue setup',
  remove: 'Delete',
  certificate: {
    subject: (name: string) => `Issued to ${name}.`,
    valid: (date: string) => `Certificate valid until ${date}.`,
    'ends-soon': (date: string) => `The certificate expires on ${date}`,
    ended: (date: string) => `The certificate expired on ${date}`,
    renew: 'Add the new certificate from your identity provider, or sign-in will fail.',
    renewOff: 'Add the new certificate from your identity provider before you turn on SSO.',
  },
  removeTitle: (name: string) => `Delete the connection to ${name}?`,
  removeText: (domains: readonly string[]) =>
    domains.length > 0
      ? `Users with an address at ${domains.join(', ')} will sign in with a password, or another method this account allows. Domains and mappings are deleted too.`
      : 'Domains and mappings are deleted too.',
  removeConfirm: 'Delete connection',
  removedToast: (name: string) => `Connection to ${name} deleted`,
  /** Texts of the setup of an SSO connection and of its tabs. */
  setup: {
    title: 'Set up SSO',
    text: 'Every step is saved. You can leave and come back.',
    steps: {
      provider: 'Provider',
      values: 'For your provider',
      idp: 'From your provider',
      domains: 'Domains',
      roles: 'Roles',
      test: 'Test',
    },
    tabs: { status: 'Status', connection: 'Connection', domains: 'Domains', roles: 'Roles' },
    goOn: 'Continue',
    finish: 'Finish',
    leaveOff: 'Turn on later',
    save: 'Save changes',
    saveAndGoOn: 'Save and continue',
    entered: 'I have entered them',
    yes: 'Yes',
    no: 'No',
    tooLong: (max: number) => `Use at most ${max} characters.`,

    whichProvider: 'Which identity provider do you use?',
    typeHints: {
      saml: 'Any provider that supports SAML 2.0: AD FS, Ping, OneLogin, JumpCloud.',
      okta: 'SAML app in Okta.',
      azure: 'Enterprise application in Entra ID, formerly Azure AD.',
      google: 'Custom SAML app in the Google admin console.',
      oidc: 'Any provider that supports OpenID Connect.',
    },

    enterThese: (count: number) => `Enter ${count === 1 ? 'this value' : 'these values'} at your identity provider.`,
    acsUrl: 'ACS URL (reply URL)',
    entityId: 'Entity ID (audience)',
    redirectUri: 'Redirect URI',
    sheet: 'Download for IT',
    sheetName: 'single-sign-on.txt',
    sheetTitle: 'SSO: values for your provider',

    howToEnter: 'How do you want to enter your provider’s values?',
    valueSources: {
      url: { label: 'Metadata address', description: 'The quickest way: we fetch everything.' },
      file: { label: 'Metadata file', description: 'The XML file of your provider.' },
      manual: { label: 'By hand', description: 'Sign-in address and certificate.' },
    },
    metadataUrl: 'Metadata address',
    metadataUrlHint: 'Must be reachable from the internet.',
    file: 'XML file',
    metadata: 'Metadata',
    metadataHint: 'Choose a file, or paste its text.',
    metadataMissing: 'Choose a file or paste its text.',
    fileTooLarge: 'This file is too large. Choose the metadata of one provider.',
    fileUnreadable: 'This file could not be read. Paste its text instead.',
    ssoEndpoint: 'Sign-in address',
    addressWrong: 'Enter a full address, like https://idp.example.com.',
    certificate: 'Signing certificate',
    certificateHint:
      'X.509, the whole text, from BEGIN to END. If your provider has several, paste them one after another.',
    certificateWrong: 'This is not an X.509 certificate. Paste the whole text, from BEGIN to END.',
    privateKey: 'This contains a private key, so it was not sent. Paste only the certificate.',
    signRequest: 'Sign requests',
    signRequestHint: 'Only if your provider requires it.',
    issuer: 'Issuer',
    issuerHint: 'The address before /.well-known/openid-configuration.',
    clientId: 'Client ID',
    clientIdMissing: 'Enter the client ID.',
    clientSecret: 'Client secret',
    secretKept: 'A secret is saved. Leave this empty to keep it.',
    secretMissing: 'Enter the client secret.',
    valuesSaved: 'Values saved',

    domainText: 'Users with an address at this domain sign in through this connection once it is verified.',
    changeDomain: 'Change domain',
    replaceTitle: (domain: string) => `Replace ${domain}?`,
    replaceText:
      'Its sign-in address, certificate and signing are cleared. Its users sign in another way until the new domain is set up.',
    replace: 'Replace domain',
    domainsText: 'Users with an address at these domains sign in through this connection.',
    noDomains: 'No domains yet.',
    domain: 'Domain',
    domainWrong: 'Enter a domain, like example.com.',
    addDomain: 'Add domain',
    domainAdded: (domain: string) => `${domain} added`,
    removeDomain: 'Remove',
    removeDomainOf: (domain: string) => `Remove ${domain}`,
    removeDomainTitle: (domain: string) => `Remove ${domain}?`,
    removeDomainText: (domain: string) =>
      `Users with an address at ${domain} will sign in with a password, or another method this account allows.`,
    domainRemoved: (domain: string) => `${domain} removed`,
    pending: 'Not verified',
    proven: 'Verified',
    recordText: 'Add this TXT record to the DNS of the domain to prove that it is yours.',
    recordName: 'Name',
    recordValue: 'Value',
    checkNow: 'Check now',
    checksItself: 'We also check every 30 seconds while this is open.',

    roles: 'Roles',
    defaultRoles: 'Default roles',
    defaultRolesText:
      'Everyone who signs in through this connection gets these roles. Without any, new users get the account’s default roles.',
    adminTitle: 'Make everyone an administrator?',
    adminText: (roles: readonly string[]) =>
      `Everyone who signs in through this connection gets ${roles.join(', ')}, and with it the right to change roles or users of this account. To limit this to some, map a group instead.`,
    adminConfirm: 'Give to everyone',
    rolesTitle: 'Give these roles to everyone?',
    rolesText: (roles: readonly string[]) =>
      `Everyone who signs in through this connection gets ${roles.join(', ')}. First check whether they may change roles or users of this account.`,
    mappings: 'Groups and roles',
    mappingsText: 'Members of a directory group get these roles as well.',
    noMappings: 'No group has roles of its own.',
    mapping: (place: number) => `Mapping ${place}`,
    group: 'Group',
    groupMissing: 'Enter the group as in your directory.',
    groupTwice: 'This group already has a mapping.',
    addMapping: 'Add mapping',
    removeMapping: (place: number) => `Remove mapping ${place}`,

    isOn: 'SSO is on',
    onText: (domains: readonly string[]) =>
      `Users with an address at ${domains.join(', ')} sign in with your identity provider.`,
    isOff: 'SSO is off',
    readyText: 'Setup is complete. Turn it on to test it. You can turn it off at any time.',
    missing: {
      values: 'The values from your provider are missing',
      domain: 'No domain yet: it decides who signs in',
      proof: (domains: readonly string[]) =>
        domains.length === 1
          ? `${domains[0]} is not verified yet`
          : `None of these domains is verified yet: ${domains.join(', ')}`,
    },
    goTo: (part: string) => `Go to ${part}`,
    switchOn: 'Turn on',
    switchOff: 'Turn off',
    switchedOn: 'SSO is on',
    switchedOff: 'SSO is off',
    turnOnTitle: 'Turn SSO on?',
    turnOnText: (count: number | undefined, domains: readonly string[]) => {
      const names = domains.join(', ');
      const test = 'Stay signed in here and test it at once: if the test fails, turn it off again.';
      if (count === 0)
        return `No user has an address at ${names} yet. New ones sign in with your identity provider. ${test}`;
      const who =
        count === undefined
          ? `All users with an address at ${names} sign`
          : count === 1
            ? `1 user with an address at ${names} signs`
            : `${count} users with an address at ${names} sign`;
      return `${who} in with your identity provider from now on. ${test}`;
    },
    offTitle: 'Turn SSO off?',
    offText:
      'Users with an address at its domains will sign in with a password, or another method this account allows.',
    test: 'Test in a new window',
    noAddress: 'This domain has no sign-in address. Check the domains.',
    windowBlocked: 'Your browser blocked the new window. Allow it and try again.',
  },
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

export type SsoTexts = Widen<typeof texts>;
