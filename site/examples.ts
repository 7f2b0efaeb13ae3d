/** What an example needs besides its component. */
interface ExampleSettings {
  title: string;
  /** Who is signed in, by what stands before the @; null for nobody. Default: `admin`. */
  signedInAs?: string | null;
  /** Least height of its frame, in pixels: what opens over the page needs a place. Default: that of its content. */
  height?: number;
  /** Components that it renders without importing them. */
  renders?: readonly string[];
  /** Creates its identity by itself: all calls of its page reach the provider in it. */
  hasOwnIdentity?: true;
}

/**
 * The examples that run in the pages: each is the component of the file at {@link pathOf}. Those of pages without
 * React, `mount-<name>`, are functions of an element and an identity.
 */
export const examples = {
  'login-box': { title: 'Sign-in on your own page', signedInAs: null, height: 420 },
  'account-pages': {
    title: 'All account pages',
    signedInAs: null,
    height: 640,
    renders: [
      'AcceptInvitationBox',
      'ChooseAccountBox',
      'MfaBox',
      'StepUpBox',
      'ActivateBox',
      'ImpersonateBox',
      'LogoutBox',
      'MagicLinkCallbackBox',
      'OidcCallbackBox',
      'OpenAppBox',
      'RegisterQuickLoginBox',
      'ResetPasswordBox',
      'ResetPhoneNumberBox',
      'SamlCallbackBox',
      'SocialCallbackBox',
      'UnlockBox',
    ],
  },
  'account-boxes': { title: 'Single boxes', signedInAs: null, height: 520 },
  'own-screen': { title: 'A screen of your own', signedInAs: null, height: 360 },
  slots: { title: 'A notice around the form', signedInAs: null, height: 420 },
  'sign-up-fields': { title: 'Sign-up with fields and terms of your own', signedInAs: null, height: 680 },
  'flow-box': { title: 'A flow with its screens', signedInAs: null, height: 420 },
  providers: { title: 'The providers' },
  gates: { title: 'Gates' },
  'account-menu': { title: 'User, session and account', height: 360 },
  'permission-check': { title: 'Permissions in code' },
  entitlements: { title: 'Features and plans' },
  'invite-member': { title: 'Invite a member', height: 420 },
  'step-up': { title: 'Confirm before a sensitive action', signedInAs: 'mfa', height: 480 },
  'error-texts': { title: 'Errors, in words' },
  theme: { title: 'Theme', height: 300 },
  'own-components': { title: 'Components of your own', signedInAs: null, height: 400 },
  texts: { title: 'Texts and languages', signedInAs: null, height: 420 },
  'admin-portal': { title: 'The administration', height: 720 },
  'custom-page': { title: 'A page of your own in the administration', height: 560 },
  layout: { title: 'Around your pages' },
  checkout: { title: 'Checkout', height: 640 },
  'kit-controls': { title: 'Controls outside of a form' },
  'kit-form': { title: 'Form and fields' },
  'kit-dialogs': { title: 'Dialogs and drawers', height: 480 },
  'kit-menu': { title: 'Menu', height: 320 },
  'kit-table': { title: 'Table', height: 480 },
  'kit-display': { title: 'Display, feedback and layout' },
  'kit-charts': { title: 'Charts' },
  'mount-login': { title: 'Sign-in without React', signedInAs: null, height: 420 },
  'mount-auth-routes': { title: 'Account pages without React', signedInAs: null, height: 640 },
  'mount-admin': { title: 'The administration without React', height: 720 },
  'mount-checkout': { title: 'Checkout without React', height: 640 },
  'frontegg-application': { title: 'An application written for @frontegg/react', height: 640, hasOwnIdentity: true },
  'frontegg-gates': { title: 'Its gates', hasOwnIdentity: true },
  'frontegg-screens': { title: 'Its screens', height: 560, hasOwnIdentity: true },
  'frontegg-team': { title: 'Its lists', hasOwnIdentity: true },
  'frontegg-rest-api': { title: 'Its calls', hasOwnIdentity: true },
  'frontegg-login': { title: 'Its login, with a form of your own', signedInAs: null, hasOwnIdentity: true },
  'kit-root': { title: 'Root and texts' },
} satisfies Readonly<Record<string, ExampleSettings>>;

export type ExampleName = keyof typeof examples;

/** Returns the path of an example. Those of the kit, of pages without React and of the vendor's names have a folder each. */
export const pathOf = (name: ExampleName): string => {
  const [, folder] = /^(kit|mount|frontegg)-/.exec(name) ?? [];
  return `examples/${folder === undefined ? '' : `${folder}/`}${name}.tsx`;
};

export const isExample = (name: string): name is ExampleName => Object.hasOwn(examples, name);

export const settings = (name: ExampleName): ExampleSettings => examples[name];
