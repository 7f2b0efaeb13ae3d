import type { RolesTexts } from '../../en/admin/roles';
import { counted } from '../counted';

const roles = (count: number, two = 'دوران') => counted(count, { one: 'دور واحد', two, few: `${count} أدوار` }, 'دورًا');
const permissions = (count: number) =>
  counted(count, { one: 'صلاحية واحدة', two: 'صلاحيتان', few: `${count} صلاحيات` }, 'صلاحية');

export const texts: RolesTexts = {
  text: 'تحدد الأدوار ما يمكن للمستخدمين والمجموعات ورموز API فعله في هذا الحساب.',
  noOwn: 'تستخدم الأدوار القياسية. أضف دورًا خاصًا بك عندما لا يناسبك أي منها.',
  views: { list: 'القائمة', matrix: 'الصلاحيات' },
  add: 'إضافة دور',
  search: 'البحث في الأدوار',
  emptyTitle: 'لا توجد أدوار بعد',
  empty: 'أضف دورًا لتحدد ما يمكن للمستخدمين فعله.',
  emptyReadOnly: 'تظهر هنا الأدوار التي يضيفها المسؤول.',
  name: 'الاسم',
  key: 'المفتاح',
  description: 'الوصف',
  noDescription: 'بلا وصف',
  isDefault: 'افتراضي',
  defaultBadge: 'للمستخدمين الجدد',
  permissions: 'الصلاحيات',
  kind: 'النوع',
  kinds: { vendor: 'قياسي', account: 'مخصص' },
  edit: 'تعديل',
  manage: 'إدارة الصلاحيات',
  duplicate: 'إنشاء نسخة',
  remove: 'حذف',

  addTitle: 'إضافة دور',
  addText: 'سمِّ الدور وفق مهمة من يحملونه.',
  editTitle: (name) => `تعديل «${name}»`,
  save: 'حفظ التغييرات',
  nameHint: 'كما يراه المستخدمون، مثل «مسؤول المختبر».',
  nameMissing: 'أدخل اسمًا للدور.',
  nameLong: (max) => `الحد الأقصى للأحرف: ${max}.`,
  nameTaken: 'يحمل دور آخر هذا الاسم. اختر غيره.',
  keyHint: 'يعرّف الدور في تطبيقك. لا يمكن تغييره لاحقًا.',
  keyInvalid: 'ابدأ بحرف لاتيني. استخدم الحروف اللاتينية والأرقام والنقاط والواصلات والشرطات السفلية.',
  keyTaken: 'يستخدم دور آخر هذا المفتاح. اختر غيره.',
  keyFixed: 'لا يمكن تغيير المفتاح.',
  descriptionLong: (max) => `الحد الأقصى للأحرف: ${max}.`,
  defaultLabel: 'منحه للمستخدمين الجدد',
  defaultHint: 'يحصل كل من ينضم من الآن على هذا الدور، ما لم تمنحه دعوته أو اتصال SSO أدوارًا أخرى.',
  base: 'البدء من',
  noBase: 'بلا دور',
  baseHint: ({ given, left }) =>
    `تُنسخ ${permissions(given)}.${left > 0 ? ` لا تُنسخ ${permissions(left)} لأنه لا يمكنك منحها.` : ''}`,
  copyOf: (name) => `نسخة من ${name}`,
  addedToast: (name) => `تمت إضافة «${name}»`,
  savedToast: (name) => `تم حفظ «${name}»`,

  removeTitle: (name) => `حذف «${name}»؟`,
  removeText: 'يفقد جميع المستخدمين هذا الدور فورًا. لا يمكن التراجع عن ذلك.',
  removeConfirm: 'حذف الدور',
  removedToast: (name) => `تم حذف «${name}»`,
  losers: {
    title: 'تفقده أيضًا:',
    groups: 'المجموعات',
    tokens: 'رموز API',
    sso: 'SSO',
    none: 'لا تستخدمه أي مجموعة أو رمز API أو اتصال SSO.',
    unknown: 'قد تستخدمه مجموعات ورموز API أيضًا، لكن تعذّر تحميلها.',
  },

  locks: {
    vendor: 'لا يمكن تغيير دور قياسي. أنشئ نسخة منه لتعدّلها.',
    above: 'هذا الدور أعلى من دورك.',
    never: 'هذه الصلاحية للأدوار القياسية فقط.',
    always: 'لكل دور هذه الصلاحية.',
    notHeld: 'أنت نفسك لا تملك هذه الصلاحية.',
    covered: (name) => `مشمولة في «${name}».`,
    readOnly: 'اطلب من المسؤول تغيير الصلاحيات.',
  },
  includes: (count) => `تشمل ${permissions(count)}`,
  otherPermissions: 'أخرى',

  tabs: { details: 'التفاصيل', permissions: 'الصلاحيات', holders: 'الاستخدام' },
  id: 'المعرّف',
  created: 'تاريخ الإنشاء',
  updated: 'آخر تغيير',
  holdersText:
    'تُمنح الأدوار للمستخدمين مباشرة وعبر المجموعات. تستخدم هذا الدور المجموعات ورموز API والاتصالات التالية.',

  matrix: {
    label: 'الصلاحيات حسب الدور',
    role: 'الدور',
    permission: 'الصلاحية',
    chosen: 'الأدوار المعروضة',
    chosenHint: (shown, all) => `${shown} من أصل ${all}`,
    all: 'عرض الكل',
    choose: 'اختيار الأدوار',
    noColumns: 'لم تُختر أي أدوار',
    noColumnsText: 'اختر الأدوار التي تريد رؤية صلاحياتها.',
    failed: 'تعذّر تحميل الصلاحيات',
    standardFixed: 'لا يمكن تغيير الأدوار القياسية',
    changed: (count, edited) => `تغيّرت ${permissions(count)} في ${roles(edited, 'دورين')}`,
    discard: 'تجاهل',
    review: 'المراجعة والحفظ',
    unsaved: 'صلاحيات الأدوار',
  },
  ofPermission: {
    title: (permission) => `الأدوار التي لها «${permission}»`,
    changed: ({ gaining, losing }) =>
      [gaining > 0 && `تُمنح إلى: ${roles(gaining)}`, losing > 0 && `تُسحب من: ${roles(losing)}`]
        .filter(Boolean)
        .join('، '),
    nothingChanged: 'لم يتغير شيء بعد.',
  },
  review: {
    title: 'مراجعة التغييرات',
    text: 'يحصل المستخدمون الذين سجّلوا الدخول على الصلاحيات الجديدة عند تجديد جلساتهم، خلال بضع دقائق.',
    save: (count) => `حفظ ${roles(count, 'دورين اثنين')}`,
    gains: 'يُضاف',
    loses: 'يُزال',
    carriedBy: 'تستخدمه',
    carriedByNone: 'لا تستخدمه أي مجموعة أو رمز API.',
    savedToast: (count) => `تم حفظ ${roles(count, 'دورين اثنين')}`,
    partly: ({ saved, failed }) => `تم حفظ ${saved} من أصل ${saved + failed} من الأدوار.`,
    retry: 'إعادة محاولة الباقي',
  },
};
