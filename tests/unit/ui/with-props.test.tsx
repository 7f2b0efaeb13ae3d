import { type ComponentPropsWithoutRef, createElement, createRef, type ReactElement } from 'react';
import { expect, it } from 'vitest';
import { withProps } from '../../../ui/kit/with-props';

const propsOf = (element: ReactElement) => element.props as ComponentPropsWithoutRef<'a'>;

it('keeps the element’s own props and adds the others', () => {
  const link = createElement('a', { href: '#docs', id: 'own', className: 'host gh:px-2' });
  const props = propsOf(withProps(link, { id: 'added', className: 'gh:px-4 gh:flex', 'aria-expanded': false }));
  expect(props).toMatchObject({ href: '#docs', id: 'own', 'aria-expanded': false, className: 'gh:flex host gh:px-2' });
});

it('calls both event handlers, the element’s first', () => {
  const events: string[] = [];
  const button = createElement('a', { onClick: () => events.push('own') });
  const { onClick } = propsOf(withProps(button, { onClick: () => events.push('added') }));
  Reflect.apply(onClick as () => void, undefined, []);
  expect(events).toEqual(['own', 'added']);
});

it('keeps the ref of an element unless it gets another', () => {
  const own = createRef<HTMLAnchorElement>();
  const added = createRef<HTMLAnchorElement>();
  const link = createElement('a', { ref: own });
  expect(withProps(link, {}).props).toHaveProperty('ref', own);
  expect(withProps(link, {}, added).props).toHaveProperty('ref', added);
});

it.each([
  ['a text', 'Save'],
  ['nothing', undefined],
])('ignores %s', (_, child) => {
  expect(() => withProps(child, {})).toThrow('one element');
});
