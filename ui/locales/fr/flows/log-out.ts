import type { LogOutTexts } from '../../en/flows/log-out';

export const texts: LogOutTexts = {
  title: 'Se déconnecter ?',
  titleOf: (application) => `Se déconnecter de ${application} ?`,
  text: 'Vous avez suivi un lien qui vous déconnecte.',
  confirm: 'Se déconnecter',
  stay: 'Rester connecté',
  doneTitle: 'Vous êtes déconnecté',
  signIn: 'Se reconnecter',
};
