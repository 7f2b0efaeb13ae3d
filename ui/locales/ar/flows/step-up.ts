import type { StepUpTexts } from '../../en/flows/step-up';

export const texts: StepUpTexts = {
  title: 'أكّد أنك أنت للمتابعة',
  dialogTitle: 'التحقق بخطوتين',
  dialogText: 'يتطلب هذا الإجراء تأكيدًا حديثًا. يبقى ما أدخلته كما هو.',
  cancel: 'إلغاء',
  doneTitle: 'تم التأكيد',
  doneText: 'جارٍ الرجوع…',
};
