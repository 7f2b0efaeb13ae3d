import { createdAt, type Fixture, none, type SamplesOf } from './sample';

const sample = ({ emulator }: Fixture): string =>
  emulator.db.notifications.put({
    id: 'notification-sample',
    tenantId: 'tenant-acme',
    eventKey: 'frontegg.role.created',
    title: 'Role created: Sample',
    body: 'Rita Reader',
    severity: 'Info',
    createdAt,
  }).id;

export const notifications: SamplesOf<'notifications'> = {
  list: (fixture) => {
    sample(fixture);
    return { params: { count: 20, offset: 0 } };
  },
  updateStatus: (fixture) => ({ params: { notificationId: sample(fixture), status: 'read' } }),
  pin: (fixture) => ({ pinStatus: 'pin', notificationId: sample(fixture) }),
  markAllRead: none,
};
