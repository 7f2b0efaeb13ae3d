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
    0.875rem / 1.25rem system-ui,
    sans-serif;
  overflow-wrap: anywhere;
  /* Also where the page does not scroll, so that nothing moves from page to page. */
  scrollbar-gutter: stable;
}

header {
  border-block-end: 1px solid var(--gh-border);
  background: var(--gh-surface);
}

nav {
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.25rem;
}

header > div,
main {
  max-width: 70rem;
  margin-inline: auto;
  padding-inline: 1.5rem;
}

header > div {
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.25rem 1.5rem;
  padding-block: 0.75rem;
}

header nav {
  margin-inline-start: -0.75rem;
}

.brand {
  display: flex;
  align-items: center;
  gap: 0.625rem;
  border-radius: 0.5rem;
  color: var(--gh-text);
  font-weight: 600;
  text-decoration: none;
}

.brand svg {
  width: 1.75rem;
  height: 1.75rem;
}

.brand span span {
  color: var(--gh-text-muted);
  font-weight: 400;
}

main {
  padding-block: 2rem 4rem;
}

/* A page of one task, as the services of others have it. */
.narrow {
  max-width: 31rem;
}

.narrow > form:not(.card) {
  margin-block-start: 1rem;
}

a {
  color: var(--gh-primary);
}

nav a {
  min-height: 2rem;
  padding: 0.375rem 0.75rem;
  border-radius: 0.5rem;
  color: var(--gh-text-muted);
  text-decoration: none;
}

nav a:hover,
nav a[aria-current] {
  background: var(--gh-muted);
  color: var(--gh-text);
}

.tabs {
  gap: 0 1.25rem;
  margin-block-end: 1rem;
  border-block-end: 1px solid var(--gh-border);
}

.tabs a {
  margin-block-end: -1px;
  padding-inline: 0;
  border-block-end: 2px solid transparent;
  border-radius: 0;
}

.tabs a:hover,
.tabs a[aria-current] {
  background: none;
}

.tabs a[aria-current] {
  border-color: var(--gh-primary);
}

nav[aria-label='Pages'] {
  margin-block-start: 0.75rem;
  margin-inline-start: -0.75rem;
}

nav[aria-label='Pages'] span {
  color: var(--gh-text-muted);
}

nav[aria-label='Pages'] a {
  color: var(--gh-primary);
}

nav[aria-label='Pages'] a[aria-disabled] {
  background: none;
  color: var(--gh-border-control);
}

@media (forced-colors: active) {
  nav a[aria-current] {
    text-decoration: underline;
  }

  .tabs a {
    margin-block-end: 0;
  }

  .tabs a:not([aria-current]) {
    border-color: Canvas;
  }
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
  font-size: 1.5rem;
  line-height: 2rem;
  letter-spacing: -0.02em;
}

h2 {
  margin-block: 2rem 0.75rem;
  font-size: 1rem;
  line-height: 1.5rem;
}

h3 {
  font-size: 0.875rem;
  line-height: 1.25rem;
}

.card h2 {
  margin: 0;
}

h2 + p {
  margin-block-end: 0.75rem;
}

.about,
.empty,
.count,
time,
dt,
th {
  color: var(--gh-text-muted);
}

.count {
  font-weight: 400;
}

.about {
  max-width: 72ch;
  text-wrap: pretty;
}

main > .about {
  margin-block: 0.25rem 1rem;
}

.cards,
.rows,
.places,
.tables {
  padding: 0;
  list-style: none;
}

.cards {
  display: grid;
  gap: 0.75rem;
}

/* A form within the card of its title. */
.card > .card {
  padding: 0;
  border: 0;
}

/* Columns, since cards of one row would be as high as the highest. */
.policies {
  display: block;
  columns: 26rem;
  column-gap: 0.75rem;
}

.policies > li {
  break-inside: avoid;
  margin-block-end: 0.75rem;
}

.places {
  display: flex;
  flex-wrap: wrap;
  gap: 0.75rem;
}

.places li {
  flex: 1 1 13.5rem;
}

.card,
.rows,
.nothing,
.places a {
  border: 1px solid var(--gh-border);
  border-radius: 0.75rem;
  background: var(--gh-surface);
}

.card,
.nothing,
.places a {
  padding: 1rem;
}

.nothing {
  border-style: dashed;
  background: none;
  color: var(--gh-text-muted);
}

.card {
  display: grid;
  gap: 0.75rem;
  align-content: start;
}

.card > button {
  justify-self: start;
}

