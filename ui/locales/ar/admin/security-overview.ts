import type { SecurityOverviewTexts } from '../../en/admin/security-overview';
import { counted } from '../counted';

const users = (count: number) =>
  counted(count, { one: 'مستخدم واحد', two: 'مستخدمين', few: `${count} مستخدمين` }, 'مستخدمًا');

export const texts: SecurityOverviewTexts = {
  overview: {
    score: 'درجة الأمان',
    toImprove: (count) =>
      counted(
        count,
        {
          zero: 'لا شيء يحتاج إلى تحسين.',
          one: 'أمر واحد يحتاج إلى تحسين.',
          two: 'أمران يحتاجان إلى تحسين.',
          few: `${count} أمور تحتاج إلى تحسين.`,
        },
        'أمرًا يحتاج إلى تحسين.',
      ),
    notRated: 'بلا تقييم',
    notRatedText: 'لا توجد درجة لهذا الحساب بعد.',
    nothing: 'لا شيء يحتاج إلى تحسين',
    nothingText: 'نتحقق من جديد كلما فتحت هذه الصفحة.',
    title: 'التوصيات',
    setUp: 'إعداد',
    review: 'مراجعة',
    severities: { SEVERE: 'خطر مرتفع', WARNING: 'خطر متوسط', INFO: 'خطر منخفض' },
    categories: {
      MFA: 'التحقق بخطوتين',
      SESSIONS: 'الجلسات',
      PASSWORD: 'كلمات المرور',
      INACTIVITY: 'المستخدمون غير النشطين',
      IP: 'عناوين IP',
      DOMAIN: 'نطاقات البريد',
      SSO: 'SSO',
    },
    findings: {
      FORCE_MFA: {
        title: 'اطلب التحقق بخطوتين',
        text: 'من يعرف كلمة المرور يستطيع تسجيل الدخول بها وحدها.',
      },
      BREACHED_PASSWORDS_EXIST: {
        title: 'استبدل كلمات المرور المسرّبة',
        text: 'ظهرت بعض كلمات المرور في تسريب عام. على أصحابها اختيار كلمات جديدة.',
      },
      ENABLE_USER_LOCKOUT: {
        title: 'فعّل القفل',
        text: 'يمكن تخمين كلمات المرور بلا حد.',
      },
      STRENGTHEN_USER_LOCKOUT: {
        title: 'اسمح بعدد أقل من كلمات المرور الخاطئة',
        text: 'لا يُقفل المستخدم إلا بعد محاولات خاطئة كثيرة.',
      },
      ENABLE_PASSWORD_HISTORY: {
        title: 'فعّل سجل كلمات المرور',
        text: 'يستطيع المستخدمون إعادة استخدام كلمة مرور سابقة.',
      },
      STRENGTHEN_PASSWORD_HISTORY: {
        title: 'تذكّر عددًا أكبر من كلمات المرور',
        text: 'يستطيع المستخدمون إعادة استخدام كلمة مرور سابقة بعد تغييرات قليلة.',
      },
      ENABLE_FORCE_RELOGIN: {
        title: 'اطلب تسجيل دخول جديدًا من وقت إلى آخر',
        text: 'لا تنتهي الجلسة النشطة أبدًا، حتى على جهاز مسروق.',
      },
      SET_FORCE_RELOGIN: {
        title: 'اطلب تسجيل دخول جديدًا أكثر',
        text: 'يبقى المستخدمون مسجّلين مدة طويلة قبل أن يُطلب منهم الدخول من جديد.',
      },
      ENABLE_SESSION_CONCURRENCY: {
        title: 'حدّد عدد الجلسات لكل مستخدم',
        text: 'يستطيع المستخدم تسجيل الدخول على أي عدد من الأجهزة معًا.',
      },
      SET_SESSION_CONCURRENCY: {
        title: 'اسمح بجلسات أقل لكل مستخدم',
        text: 'يستطيع المستخدم تسجيل الدخول على أجهزة كثيرة معًا.',
      },
      ENABLE_IDLE_SESSION: {
        title: 'فعّل مهلة الخمول',
        text: 'يبقى الجهاز المتروك مسجّل الدخول.',
      },
      SET_IDLE_SESSION: {
        title: 'قصّر مهلة الخمول',
        text: 'يبقى الجهاز المتروك مسجّل الدخول مدة طويلة.',
      },
      ENABLE_IP_RESTRICTIONS: {
        title: 'قيّد عناوين IP',
        text: 'يمكن استعمال الحساب من أي مكان.',
      },
      CHANGE_IP_TO_ALLOWLIST: {
        title: 'اسمح بعناوين IP المعروفة فقط',
        text: 'قائمة الحظر تسمح بكل عنوان ليس فيها.',
      },
      ENABLE_DOMAIN_RESTRICTIONS: {
        title: 'قيّد نطاقات البريد',
        text: 'يمكن دعوة مستخدمين بأي عنوان بريد.',
      },
      CHANGE_DOMAIN_TO_ALLOWLIST: {
        title: 'اسمح بنطاقات البريد المعروفة فقط',
        text: 'قائمة الحظر تسمح بكل نطاق ليس فيها.',
      },
      CONFIGURE_SSO: {
        title: 'أعدّ SSO',
        text: 'دع مزوّد الهوية لديك يقرّر من يستطيع تسجيل الدخول.',
      },
    },
    unknownTitle: 'توصية أخرى',
    unknownText: (code) => `اسأل المورّد عن معنى هذا الرمز: ${code}`,
    proposed: (value) => `الموصى به: ${value}`,
    enrolled: (count, total) => `لدى ${count} من ${total} من المستخدمين تحقق بخطوتين.`,
    inactive: (count, total) => `لم يسجّل ${count} من ${total} من المستخدمين الدخول في آخر 90 يومًا.`,
    breached: (count) =>
      counted(
        count,
        { one: 'مستخدم واحد متأثر.', two: 'مستخدمان متأثران.', few: `${count} مستخدمين متأثرين.` },
        'مستخدمًا متأثرًا.',
      ),
    limitsOn: (count) => `${count} من 3 حدود للجلسات مفعّلة.`,
    entries: (count) =>
      counted(
        count,
        {
          zero: 'القائمة فارغة.',
          one: 'عنصر واحد في القائمة.',
          two: 'عنصران في القائمة.',
          few: `${count} عناصر في القائمة.`,
        },
        'عنصرًا في القائمة.',
      ),
    insights: 'نظرة سريعة',
    other: 'أخرى',
    reset: 'إرسال رسائل إعادة التعيين',
    resetTitle: (count) => `إرسال ${count === 1 ? 'رسالة' : 'رسائل'} إعادة التعيين إلى ${users(count)}؟`,
    resetText:
      'يتلقى كل مستخدم كلمة مروره مسرّبة رسالة فيها رابط لاختيار كلمة جديدة. وحتى ذلك الحين تبقى القديمة صالحة.',
    resetConfirm: 'إرسال إلى الجميع',
    resetDone: (count) =>
      counted(count, { one: 'أُرسلت رسالة واحدة', two: 'أُرسلت رسالتان', few: `أُرسلت ${count} رسائل` }, 'رسالة أُرسلت'),
  },
  users: {
    title: 'مستخدمون معرّضون للخطر',
    tables: {
      'breached-passwords': {
        title: 'كلمات مرور مسرّبة',
        empty: 'لا توجد كلمات مرور مسرّبة',
        emptyText: 'لا يستخدم أحد كلمة مرور ظهرت في تسريب بيانات علني.',
      },
      'mfa-unenrolled': {
        title: 'بلا تحقق بخطوتين',
        empty: 'لدى الجميع تحقق بخطوتين',
        emptyText: 'أعدّ كل المستخدمين التحقق بخطوتين.',
      },
      inactive: {
        title: 'غير نشطين منذ 90 يومًا',
        empty: 'لا يوجد مستخدمون غير نشطين',
        emptyText: 'سجّل كل المستخدمين الدخول خلال آخر 90 يومًا.',
      },
    },
    search: 'البحث بالبريد الإلكتروني',
    user: 'المستخدم',
    lastSeen: 'آخر تسجيل دخول',
    joinedAt: 'تاريخ الانضمام',
    never: 'أبدًا',
    disabled: 'معطّل',
    reset: 'إرسال رسالة إعادة التعيين',
    resetTitle: (count) => `إرسال رسالة إعادة التعيين إلى ${users(count)}؟`,
    resetText: 'يتلقى كل مستخدم رابطًا لاختيار كلمة مرور جديدة. وحتى ذلك الحين تبقى كلمة المرور القديمة صالحة.',
    resetSent: (email) => `أُرسلت الرسالة إلى \u2068${email}\u2069`,
    resetFailed: (email) => `لم تُرسل رسالة إلى \u2068${email}\u2069`,
    disable: 'تعطيل',
    disableTitle: (count) => `تعطيل ${users(count)}؟`,
    disableText: 'لن يتمكنوا من تسجيل الدخول حتى يُعاد تفعيلهم. تبقى بياناتهم محفوظة.',
    notYourself: 'هذا أنت.',
  },
};
