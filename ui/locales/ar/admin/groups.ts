import type { GroupsTexts } from '../../en/admin/groups';

const members = (count: number) => {
  if (count === 1) return 'عضو واحد';
  if (count === 2) return 'عضوان';
  const rest = count % 100;
  if (rest >= 3 && rest <= 10) return `${count} أعضاء`;
  return `${count} عضوًا`;
};

export const texts: GroupsTexts = {
  text: 'امنح الأدوار لعدة أعضاء دفعة واحدة.',
  add: 'إضافة مجموعة',
  settings: 'إعدادات المجموعات',
  search: 'البحث في المجموعات',
  emptyTitle: 'لا توجد مجموعات بعد',
  empty: 'ضع الأعضاء الذين يحتاجون إلى الأدوار نفسها في مجموعة واحدة.',
  emptyReadOnly: 'تظهر هنا المجموعات التي يضيفها المسؤول.',
  offTitle: 'المجموعات متوقفة',
  off: 'يملك الأعضاء الأدوار الممنوحة لهم مباشرة فقط. تبقى المجموعات وأعضاؤها محفوظة.',
  turnOn: 'تشغيل المجموعات',
  turnedOn: 'المجموعات قيد التشغيل',

  name: 'الاسم',
  color: 'اللون',
  description: 'الوصف',
  noDescription: 'لا يوجد وصف',
  members: 'الأعضاء',
  roles: 'الأدوار',
  noRoles: 'لا شيء',
  managedBy: 'تُدار من',
  managers: { frontegg: 'هذا الحساب', scim2: 'الدليل' },
  kept: 'يدير الدليل اسم هذه المجموعة وأعضاءها. يمكن تغيير أدوارها هنا.',
  memberCount: members,
  edit: 'تعديل',
  addMembers: 'إضافة أعضاء',
  remove: 'حذف',

  addTitle: 'إضافة مجموعة',
  addText: 'يحصل أعضاؤها على جميع أدوارها.',
  editTitle: (name) => `تعديل «${name}»`,
  save: 'حفظ التغييرات',
  nameMissing: 'أدخل اسمًا للمجموعة.',
  nameLong: (max) => `${max} حرفًا كحد أقصى.`,
  nameTaken: 'توجد مجموعة أخرى بهذا الاسم. اختر اسمًا آخر.',
  descriptionLong: (max) => `${max} حرفًا كحد أقصى.`,
  noColor: 'بلا لون',
  ownColor: 'اللون الحالي',
  colors: {
    blue: 'أزرق',
    sky: 'سماوي',
    teal: 'أزرق مخضر',
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
  choose: 'الأعضاء المراد إضافتهم',
  chooseMissing: 'اختر عضوًا واحدًا على الأقل.',
  isMember: 'عضو بالفعل',
  membersAdded: (count) => `تمت إضافة ${members(count)}`,

  removeMember: 'إزالة من المجموعة',
  removeMemberTitle: (member, group) => `إزالة ${member} من «${group}»؟`,
  removeMembersTitle: (count, group) => `إزالة ${members(count)} من «${group}»؟`,
  removeMemberText: 'يبقون في الحساب.',
  membersRemoved: (count) => `تمت إزالة ${members(count)} من المجموعة`,
  noMembersTitle: 'لا يوجد أعضاء بعد',
  noMembers: 'أضف أعضاء لتمنحهم أدوار هذه المجموعة.',
  searchMembers: 'البحث في الأعضاء',

  removeTitle: (name) => `حذف «${name}»؟`,
  removeText: (count, roles) => {
    if (count === 0) return 'ليس فيها أعضاء. لا يمكن التراجع عن ذلك.';
    const lost =
      roles.length === 0
        ? `عدد أعضائها: ${count}.`
        : `لن يحصل ${members(count)} بعد الآن على ${roles.join('، ')} من خلالها.`;
    return `${lost} يبقون في الحساب. لا يمكن التراجع عن ذلك.`;
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
    many: (count) => `ستتغير صلاحيات ${members(count)}.`,
  },

  configuration: {
    title: 'إعدادات المجموعات',
    text: 'تسري على جميع مجموعات الحساب.',
    enabled: 'المجموعات',
    enabledHint: 'عند الإيقاف تُخفى المجموعات ولا تمنح أدوارًا. لا يُحذف شيء.',
    rolesEnabled: 'الأدوار عبر المجموعات',
    rolesEnabledHint: 'عند الإيقاف تكتفي المجموعات بتصنيف الأعضاء ولا تمنحهم أدوارًا.',
    question: 'هل تريد سحب أدوار جميع المجموعات؟',
    questionText: 'يحتفظ الأعضاء ابتداءً من طلبهم التالي بالأدوار الممنوحة لهم مباشرة فقط. يمكنك إعادة التشغيل لاحقًا.',
    confirm: 'حفظ',
    saved: 'تم حفظ إعدادات المجموعات',
  },
};
