import type { Texts } from '../en';

export const common: Texts['common'] = {
  continue: 'Continuer',
  back: 'Retour',
  tryAgain: 'Réessayer',
  reload: 'Recharger la page',
  switchAccount: 'Changer de compte',
  switchFrom: (account) => `${account} : changer de compte`,
  switched: (account) => `Vous êtes maintenant dans ${account}`,
  notSwitched: (account) => `Vous êtes toujours dans ${account}`,
  signInFailedTitle: 'Connexion non terminée',
  startAgain: 'Recommencer',
  partFailedTitle: 'Cette étape n’a pas pu être chargée',
  partFailed: 'La connexion a été interrompue ou une version plus récente existe. Rien n’est perdu.',
  originRefused: (origin) =>
    `Cette adresse n’est pas enregistrée auprès du fournisseur d’identité : ${origin}. Ajoutez-la aux origines autorisées de votre application, puis rechargez cette page.`,
  tooManyRequests: (duration) => `Trop de demandes. Réessayez dans ${duration}.`,
  lockedUntil: (time) =>
    `Trop de tentatives incorrectes. Ce compte est verrouillé jusqu’à ${time}. Réessayez après cette heure.`,
};

export const answers: Texts['answers'] = {
  'invalid-credentials': 'Adresse e-mail ou mot de passe incorrect.',
  'user-locked':
    'Trop de tentatives incorrectes. Ce compte est verrouillé. Patientez quelques minutes, puis réessayez.',
  'wrong-code': 'Ce code est incorrect ou a expiré. Vérifiez-le ou demandez-en un nouveau.',
  'wrong-app-code': 'Ce code est incorrect ou a déjà servi. Attendez le suivant, puis réessayez.',
  'mfa-session-ended': 'Cette connexion a duré trop longtemps ou compte trop de codes incorrects. Recommencez.',
  'wrong-recovery-code': 'Ce code de récupération est incorrect. Vérifiez-le, puis réessayez.',
  'already-enrolled': 'Une application d’authentification est déjà configurée. Utilisez son code.',
  'unknown-strategy': 'Ce mode de connexion n’est pas proposé ici.',
  'passkey-unknown': 'Cette clé d’accès a été supprimée. Choisissez un autre moyen.',
  'cookies-needed': 'Ce navigateur bloque les cookies. Autorisez-les pour ce site, puis demandez un nouveau code.',
  'strategy-off': 'Cette deuxième étape n’est pas proposée ici. Choisissez-en une autre.',
};

export const statuses: Texts['statuses'] = {
  400: 'Le service n’a pas accepté cette demande. Vérifiez-la, puis réessayez.',
  401: 'Vous n’êtes pas connecté, ou votre session est terminée. Reconnectez-vous.',
  403: 'Vos rôles ne permettent pas cette action. Contactez un administrateur.',
  404: 'Cet élément n’existe plus. Rechargez la page.',
  409: 'Cet élément existe déjà ou a été modifié entre-temps. Rechargez la page, puis réessayez.',
  413: 'L’envoi est trop volumineux. Envoyez-en moins à la fois ou choisissez un fichier plus petit.',
  429: 'Trop de demandes. Patientez un instant, puis réessayez.',
};

