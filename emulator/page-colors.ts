/** Colors of the pages that the provider renders itself, as custom properties of the sign-in pages. */
export const pageColors = `:root {
  color-scheme: light dark;
  --gh-background: light-dark(#f7f7f5, #101312);
  --gh-surface: light-dark(#ffffff, #171b1a);
  --gh-muted: light-dark(#efefeb, #202624);
  --gh-border: light-dark(#e2e2dc, #2b3230);
  --gh-border-control: light-dark(#868a82, #6d7872);
  --gh-text: light-dark(#191d1b, #ecf0ed);
  --gh-text-muted: light-dark(#59605c, #a3ada8);
  --gh-primary: light-dark(#0b5947, #8fd6bd);
  --gh-on-primary: light-dark(#ffffff, #06241b);
  --gh-danger: light-dark(#b3261e, #ff9d94);
  --gh-success: light-dark(#0f6b45, #6fd3a2);
  --gh-ring: light-dark(#147d64, #6fc9ac);
}`;
