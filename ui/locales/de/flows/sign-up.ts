import type { SignUpTexts } from '../../en/flows/sign-up';

export const texts: SignUpTexts = {
  title: 'Konto erstellen',
  titleOf: (account) => `${account} beitreten`,
  closedTitle: 'Registrierung nicht möglich',
  name: 'Name',
  nameMissing: 'Geben Sie Ihren Namen ein.',
  company: 'Unternehmen',
  companyMissing: 'Geben Sie den Namen Ihres Unternehmens ein.',
  password: 'Passwort',
  termsMissing: 'Stimmen Sie den Bedingungen zu, um fortzufahren.',
  submit: 'Konto erstellen',
  toLogin: 'Schon ein Konto? Anmelden',
  sentTitle: 'Prüfen Sie Ihre E-Mails',
  sentText: (email) => `Wir haben die nächsten Schritte an ${email} gesendet.`,
  signedIn: 'Sie sind bereits angemeldet.',
  continueAs: (name) => `Weiter als ${name}`,
  useOther: 'Ein anderes Konto verwenden',
  doneTitle: 'Ihr Konto ist bereit',
  doneText: 'Sie werden weitergeleitet …',
};
