import { type InEachLanguage, inLanguage } from './hosted-languages';

/** Kinds of addresses that have no form. */
export type MessageKind = 'stray' | 'unknown';

interface MessageText {
  readonly title: string;
  readonly text: string;
}

const texts: InEachLanguage<Readonly<Record<MessageKind, MessageText>>> = {
  en: {
    stray: {
      title: 'Start from your application',
      text: 'This page cannot tell which application you want to sign in to. Go back there and sign in again.',
    },
    unknown: {
      title: 'This page does not exist',
      text: 'Open the link again, or start from your application.',
    },
  },
  ar: {
    stray: {
      title: 'ابدأ من تطبيقك',
      text: 'لا يمكن لهذه الصفحة معرفة التطبيق الذي تريد تسجيل الدخول إليه. ارجع إليه وسجّل الدخول من جديد.',
    },
    unknown: {
      title: 'هذه الصفحة غير موجودة',
      text: 'افتح الرابط مرة أخرى أو ابدأ من تطبيقك.',
    },
  },
  de: {
    stray: {
      title: 'Beginnen Sie in Ihrer Anwendung',
      text: 'Hier ist nicht erkennbar, bei welcher Anwendung Sie sich anmelden möchten. Gehen Sie dorthin zurück und melden Sie sich noch einmal an.',
    },
    unknown: {
      title: 'Diese Seite gibt es nicht',
      text: 'Öffnen Sie den Link noch einmal, oder beginnen Sie in Ihrer Anwendung.',
    },
  },
  es: {
    stray: {
      title: 'Empieza desde tu aplicación',
      text: 'Esta página no sabe en qué aplicación quieres iniciar sesión. Vuelve a ella e inicia sesión de nuevo.',
    },
    unknown: {
      title: 'Esta página no existe',
      text: 'Abre el enlace de nuevo o empieza desde tu aplicación.',
    },
  },
  fr: {
    stray: {
      title: 'Commencez depuis votre application',
      text: 'Cette page ne peut pas savoir à quelle application vous souhaitez vous connecter. Retournez-y et connectez-vous de nouveau.',
    },
    unknown: {
      title: 'Cette page n’existe pas',
      text: 'Ouvrez le lien une nouvelle fois ou commencez depuis votre application.',
    },
  },
  he: {
    stray: {
      title: 'יש להתחיל מהאפליקציה',
      text: 'הדף הזה לא יודע לאיזו אפליקציה רצית להיכנס. יש לחזור אליה ולהיכנס שוב.',
    },
    unknown: {
      title: 'הדף הזה לא קיים',
      text: 'אפשר לפתוח שוב את הקישור או להתחיל מהאפליקציה.',
    },
  },
  ja: {
    stray: {
      title: 'アプリから開始してください',
      text: 'このページでは、どのアプリにログインするのかを判別できません。アプリに戻り、もう一度ログインしてください。',
    },
    unknown: {
      title: 'このページは存在しません',
      text: 'リンクをもう一度開くか、アプリから開始してください。',
    },
  },
};

/** Returns a message in a language of the login box; English in any other. */
export const messageIn = (language: string, kind: MessageKind): MessageText => inLanguage(texts, language)[kind];
