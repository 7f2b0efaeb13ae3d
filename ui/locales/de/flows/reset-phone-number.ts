import type { ResetPhoneNumberTexts } from '../../en/flows/reset-phone-number';

export const texts: ResetPhoneNumberTexts = {
  title: 'Telefonnummer ersetzen',
  text: 'Zuerst senden wir Ihnen einen Code per E-Mail.',
  submit: 'Code per E-Mail senden',
  codeTitle: 'Prüfen Sie Ihre E-Mails',
  codeText: (email) => `Wenn es zu ${email} ein Konto gibt, ist ein Code unterwegs. Er gilt 5 Minuten.`,
  verify: 'Weiter',
  numberTitle: 'Neue Nummer eingeben',
  numberText: 'Wir senden Ihnen einen Code zum Anmelden. Ihre bisherige Nummer benachrichtigen wir.',
  save: 'Nummer speichern',
  smsTitle: 'Prüfen Sie Ihre SMS',
  smsText: (phoneNumber) =>
    `Ihre Nummer ist geändert. Geben Sie den Code ein, den wir an ${phoneNumber} gesendet haben.`,
  signIn: 'Anmelden',
  doneTitle: 'Ihre Telefonnummer ist geändert',
  doneText: 'Sie werden weitergeleitet …',
};
