import type { RegisterQuickLoginTexts } from '../../en/flows/register-quick-login';

export const texts: RegisterQuickLoginTexts = {
  title: 'Connectez-vous plus vite la prochaine fois',
  text: 'Sur cet appareil, vous pouvez vous connecter avec un code par SMS, sans saisir votre e-mail.',
  register: 'Utiliser les SMS ici',
  later: 'Pas maintenant',
  doneTitle: 'Cet appareil est prêt',
  doneText: 'Redirection…',
};
