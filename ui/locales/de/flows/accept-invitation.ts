import type { AcceptInvitationTexts } from '../../en/flows/accept-invitation';

export const texts: AcceptInvitationTexts = {
  title: 'Einladung annehmen',
  text: 'Sie treten dem Konto bei, das Sie eingeladen hat.',
  submit: 'Annehmen',
  later: 'Jetzt nicht',
  otherUser: (email) =>
    `Sie sind als ${email} angemeldet, aber diese Einladung gilt einem anderen Benutzer. Wenn Sie sie annehmen, werden Sie abgemeldet.`,
  codeTitle: 'Code eingeben',
  codeText: 'Er steht in der E-Mail mit Ihrer Einladung.',
  failedTitle: 'Wir konnten Ihre Einladung nicht prüfen',
  failedText: 'Bitten Sie die Person, die Sie eingeladen hat, um eine neue.',
  doneTitle: 'Sie sind beigetreten',
  doneText:
    'Neu hier? Wir haben Ihnen per E-Mail einen Link gesendet, um ein Passwort zu wählen. Wenn Sie schon eines haben, melden Sie sich an.',
  continue: 'Weiter',
};
