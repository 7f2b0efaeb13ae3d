import type { Widen } from '../../widen';

/** Texts of accepting an invitation. */
export const texts = {
  title: 'Accept your invitation',
  text: 'You join the account that invited you.',
  submit: 'Accept',
  later: 'Not now',
  otherUser: (email: string) =>
    `You are signed in as ${email}, but this invitation is for another user. Accepting it signs you out.`,
  codeTitle: 'Enter your code',
  codeText: 'It is in the email that invited you.',
  failedTitle: "We couldn't verify your invitation",
  failedText: 'Ask the person who invited you for a new one.',
  doneTitle: 'You have joined',
  doneText: 'New here? We emailed you a link to choose a password. If you already have one, sign in.',
  continue: 'Continue',
};

export type AcceptInvitationTexts = Widen<typeof texts>;
