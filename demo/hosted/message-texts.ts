import { type InEachLanguage, inLanguage } from './hosted-languages';

interface MessageText {
  readonly title: string;
  readonly text: string;
}

/** Message of a sign-in page without an application. */
const texts: InEachLanguage<MessageText> = {
  en: {
    title: 'Start from your application',
    text: 'This page cannot tell which application you want to sign in to. Go back there and sign in again.',
  },
  ar: {
    title: 'ابدأ من تطبيقك',
    text: 'لا يمكن لهذه الصفحة معرفة التطبيق الذي تريد تسجيل الدخول إليه. ارجع إليه وسجّل الدخول من جديد.',
  },
  de: {
    title: 'Beginnen Sie in Ihrer Anwendung',
    text: 'Hier ist nicht erkennbar, bei welcher Anwendung Sie sich anmelden möchten. Gehen Sie dorthin zurück und melden Sie sich noch einmal an.',
  },
  es: {
    title: 'Empieza desde tu aplicación',
    text: 'Esta página no sabe en qué aplicación quieres iniciar sesión. Vuelve a ella e inicia sesión de nuevo.',
  },
  fr: {
    title: 'Commencez depuis votre application',
    text: 'Cette page ne peut pas savoir à quelle application vous souhaitez vous connecter. Retournez-y et connectez-vous de nouveau.',
  },
  he: {
    title: 'יש להתחיל מהאפליקציה',
    text: 'הדף הזה לא יודע לאיזו אפליקציה רציתם להיכנס. יש לחזור אליה ולהיכנס שוב.',
  },
  ja: {
    title: 'アプリから開始してください',
    text: 'このページでは、どのアプリにログインするのかを判別できません。アプリに戻り、もう一度ログインしてください。',
  },
};

/** Returns the message in a language of the login box; English in any other. */
export const messageIn = (language: string): MessageText => inLanguage(texts, language);
