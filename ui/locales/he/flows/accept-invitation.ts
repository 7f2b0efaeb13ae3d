import type { AcceptInvitationTexts } from '../../en/flows/accept-invitation';

export const texts: AcceptInvitationTexts = {
  title: 'אישור ההזמנה',
  text: 'תצטרפו לחשבון שהזמין אתכם.',
  submit: 'אישור',
  later: 'לא עכשיו',
  otherUser: (email) => `נכנסתם בתור ${email}, אבל ההזמנה הזו מיועדת למשתמש אחר. אישור שלה יוציא אתכם מהחשבון.`,
  codeTitle: 'הזנת הקוד',
  codeText: 'הוא נמצא באימייל ההזמנה.',
  failedTitle: 'לא ניתן לאמת את ההזמנה',
  failedText: 'יש לבקש הזמנה חדשה ממי ששלח אותה.',
  doneTitle: 'הצטרפתם לחשבון',
  doneText: 'פעם ראשונה כאן? שלחנו לכם באימייל קישור לבחירת סיסמה. אם כבר יש לכם סיסמה, אפשר להיכנס.',
  continue: 'המשך',
};
