import type { Widen } from '../../widen';

/** Texts of signing up. */
export const texts = {
  title: 'Create your account',
  titleOf: (account: string) => `Join ${account}`,
  closedTitle: 'You cannot sign up here',
  name: 'Name',
  nameMissing: 'Enter your name.',
  company: 'Company',
  companyMissing: 'Enter the name of your company.',
  password: 'Password',
  termsMissing: 'Accept the terms to continue.',
  submit: 'Create account',
  toLogin: 'Have an account? Sign in',
  sentTitle: 'Check your email',
  sentText: (email: string) => `We emailed ${email} with next steps.`,
  signedIn: 'You are already signed in.',
  continueAs: (name: string) => `Continue as ${name}`,
  useOther: 'Use another account',
  doneTitle: 'Your account is ready',
  doneText: 'Redirecting…',
};

export type SignUpTexts = Widen<typeof texts>;
