import type { CallbackTexts } from '../../en/flows/callbacks';

export const texts: CallbackTexts = {
  pending: { title: 'Sie werden angemeldet …', text: 'Das dauert einen Moment.' },
  magicLink: {
    title: 'Anmelden',
    titleOf: (application) => `Bei ${application} anmelden`,
    text: 'Sie haben einen Anmeldelink aus Ihrer E-Mail geöffnet.',
    confirm: 'Anmelden',
    failedTitle: 'Dieser Link ist nicht mehr gültig',
    failedText: 'Er gilt nur einmal und nur 10 Minuten. Fordern Sie auf der Anmeldeseite einen neuen an.',
    again: 'Neuen Link senden',
    elsewhereTitle: 'Verwenden Sie den Browser, in dem Sie begonnen haben',
    elsewhereText: 'Öffnen Sie den Link in dem Browser, in dem Sie ihn angefordert haben.',
  },
  saml: {
    title: 'Mit SSO anmelden?',
    titleOf: (application) => `Bei ${application} mit SSO anmelden?`,
    text: 'Der Identitätsanbieter Ihrer Organisation hat Sie hierher weitergeleitet. Fahren Sie nur fort, wenn Sie diese Anmeldung begonnen haben.',
    confirm: 'Weiter',
  },
  social: {
    failedTitle: 'Anmeldung fehlgeschlagen',
    deniedTitle: 'Anmeldung nicht abgeschlossen',
    denied: (service) => `Sie haben die Anmeldung bei ${service} nicht abgeschlossen.`,
  },
  sso: { failedTitle: 'Anmeldung mit SSO fehlgeschlagen' },
  useRecoveryCode: 'Wiederherstellungscode verwenden',
  recovered: {
    title: 'Die Bestätigung in zwei Schritten ist ausgeschaltet',
    text: 'Melden Sie sich erneut an, um fortzufahren.',
    again: 'Erneut anmelden',
  },
  success: { title: 'Sie sind angemeldet', text: 'Sie werden weitergeleitet …' },
  retry: 'Noch einmal versuchen',
  other: 'Andere Methode verwenden',
};
