import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { useSubmit } from '../../../ui/admin/archetypes/form/use-submit';
import { waitFor } from '../../support/wait-for';

interface Answers {
  resolve: (result: string) => void;
  reject: (error: Error) => void;
}

/** Returns the function of the hook, and its calls with the functions that settle them. */
const submitting = () => {
  const client = new QueryClient();
  const calls = new Map<string, Answers>();
  const mutation = {
    mutationKey: ['gatehouse', { identity: 'test' }, 'things', 'save'] as const,
    meta: { invalidates: [] },
    mutationFn: (name: string) => new Promise<string>((resolve, reject) => calls.set(name, { resolve, reject })),
  };
  let submit: ((name: string) => Promise<string>) | undefined;
  const Caller = () => {
    submit = useSubmit(mutation);
    return null;
  };
  renderToString(createElement(QueryClientProvider, { client }, createElement(Caller)));
  const send = (name: string) => submit?.(name) ?? Promise.reject(new Error('not rendered'));
  const callOf = (name: string) => waitFor(() => calls.get(name) ?? Promise.reject(new Error(`${name} is not sent`)));
  return { client, send, callOf };
};

it('gives each of two overlapping calls its own result', async () => {
  const { send, callOf } = submitting();
  const results = Promise.all([send('A'), send('B')]);
  (await callOf('A')).resolve('result of A');
  (await callOf('B')).resolve('result of B');
  expect(await results).toEqual(['result of A', 'result of B']);
});

it('rejects the call that is refused, also when an earlier one succeeds meanwhile', async () => {
  const { send, callOf } = submitting();
  const results = Promise.allSettled([send('undo'), send('save')]);
  (await callOf('undo')).resolve('undone');
  (await callOf('save')).reject(new Error('refused'));
  expect(await results).toEqual([
    { status: 'fulfilled', value: 'undone' },
    { status: 'rejected', reason: new Error('refused') },
  ]);
});

it.each<[string, (answers: Answers) => void]>([
  ['a result', ({ resolve }) => resolve('gth_secret')],
  ['an error', ({ reject }) => reject(new Error('refused'))],
])('keeps nothing in the cache after %s', async (_, answer) => {
  const { client, send, callOf } = submitting();
  const result = send('secret').catch(() => undefined);
  answer(await callOf('secret'));
  await result;
  await waitFor(() => expect(client.getMutationCache().getAll()).toEqual([]));
});
