import { IdentityError } from '@gatehouse/sdk';
import type { CardForm, CardFormOptions } from './card-form';

const FRAME = '/frontegg/cards/v1/frame';

/** Milliseconds after which a frame without a response counts as unreachable. */
const TIMEOUT = 10_000;

interface FrameMessage {
  type: string;
  height?: number;
  paymentMethodId?: string;
  code?: string;
  message?: string;
}

const isFrameMessage = (data: unknown): data is FrameMessage =>
  typeof data === 'object' &&
  data !== null &&
  'gatehouseCards' in data &&
  'type' in data &&
  typeof data.type === 'string';

interface Waiting {
  resolve: (paymentMethodId: string | undefined) => void;
  reject: (error: IdentityError) => void;
}

/** Opens the card form of the local provider; `publishableKey` contains its URL. */
export const openLocalCardForm = ({
  element,
  publishableKey,
  theme,
  direction,
  language,
  texts,
  signal,
}: CardFormOptions): Promise<CardForm> => {
  const origin = new URL(publishableKey).origin;
  const frame = document.createElement('iframe');
  frame.title = texts.number;
  frame.src = `${origin}${FRAME}`;
  frame.dataset.slot = 'card-form';
  // As wide as the surrounding content: the page inside the frame has three pixels of padding for focus rings.
  frame.className = 'gh:-mx-[3px] gh:block gh:h-45 gh:w-[calc(100%+6px)] gh:border-0 gh:bg-transparent';
  let waiting: Waiting | undefined;
  const send = (message: object) => frame.contentWindow?.postMessage({ gatehouseCards: true, ...message }, origin);
  const unreachable = () => new IdentityError('card-unreachable');
  const settle = (end: (current: Waiting) => void) => {
    const current = waiting;
    waiting = undefined;
    if (current) end(current);
  };

  return new Promise((resolve, reject) => {
    const remove = () => {
      window.removeEventListener('message', listen);
      signal.removeEventListener('abort', remove);
      clearTimeout(timer);
      frame.remove();
      settle((current) => current.reject(unreachable()));
    };
    const form: CardForm = {
      remove,
      confirm: (secret) =>
        new Promise((done, fail) => {
          waiting = { resolve: done, reject: fail };
          send({ type: 'confirm', secret });
        }),
    };
    const timer = setTimeout(() => {
      remove();
      reject(unreachable());
    }, TIMEOUT);
    const handlers: Readonly<Record<string, (message: FrameMessage) => void>> = {
      ready: () => {
        clearTimeout(timer);
        send({ type: 'look', theme, dir: direction, language, texts });
        resolve(form);
        // A reloaded frame has lost its pending confirmation.
        settle((current) => current.reject(unreachable()));
      },
      size: ({ height = 0 }) => {
        frame.style.height = `${Math.min(600, Math.max(80, height))}px`;
      },
      submit: () => element.closest('form')?.requestSubmit(),
      confirmed: ({ paymentMethodId }) => settle((current) => current.resolve(paymentMethodId)),
      failed: ({ code = 'card-declined', message }) =>
        settle((current) => current.reject(new IdentityError(code, { message, statusCode: 402 }))),
    };
    const listen = ({ source, origin: from, data }: MessageEvent<unknown>) => {
      if (source !== frame.contentWindow || from !== origin || !isFrameMessage(data)) return;
      if (Object.hasOwn(handlers, data.type)) handlers[data.type]?.(data);
    };
    window.addEventListener('message', listen);
    signal.addEventListener('abort', remove);
    element.append(frame);
  });
};
