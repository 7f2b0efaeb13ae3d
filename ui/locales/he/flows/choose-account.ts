import type { ChooseAccountTexts } from '../../en/flows/choose-account';

export const texts: ChooseAccountTexts = {
  title: 'בחירת חשבון',
  text: 'אפשר לעבור לחשבון אחר בכל עת.',
  search: 'חיפוש חשבונות',
  none: 'אין חשבון בשם הזה.',
  keep: 'המשך בחשבון האחרון',
  useOther: 'כניסה כמשתמש אחר',
};
