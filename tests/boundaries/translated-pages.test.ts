import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';

/**
 * A browser that translates a page replaces each text node. React then cannot remove a text of its own, nor insert an
 * element before one: `NotFoundError`, and the tree is gone. The only child of an element is safe.
 */
type Kind = 'element' | 'text' | 'nothing';

/** Children that are elements by contract, by module: `ui/admin/frame/portal-frame.tsx content`. */
const elements = new Set([
  'demo/portal/feedback/earlier-rows.tsx children(earlier.rows)',
  'demo/portal/feedback/submission-form.tsx children',
  'demo/portal/feedback/submission-form.tsx onwards',
  'demo/portal/pages/desktop/feedback-form.tsx children',
  'demo/portal/players/timeline.tsx children',
  'demo/portal/pages/reporting/page.tsx [list, charts]',
  'demo/portal/pages/reporting/page.tsx [charts, list]',
  'ui/admin/frame/admin-portal.tsx header',
  'ui/admin/groups/page.tsx dialogsOf',
  'ui/admin/frame/portal-frame.tsx content',
  'ui/admin/frame/portal-frame.tsx header',
  'ui/admin/archetypes/drawer/entity-drawer.tsx actions?.(entity)',
  'ui/admin/archetypes/drawer/entity-drawer.tsx dialog',
  'ui/admin/archetypes/formats/formats.tsx children',
  'ui/admin/archetypes/list/list-page.tsx bulk.dialog',
  'ui/admin/archetypes/list/list-page.tsx children',
  'ui/admin/archetypes/list/list-page.tsx stats',
  'ui/admin/archetypes/list/list-page.tsx tabs',
  'ui/admin/archetypes/settings/section-shell.tsx children(data)',
  'ui/admin/security/limited.tsx children',
  'ui/kit/table/table-toolbar.tsx filters',
  'ui/kit/table/table.tsx chips',
  'ui/kit/table/table.tsx empty',
  'ui/login/activate/activate-box.tsx login',
  'ui/login/form/custom-fields-part.tsx children',
  'ui/login/login/pre-login.tsx social',
  'ui/login/sign-up/sign-up-form.tsx password',
  'ui/login/sign-up/sign-up-form.tsx social',
  'ui/login/sign-up/sign-up-form.tsx toLogin',
  'ui/login/sign-in/social-buttons.tsx divider',
]);

const kindsOf = (path: string, node: ts.Expression): ReadonlySet<Kind> => {
  const all = (...parts: ts.Expression[]) => new Set(parts.flatMap((part) => [...kindsOf(path, part)]));
  if (ts.isParenthesizedExpression(node)) return all(node.expression);
  if (ts.isJsxElement(node) || ts.isJsxSelfClosingElement(node) || ts.isJsxFragment(node)) return new Set(['element']);
  if (node.kind === ts.SyntaxKind.NullKeyword || node.getText() === 'undefined') return new Set(['nothing']);
  if (ts.isConditionalExpression(node)) return all(node.whenTrue, node.whenFalse);
  if (ts.isBinaryExpression(node)) {
    const operator = node.operatorToken.kind;
    if (operator === ts.SyntaxKind.AmpersandAmpersandToken) return all(node.right).add('nothing');
    if (operator === ts.SyntaxKind.QuestionQuestionToken || operator === ts.SyntaxKind.BarBarToken)
      return all(node.left, node.right);
  }
  if (ts.isCallExpression(node)) {
    const name = node.expression.getText();
    if (name.endsWith('.map')) return new Set(['element', 'nothing']);
    if (name === 'createPortal' || name === 'withProps') return new Set(['element']);
  }
  return new Set([elements.has(`${path} ${node.getText()}`) ? 'element' : 'text']);
};

const isChild = (child: ts.JsxChild) =>
  !(ts.isJsxText(child) && child.containsOnlyTriviaWhiteSpaces) && !(ts.isJsxExpression(child) && !child.expression);

/** Returns whether a text of these children comes and goes, or an element comes and goes before a text. */
const isFragile = (kinds: readonly ReadonlySet<Kind>[]) =>
  kinds.length > 1 &&
  kinds.some((kind, at) => {
    if (kind.has('text')) return kind.size > 1;
    if (!kind.has('nothing')) return false;
    const next = kinds.slice(at + 1).find((later) => later.has('text') || !later.has('nothing'));
    return next?.has('text') ?? false;
  });

const fragileIn = (path: string, text: string): string[] => {
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isJsxElement(node) || ts.isJsxFragment(node)) {
      const kinds = node.children.filter(isChild).map((child): ReadonlySet<Kind> => {
        if (ts.isJsxText(child)) return new Set(['text']);
        return ts.isJsxExpression(child) && child.expression
          ? kindsOf(path, child.expression)
          : new Set<Kind>(['element']);
      });
      if (isFragile(kinds)) {
        const { line } = source.getLineAndCharacterOfPosition(node.getStart());
        found.push(`${path}:${line + 1} ${node.getText().replace(/\s+/g, ' ').slice(0, 120)}`);
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
};

const root = fileURLToPath(new URL('../../', import.meta.url));
const screens = ['ui', 'demo/hosted', 'demo/portal'].flatMap((folder) =>
  readdirSync(root + folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.tsx') && !/(^|\/)(dist|node_modules)\/|\.stories\./.test(path))
    .map((path) => `${folder}/${path}`),
);

describe('a page that the browser translates', () => {
  it.each([
    ['an optional element before a text', '<p>{busy && <Spinner />}Save</p>'],
    ['an optional element before a child that may be a text', '<p>{busy && <Spinner />}{children}</p>'],
    ['two optional elements before a text', '<p>{a && <b />}{c && <b />}Save</p>'],
    ['a list before a text', '<p>{rows.map((row) => <b key={row} />)}{total}</p>'],
    ['an optional text beside an element', '<p><b />{failed && texts.failed}</p>'],
    ['two optional texts', '<p>{failed && texts.failed}{done && texts.done}</p>'],
    ['a text or an element beside another', '<p>{on ? <b /> : texts.off}<i /></p>'],
    ['an optional text in a fragment', '<>{failed && "Failed"}<b /></>'],
    ['a text with a default', '<p>{name ?? <b />}<i /></p>'],
  ])('finds %s', (_, text) => expect(fragileIn('a.tsx', text)).toHaveLength(1));

  it.each([
    ['an optional element after a text', '<p>Save{busy && <Spinner />}</p>'],
    ['an optional element before an element', '<p>{busy && <Spinner />}<span>Save</span></p>'],
    ['the only child', '<p>{failed ? texts.failed : null}</p>'],
    ['a text in an element of its own', '<p><b />{failed && <span>{texts.failed}</span>}</p>'],
    ['texts that stay', '<p>{count} of {total}</p>'],
  ])('accepts %s', (_, text) => expect(fragileIn('a.tsx', text)).toEqual([]));

  it('keeps its screens', () => {
    expect(screens.length).toBeGreaterThan(300);
    expect(screens.flatMap((path) => fragileIn(path, readFileSync(root + path, 'utf8')))).toEqual([]);
  });

  it('names only children that exist', () => {
    const stale = [...elements].filter((entry) => {
      const [path = '', ...child] = entry.split(' ');
      return !readFileSync(root + path, 'utf8').includes(child.join(' '));
    });
    expect(stale).toEqual([]);
  });
});
