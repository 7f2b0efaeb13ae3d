import { pageColors } from '../oauth/pages';

/** The stylesheet of the developer pages, as text: it stays in the package wherever that is bundled. */
export const stylesheet = `/* Pages for who develops with the local provider: outbox, webhooks, controls. */

${pageColors}

*,
*::before,
*::after {
  box-sizing: border-box;
}

body {
  margin: 0;
  background: var(--gh-background);
  color: var(--gh-text);
  font:
    14px / 20px system-ui,
    sans-serif;
  overflow-wrap: anywhere;
}

header {
  border-block-end: 1px solid var(--gh-border);
  background: var(--gh-surface);
}

nav {
  display: flex;
  flex-wrap: wrap;
  gap: 4px;
  margin-inline-start: -12px;
}

header > div,
main {
  max-width: 1080px;
  margin-inline: auto;
  padding-inline: 24px;
}

header > div {
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 24px;
  padding-block: 12px;
}

.brand {
  display: flex;
  align-items: center;
  gap: 10px;
  border-radius: 8px;
  color: var(--gh-text);
  font-weight: 600;
  text-decoration: none;
}

.brand svg {
  width: 28px;
  height: 28px;
}

.brand span span {
  color: var(--gh-text-muted);
  font-weight: 400;
}

nav[aria-label='Pages'] {
  margin-block-start: 12px;
}

main {
  padding-block: 32px 64px;
}

a {
  color: var(--gh-primary);
}

nav a {
  min-height: 32px;
  padding: 6px 12px;
  border-radius: 8px;
  color: var(--gh-text-muted);
  text-decoration: none;
}

nav a:hover,
nav a[aria-current] {
  background: var(--gh-muted);
  color: var(--gh-text);
}

nav a[aria-current] {
  font-weight: 600;
}

:focus-visible {
  outline: 2px solid var(--gh-ring);
  outline-offset: 2px;
}

h1,
h2,
h3,
p,
dl,
dd,
ul,
pre {
  margin: 0;
}

h1 {
  font-size: 24px;
  line-height: 32px;
  letter-spacing: -0.02em;
}

h2 {
  margin-block: 32px 12px;
  font-size: 16px;
  line-height: 24px;
}

h3 {
  font-size: 14px;
  line-height: 20px;
}

.about,
.empty,
time,
dt,
th {
  color: var(--gh-text-muted);
}

.about {
  max-width: 72ch;
  margin-block: 4px 16px;
}

.cards,
.places {
  display: grid;
  gap: 12px;
  padding: 0;
  list-style: none;
}

.card,
.nothing,
.places a {
  padding: 16px;
  border: 1px solid var(--gh-border);
  border-radius: 12px;
  background: var(--gh-surface);
}

.nothing {
  border-style: dashed;
  background: none;
  color: var(--gh-text-muted);
}

.card {
  display: grid;
  gap: 12px;
}

.card-head {
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 12px;
}

.card-head form {
  margin-inline-start: auto;
}

.reason {
  color: var(--gh-danger);
}

.kind {
  padding: 2px 8px;
  border-radius: 6px;
  background: var(--gh-muted);
}

time,
code,
td,
.count {
  font-variant-numeric: tabular-nums;
}

dl {
  display: grid;
  gap: 4px;
}

dl > div {
  display: grid;
  grid-template-columns: minmax(96px, 160px) minmax(0, 1fr);
  gap: 4px 16px;
}

dd {
  white-space: pre-wrap;
}

pre {
  padding: 12px;
  border-radius: 8px;
  background: var(--gh-muted);
  font:
    12px / 18px ui-monospace,
    monospace;
  white-space: pre-wrap;
}

code {
  font:
    14px / 18px ui-monospace,
    monospace;
}

.scroll {
  overflow-x: auto;
  border: 1px solid var(--gh-border);
  border-radius: 12px;
  background: var(--gh-surface);
}

table {
  width: 100%;
  border-collapse: collapse;
}

th,
td {
  padding: 8px 16px;
  text-align: start;
  vertical-align: top;
  overflow-wrap: normal;
}

tbody > tr > * {
  border-block-start: 1px solid var(--gh-border);
}

th {
  font-weight: 600;
  white-space: nowrap;
}

td time {
  white-space: nowrap;
}

@media (min-width: 640.02px) {
  td:has(> .long) {
    width: 40%;
  }
}

.long {
  display: block;
  min-width: 16rem;
  overflow-wrap: anywhere;
}

.note {
  display: block;
  color: var(--gh-text-muted);
  font-size: 12px;
}

button,
select,
input {
  min-height: 32px;
  padding: 4px 8px;
  border: 1px solid var(--gh-border-control);
  border-radius: 8px;
  background: var(--gh-surface);
  color: var(--gh-text);
  font: inherit;
}

button {
  padding-inline: 12px;
  cursor: pointer;
}

button:hover {
  background: var(--gh-muted);
}

label {
  display: grid;
  gap: 4px;
}

.fields {
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: 8px 12px;
}

:not(.card) > form.fields {
  margin-block-end: 12px;
}

.fields label {
  flex: 1 1 200px;
  grid-template-columns: minmax(0, 1fr);
  min-width: 0;
}

select {
  max-width: 100%;
}

label.switch {
  display: flex;
  flex: 1 1 200px;
  align-items: center;
  gap: 8px;
  min-height: 32px;
}

.switch input {
  accent-color: var(--gh-primary);
  min-height: 0;
  width: 16px;
  height: 16px;
  margin: 0;
}

.card .about {
  margin: 0;
}

.fields output {
  align-self: center;
}

summary {
  width: fit-content;
  cursor: pointer;
}

iframe {
  width: 100%;
  height: 420px;
  margin-block-start: 8px;
  border: 1px solid var(--gh-border);
  border-radius: 8px;
  background: #ffffff;
}

.unseen {
  position: absolute;
  width: 1px;
  height: 1px;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
}

@media (max-width: 640px) {
  header > div,
  main {
    padding-inline: 16px;
  }

  main {
    padding-block-start: 24px;
  }

  thead {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
  }

  table,
  tbody,
  tr {
    display: block;
  }

  tbody > tr {
    padding-block: 8px;
  }

  tbody > tr:not(:first-child) {
    border-block-start: 1px solid var(--gh-border);
  }

  td {
    display: block;
    position: relative;
    min-height: 28px;
    padding-block: 4px;
    padding-inline-start: 116px;
    overflow-wrap: anywhere;
  }

  tbody > tr > td {
    border: 0;
  }

  td::before {
    content: attr(data-head);
    position: absolute;
    inset-inline-start: 16px;
    width: 92px;
    color: var(--gh-text-muted);
  }

  .long {
    min-width: 0;
  }
}

@media (max-width: 480px) {
  dl > div {
    grid-template-columns: minmax(0, 1fr);
    gap: 0;
  }
}

.places {
  grid-template-columns: repeat(auto-fit, minmax(220px, 1fr));
}

.places a {
  display: block;
  height: 100%;
  color: var(--gh-text-muted);
  text-decoration: none;
}

.places a:hover {
  border-color: var(--gh-border-control);
}

.places strong {
  display: block;
  color: var(--gh-text);
}

td code {
  white-space: nowrap;
}

p + pre,
summary + pre {
  margin-block-start: 12px;
}

.card p {
  white-space: pre-line;
}

pre + .copy {
  margin-block-start: 8px;
  margin-inline-start: 0;
}

.copy {
  margin-inline-start: 8px;
  min-height: 24px;
  padding: 2px 8px;
  border-radius: 6px;
}
`;
