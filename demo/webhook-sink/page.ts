import { dataHtml, developerPage, escapeHtml, ownPlaces, type Place, timeHtml } from '@gatehouse/emulator/node';
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
  { path: '/webhooks', name: 'Webhooks', about: 'What the gateway told the workflow automation' },
];

interface SinkPage {
  arrived: readonly Delivery[];
  failed: readonly FailedDelivery[];
  /** Filters by kind. */
  kind: string | null;
}

const cards = (items: readonly string[], nothing: string): string =>
  items.length > 0 ? `<ul class="cards">${items.join('')}</ul>` : `<p class="nothing">${nothing}</p>`;

const kindHtml = (kind: string) => `<h3 class="kind">${escapeHtml(kind)}</h3>`;

const arrivedCard = ({ kind, at, body }: Delivery): string =>
  `<li class="card"><div class="card-head">${kindHtml(kind)}${timeHtml(at)}</div>${dataHtml(body)}</li>`;

const failedCard = ({ id, kind, at, reason, tries, returned, body }: FailedDelivery): string => {
  const times = tries === 1 ? 'tried once' : `tried ${tries} times`;
  const form = `<form method="post" action="${RETRY_PATH}"><input type="hidden" name="id" value="${escapeHtml(id)}"><button aria-label="Send again: ${escapeHtml(kind)}, ${escapeHtml(at)}">Send again</button></form>`;
  const head = `${kindHtml(kind)}${timeHtml(at)}<span><span class="reason">${escapeHtml(reason)}</span>, ${times}${returned ? '; the sender was asked to send it again' : ''}</span>${form}`;
  return `<li class="card"><div class="card-head">${head}</div>${dataHtml(body)}</li>`;
};

const kindLinks = (all: readonly { kind: string }[], chosen: string | null): string => {
  const link = (name: string, count: number, address: string, current: boolean) =>
    `<a href="${address}"${current ? ' aria-current="true"' : ''}>${name} <span class="count">${count}</span></a>`;
  const links = webhookKinds.map((kind) =>
    link(kind, all.filter((item) => item.kind === kind).length, `/webhooks?kind=${kind}`, kind === chosen),
  );
  return `<nav aria-label="Kinds">${link('All', all.length, '/webhooks', chosen === null)}${links.join('')}</nav>`;
};

/** Renders received and failed deliveries, newest first, with their content. */
export const sinkPage = ({ arrived, failed, kind }: SinkPage): Response => {
  const chosen = webhookKinds.find((known) => known === kind) ?? null;
  const ofKind = <T extends { kind: string }>(items: readonly T[]): T[] =>
    items.filter((item) => chosen === null || item.kind === chosen);
  const failedCards = ofKind(failed).map(failedCard);
  const arrivedCards = ofKind(arrived).map(arrivedCard);
  return developerPage({
    title: 'Webhooks',
    path: '/webhooks',
    places,
    isStatic: true,
    about: 'What the gateway told the workflow automation. Kinds with an address of their own arrive there, not here.',
    inner: `${kindLinks([...arrived, ...failed], chosen)}<h2>Failed</h2>${cards(failedCards, 'Nothing failed.')}<h2>Arrived here</h2>${cards(arrivedCards, 'Nothing arrived yet. Send feedback in the portal.')}`,
  });
};
