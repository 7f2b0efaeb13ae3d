import type { LoginLaterTexts } from '../../en/flows/login-later';

export const texts: LoginLaterTexts = {
  sso: {
    title: 'Continuer avec le SSO',
    text: 'Votre organisation utilise le SSO. Nous vous y redirigeons.',
    textAt: (host) => `Votre organisation utilise le SSO. Vous vous connecterez sur ${host}.`,
    go: 'Continuer maintenant',
    failedTitle: 'La connexion SSO a échoué',
    failedText: 'Nous vous redirigeons. Si cela se reproduit, contactez votre administrateur.',
    failedAgain: 'Si cela se reproduit, contactez votre administrateur.',
    reference: (id) => `Référence : ${id}`,
    other: 'Utiliser une autre adresse e-mail',
  },
  noPassword: {
    title: 'Connectez-vous autrement',
    text: 'Vous ne pouvez pas vous connecter ici avec un mot de passe. Utilisez la méthode configurée par votre organisation.',
  },
  recovery: {
    title: 'Utilisez votre code de récupération',
    text: 'Vous l’avez reçu en configurant la validation en deux étapes. Il désactive la deuxième étape pour que vous puissiez la configurer à nouveau.',
    label: 'Code de récupération',
    missing: 'Saisissez votre code de récupération.',
    submit: 'Désactiver et se reconnecter',
    cancel: 'Retour au code',
  },
  passkeys: {
    title: 'Connectez-vous plus vite la prochaine fois',
    text: 'Ajoutez une clé d’accès et utilisez votre empreinte, votre visage ou le verrouillage de l’écran au lieu d’un mot de passe.',
    add: 'Ajouter une clé d’accès',
    later: 'Pas maintenant',
    never: 'Ne plus me le proposer',
    exists: 'Cet appareil en a déjà une.',
  },
  breached: {
    title: 'Choisissez un nouveau mot de passe',
    text: 'Votre mot de passe figure dans une fuite de données d’un autre site. Nous vous enverrons un lien pour le changer.',
    submit: 'M’envoyer un lien',
    sentTitle: 'Consultez vos e-mails',
    sentText: (email) =>
      `Un lien est en route vers ${email}. Il est valable une heure. Choisissez-y un nouveau mot de passe, puis connectez-vous avec.`,
  },
};
