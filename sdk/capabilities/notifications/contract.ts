import { get, post, put } from '../../core/contract';
import { type Infer, maybeFlag, maybeText, number, object, optionalText, rows, string } from '../../core/schema';

/** A notification of the user. `url` is set by the vendor and must be treated as untrusted. */
export const NotificationMessage = object({
  id: string(),
  title: maybeText,
  body: maybeText,
  severity: maybeText,
  url: maybeText,
  /** Whether the user has seen it in the list, where it may still be unread. */
  viewed: maybeFlag,
  createdAt: optionalText,
  /** read, unread or archived. */
  status: maybeText,
  isPinned: maybeFlag,
});
export type NotificationMessage = Infer<typeof NotificationMessage>;

const calls = {
  list: get('/notification', {
    input: object({ params: object({ count: number(), offset: number() }) }),
    output: rows(NotificationMessage),
  }),
  updateStatus: put('/notification/status', {
    input: object({ params: object({ notificationId: string(), status: string() }) }),
  }),
  /** `pinStatus` is pin or unpin. */
  pin: put('/notification/:pinStatus', { input: object({ pinStatus: string(), notificationId: string() }) }),
  markAllRead: post('/notification/status/mark-all-read'),
};

/** Calls for the notifications of the user. */
export type NotificationsContract = { readonly [Name in keyof typeof calls]: (typeof calls)[Name] };
/** The calls of {@link NotificationsContract}. */
export const contract: NotificationsContract = calls;
