import type { SessionWarningTexts } from '../../en/flows/session-warning';

export const texts: SessionWarningTexts = {
  title: 'Êtes-vous toujours là ?',
  text: 'Vous êtes inactif depuis un moment.',
  final:
    'Votre compte déconnecte les utilisateurs après une durée fixe. Enregistrez votre travail, puis reconnectez-vous.',
  endsIn: (time) => `Vous serez déconnecté dans ${time}.`,
  stay: 'Rester connecté',
  understood: 'Compris',
  leave: 'Se déconnecter',
};
