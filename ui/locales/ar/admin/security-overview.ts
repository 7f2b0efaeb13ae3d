import type { SecurityOverviewTexts } from '../../en/admin/security-overview';
import { counted } from '../counted';

const users = (count: number) =>
  counted(count, { one: 'مستخدم واحد', two: 'مستخدمَين اثنين', few: `${count} مستخدمين` }, 'مستخدمًا');

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
        title: 'اشتراط التحقق بخطوتين',
        text: 'يمكن لمن يعرف كلمة مرور أن يسجّل الدخول بها وحدها.',
      },
      BREACHED_PASSWORDS_EXIST: {
        title: 'استبدال كلمات المرور المسرّبة',
        text: 'ظهرت بعض كلمات المرور في تسرب بيانات علني. على أصحابها اختيار كلمات مرور جديدة.',
      },
      ENABLE_USER_LOCKOUT: {
        title: 'تفعيل القفل',
        text: 'يمكن تخمين كلمات المرور بلا حد.',
      },
      STRENGTHEN_USER_LOCKOUT: {
        title: 'السماح بعدد أقل من كلمات المرور الخاطئة',
        text: 'لا يُقفل المستخدم إلا بعد محاولات خاطئة كثيرة.',
      },
      ENABLE_PASSWORD_HISTORY: {
        title: 'تفعيل سجل كلمات المرور',
        text: 'يمكن للمستخدمين إعادة استخدام كلمة مرور سابقة.',
      },
      STRENGTHEN_PASSWORD_HISTORY: {
        title: 'تذكّر عدد أكبر من كلمات المرور',
        text: 'يمكن للمستخدمين إعادة استخدام كلمة مرور سابقة بعد تغييرات قليلة.',
      },
      ENABLE_FORCE_RELOGIN: {
        title: 'اشتراط تسجيل دخول جديد من وقت إلى آخر',
        text: 'لا تنتهي الجلسة النشطة أبدًا، حتى على جهاز مسروق.',
      },
      SET_FORCE_RELOGIN: {
        title: 'اشتراط تسجيل دخول جديد بوتيرة أعلى',
        text: 'تمضي مدة طويلة قبل أن يُطلب من المستخدمين تسجيل الدخول من جديد.',
      },
      ENABLE_SESSION_CONCURRENCY: {
        title: 'تحديد عدد الجلسات لكل مستخدم',
        text: 'يمكن للمستخدم تسجيل الدخول على أي عدد من الأجهزة معًا.',
      },
      SET_SESSION_CONCURRENCY: {
        title: 'السماح بجلسات أقل لكل مستخدم',
        text: 'يمكن للمستخدم تسجيل الدخول على أجهزة كثيرة معًا.',
      },
      ENABLE_IDLE_SESSION: {
        title: 'تفعيل مهلة الخمول',
        text: 'يبقى الجهاز المتروك مسجّل الدخول.',
      },
      SET_IDLE_SESSION: {
        title: 'تقصير مهلة الخمول',
        text: 'يبقى الجهاز المتروك مسجّل الدخول مدة طويلة.',
      },
      ENABLE_IP_RESTRICTIONS: {
        title: 'تقييد عناوين IP',
        text: 'يمكن استخدام الحساب من أي مكان.',
      },
      CHANGE_IP_TO_ALLOWLIST: {
        title: 'السماح بعناوين IP المعروفة فقط',
        text: 'قائمة الحظر تسمح بكل عنوان ليس فيها.',
      },
      ENABLE_DOMAIN_RESTRICTIONS: {
        title: 'تقييد نطاقات البريد',
        text: 'يمكن دعوة مستخدمين بأي عنوان بريد إلكتروني.',
      },
      CHANGE_DOMAIN_TO_ALLOWLIST: {
        title: 'السماح بنطاقات البريد المعروفة فقط',
        text: 'قائمة الحظر تسمح بكل نطاق ليس فيها.',
      },
      CONFIGURE_SSO: {
        title: 'إعداد SSO',
        text: 'دع مزوّد الهوية لديك يحدد من يمكنه تسجيل الدخول.',
      },
    },
    unknownTitle: 'توصية أخرى',
    unknownText: (code) => `اسأل مزوّدك عن معنى هذا الرمز: \u2068${code}\u2069`,
    proposed: (value) => `الموصى به: ${value}`,
    enrolled: (count, total) => `فعّل التحقق بخطوتين ${count} من ${total} من المستخدمين.`,
    inactive: (count, total) => `لم يسجّل ${count} من ${total} من المستخدمين الدخول في آخر 90 يومًا.`,
    breached: (count) => `المستخدمون المتأثرون: ${count}.`,
    limitsOn: (count) => `حدود الجلسات المفعّلة: ${count} من 3.`,
    entries: (count) =>
      counted(
        count,
        {
          zero: 'القائمة فارغة.',
          one: 'إدخال واحد في القائمة.',
          two: 'إدخالان في القائمة.',
          few: `${count} إدخالات في القائمة.`,
        },
        'إدخالًا في القائمة.',
      ),
    insights: 'نظرة سريعة',
    other: 'أخرى',
    reset: 'إرسال رسائل إعادة تعيين كلمة المرور',
    resetTitle: (count) => `إرسال رسائل إعادة تعيين كلمة المرور إلى ${users(count)}؟`,
    resetText:
      'يتلقى كل مستخدم كلمة مروره مسرّبة رسالة فيها رابط لاختيار كلمة مرور جديدة. وحتى ذلك الحين تبقى القديمة صالحة.',
    resetConfirm: 'إرسال إلى الجميع',
    resetDone: (count) =>
      `أُرسلت ${counted(count, { one: 'رسالة واحدة', two: 'رسالتان', few: `${count} رسائل` }, 'رسالة')}`,
  },
  users: {
    title: 'مستخدمون معرّضون للخطر',
    tables: {
      'breached-passwords': {
        title: 'كلمات مرور مسرّبة',
        empty: 'لا توجد كلمات مرور مسرّبة',
        emptyText: 'لا يستخدم أحد كلمة مرور ظهرت في تسرب بيانات علني.',
      },
      'mfa-unenrolled': {
        title: 'بلا تحقق بخطوتين',
        empty: 'التحقق بخطوتين مُعدّ لدى الجميع',
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
    reset: 'إرسال رسالة إعادة تعيين كلمة المرور',
    resetTitle: (count) => `إرسال رسالة إعادة تعيين كلمة المرور إلى ${users(count)}؟`,
    resetText: 'يتلقى كل مستخدم رسالة فيها رابط لاختيار كلمة مرور جديدة. وحتى ذلك الحين تبقى القديمة صالحة.',
    resetSent: (email) => `أُرسلت الرسالة إلى \u2068${email}\u2069`,
    resetFailed: (email) => `لم تُرسل رسالة إلى \u2068${email}\u2069`,
    disable: 'تعطيل',
    disableTitle: (count) => `تعطيل ${users(count)}؟`,
    disableText: 'لن يتمكنوا من تسجيل الدخول حتى يُعاد تفعيلهم. تبقى بياناتهم محفوظة.',
    notYourself: 'هذا أنت.',
  },
};
