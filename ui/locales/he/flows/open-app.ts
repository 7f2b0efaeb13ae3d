import type { OpenAppTexts } from '../../en/flows/open-app';

export const texts: OpenAppTexts = {
  title: 'פתיחת האפליקציה',
  titleOf: (application) => `פתיחת ${application}`,
  open: 'פתיחה',
  notInstalled: 'לא מותקנת? אפשר להמשיך כאן',
  failedTitle: 'האפליקציה לא נמצאה',
  failedText: 'אין בחשבון שלכם כתובת עבורה. יש לפנות לאדמין.',
};
