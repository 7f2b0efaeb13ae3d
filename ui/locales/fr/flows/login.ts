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
    consent: (service) => `Continuer avec ${service} ?`,
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
    notMe: 'Ce n’est pas vous ?',
  },
  quick: 'M’envoyer un code par SMS',
  magicLink: {
    title: 'Consultez vos e-mails',
    text: (email) => `Si un compte existe pour ${email}, un lien de connexion est en route. ${minutes10}`,
  },
  sso: {
    title: 'Connexion avec votre entreprise',
    text: 'Votre entreprise utilise l’authentification unique. Nous vous y redirigeons.',
    go: 'Continuer maintenant',
    failedTitle: 'La connexion d’entreprise a échoué',
    failedText: 'Nous vous redirigeons. Si cela se reproduit, contactez votre administrateur.',
  },
  success: { title: 'Vous êtes connecté', text: 'Redirection…' },
  recovery: {
    title: 'Utilisez votre code de récupération',
    text: 'Vous l’avez reçu en configurant la validation en deux étapes. Il désactive la deuxième étape pour que vous puissiez la configurer à nouveau.',
    label: 'Code de récupération',
    missing: 'Saisissez votre code de récupération.',
    submit: 'Désactiver et se reconnecter',
    cancel: 'Retour au code',
  },
  passkeys: {
    title: 'Connectez-vous plus vite',
    text: 'Ajoutez une clé d’accès et utilisez votre empreinte, votre visage ou le verrouillage de l’écran au lieu d’un mot de passe.',
    add: 'Ajouter une clé d’accès',
    later: 'Pas maintenant',
    never: 'Ne plus me le proposer',
  },
  breached: {
    title: 'Choisissez un nouveau mot de passe',
    text: 'Votre mot de passe figure dans une fuite de données d’un autre site. Nous vous enverrons un lien pour le changer.',
    submit: 'M’envoyer un lien',
    sentTitle: 'Consultez vos e-mails',
    sentText: (email) =>
      `Un lien est en route vers ${email}. Il est valable une heure. Choisissez-y un nouveau mot de passe, puis connectez-vous avec.`,
  },
  useRecoveryCode: 'Utiliser votre code de récupération',
};
