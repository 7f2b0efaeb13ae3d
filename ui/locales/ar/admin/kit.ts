import type { KitPartTexts } from '../../../kit/part-texts';

export const texts: KitPartTexts = {
  drawer: {
    discardTitle: 'تجاهل التغييرات؟',
    discardText: 'لم تُحفظ تغييراتك بعد.',
    discard: 'تجاهل التغييرات',
    keepEditing: 'متابعة التحرير',
  },
  secret: {
    leaveTitle: 'الإغلاق دون حفظ السر؟',
    leaveText: 'لم تنسخه ولم تنزّله، ولا يمكن عرضه مرة أخرى.',
    leave: 'إغلاق على أي حال',
    stay: 'رجوع',
  },
  progress: {
    stop: 'إيقاف',
    stopping: 'جارٍ الإيقاف…',
    counted: (done, total) => `${done} من ${total}`,
  },
  steps: {
    position: (step, count) => `الخطوة ${step} من ${count}`,
    done: 'مكتملة',
  },
  combobox: {
    chosen: 'المحدَّد',
    options: 'الخيارات',
    remove: (label) => `إزالة ${label}`,
    matches: (count, hasMore) => (hasMore ? `عدد النتائج: ${count} أو أكثر` : `عدد النتائج: ${count}`),
    selectAll: (count) => `تحديد الكل (${count})`,
    create: (name) => `إنشاء «${name}»`,
    full: (max) => (max === 1 ? 'يمكنك تحديد عنصر واحد فقط.' : `الحد الأقصى للتحديد: ${max}`),
  },
  matrix: {
    onlyDifferences: 'الاختلافات فقط',
    noDifferences: 'لا اختلافات',
    all: (column) => `الكل، ${column}`,
    keys: 'استخدم مفاتيح الأسهم للتنقل ومفتاح المسافة للتغيير.',
    keysWithRows: 'استخدم مفاتيح الأسهم للتنقل ومفتاح المسافة للتغيير ومفتاح Enter لفتح صف.',
  },
  dates: {
    anyTime: 'أي وقت',
    today: 'اليوم',
    lastDays: (days) => `آخر ${days} يومًا`,
    custom: 'فترة مخصَّصة',
    apply: 'تطبيق',
    chooseBoth: 'اختر اليوم الأول واليوم الأخير.',
    maxDays: (days) => `الحد الأقصى بالأيام: ${days}`,
    months: 'الأشهر',
    previousMonth: 'الشهر السابق',
    nextMonth: 'الشهر التالي',
  },
  duration: { unit: (label) => `${label}: الوحدة` },
  recipients: {
    added: (count) => `عدد العناوين المضافة: ${count}`,
    merged: (count) => `عدد العناوين المكررة المتروكة: ${count}`,
    invalid: (count) => `عدد العناوين غير الصالحة: ${count}. صحّحها أو أزلها.`,
    edit: (address) => `تعديل ${address}`,
    keys: 'افصل بين العناوين بفاصلة أو مسافة أو Enter. يمكنك لصق قائمة.',
  },
  numbers: {
    added: (count) => `عدد الأرقام المضافة: ${count}`,
    invalid: (count) => `عدد الأرقام غير الصالحة: ${count}. اكتبها مع رمز الدولة، مثل ‎+971 4 123 4567.`,
    keys: 'افصل بين الأرقام بفاصلة أو Enter. ابدأ برمز الدولة.',
  },
  json: { unfold: 'توسيع', fold: 'طي' },
  tree: {
    open: (title) => `توسيع ${title}`,
    close: (title) => `طي ${title}`,
    more: 'تحميل 50 إضافية',
  },
};