.card-head {
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0.25rem 0.75rem;
}

.card-head > :is(form, .kind):last-child:not(:first-child) {
  margin-inline-start: auto;
}

.rows > li {
  padding: 0.5rem 1rem;
}

.rows > li:not(:first-child) {
  border-block-start: 1px solid var(--gh-border);
}

.rows > li:not(:has(> details), .nothing) {
  display: flex;
  align-items: center;
  gap: 0.25rem 0.75rem;
}

.rows > li > .card-head {
  flex: 1;
}

.actions {
  display: flex;
  gap: 0.5rem;
}

.rows > .nothing {
  border: 0;
}

.rows .about:has(+ code) {
  margin-inline-end: auto;
}

.rows > li > :is(code, button) {
  flex: none;
}

.rows > :target {
  background: var(--gh-muted);
}

.rows > :target .state {
  background: var(--gh-surface);
}

.pair {
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 26rem), 1fr));
  gap: 0.75rem;
}

.reason,
button.danger {
  color: var(--gh-danger);
}

.kind,
.state {
  padding: 0.125rem 0.5rem;
  border-radius: 0.375rem;
  background: var(--gh-muted);
}

time,
code,
td,
dd,
.count {
  font-variant-numeric: tabular-nums;
}

dl {
  display: grid;
  gap: 0.25rem 2rem;
}

dl > div {
  display: grid;
  grid-template-columns: minmax(6rem, 13rem) minmax(0, 1fr);
  gap: 0.25rem 1rem;
}

dd {
  white-space: pre-wrap;
}

.counts dl {
  display: flex;
  flex-wrap: wrap;
  margin-block-end: 0.75rem;
}

.counts dl > div {
  display: flex;
  gap: 0.5rem;
}

.settings dl {
  display: block;
  columns: 24rem;
  column-gap: 2rem;
}

.settings dl > div {
  grid-template-columns: minmax(6rem, min(15rem, 65%)) minmax(0, 1fr);
  break-inside: avoid;
  padding-block: 0.125rem;
}

pre {
  padding: 0.75rem;
  border-radius: 0.5rem;
  background: var(--gh-muted);
  font:
    0.75rem / 1.125rem ui-monospace,
    monospace;
  white-space: pre-wrap;
}

code,
textarea {
  font:
    0.8125rem / 1.125rem ui-monospace,
    monospace;
}

.scroll {
  overflow-x: auto;
  border: 1px solid var(--gh-border);
  border-radius: 0.75rem;
  background: var(--gh-surface);
}

table {
  width: 100%;
  border-collapse: collapse;
}

th,
td {
  padding: 0.5rem 1rem;
  text-align: start;
  vertical-align: baseline;
  overflow-wrap: normal;
}

tbody > tr > * {
  border-block-start: 1px solid var(--gh-border);
}

th {
  font-weight: 600;
  white-space: nowrap;
}

td time,
td button,
.actions button {
  white-space: nowrap;
}

@media (width > 40rem) {
  .card-head > time:last-child {
    margin-inline-start: auto;
    white-space: nowrap;
  }

  td:has(> .long) {
    width: 50%;
  }

  td:has(> .small) {
    white-space: nowrap;
  }

  td:has(> form):last-child {
    text-align: end;
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
  font-size: 0.75rem;
}

button,
select,
input,
textarea {
  min-height: 2rem;
  padding: 0.25rem 0.5rem;
  border: 1px solid var(--gh-border-control);
  border-radius: 0.5rem;
  background: var(--gh-surface);
  color: var(--gh-text);
}

button,
select,
input {
  font: inherit;
}

textarea {
  width: 100%;
}

button {
  padding-inline: 0.75rem;
  cursor: pointer;
}

button:hover {
  background: var(--gh-muted);
}

label {
  display: grid;
  gap: 0.25rem;
}

.fields {
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: 0.5rem 0.75rem;
}

.fields > a {
  align-self: center;
}

:not(.card) > form.fields {
  margin-block-end: 0.75rem;
}

.fields label {
  flex: 1 1 12.5rem;
  grid-template-columns: minmax(0, 1fr);
  min-width: 0;
  max-width: 24rem;
}

.fields label:has([type='search']) {
  max-width: none;
}

select {
  max-width: 100%;
}

label.switch {
  display: flex;
  flex: 1 1 12.5rem;
  align-items: center;
  gap: 0.5rem;
  min-height: 2rem;
}

.switch input {
  accent-color: var(--gh-primary);
  flex: none;
  min-height: 0;
  width: 1rem;
  height: 1rem;
  margin: 0;
}

/* Names and controls have a column each, in every form of the page. */
@media (width > 40rem) {
  .policy .fields {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 26rem), 1fr));
    gap: 0.5rem 3rem;
  }

  .policy .fields label {
    display: grid;
    grid-template-columns: minmax(0, 1fr) 13rem;
    align-items: center;
    gap: 0.75rem;
    max-width: none;
  }

  .policy .switch input {
    grid-area: 1 / 2;
  }

  .even {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }

  .fields.even label {
    max-width: none;
  }

  .even .wide {
    grid-column: span 2;
  }
}

