import { dataHtml, developerPage, escapeHtml, ownPlaces, type Place, tabs, timeHtml } from '@gatehouse/emulator/node';
import type { FailedDelivery } from '../gateway/runtime/state';
import { webhookKinds } from '../research/feedback/kinds';

/** A received webhook. */
export interface Delivery {
  kind: string;
  /** Time of arrival, as an ISO date in UTC. */
  at: string;
  body: unknown;
}

/** Form action for the id of a failed delivery. */
export const RETRY_PATH = '/webhooks/retry';

/** Developer pages of the demo: those of the provider, and this one. */
export const places: readonly Place[] = [
  ...ownPlaces,
  { path: '/webhooks', name: 'Webhooks', about: 'Feedback that the gateway sent' },
];

interface SinkPage {
  arrived: readonly Delivery[];
  failed: readonly FailedDelivery[];
  /** Filters by kind. */
  kind: string | null;
}

const cards = (items: readonly string[]): string => `<ul class="cards">${items.join('')}</ul>`;

const nameOf = (kind: string): string => kind.charAt(0).toUpperCase() + kind.slice(1);

const kindHtml = (kind: string) => `<h3>${escapeHtml(nameOf(kind))}</h3>`;

const arrivedCard = ({ kind, at, body }: Delivery): string =>
  `<li class="card"><div class="card-head">${kindHtml(kind)}${timeHtml(at)}</div>${dataHtml(body)}</li>`;

const failedCard = ({ id, kind, at, reason, tries, returned, body }: FailedDelivery): string => {
  const times = tries === 1 ? 'tried once' : `tried ${tries} times`;
  const form = `<form method="post" action="${RETRY_PATH}"><input type="hidden" name="id" value="${escapeHtml(id)}"><button aria-label="Send again: ${escapeHtml(kind)}, ${escapeHtml(at)}">Send again</button></form>`;
  const head = `${kindHtml(kind)}${timeHtml(at)}<span><span class="reason">${escapeHtml(reason)}</span>, ${times}${returned ? '; the sender was asked to send it again' : ''}</span>${form}`;
  return `<li class="card"><div class="card-head">${head}</div>${dataHtml(body)}</li>`;
};

const kindTabs = (all: readonly { kind: string }[], chosen: string | null): string =>
  tabs('Kinds', [
    { id: 'kind-all', href: '/webhooks', name: 'All', count: all.length, isCurrent: chosen === null },
    ...webhookKinds.map((kind) => ({
      id: `kind-${kind}`,
      href: `/webhooks?kind=${kind}`,
      name: nameOf(kind),
      count: all.filter((item) => item.kind === kind).length,
      isCurrent: kind === chosen,
    })),
  ]);

/** Renders received and failed deliveries, newest first, with their content. */
export const sinkPage = ({ arrived, failed, kind }: SinkPage): Response => {
  const chosen = webhookKinds.find((known) => known === kind) ?? null;
  const ofKind = <T extends { kind: string }>(items: readonly T[]): T[] =>
    items.filter((item) => chosen === null || item.kind === chosen);
  const failedCards = ofKind(failed).map(failedCard);
  const arrivedCards = ofKind(arrived).map(arrivedCard);
  const failures = failedCards.length > 0 ? `<h2>Failed</h2>${cards(failedCards)}` : '';
  const arrivals =
    arrivedCards.length > 0 ? cards(arrivedCards) : '<p class="nothing">Nothing yet. Send feedback in the portal.</p>';
  return developerPage({
    title: 'Webhooks',
    path: '/webhooks',
    places,
    isStatic: true,
    about:
      'Feedback that the gateway sent to the workflow automation. Feedback types with a URL of their own are sent there instead.',
    inner: `${kindTabs([...arrived, ...failed], chosen)}${failures}<h2>Arrived</h2>${arrivals}`,
  });
};
