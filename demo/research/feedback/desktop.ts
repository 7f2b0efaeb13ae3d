import { type infer as Infer, strictObject } from 'zod/mini';
import { MAX_LINE_LENGTH, text, yesNo } from './fields';

/** Feedback about the desktop application; each of its features has an answer of its own. */
export const DesktopFeedback = strictObject({
  Applications: text(MAX_LINE_LENGTH),
  Knowledge: text(MAX_LINE_LENGTH),
  Automation: text(MAX_LINE_LENGTH),
  Status_Page: text(MAX_LINE_LENGTH),
  Migrations: text(MAX_LINE_LENGTH),
  Ticketing: text(MAX_LINE_LENGTH),
  Bots: text(MAX_LINE_LENGTH),
  Challenges: yesNo,
  Importance: text(),
  Payment: yesNo,
  Competitors: text(),
  Additional: text(),
  Call: yesNo,
});
export type DesktopFeedback = Infer<typeof DesktopFeedback>;
