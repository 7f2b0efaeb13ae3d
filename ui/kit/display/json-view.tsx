'use client';
import type { ReactNode } from 'react';
import { JsonView as JsonTree } from 'react-json-view-lite';
import { usePartTexts } from '../use-part-texts';
import { CopyBlock } from './copy-block';

export interface JsonViewProps {
  label: ReactNode;
  /** A JSON value or its text; text that is not valid JSON is rendered unchanged. */
  value: unknown;
  /** Number of levels expanded initially. Default 2. */
  openLevels?: number;
  className?: string;
}

const toggle = 'gh:inline-block gh:w-4 gh:cursor-pointer gh:text-subtle gh:focus-visible:rounded-sm';

/** Replaces the library's style sheet. */
const looks = {
  container: 'gh:block',
  basicChildStyle: 'gh:ps-4',
  childFieldsContainer: 'gh:block',
  label: 'gh:me-1.5 gh:text-subtle',
  clickableLabel: 'gh:me-1.5 gh:cursor-pointer gh:text-subtle',
  nullValue: 'gh:text-subtle',
  undefinedValue: 'gh:text-subtle',
  numberValue: 'gh:text-info',
  stringValue: 'gh:text-success gh:whitespace-pre-wrap gh:wrap-anywhere',
  booleanValue: 'gh:text-warning',
  otherValue: 'gh:text-subtle',
  punctuation: 'gh:text-subtle',
  expandIcon: `${toggle} gh:before:content-['▸']`,
  collapseIcon: `${toggle} gh:before:content-['▾']`,
  collapsedContent: "gh:cursor-pointer gh:text-subtle gh:after:content-['…']",
  noQuotesForStringValues: false,
  quotesForFieldNames: false,
  stringifyStringValues: true,
};

const parsed = (value: unknown): unknown => {
  if (typeof value !== 'string') return value;
  try {
    return JSON.parse(value);
  } catch {
    return value;
  }
};

/** Renders JSON as a collapsible tree that can be copied. Markup is rendered as text. */
export function JsonView({ label, value, openLevels = 2, className }: JsonViewProps) {
  const { unfold, fold } = usePartTexts().json;
  const json = parsed(value);
  const text = typeof json === 'string' ? json : (JSON.stringify(json, null, 2) ?? '');
  const isTree = typeof json === 'object' && json !== null;
  return (
    <CopyBlock label={label} value={text} wrap={!isTree} className={className}>
      {isTree && (
        <JsonTree
          data={json}
          shouldExpandNode={(level) => level < openLevels}
          clickToExpandNode
          style={{ ...looks, ariaLables: { expandJson: unfold, collapseJson: fold } }}
          aria-label={typeof label === 'string' ? label : undefined}
        />
      )}
    </CopyBlock>
  );
}
