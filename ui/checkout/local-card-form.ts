import { IdentityError } from '@gatehouse/sdk';
import type { CardForm, CardFormOptions } from './card-form';

const FRAME = '/frontegg/cards/v1/frame';

/** Milliseconds until a frame that does not answer counts as one that cannot be reached. */
const PATIENCE = 10_000;

interface Told {
  type: string;
  height?: number;
  paymentMethodId?: string;
  code?: string;
  message?: string;
}

const isTold = (data: unknown): data is Told =>
  typeof data === 'object' &&
  data !== null &&
  'gatehouseCards' in data &&
  'type' in data &&
  typeof data.type === 'string';

interface Waiting {
  resolve: (paymentMethodId: string | undefined) => void;
  reject: (error: IdentityError) => void;
}

/** Opens the card form of the local provider; `publishableKey` is its address. */
export const openLocalCardForm = ({
  element,
  publishableKey,
  theme,
  direction,
  language,
  texts,
}: CardFormOptions): Promise<CardForm> => {
  const origin = new URL(publishableKey).origin;
  const frame = document.createElement('iframe');
  frame.title = texts.number;
  frame.src = `${origin}${FRAME}`;
  frame.dataset.slot = 'card-form';
  frame.className = 'gh:block gh:h-45 gh:w-full gh:border-0 gh:bg-transparent';
  let waiting: Waiting | undefined;
  const send = (message: object) => frame.contentWindow?.postMessage({ gatehouseCards: true, ...message }, origin);

  return new Promise((resolve, reject) => {
    const remove = () => {
      window.removeEventListener('message', listen);
      clearTimeout(timer);
      frame.remove();
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
      reject(new IdentityError('network', { message: texts.offline }));
    }, PATIENCE);
    const listen = ({ source, origin: from, data }: MessageEvent<unknown>) => {
      if (source !== frame.contentWindow || from !== origin || !isTold(data)) return;
      if (data.type === 'ready') {
        clearTimeout(timer);
        send({ type: 'look', theme, dir: direction, language, texts });
        resolve(form);
      }
      if (data.type === 'size' && typeof data.height === 'number') {
        frame.style.height = `${Math.min(600, Math.max(80, data.height))}px`;
      }
      if (data.type === 'confirmed') waiting?.resolve(data.paymentMethodId);
      if (data.type === 'failed') {
        waiting?.reject(
          new IdentityError(String(data.code ?? 'card-declined'), { message: data.message, statusCode: 402 }),
        );
      }
    };
    window.addEventListener('message', listen);
    element.append(frame);
  });
};
