import { type infer as Infer, strictObject } from 'zod/mini';
import { LONGEST_LINE, text, yesNo } from './fields';

/** Feedback about the desktop application; each of its features has an answer of its own. */
export const DesktopFeedback = strictObject({
  Applications: text(LONGEST_LINE),
  Knowledge: text(LONGEST_LINE),
  Automation: text(LONGEST_LINE),
  Status_Page: text(LONGEST_LINE),
  Migrations: text(LONGEST_LINE),
  Ticketing: text(LONGEST_LINE),
  Bots: text(LONGEST_LINE),
  Challenges: yesNo,
  Importance: text(),
  Payment: yesNo,
  Competitors: text(),
  Additional: text(),
  Call: yesNo,
});
export type DesktopFeedback = Infer<typeof DesktopFeedback>;
