import type { SignUpTexts } from '../../en/flows/sign-up';

export const texts: SignUpTexts = {
  title: 'Créez votre compte',
  titleOf: (account) => `Rejoignez ${account}`,
  closedTitle: 'L’inscription n’est pas ouverte ici',
  name: 'Nom',
  nameMissing: 'Saisissez votre nom.',
  company: 'Entreprise',
  companyMissing: 'Saisissez le nom de votre entreprise.',
  password: 'Mot de passe',
  termsMissing: 'Acceptez les conditions pour continuer.',
  submit: 'Créer un compte',
  toLogin: 'Déjà un compte ? Connectez-vous',
  sentTitle: 'Consultez vos e-mails',
  sentText: (email) => `Un e-mail est en route vers ${email}. Il explique comment continuer.`,
  signedIn: 'Vous êtes déjà connecté.',
  continueAs: (name) => `Continuer en tant que ${name}`,
  useOther: 'Utiliser un autre compte',
  doneTitle: 'Votre compte est prêt',
  doneText: 'Redirection…',
};
