import type { ChooseAccountTexts } from '../../en/flows/choose-account';

export const texts: ChooseAccountTexts = {
  title: 'Choisissez un compte',
  text: 'Vous pourrez en changer à tout moment.',
  search: 'Rechercher un compte',
  none: 'Aucun compte ne porte ce nom.',
  keep: 'Continuer avec le dernier compte',
  useOther: 'Se connecter avec un autre utilisateur',
};
