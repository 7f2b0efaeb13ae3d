import type { UnlockTexts } from '../../en/flows/unlock';

export const texts: UnlockTexts = {
  title: 'Déverrouillez votre compte',
  text: 'Trop de mots de passe incorrects l’ont verrouillé.',
  submit: 'Déverrouiller',
  doneTitle: 'Votre compte est déverrouillé',
  doneText: 'Connectez-vous avec votre mot de passe.',
  failedTitle: 'Ce lien ne fonctionne plus',
  failedText:
    'Il a déjà servi, est trop ancien ou est incomplet. Un verrouillage prend fin de lui-même après un moment.',
  signIn: 'Se connecter',
};
