import type { LoginTexts } from '../../en/flows/login';

const minutes10 = 'Il est valable 10 minutes.';

export const texts: LoginTexts = {
  preLogin: {
    title: 'Connexion',
    titleOf: (application) => `Connexion à ${application}`,
    text: 'Saisissez votre adresse e-mail pour continuer.',
    recovered: 'La validation en deux étapes est désactivée. Reconnectez-vous pour continuer.',
    signUp: 'Créer un compte',
    unknownAlias: (alias) => `Rien n’est enregistré sous ${alias}. Vérifiez l’adresse ou connectez-vous ici.`,
  },
  social: {
    or: 'ou',
    continueWith: (service) => `Continuer avec ${service}`,
    consent: (service) => `Continuer avec ${service} ?`,
    cancel: 'Annuler',
  },
  password: {
    title: 'Saisissez votre mot de passe',
    forgot: 'Mot de passe oublié ?',
    submit: 'Se connecter',
    unlock: 'Si ce compte existe, nous avons envoyé un lien pour le déverrouiller.',
    wait: (duration) => `Réessayez dans ${duration}.`,
  },
  code: {
    emailTitle: 'Consultez vos e-mails',
    emailText: (email) => `Si un compte existe pour ${email}, un code est en route. ${minutes10}`,
    smsTitle: 'Consultez votre téléphone',
    smsText: (phoneNumber) => `Un code est en route vers le ${phoneNumber}. ${minutes10}`,
    smsTextUnknown: `Si un téléphone est associé à ce compte, un code est en route. ${minutes10}`,
    submit: 'Se connecter',
    quick: 'La prochaine fois, me connecter par SMS sur cet appareil',
    lostPhone: 'Téléphone perdu ?',
    notMe: 'Ce n’est pas votre compte ?',
  },
  quick: 'M’envoyer un code par SMS',
  instead: {
    Code: 'M’envoyer plutôt un code par e-mail',
    MagicLink: 'M’envoyer plutôt un lien par e-mail',
    SmsCode: 'M’envoyer plutôt un code par SMS',
  },
  magicLink: {
    title: 'Consultez vos e-mails',
    text: (email) => `Si un compte existe pour ${email}, un lien de connexion est en route. ${minutes10}`,
  },
  success: { title: 'Vous êtes connecté', text: 'Redirection…' },
  useRecoveryCode: 'Utiliser votre code de récupération',
};
