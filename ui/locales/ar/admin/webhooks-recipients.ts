import type { WebhooksRecipientsTexts } from '../../en/admin/webhooks-recipients';

export const texts: WebhooksRecipientsTexts = {
  email: { label: (event) => `مستلمو «${event}»`, none: 'لا أحد', listed: 'عناوين البريد' },
  sms: { label: (event) => `أرقام «${event}»`, none: 'لا أحد', listed: 'أرقام الهواتف' },
  text: { email: 'من يتلقى بريدًا عند حدوث ذلك.', sms: 'من يتلقى رسالة نصية عند حدوث ذلك.' },
  send: (event) => `إرسال «${event}»`,
  unused: {
    email: (count) => `لا أحد يتلقى بريدًا عن أحداث هذه الفئة (${count}).`,
    sms: (count) => `لا أحد يتلقى رسالة نصية عن أحداث هذه الفئة (${count}).`,
  },
  show: 'عرض الأحداث',
  listName: 'المستلمون',
  invalid: 'صحّح الإدخالات المعلَّمة أو أزلها.',
  tooMany: (max) => `${max} مستلمًا لكل حدث على الأكثر.`,
  clear: (event) => `إزالة كل مستلمي «${event}»`,
  clearTitle: (event) => `إيقاف إرسال «${event}»؟`,
  clearText: { email: 'ستُزال كل عناوين البريد.', sms: 'ستُزال كل أرقام الهواتف.' },
  clearConfirm: 'إزالة الكل',
  cleared: (event) => `لن يُرسل «${event}» بعد الآن`,
  emptyTitle: 'لا توجد أحداث لهذه القناة',
  empty: 'لا يوفّر مزوّدك أي حدث.',
};
