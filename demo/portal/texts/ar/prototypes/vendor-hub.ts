import type { PrototypeTexts } from '../../prototype-texts';
import { counted } from '../counted';

const days = (count: number) => counted(count, { one: 'يومًا واحدًا', two: 'يومين', few: `${count} أيام` }, 'يومًا');
const letters = (count: number) =>
  counted(count, { one: 'رسالة واحدة', two: 'رسالتان', few: `${count} رسائل` }, 'رسالة');

export const prototype: PrototypeTexts<'vendor-hub'> = {
  services: {
    halden: 'الإنترنت للمكتبين',
    harbour: 'البريد والتقويم',
    kestrel: 'النسخ الاحتياطي',
    quillfold: 'تذاكر مكتب الخدمة',
    tallow: 'الطابعات والحبر',
    ironmoor: 'حماية الأجهزة',
    fellrack: 'خوادم مستأجرة',
    paperlane: 'التوقيع الإلكتروني',
  },
  decisions: { keep: 'الإبقاء', renegotiate: 'إعادة التفاوض', leave: 'الإنهاء' },
  risks: { high: 'مخاطرة عالية', medium: 'مخاطرة متوسطة', low: 'مخاطرة منخفضة' },
  score: (score) => `${score} من 100`,
  reasons: {
    passed: 'فات موعد الإشعار',
    within14: 'موعد الإشعار خلال 14 يومًا',
    within90: 'موعد الإشعار خلال 90 يومًا',
    supplier: 'يتوقف العمل دونه',
    alternative: 'لا بديل معروف',
    incident: 'عطل في آخر 60 يومًا',
  },
  refusals: {
    late: 'فات الأوان لهذه المدة: انقضى موعد الإشعار.',
    noAlternative: 'ابحث عن بديل أولًا.',
    slow: (name, count, left) => `يستغرق الانتقال إلى ${name} ${days(count)}، والعقد ينتهي بعد ${days(left)}.`,
  },
  renewsAtRise: (rise) => `يتجدد بزيادة ${rise}.`,
  renewsSame: 'يتجدد بالسعر نفسه.',
  movesTo: (name, count) => `${name}، والانتقال يستغرق ${days(count)}.`,
  noLeverage: 'دون بديل: لا زيادة في أحسن الأحوال.',
  leverage: (name, less) => `مع ${name} بديلًا: لا زيادة، وخصم ${less}.`,
  about: (service, spend, until) => `${service}، ${spend} سنويًا حتى ${until}`,
  notice: (inDays) => `الإشعار ${inDays}`,
  noticeBy: (day, inDays) => `موعد الإشعار ${day}، ${inDays}`,
  sortBy: 'الترتيب حسب',
  sorts: { notice: 'موعد الإشعار', risk: 'المخاطرة', spend: 'الإنفاق السنوي' },
  vendor: 'المورّد',
  renews: 'سنويًا بعد التجديد',
  spend: 'الإنفاق السنوي',
  afterRenewals: 'بعد التجديدات',
  due: 'قرارات مستحقة',
  decided: (decided, due) => `${decided} من ${due}`,
  letters: (count) => `للإرسال: ${letters(count)}`,
  sendToday: 'أرسلها اليوم',
  sendBy: (day) => `أرسلها قبل ${day}`,
  letter: {
    title: 'قراءة الرسالة',
    notice: (day) => `نشعركم بإنهاء عقدنا عند انتهاء مدته في ${day}.`,
    leave: 'يرجى تأكيد استلام هذا الإشعار، وإخبارنا بطريقة استخراج بياناتنا قبل ذلك اليوم.',
    renegotiate: 'نود الاستمرار معكم. أرسلوا لنا عرضًا دون الزيادة، وسنسحب هذا الإشعار.',
  },
  finished: (count) => `اتُّخذ القرار في كل ما يستحق خلال ${days(count)}`,
  saved: (amount) => `مقارنة بتجدد جميع العقود تلقائيًا، توفّر ${amount} سنويًا.`,
  announcement: (spend, decided) => `${spend} سنويًا بعد التجديدات، وحُسم ${decided}.`,
};
