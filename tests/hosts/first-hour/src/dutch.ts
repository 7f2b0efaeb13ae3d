import { en } from '@gatehouse/ui/locales/en';
import { extendTexts } from '@gatehouse/ui/locales/extend';

export const dutch = extendTexts(en, {
  language: 'nl',
  common: { tryAgain: 'Opnieuw proberen' },
  providerErrors: { 'invalid-credentials': 'E-mailadres of wachtwoord is onjuist.' },
  flows: {
    box: {
      email: { label: 'E-mailadres', invalid: 'Vul een e-mailadres in, zoals naam@voorbeeld.nl.' },
      password: { label: 'Wachtwoord', missing: 'Vul je wachtwoord in.' },
    },
    login: {
      preLogin: { title: 'Inloggen', text: 'Vul je e-mailadres in om verder te gaan.' },
      password: { title: 'Vul je wachtwoord in', forgot: 'Wachtwoord vergeten?', submit: 'Inloggen' },
    },
  },
});
