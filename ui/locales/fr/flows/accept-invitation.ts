import type { AcceptInvitationTexts } from '../../en/flows/accept-invitation';

export const texts: AcceptInvitationTexts = {
  title: 'Acceptez votre invitation',
  text: 'Vous rejoignez le compte qui vous a invité.',
  submit: 'Accepter',
  later: 'Pas maintenant',
  otherUser: (email) =>
    `Vous êtes connecté en tant que ${email}, mais cette invitation est destinée à un autre utilisateur. L’accepter vous déconnecte.`,
  codeTitle: 'Saisissez votre code',
  codeText: 'Il figure dans l’e-mail d’invitation.',
  failedTitle: 'Votre invitation n’a pas pu être vérifiée',
  failedText: 'Demandez-en une nouvelle à la personne qui vous a invité.',
  doneTitle: 'Vous avez rejoint le compte',
  doneText:
    'Première visite ? Nous vous avons envoyé par e-mail un lien pour choisir un mot de passe. Si vous en avez déjà un, connectez-vous.',
  continue: 'Continuer',
};
