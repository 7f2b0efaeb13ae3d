import type { BoxTexts } from '../../en/flows/box';

export const texts: BoxTexts = {
  email: { label: 'Adresse e-mail', invalid: 'Saisissez une adresse e-mail, comme nom@example.com.' },
  password: {
    label: 'Mot de passe',
    missing: 'Saisissez votre mot de passe.',
    capsLock: 'Verr. Maj est activé.',
  },
  code: {
    label: 'Code',
    incomplete: 'Saisissez les six chiffres.',
    resend: 'Envoyer un nouveau code',
    resent: 'Un nouveau code est en route.',
  },
  resendIn: (duration) => `Renvoyer dans ${duration}`,
  link: {
    hint: 'Vous n’avez rien reçu ? Regardez dans vos courriers indésirables ou renvoyez l’e-mail.',
    resend: 'Renvoyer',
    resent: 'Un nouveau lien est en route.',
  },
  account: { signingIn: 'Connexion en tant que', change: 'Modifier l’adresse', startOver: 'Recommencer' },
  captcha: 'Terminez la vérification pour continuer.',
  passkey: 'Se connecter avec une clé d’accès',
  lastUsed: 'Dernière utilisation',
  toLogin: 'Retour à la connexion',
  openMail: 'Ouvrir la messagerie',
  slow: 'Cela prend plus de temps que d’habitude.',
  reference: 'Référence',
  fillIn: 'Remplissez ce champ.',
  legal: { terms: 'Conditions d’utilisation', privacy: 'Confidentialité' },
  unknownPage: {
    title: 'Cette page n’existe pas',
    text: 'L’adresse est peut-être incomplète. Ouvrez le lien une nouvelle fois ou connectez-vous.',
  },
  unreachable: (provider, origin) =>
    `Le fournisseur d’identité ${provider} est injoignable. Vérifiez votre connexion. Si vous avez configuré cette page, vérifiez que son adresse, ${origin}, y est enregistrée.`,
};
