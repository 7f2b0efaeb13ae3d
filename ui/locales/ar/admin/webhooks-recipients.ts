import type { WebhooksRecipientsTexts } from '../../en/admin/webhooks-recipients';

export const texts: WebhooksRecipientsTexts = {
  email: { label: (event) => `مستلمو «${event}»`, none: 'لا أحد', listed: 'عناوين البريد الإلكتروني' },
  sms: { label: (event) => `أرقام «${event}»`, none: 'لا أحد', listed: 'أرقام الهاتف' },
  text: { email: 'من يتلقى رسالة بريد إلكتروني عند حدوث ذلك.', sms: 'من يتلقى رسالة نصية عند حدوث ذلك.' },
  send: (event) => `إرسال «${event}»`,
  unused: {
    email: (count) => `أحداث هذه الفئة (${count}) لا تُرسل بالبريد الإلكتروني إلى أحد.`,
    sms: (count) => `أحداث هذه الفئة (${count}) لا تُرسل برسالة نصية إلى أحد.`,
  },
  show: 'عرض الأحداث',
  listName: 'المستلمون',
  invalid: 'صحّح الإدخالات المعلَّمة أو أزلها.',
  tooMany: (max) => `الحد الأقصى للمستلمين لكل حدث: ${max}.`,
  clear: (event) => `إزالة كل مستلمي «${event}»`,
  clearTitle: (event) => `إيقاف إرسال «${event}»؟`,
  clearText: { email: 'ستُزال كل عناوين البريد الإلكتروني.', sms: 'ستُزال كل أرقام الهاتف.' },
  clearConfirm: 'إزالة الكل',
  cleared: (event) => `لن يُرسل «${event}» بعد الآن`,
  emptyTitle: 'لا توجد أحداث لهذه القناة',
  empty: 'لا يوفّر مزوّدك أي حدث.',
};