@media (width > 64rem) {
  .even {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
}

.fields output {
  align-self: center;
}

.icon {
  display: grid;
  place-items: center;
  width: 2rem;
  padding: 0;
}

.icon svg {
  width: 1rem;
  height: 1rem;
}

/* Without anchors the menu is in the middle of the window. */
.menu {
  min-width: 14rem;
  padding: 0.25rem;
  border: 1px solid var(--gh-border);
  border-radius: 0.75rem;
  background: var(--gh-surface);
  color: var(--gh-text);
  box-shadow: 0 8px 24px light-dark(#00000026, #00000080);
}

hr {
  width: 100%;
  margin: 0;
  border: 0;
  border-block-start: 1px solid var(--gh-border);
}

.menu hr {
  margin-block: 0.25rem;
}

.menu button {
  width: 100%;
  border-color: transparent;
  text-align: start;
}

.menu button:focus-visible {
  outline-offset: -2px;
}

@supports (anchor-scope: all) {
  .rows > li {
    anchor-scope: --menu;
  }

  [popovertarget] {
    anchor-name: --menu;
  }

  .menu {
    position-anchor: --menu;
    position-area: block-end span-inline-start;
    position-try-fallbacks: flip-block;
    inset: auto;
    margin: 0.25rem 0;
  }
}

summary {
  width: fit-content;
  cursor: pointer;
}

summary + :is(pre, dl) {
  margin-block: 0.75rem 0.25rem;
}

iframe {
  width: 100%;
  height: 26.25rem;
  margin-block-start: 0.5rem;
  border: 1px solid var(--gh-border);
  border-radius: 0.5rem;
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

.tables {
  columns: 13rem;
  column-gap: 2rem;
}

.tables .empty a {
  color: inherit;
}

.tables li {
  display: flex;
  justify-content: space-between;
  gap: 1rem;
  padding-block: 0.25rem;
  break-inside: avoid;
}

td code {
  white-space: nowrap;
}

.scroll + p {
  margin-block-start: 0.75rem;
}

.card p {
  white-space: pre-line;
}

pre + .small {
  margin-block-start: 0.5rem;
  margin-inline-start: 0;
}

.small {
  margin-inline-start: 0.5rem;
  min-height: 1.5rem;
  padding: 0.125rem 0.5rem;
  border-radius: 0.375rem;
}

.fields > .small {
  margin: 0;
}

.cards + form {
  margin-block-start: 0.75rem;
}

/* Buttons that do nothing without the script. */
@media (scripting: none) {
  .small {
    display: none;
  }
}

@media (width <= 40rem) {
  header > div,
  main {
    padding-inline: 1rem;
  }

  main {
    padding-block-start: 1.5rem;
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
    padding-block: 0.5rem;
  }

  tbody > tr:not(:first-child) {
    border-block-start: 1px solid var(--gh-border);
  }

  td {
    display: block;
    position: relative;
    min-height: 1.75rem;
    padding-block: 0.25rem;
    padding-inline-start: 7.25rem;
    overflow-wrap: anywhere;
  }

  tbody > tr > td {
    border: 0;
  }

  td:empty {
    display: none;
  }

  td::before {
    content: attr(data-head);
    position: absolute;
    inset-inline-start: 1rem;
    width: 5.75rem;
    color: var(--gh-text-muted);
  }

  .long {
    min-width: 0;
  }

  .places li {
    flex-basis: 9.5rem;
  }

  td code {
    white-space: normal;
  }

  .narrow .rows > li {
    flex-wrap: wrap;
  }

  /* A recipient and a time have a line of their own, whatever the length of the subject. */
  .card-head:has(> time) > h3 {
    flex-basis: 100%;
  }
}

@media (width <= 30rem) {
  dl > div {
    grid-template-columns: minmax(0, 1fr);
    gap: 0;
  }
}
`;
