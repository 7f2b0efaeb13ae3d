import { describe, expect, it } from 'vitest';
import { trackImports } from '../../visual/chunks';
import { pagesOf } from '../../visual/stories';

describe('the pages of a review', () => {
  it('render whole components, until a page has enough', () => {
    const menu = Array.from({ length: 30 }, (_, at) => `kit-menu--${at}`);
    expect(pagesOf(['kit-badge--tones', ...menu, 'kit-tabs--open', 'kit-theme--dark'])).toEqual([
      ['kit-badge--tones', ...menu],
      ['kit-tabs--open', 'kit-theme--dark'],
    ]);
  });
});

describe('the scripts of a review', () => {
  it('report the chunks that they import', () => {
    expect(trackImports('load(()=>import("./menu-1a.js"),[]);import(`./b.js`)')).toBe(
      'load(()=>window.review.track(import("./menu-1a.js")),[]);window.review.track(import(`./b.js`))',
    );
  });

  it('keep every other import', () => {
    const source = 'import{a}from"./a.js";class B{import(a){return this.import(a)}};import(address)';
    expect(trackImports(source)).toBe(source);
  });
});
