import type { GroupsTexts } from '../../en/admin/groups';
import { counted, listed } from '../counted';

const members = (count: number, two = 'عضوان') =>
  counted(count, { one: 'عضو واحد', two, few: `${count} أعضاء` }, 'عضوًا');

export const texts: GroupsTexts = {
  text: 'امنح الأدوار لعدة مستخدمين دفعة واحدة.',
  add: 'إضافة مجموعة',
  settings: 'إعدادات المجموعات',
  search: 'البحث في المجموعات',
  emptyTitle: 'لا توجد مجموعات بعد',
  empty: 'ضع المستخدمين الذين يحتاجون إلى الأدوار نفسها في مجموعة واحدة.',
  emptyReadOnly: 'تظهر هنا المجموعات التي يضيفها المسؤول.',
  offTitle: 'المجموعات متوقفة',
  off: 'لا يحتفظ المستخدمون إلا بالأدوار الممنوحة لهم مباشرة. تبقى المجموعات وأعضاؤها محفوظة.',
  turnOn: 'تفعيل المجموعات',
  turnedOn: 'المجموعات مفعّلة',

  name: 'الاسم',
  color: 'اللون',
  description: 'الوصف',
  noDescription: 'بلا وصف',
  members: 'الأعضاء',
  roles: 'الأدوار',
  noRoles: 'لا يوجد',
  managedBy: 'الإدارة',
  managers: { frontegg: 'هذا الحساب', scim2: 'الدليل' },
  kept: 'يدير الدليل اسم هذه المجموعة وأعضاءها. يمكن تغيير أدوارها هنا.',
  edit: 'تعديل',
  addMembers: 'إضافة أعضاء',
  remove: 'حذف',

  addTitle: 'إضافة مجموعة',
  addText: 'يحصل أعضاؤها على جميع أدوارها.',
  editTitle: (name) => `تعديل «${name}»`,
  save: 'حفظ التغييرات',
  nameMissing: 'أدخل اسمًا للمجموعة.',
  nameLong: (max) => `الحد الأقصى للأحرف: ${max}.`,
  nameTaken: 'توجد مجموعة أخرى بهذا الاسم. اختر اسمًا آخر.',
  descriptionLong: (max) => `الحد الأقصى للأحرف: ${max}.`,
  noColor: 'بلا لون',
  ownColor: 'اللون الحالي',
  colors: {
    blue: 'أزرق',
    sky: 'سماوي',
    teal: 'أخضر مزرق',
    green: 'أخضر',
    lime: 'ليموني',
    amber: 'كهرماني',
    rose: 'وردي',
    purple: 'أرجواني',
    violet: 'بنفسجي',
  },
  addedToast: (name) => `تمت إضافة «${name}»`,
  savedToast: (name) => `تم حفظ «${name}»`,
  parts: {
    group: (name) => `المجموعة «${name}»`,
    details: 'الاسم واللون والوصف',
    giveRole: (name) => `الدور «${name}»`,
    takeRole: (name) => `سحب الدور «${name}»`,
    addMember: (name) => `العضو ${name}`,
    removeMember: (name) => `إزالة ${name}`,
  },

  addMembersTitle: (name) => `إضافة أعضاء إلى «${name}»`,
  addMembersText: 'يحصلون على أدوار المجموعة مع طلبهم التالي.',
  choose: 'المستخدمون المراد إضافتهم',
  chooseMissing: 'اختر مستخدمًا واحدًا على الأقل.',
  isMember: 'عضو بالفعل',
  membersAdded: (count) => `تمت إضافة ${members(count, 'عضوين اثنين')}`,

  removeMember: 'الإزالة من المجموعة',
  removeMemberTitle: (member, group) => `إزالة ${member} من «${group}»؟`,
  removeMembersTitle: (count, group) => `إزالة ${members(count, 'عضوين اثنين')} من «${group}»؟`,
  removeMemberText: 'يبقون في الحساب.',
  membersRemoved: (count) => `تمت إزالة ${members(count, 'عضوين اثنين')} من المجموعة`,
  noMembersTitle: 'لا يوجد أعضاء بعد',
  noMembers: 'أضف أعضاء لتمنحهم أدوار هذه المجموعة.',
  searchMembers: 'البحث في الأعضاء',

  removeTitle: (name) => `حذف «${name}»؟`,
  removeText: (count, roles) => {
    if (count === 0) return 'ليس فيها أعضاء. لا يمكن التراجع عن ذلك.';
    const lost =
      roles.length === 0
        ? `عدد أعضائها: ${count}.`
        : `لن يحصل ${members(count)} بعد الآن على هذه الأدوار من خلالها: ${listed(roles)}.`;
    return `${lost} تبقى العضوية في الحساب. لا يمكن التراجع عن ذلك.`;
  },
  removeConfirm: 'حذف المجموعة',
  removedToast: (name) => `تم حذف «${name}»`,

  tabs: { members: 'الأعضاء', roles: 'الأدوار', settings: 'الإعدادات' },
  rolesTitle: 'أدوار المجموعة',
  rolesText: 'يملكها كل عضو ما دام في المجموعة.',
  detailsTitle: 'التفاصيل',
  detailsText: 'كيف تظهر المجموعة هنا.',
  dangerTitle: 'حذف هذه المجموعة',
  dangerText: 'يفقد الأعضاء الأدوار التي تمنحها لهم.',

  effect: {
    loading: 'جارٍ تحديد ما سيتغير…',
    title: 'ما الذي سيتغير',
    none: 'لن يكسب أحد صلاحية ولن يفقدها.',
    gain: (count) => `${members(count)}، صلاحيات جديدة:`,
    lose: (count) => `${members(count)}، صلاحيات مفقودة:`,
    gainOne: (name) => `${name}، صلاحيات جديدة:`,
    loseOne: (name) => `${name}، صلاحيات مفقودة:`,
    more: (count) => `و${count} غيرها`,
    many: (count) => `ستتغير صلاحيات ${members(count, 'عضوين اثنين')}.`,
  },

  configuration: {
    title: 'إعدادات المجموعات',
    text: 'تسري على كل مجموعات الحساب.',
    enabled: 'المجموعات',
    enabledHint: 'عند الإيقاف تُخفى المجموعات ولا تمنح أدوارًا. لا يُحذف شيء.',
    rolesEnabled: 'الأدوار عبر المجموعات',
    rolesEnabledHint: 'عند الإيقاف تكتفي المجموعات بتصنيف المستخدمين ولا تمنحهم أدوارًا.',
    question: 'سحب أدوار كل المجموعات؟',
    questionText: 'بدءًا من طلبهم التالي يحتفظ المستخدمون بالأدوار الممنوحة لهم مباشرة فقط. يمكنك إعادة التفعيل لاحقًا.',
    confirm: 'حفظ',
    saved: 'تم حفظ إعدادات المجموعات',
  },
};
