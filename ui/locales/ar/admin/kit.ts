import type { KitPartTexts } from '../../../kit/part-texts';

export const texts: KitPartTexts = {
  drawer: {
    discardTitle: 'تجاهل التغييرات؟',
    discardText: 'لم تُحفظ تغييراتك بعد.',
    discard: 'تجاهل التغييرات',
    keepEditing: 'متابعة التحرير',
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
};
