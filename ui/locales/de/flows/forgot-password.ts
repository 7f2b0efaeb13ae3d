import type { ForgotPasswordTexts } from '../../en/flows/forgot-password';

export const texts: ForgotPasswordTexts = {
  title: 'Passwort zurücksetzen',
  text: 'Wir senden Ihnen einen Link, mit dem Sie ein neues wählen.',
  submit: 'Link senden',
  sentTitle: 'Prüfen Sie Ihre E-Mails',
  sentText: (email) => `Wenn ${email} ein Konto hat, ist ein Link unterwegs. Er gilt eine Stunde.`,
};
