import type { CallbackTexts } from '../../en/flows/callbacks';

export const texts: CallbackTexts = {
  pending: { title: 'Connexion en cours…', text: 'Cela prend un instant.' },
  magicLink: {
    title: 'Connexion',
    titleOf: (application) => `Connexion à ${application}`,
    text: 'Vous avez ouvert un lien de connexion reçu par e-mail.',
    confirm: 'Se connecter',
    failedTitle: 'Ce lien ne fonctionne plus',
    failedText: 'Il fonctionne une seule fois, pendant 10 minutes. Demandez-en un nouveau sur la page de connexion.',
    again: 'M’envoyer un nouveau lien',
    elsewhereTitle: 'Utilisez le navigateur de départ',
    elsewhereText: 'Ouvrez le lien dans le navigateur où vous l’avez demandé.',
  },
  saml: {
    title: 'Se connecter avec le SSO ?',
    titleOf: (application) => `Se connecter à ${application} avec le SSO ?`,
    text: 'Le fournisseur d’identité de votre organisation vous a redirigé ici. Continuez seulement si cette connexion vient de vous.',
    confirm: 'Continuer',
  },
  social: {
    failedTitle: 'La connexion a échoué',
    deniedTitle: 'Connexion non terminée',
    denied: (service) => `Vous n’avez pas terminé la connexion chez ${service}.`,
  },
  sso: { failedTitle: 'La connexion SSO a échoué' },
  useRecoveryCode: 'Utiliser votre code de récupération',
  recovered: {
    title: 'La validation en deux étapes est désactivée',
    text: 'Reconnectez-vous pour continuer.',
    again: 'Se reconnecter',
  },
  success: { title: 'Vous êtes connecté', text: 'Redirection…' },
  retry: 'Réessayer',
  other: 'Utiliser une autre méthode',
};
