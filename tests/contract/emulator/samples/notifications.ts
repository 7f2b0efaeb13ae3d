import { createdAt, none, type SamplesOf, type World } from './sample';

const sample = ({ emulator }: World): string =>
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
  list: (world) => {
    sample(world);
    return { params: { count: 20, offset: 0 } };
  },
  updateStatus: (world) => ({ params: { notificationId: sample(world), status: 'read' } }),
  pin: (world) => ({ pinStatus: 'pin', notificationId: sample(world) }),
  markAllRead: none,
};
