import type { PrototypeTexts } from '../../prototype-texts';
import { counted } from '../counted';

const ticketsOf = (count: number, two = 'تذكرتان') =>
  counted(count, { one: 'تذكرة واحدة', two, few: `${count} تذاكر` }, 'تذكرة');
const minutesOf = (count: number) =>
  counted(count, { one: 'دقيقة واحدة', two: 'دقيقتين', few: `${count} دقائق` }, 'دقيقة');

export const prototype: PrototypeTexts<'outage-hub'> = {
  rented: { identity: 'مزوّد الهوية', line: 'خط المكتب', mail: 'خدمة البريد' },
  own: {
    vpn: 'شبكة VPN',
    intranet: 'الشبكة الداخلية',
    desk: 'نظام التذاكر',
    files: 'مخزن الملفات',
    payroll: 'الرواتب',
    phones: 'نظام الهاتف',
  },
  external: 'خارجية',
  internal: 'داخلية',
  tickets: {
    intranet: 'تطلب الشبكة الداخلية تسجيل الدخول مرارًا',
    vpn: 'لا تقبل شبكة VPN كلمة مروري',
    desk: 'صفحة التذاكر فارغة، أكتب من هاتفي',
    payroll: 'نظام الرواتب لا يفتح، والرواتب تُصرف ظهرًا',
    phones: 'المتصلون لا يسمعون إلا نصف كلامي',
    shop: 'سعر خاطئ للملف الأزرق',
    calls: 'تنقطع المكالمات بعد دقيقة',
    late: 'عادت الشبكة الداخلية لكنها بطيئة',
  },
  states: { up: 'تعمل', slow: 'بطيئة', down: 'متوقفة' },
  over: 'تم الحل',
  needs: (name) => `تحتاج إلى ${name}`,
  back: 'خمس دقائق إلى الوراء',
  forward: 'خمس دقائق إلى الأمام',
  time: 'الوقت',
  allUp: 'جميع الخدمات تعمل.',
  upAgain: 'عادت جميع الخدمات إلى العمل.',
  feel: (count, all) => `الخدمات المتأثرة لديك: ${count} من ${all}.`,
  quiet: 'لا شيء يُذكر. تقدّم خمس دقائق.',
  incidents: 'الأعطال',
  others: 'تذاكر أخرى',
  allGrouped: 'كل تذكرة حتى الآن تعود إلى عطل.',
  noTickets: 'لا تذاكر بعد.',
  facts: (since, tickets) => `أول علامة ${since}، جُمعت ${ticketsOf(tickets)}`,
  message: 'رسالة إلى الموظفين',
  nextUpdate: 'إشعارك التالي',
  acknowledge: 'تأكيد وإرسال',
  messages: {
    over: (name, since) => `${name}: عادت الخدمة إلى طبيعتها بعد عطل بدأ في ${since}.`,
    slow: (name, since) => `${name}: بطء، وأول علامة في ${since}.`,
    down: (name, since) => `${name}: توقّف، وأول علامة في ${since}.`,
    stopped: (names) => `لا تعمل الآن: ${names}.`,
    slowed: (names) => `تعمل على غير المعتاد: ${names}.`,
    known: (time) => `نحن على علم بذلك، فلا حاجة إلى الإبلاغ. الإشعار التالي في ${time}.`,
  },
  acknowledged: (at, minutes) =>
    minutes === 0 ? `أُكّد في ${at}، عند أول علامة` : `أُكّد في ${at}، بعد ${minutesOf(minutes)}`,
  answers: (before, later) =>
    `${before === 0 ? 'لم يكتب أحد حتى ذلك الحين.' : `رسالة واحدة ردّت على ${ticketsOf(before, 'تذكرتين')}.`}${later === 0 ? '' : ` ووردت بعدها ${ticketsOf(later)}.`}`,
};
