import type { FeedbackKind } from '../../demo/research/feedback/kinds';
import type { Server } from './server';

/** Returns the bodies of one kind that the webhook sink received, newest first. */
export const delivered = async (server: Server, kind: FeedbackKind): Promise<unknown[]> => {
  const response = (await (await fetch(`${server.provider}/webhooks.json`)).json()) as {
    deliveries: { kind: string; body: unknown }[];
  };
  return response.deliveries.filter((delivery) => delivery.kind === kind).map(({ body }) => body);
};
