import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import postcss from 'postcss';
import { createElement as h } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launchOptions } from '../support/launch';
import { root } from './tarball';

const kit = await import(join(root, 'ui/dist/kit/index.js'));
const { ThemeProvider } = await import(join(root, 'ui/dist/index.js'));

/** As in the kit's tables: the browser's own padding of a cell counts as the host's. */
const cell = { className: 'gh:p-1' };

/** Parts of the kit with every element that style sheets commonly target. */
const markup = renderToStaticMarkup(
  h(
    ThemeProvider,
    { theme: 'light' },
    h(
      kit.Root,
      null,
      h(kit.Button, null, 'Save'),
      h(kit.Button, { variant: 'secondary' }, 'Cancel'),
      h(kit.Input, { defaultValue: 'Ada' }),
      h(kit.Select, null, h('option', null, 'One')),
      h(kit.Checkbox, { defaultChecked: true }),
      h(
        kit.Card,
        { title: 'Tokens', description: 'Two of them' },
        h('p', null, 'Text ', h('a', { href: '#' }, 'link')),
      ),
      h('ul', null, h('li', null, 'One'), h('li', null, 'Two')),
      h(
        'table',
        null,
        h('thead', null, h('tr', null, h('th', cell, 'Name'))),
        h('tbody', null, h('tr', null, h('td', cell, 'Ada'))),
      ),
      h(
        'svg',
        { width: 24, height: 24, fill: 'none', stroke: 'currentColor', viewBox: '0 0 24 24' },
        h('path', { d: 'M0 0h9' }),
      ),
      h('fieldset', null, h('legend', null, 'Roles'), h('label', null, 'Admin')),
    ),
  ),
);

/** Rules that a host may have for every element. */
const harsh = `
  button, input, select { background: rebeccapurple; color: gold; padding: 13px; border: 3px solid red; text-transform: uppercase; height: 70px; box-shadow: 0 0 9px red; }
  main button:hover, main button:not(:disabled) { background: crimson; border-radius: 20px; }
  ul, ol { padding-left: 40px; margin: 20px; list-style: square; }
  ul li { margin: 10px; color: teal; }
  main table td, main table th { background: #eee; color: crimson; padding: 12px; border: 2px solid black; }
  h1, h2, h3 { font: italic 40px serif; color: red; margin: 1em; }
  p { margin: 30px; color: blue; font-size: 22px; }
  a { color: lime; text-decoration: none; }
  label { display: block; font-weight: bold; }
  fieldset { padding: 20px; border: 5px dotted; }
  legend { float: left; font-size: 30px; }
  body { text-transform: uppercase; font-style: italic; letter-spacing: 4px; word-spacing: 9px; text-indent: 40px; white-space: pre; cursor: wait; text-shadow: 0 0 4px red; line-height: 3; text-align: right; }
  svg { fill: currentColor; stroke: red; }
  path { fill: red; stroke: lime; }
  img { max-width: 3px; }
  li::before, *::after { content: "→"; }
`;

const measured =
  'background-color color padding-top padding-left margin-top margin-bottom border-top-width border-top-color list-style-type font-size font-weight font-style text-transform text-decoration-line height box-shadow border-top-left-radius display float letter-spacing word-spacing text-indent white-space cursor text-shadow line-height text-align fill stroke d'.split(
    ' ',
  );

let browser: Browser;
const sheets: Record<string, string> = {};
beforeAll(async () => {
  browser = await chromium.launch(launchOptions);
  for (const [name, path] of Object.entries({
    layered: 'ui/dist/styles.css',
    unlayered: 'ui/dist/unlayered.css',
    reboot: 'node_modules/bootstrap/dist/css/bootstrap-reboot.css',
  })) {
    sheets[name] = await readFile(join(root, path), 'utf8');
  }
  sheets.harsh = harsh;
  sheets.revert = 'svg, svg *, main * * { all: revert }';
});
afterAll(() => browser.close());

/** Computed styles of every element of the kit, with the host's style sheet after or before ours. */
const look = async (...names: string[]) => {
  const page = await browser.newPage();
  const styles = names.map((name) => `<style>${sheets[name]}</style>`).join('');
  await page.setContent(`<!doctype html><html><head>${styles}</head><body><main>${markup}</main></body></html>`);
  const result = await page.evaluate(
    (properties) =>
      [...document.querySelectorAll('.gh-root *')].map((element) => {
        const style = getComputedStyle(element);
        const pseudo = ['::before', '::after'].map((part) => getComputedStyle(element, part).content);
        return [
          element.tagName,
          ...pseudo,
          ...properties.map((name) => `${name}: ${style.getPropertyValue(name)}`),
        ].join('; ');
      }),
    measured,
  );
  await page.close();
  return result;
};

/** Every selector of a style sheet, with nested rules, without keyframes. */
const selectorsOf = (sheet = ''): string[] => {
  const selectors: string[] = [];
  postcss.parse(sheet).walkRules((rule) => {
    const isNested = rule.parent?.type === 'rule';
    const isKeyFrame = rule.parent?.type === 'atrule' && 'name' in rule.parent && rule.parent.name === 'keyframes';
    if (!isNested && !isKeyFrame) selectors.push(...rule.selectors);
  });
  return selectors;
};

describe('unlayered.css', () => {
  it('looks like styles.css on a page without other styles', async () => {
    expect(await look('unlayered')).toEqual(await look('layered'));
  });

  it.each(['reboot', 'harsh', 'revert'])(
    'keeps its appearance beside the styles %s, before and after it',
    async (host) => {
      const alone = await look('unlayered');
      expect(alone.length).toBeGreaterThan(20);
      expect(await look(host, 'unlayered')).toEqual(alone);
      expect(await look('unlayered', host)).toEqual(alone);
    },
  );

  it('has the selectors of styles.css', async () => {
    const page = await browser.newPage();
    const refused = await page.evaluate(
      (selectors) => selectors.filter((selector) => !CSS.supports(`selector(${selector})`)),
      selectorsOf(sheets.unlayered),
    );
    // Selectors for other browsers are invalid in this one, in both style sheets.
    expect(refused.filter((selector) => !selector.includes('::-moz-'))).toEqual([]);
    expect(selectorsOf(sheets.unlayered).length).toBeGreaterThan(500);
    await page.close();
  });

  it('would lose it with layers', async () => {
    expect(await look('layered', 'harsh')).not.toEqual(await look('layered'));
  });

  it('does not change the host’s own classes and variables inside the root', async () => {
    sheets.own = '.btn { background: rgb(1, 2, 3) } .gh-root { --gh-primary: rgb(4, 5, 6) }';
    const page = await browser.newPage();
    await page.setContent(
      `<style>${sheets.unlayered}</style><style>${sheets.own}</style><div class="gh-root"><button class="btn">Own</button></div>`,
    );
    const [background, primary] = await page.evaluate(() => {
      const button = document.querySelector('.btn');
      const style = button && getComputedStyle(button);
      return [style?.backgroundColor, style?.getPropertyValue('--gh-primary')];
    });
    expect([background, primary]).toEqual(['rgb(1, 2, 3)', 'rgb(4, 5, 6)']);
    await page.close();
  });
});