export const errors: Texts['errors'] = {
  'ER-ADMIN-PORTAL-GENERIC-ERROR': 'Un problème est survenu. Réessayez.',
  network: 'Le service est injoignable. Vérifiez votre connexion, puis réessayez.',
  offline: 'Vous êtes hors ligne. Réessayez une fois connecté à Internet.',
  timeout: 'Le service a mis trop de temps à répondre. Réessayez.',
  'unexpected-answer': 'La réponse du service est incompréhensible. Réessayez.',
  'invalid-input': 'Cette valeur ne peut pas être envoyée. Modifiez-la, puis réessayez.',
  'invalid-header': 'Un en-tête de la demande contient un caractère non autorisé.',
  'invalid-base-url': 'L’URL de base doit commencer par http ou https, par exemple https://auth.example.com.',
  'invalid-token': 'Le jeton n’est pas valide.',
  'insecure-context': 'La connexion exige une page sécurisée : ouvrez-la en https ou sur localhost.',
  'storage-blocked': 'Votre navigateur bloque le stockage pour ce site. Autorisez-le, puis reconnectez-vous.',
  'callback-refused': 'Ce lien de connexion n’est pas valable ici. Recommencez.',
  'callback-denied': 'La connexion n’a pas été terminée.',
  'host-code-failed': 'La demande n’a pas pu être préparée. Rechargez la page, puis réessayez.',
  'response-too-large': 'Il y a trop d’éléments à charger à la fois. Affinez votre demande, puis réessayez.',
  'provider-unavailable': 'L’autre service ne répond pas. Réessayez plus tard ou utilisez un autre moyen.',
  'login-loop': 'La connexion a été redirigée trop souvent. Réessayez.',
  'sign-out-unfinished':
    'Vous êtes déconnecté dans ce navigateur, mais pas du service de connexion. Déconnectez-vous à nouveau ou fermez le navigateur.',
  'signed-out': 'Vous êtes déconnecté. Connectez-vous, puis réessayez.',
  'no-password-login':
    'Vous ne pouvez pas vous connecter ici avec un mot de passe. Utilisez le mode de connexion de votre entreprise.',
  'method-unavailable': 'Cette méthode n’est pas disponible ici. Choisissez-en une autre.',
  'passkey-cancelled': 'La clé d’accès n’a pas été utilisée. Réessayez quand vous serez prêt.',
  'passkey-exists':
    'Une clé d’accès existe déjà pour vous sur cet appareil. Utilisez-la ou choisissez un autre appareil.',
  'sign-in-failed': 'La connexion a échoué.',
  'step-up-failed':
    'La vérification supplémentaire requise n’a pas abouti. Réessayez plus tard ou contactez votre administrateur.',
  'native-bridge-missing': 'Cette connexion n’est possible que dans l’application.',
  'invalid-image': 'Cette image ne peut pas être utilisée. Choisissez un fichier PNG, JPEG, GIF ou WebP.',
  'metadata-not-found': 'Les paramètres du service sont introuvables. Contactez votre administrateur.',
  'ip-metadata-not-found': 'Votre adresse IP n’a pas pu être déterminée. Réessayez.',
  'no-changes': 'Aucune modification à enregistrer',
  'partly-done': 'Seule une partie a été effectuée.',
  'role-not-found': 'Ce rôle n’existe plus.',
  'webhook-not-found': 'Ce webhook n’existe plus.',
  'entry-not-found': 'Cet élément n’existe plus.',
  'user-not-found': 'Cet utilisateur n’appartient plus au compte.',
  'subscription-not-found': 'Aucun abonnement trouvé.',
  'externally-managed': 'La facturation est gérée en dehors de cette application.',
  'tenant-undefined': 'Aucun compte n’est sélectionné.',
  'provider-not-configured': 'Aucun prestataire de paiement n’est configuré.',
  'not-authorized': 'Vous n’avez pas l’autorisation nécessaire.',
  'internal-failure': 'Cette fonctionnalité est momentanément indisponible. Réessayez plus tard.',
  'cancel-refused': 'Seul un abonnement actif qui n’est pas encore résilié peut être résilié.',
  'renew-refused': 'Seul un abonnement qui se termine à la fin de sa période peut être renouvelé.',
  'no-configuration': 'Enregistrez la configuration avant de faire valider son domaine.',
  'ip-lockout':
    'Vous n’auriez plus accès à votre compte, car votre propre adresse IP serait refusée. Modifiez d’abord la liste.',
  'assignment-failed': 'L’attribution a échoué. Réessayez ou contactez l’assistance.',
  'reset-failed': 'Une erreur inconnue s’est produite.',
  'invitation-failed': 'Votre invitation n’a pas pu être vérifiée.',
  'invalid-link': 'Ce lien est incomplet ou n’est plus valable. Demandez-en un nouveau.',
  'weak-password': 'Ce mot de passe n’est pas assez sûr. Choisissez-en un autre.',
  'signups-disabled': 'L’inscription libre est désactivée ici. Demandez une invitation à votre administrateur.',
  'ER-01239': 'Vous ne pouvez pas rejoindre ce compte, car il est verrouillé. Contactez la personne qui vous a invité.',
  'ER-01240': 'Ce lien d’invitation concerne un compte verrouillé. Contactez la personne qui l’a envoyé.',
  'redirect-refused': 'L’adresse de la page suivante n’est pas autorisée. Contactez votre administrateur.',
  'entitlements-disabled': 'Activez d’abord les droits d’utilisation dans les options du fournisseur.',
};
