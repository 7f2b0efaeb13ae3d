import type { StepUpTexts } from '../../en/flows/step-up';

export const texts: StepUpTexts = {
  title: 'تأكيد هويتك للمتابعة',
  dialogTitle: 'التحقق بخطوتين',
  dialogText: 'يتطلب هذا الإجراء تأكيدًا حديثًا. ما أدخلته يبقى محفوظًا.',
  cancel: 'إلغاء',
  doneTitle: 'تم التأكيد',
  doneText: 'جارٍ الرجوع…',
};
