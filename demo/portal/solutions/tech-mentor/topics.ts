import type { Language } from '../../texts/english';
import type { PrototypeTexts } from '../../texts/prototype-texts';

/** Topics of the mentors. */
export type TopicId = keyof PrototypeTexts<'tech-mentor'>['topics'];

/** Word prefixes that indicate a topic. */
type Signs = Readonly<Record<TopicId, readonly string[]>>;

const english: Signs = {
  identity: ['sign', 'log', 'mfa', 'factor', 'password', 'passkey', 'sso', 'account', 'identit'],
  mail: ['mail', 'calendar', 'inbox', 'spam', 'dmarc', 'spf', 'message', 'outlook'],
  network: ['network', 'wi-fi', 'wifi', 'vpn', 'router', 'switch', 'slow', 'firewall', 'dns'],
  endpoints: ['laptop', 'phone', 'device', 'update', 'patch', 'windows', 'macos', 'driver', 'intune'],
  backup: ['backup', 'restor', 'recover', 'snapshot', 'lost', 'delet', 'archive', 'tape'],
  security: ['phish', 'ransom', 'malware', 'hack', 'breach', 'attack', 'virus', 'suspicious', 'leak'],
};

const german: Signs = {
  identity: [
    'anmeld',
    'angemeldet',
    'einlogg',
    'login',
    'log',
    'mfa',
    'faktor',
    'passw',
    'kennwort',
    'passkey',
    'sso',
    'konto',
    'identit',
  ],
  mail: ['mail', 'e-mail', 'kalender', 'postfach', 'spam', 'dmarc', 'spf', 'nachricht', 'outlook', 'newsletter'],
  network: ['netz', 'wlan', 'wi-fi', 'wifi', 'vpn', 'router', 'switch', 'langsam', 'firewall', 'dns'],
  endpoints: [
    'laptop',
    'notebook',
    'telefon',
    'handy',
    'gerät',
    'update',
    'patch',
    'windows',
    'macos',
    'treiber',
    'intune',
  ],
  backup: ['backup', 'sicherung', 'wiederherst', 'snapshot', 'verlor', 'gelöscht', 'archiv', 'band'],
  security: [
    'phish',
    'erpress',
    'ransom',
    'malware',
    'schadsoftware',
    'hack',
    'einbruch',
    'angriff',
    'angegriffen',
    'virus',
    'verdächtig',
    'leck',
  ],
};

const arabic: Signs = {
  identity: ['دخول', 'هوية', 'عامل', 'كلم', 'مرور', 'حساب', 'مصادقة', 'mfa', 'sso', 'passkey'],
  mail: ['بريد', 'رسال', 'رسائل', 'تقويم', 'مزعج', 'spam', 'dmarc', 'spf', 'outlook'],
  network: ['شبك', 'بطي', 'راوتر', 'محول', 'محوّل', 'جدار', 'wi-fi', 'wifi', 'vpn', 'dns'],
  endpoints: ['حاسوب', 'حواسيب', 'هاتف', 'هواتف', 'جهاز', 'أجهزة', 'تحديث', 'windows', 'macos', 'intune'],
  backup: ['نسخ', 'استعاد', 'احتياط', 'فقد', 'حذف', 'محذوف', 'أرشيف', 'backup'],
  security: ['تصيد', 'تصيّد', 'فدية', 'خبيث', 'اختراق', 'هجوم', 'فيروس', 'مشبوه', 'تسريب', 'malware'],
};

const signsIn: Readonly<Record<Language, Signs>> = { en: english, de: german, ar: arabic };

/** Ids of the topics, in list order. */
export const topicIds: readonly TopicId[] = ['identity', 'mail', 'network', 'endpoints', 'backup', 'security'];

/** An Arabic article with its joined prefix. */
const ARABIC_ARTICLE = /^(?:[وفبكل]?ال|لل)(?=\p{L}{3})/u;

/** Returns the topic that most words of a sentence indicate; undefined without any, or with a tie. */
export const topicOf = (sentence: string, language: Language): TopicId | undefined => {
  const signs = signsIn[language];
  const words = (sentence.toLowerCase().match(/[\p{L}\p{M}-]+/gu) ?? []).map((word) =>
    word.replace(ARABIC_ARTICLE, ''),
  );
  const hits = (id: TopicId) => words.filter((word) => signs[id].some((sign) => word.startsWith(sign))).length;
  const ranked = topicIds.map((id) => ({ id, count: hits(id) })).sort((a, b) => b.count - a.count);
  const [first, second] = ranked;
  return first && second && first.count > second.count ? first.id : undefined;
};
