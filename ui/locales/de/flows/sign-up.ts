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
  toLogin: 'Sie haben ein Konto? Anmelden',
  sentTitle: 'Prüfen Sie Ihr Postfach',
  sentText: (email) => `Eine E-Mail an ${email} ist unterwegs. Darin steht, wie es weitergeht.`,
  signedIn: 'Sie sind bereits angemeldet.',
  continueAs: (name) => `Weiter als ${name}`,
  useOther: 'Ein anderes Konto verwenden',
  doneTitle: 'Ihr Konto ist bereit',
  doneText: 'Sie werden weitergeleitet …',
};
