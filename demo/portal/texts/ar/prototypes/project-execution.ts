import type { PrototypeTexts } from '../../prototype-texts';
import { counted } from '../counted';

const days = (count: number) => counted(count, { few: `${count} أيام` }, 'يومًا');

export const prototype: PrototypeTexts<'project-execution'> = {
  tasks: {
    survey: 'حصر صناديق البريد والمجلدات',
    network: 'تهيئة الشبكة وتسجيل الدخول',
    pilot: 'نقل 20 مستخدمًا تجريبيًا',
    guide: 'كتابة الأدلة وتدريب مكتب الخدمة',
    move: 'نقل بقية المستخدمين',
  },
  needed: { survey: 'الحصر', network: 'الشبكة', pilot: 'التجربة', guide: 'الأدلة', move: 'النقل' },
  finishedBy: (day) => `الإنجاز بحلول ${day}`,
  enough: (share) => `${share} على الأقل: موعد يمكنك التعهد به`,
  notEnough: (share) => `أقل من ${share}: موعد لا ينبغي التعهد به`,
  explanation: (runs) =>
    `حوكي المشروع ${runs} مرة بالقيم العشوائية نفسها لكل خطة. الفاتح: ثمانٍ من كل عشر مرات. الداكن: المرة الوسطى. المخطط: غياب. الخط: الموعد.`,
  startOver: 'البدء من جديد',
  unchanged: 'لم يتغيّر شيء.',
  reset: 'عُدت إلى الخطة الأولى.',
  assigned: (name, title) => `أُسندت «${title}» إلى ${name}.`,
  moved: (title, place) => `ترتيب «${title}» الآن ${place}.`,
  threat: 'خطر',
  estimate: (best, worst) => `من ${best} إلى ${days(worst)}`,
  estimateAfter: (best, worst, needed) => `من ${best} إلى ${days(worst)}، بعد ${needed}`,
  done: (days) => `الإنجاز: ${days}`,
  slower: (name, share) => `${name}، +${share}`,
  assign: (title) => `المسؤول عن: ${title}`,
  earlier: (title) => `تقديم: ${title}`,
  later: (title) => `تأخير: ${title}`,
  isFirst: 'المهمة في أول القائمة بالفعل.',
  isLast: 'المهمة في آخر القائمة بالفعل.',
  finish: 'النهاية',
  finishDays: (middle, high) => `ينتهي نصف مرات المحاكاة بحلول ${middle}، وتسع من عشر بحلول ${high}.`,
  noThreat: 'لا توجد مهمة واحدة يرفع نجاحها احتمال الموعد.',
  threatens: (title, chance) => `أكثر ما يهدد الموعد «${title}». لو سارت على أفضل وجه لبلغ الاحتمال ${chance}.`,
};
