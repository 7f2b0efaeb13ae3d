/** Stylesheet of the card form. It uses the colors that the embedding page passes. */
export const frameStyle = `:root { color-scheme: light dark; }
* { box-sizing: border-box; }
body { margin: 0; padding: 3px; font: 14px/20px system-ui, sans-serif; background: transparent; color: CanvasText; }
html[data-theme=light] { color-scheme: light; }
html[data-theme=dark] { color-scheme: dark; }
form { display: grid; grid-template-columns: 1fr 1fr; gap: 12px; }
label { display: grid; gap: 6px; font-weight: 500; }
label:first-child, p, .question { grid-column: 1 / -1; }
input { width: 100%; height: 36px; padding: 0 12px; border: 1px solid light-dark(#868a82, #6d7872); border-radius: 6px; background: light-dark(#fff, #171b1a); color: inherit; font: inherit; direction: ltr; }
html[dir=rtl] input { text-align: right; }
input:focus-visible, button:focus-visible { outline: 2px solid light-dark(#147d64, #6fc9ac); outline-offset: 1px; }
input[aria-invalid=true] { border-color: light-dark(#b3261e, #ff9d94); }
p { margin: 0; font-size: 12px; line-height: 16px; color: light-dark(#59605c, #a3ada8); }
p[role=alert] { color: light-dark(#b3261e, #ff9d94); }
p:empty { display: none; }
.question { display: flex; flex-wrap: wrap; gap: 8px; }
.question strong { flex-basis: 100%; }
button { min-height: 36px; padding: 0 12px; border: 1px solid light-dark(#868a82, #6d7872); border-radius: 6px; background: light-dark(#fff, #171b1a); color: inherit; font: inherit; cursor: pointer; }
[hidden] { display: none; }
`;
