import type { ProfileTexts } from '../../en/admin/profile';

const signIns: Readonly<Record<string, string>> = {
  google: 'Google',
  github: 'GitHub',
  microsoft: 'Microsoft',
  facebook: 'Facebook',
  slack: 'Slack',
};

export const texts: ProfileTexts = {
  text: 'كيف يراك الآخرون وكيف نتواصل معك.',
  detailsTitle: 'معلومات عنك',
  detailsText: 'يظهر اسمك حيثما تعمل مع الآخرين.',
  email: 'البريد الإلكتروني',
  name: 'الاسم',
  jobTitle: 'المسمى الوظيفي',
  address: 'العنوان',
  nameMissing: 'أدخل اسمك.',
  tooLong: (most) => `الحد الأقصى للأحرف: ${most}.`,
  emailKeeper: (provider, isAdministrator) => {
    if (provider === 'local')
      return `تسجّل الدخول به. ${isAdministrator ? 'لا يمكن تغييره هنا.' : 'تواصل مع المسؤول لتغييره.'}`;
    if (provider === 'scim2') return 'يُدار في دليل شركتك. تواصل مع مسؤول الدليل لتغييره.';
    if (provider === 'saml') return 'يأتي من SSO. غيّره لدى مزوّد الهوية.';
    return `يأتي من حسابك في \u2068${signIns[provider] ?? provider}\u2069. غيّره هناك.`;
  },
  keptByDirectory: 'يُدار في دليل شركتك. تواصل مع مسؤول الدليل لتغييره.',
  keptByAdministrator: (isAdministrator) =>
    isAdministrator ? 'لا يمكن تغييره هنا.' : 'يديره المسؤول. تواصل معه لتغييره.',
  phoneHint: 'مع علامة + ورمز البلد.',
  phoneInvalid: 'أدخل رقم هاتف مع علامة + ورمز البلد.',
  sentTo: (number) => `أدخل الرمز الذي أرسلناه إلى \u2068${number}\u2069.`,
  sentByEmail: 'لم يسبق تأكيد هذا الرقم، فأرسلنا الرمز إلى بريدك الإلكتروني.',
  picture: {
    title: 'الصورة',
    text: 'تظهر بجانب اسمك.',
    upload: 'رفع صورة',
    change: 'تغيير الصورة',
    remove: 'إزالة',
    hint: 'أو اسحب صورة أو الصقها هنا. PNG أو JPEG أو GIF أو WebP أو AVIF أو BMP، حتى 30 ميغابايت.',
    problems: {
      type: 'هذا الملف ليس صورة يمكننا عرضها. اختر PNG أو JPEG أو GIF أو WebP أو AVIF أو BMP.',
      size: 'هذه الصورة أكبر من 30 ميغابايت. اختر صورة أصغر.',
      unreadable: 'تعذّر فتح هذه الصورة. اختر صورة أخرى.',
    },
    cropTitle: 'قص صورتك',
    cropText: 'حرّكها وكبّرها حتى تناسبك.',
    preview: 'صورتك بعد القص',
    keys: 'اسحبها أو استخدم مفاتيح الأسهم.',
    zoom: 'التكبير',
    save: 'استخدام هذه الصورة',
    saved: 'تم حفظ الصورة',
    removeTitle: 'إزالة صورتك؟',
    removeText: 'سيرى الآخرون الأحرف الأولى من اسمك من جديد.',
    removed: 'تمت إزالة الصورة',
  },
  own: {
    title: 'الهاتف',
    text: 'نستخدمه للتحقق من هويتك.',
    label: 'رقم الهاتف',
    none: 'لا يوجد رقم هاتف',
    add: 'إضافة',
    change: 'تغيير',
    changeTitle: 'تغيير رقم هاتفك',
    changeText: 'نرسل رمزًا إلى الرقم الجديد، ويبقى الرقم القديم ساريًا حتى تؤكده.',
    confirm: 'تأكيد الرقم',
    changed: 'تم تغيير رقم الهاتف',
  },
  numbers: {
    title: 'أرقام هاتف أخرى',
    text: 'أرقام أخرى للرموز والتنبيهات.',
    number: 'الرقم',
    status: 'الحالة',
    verified: 'مؤكد',
    unverified: 'غير مؤكد',
    add: 'إضافة رقم',
    verify: 'تأكيد',
    confirm: 'تأكيد الرقم',
    remove: 'إزالة الرقم',
    addTitle: 'إضافة رقم هاتف',
    addText: 'نرسل رمزًا إليه للتأكد من أنه رقمك.',
    added: 'تمت إضافة رقم الهاتف',
    verifyTitle: (number) => `تأكيد \u2068${number}\u2069؟`,
    verifyText: 'نرسل رمزًا إلى هذا الرقم.',
    confirmed: (number) => `تم تأكيد \u2068${number}\u2069`,
    removeTitle: (number) => `إزالة \u2068${number}\u2069؟`,
    removeText: 'نرسل رمزًا إلى هذا الرقم أولًا. بعدها لن تصله رموز ولا تنبيهات.',
    removeUnverifiedText: 'نرسل رمزًا إلى بريدك الإلكتروني أولًا.',
    removed: (number) => `تمت إزالة \u2068${number}\u2069`,
    emptyTitle: 'لا توجد أرقام هاتف أخرى',
    empty: 'أضف رقمًا لتصلك الرموز والتنبيهات عليه.',
  },
};
