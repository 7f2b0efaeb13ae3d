/**
 * Returns the URL that opens the mail app of a phone without composing a mail; undefined on other systems, which have
 * none. iPads identify as Macs, but have touch points.
 */
export const mailApp = ({
  userAgent,
  maxTouchPoints,
}: Pick<Navigator, 'userAgent' | 'maxTouchPoints'>): string | undefined => {
  const isApple = /iPhone|iPad/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1);
  if (isApple) return 'message:';
  if (!/Android/.test(userAgent)) return undefined;
  return 'intent:#Intent;action=android.intent.action.MAIN;category=android.intent.category.APP_EMAIL;end';
};
