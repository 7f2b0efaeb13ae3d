import type { PrototypeTexts } from '../../prototype-texts';
import { counted } from '../counted';

const tickets = (count: number) =>
  counted(count, { one: 'تذكرة واحدة', two: 'تذكرتان', few: `${count} تذاكر` }, 'تذكرة');
const minutesOf = (count: number) =>
  counted(count, { one: 'دقيقة واحدة', two: 'دقيقتين', few: `${count} دقائق` }, 'دقيقة');

export const prototype: PrototypeTexts<'outage-hub'> = {
  services: {
    identity: 'مزوّد الهوية',
    mail: 'خدمة البريد',
    cloud: 'المنطقة السحابية',
    line: 'خط المكتب',
    vpn: 'شبكة VPN',
    intranet: 'الشبكة الداخلية',
    desk: 'نظام التذاكر',
    files: 'مخزن الملفات',
    shop: 'المتجر الإلكتروني',
    payroll: 'الرواتب',
    phones: 'نظام الهاتف',
  },
  tickets: {
    'intranet-again': 'تطلب الشبكة الداخلية تسجيل الدخول مرارًا',
    'vpn-password': 'لا تقبل شبكة VPN كلمة مروري',
    'desk-blank': 'صفحة التذاكر فارغة، أكتب من هاتفي',
    'payroll-noon': 'نظام الرواتب لا يفتح، والرواتب تُصرف ظهرًا',
    'files-login': 'المجلدات المشتركة تطلب تسجيل الدخول مني وحدي',
    'phones-half': 'المتصلون لا يسمعون إلا نصف كلامي',
    'vpn-home': 'انقطعت شبكة VPN وأنا في المنزل',
    'phones-break': 'تنقطع المكالمات بعد دقيقة',
    'shop-price': 'سعر خاطئ للملف الأزرق',
    'intranet-slow': 'عادت الشبكة الداخلية لكنها بطيئة',
  },
  states: { up: 'تعمل', slow: 'بطيئة', down: 'متوقفة' },
  over: 'تم الحل',
  rented: 'خارجية',
  own: 'داخلية',
  needs: (name) => `تحتاج إلى ${name}`,
  back: 'خمس دقائق إلى الوراء',
  forward: 'خمس دقائق إلى الأمام',
  atStart: 'هنا تبدأ الساعة.',
  atEnd: 'هنا تنتهي الساعة.',
  time: 'الوقت',
  allUp: 'جميع الخدمات تعمل.',
  upAgain: 'عادت جميع الخدمات إلى العمل.',
  causes: { slow: (name) => `بطء: ${name}`, down: (name) => `توقّف: ${name}` },
  feel: (count, all) => `الخدمات المتأثرة لديك: ${count} من ${all}.`,
  quiet: 'لا شيء يُذكر. تقدّم خمس دقائق.',
  incidents: 'الأعطال',
  otherTickets: 'تذاكر أخرى',
  allGrouped: 'كل تذكرة حتى الآن تعود إلى عطل.',
  noTickets: 'لا تذاكر بعد.',
  factsOpen: (since, services, count) =>
    `أول علامة ${since}، الخدمات المتأثرة لديك: ${services}، جُمعت ${tickets(count)}`,
  factsOver: (since, changed, count) => `أول علامة ${since}، عاد إلى طبيعته منذ ${changed}، جُمعت ${tickets(count)}`,
  message: 'رسالة إلى الموظفين',
  nextUpdate: 'إشعارك التالي',
  acknowledge: 'تأكيد وإرسال',
  messages: {
    over: (name, changed, since) =>
      `${name}: عادت الخدمة إلى طبيعتها منذ ${changed} بعد عطل بدأ في ${since}. إن بقي شيء لا يعمل لديك، فسجّل الخروج ثم الدخول من جديد، وأخبرنا إن لم ينفع ذلك.`,
    slow: (name, since) => `${name}: بطء منذ ${since}.`,
    down: (name, since) => `${name}: توقّف منذ ${since}.`,
    stopped: (names) => `لا تعمل الآن: ${names}.`,
    slowed: (names) => `تعمل على غير المعتاد: ${names}.`,
    fine: (names) => `تعمل كالمعتاد: ${names}.`,
    known: 'نحن على علم بذلك، فلا حاجة إلى الإبلاغ.',
    next: (time) => `الإشعار التالي في ${time}.`,
  },
  acknowledgedFirst: (at) => `أُكّد في ${at}، عند أول علامة`,
  acknowledgedAfter: (at, minutes) => `أُكّد في ${at}، بعد ${minutesOf(minutes)}`,
  answersNone: 'لم يكتب أحد حتى ذلك الحين.',
  answers: (count) =>
    `رسالة واحدة تردّ على ${counted(count, { one: 'تذكرة واحدة', two: 'تذكرتين', few: `${count} تذاكر` }, 'تذكرة')}.`,
  later: (count) => `ووردت بعدها ${tickets(count)}.`,
  announceAcknowledged: (name, at) => `${name}: أُكّد في ${at}.`,
};
