import type { ResetPasswordTexts } from '../../en/flows/reset-password';

export const texts: ResetPasswordTexts = {
  title: 'Choisissez un nouveau mot de passe',
  label: 'Nouveau mot de passe',
  submit: 'Enregistrer le mot de passe',
  requestNew: 'M’envoyer un nouveau lien',
  invalidTitle: 'Ce lien ne fonctionne plus',
  invalidText: 'Il a déjà servi, est trop ancien ou est incomplet.',
  doneTitle: 'Votre mot de passe est modifié',
  doneText: 'Vous êtes déconnecté partout ailleurs.',
  signIn: 'Se connecter',
};
